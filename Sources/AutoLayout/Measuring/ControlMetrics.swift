import InterfaceDocument
import StrutEnvironment

/// The sizes of UIKit's controls, in points, as far as they depend on more than the operating system: the others are in
/// `CanvasProfile.Controls`.
enum ControlMetrics {
    /// From a control's frame to its alignment rectangle.
    ///
    /// Measured where constraints meet stored edges: switch trailing 2 (216 of 217), segmented control bottom 1 (47 of
    /// 47).
    static func alignmentInsets(of view: View, _ environment: borrowing ResolvedEnvironment) -> EdgeInsets {
        switch view.kind {
        case .switch: return EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case .slider: return environment.profile.controls.sliderInsets
        case .segmentedControl: return EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        case .progressView:
            // 9 views in 6 repositories; the other style has none (86 of 87).
            let isBar = ProgressView(view.element)?.isBarStyle ?? false
            return EdgeInsets(top: 0, left: 0, bottom: isBar ? 1 : 0, right: 0)
        default: return .zero
        }
    }

    /// A close button: 30 × 30 (2 frames of 2 repositories, tools 17147 and 23504), and with insets of its image, even
    /// explicit zeros, its symbol of 22 × 21 (1 frame of tools 23504).
    static func closeButtonSize(hasImageInsets: Bool) -> Size {
        hasImageInsets ? Size(width: 22, height: 21) : Size(width: 30, height: 30)
    }

    /// A toolbar: 44, or 48 since iOS 26, or 32 in a low landscape; 49 above a home indicator in running apps and in
    /// some tools.
    static func toolbarHeight(_ environment: ResolvedEnvironment, isAtBottom: Bool) -> Double {
        let metrics = environment.profile.controls
        if environment.isPad { return metrics.padBarHeight }
        if environment.hasNotch {
            return isAtBottom && (environment.isChosen || metrics.liftsToolbars) ? 49 : metrics.toolbarHeight
        }
        return environment.size.height < 400 ? 32 : metrics.toolbarHeight
    }

    /// 37 for the large styles, 20 for the others, at all times (220 frames).
    static func activityIndicatorLength(isLarge: Bool) -> Double { isLarge ? 37 : 20 }

    /// What the scope buttons of a search bar add to its height (one of one).
    static let scopeBarHeight = 44.0

    /// The info, detail and add buttons. Since iOS 13 they show symbols, which grow with the text: 25 is 21 at extra
    /// small (3 buttons of one repository, none against; the accessories of cells do the same in 4).
    static func glyphButtonSize(_ environment: borrowing ResolvedEnvironment, bodySize: Double) -> Size {
        let controls = environment.profile.controls
        var size = controls.glyphButtonSize
        if environment.scale == 3 { size.width = controls.finestGlyphButtonWidth }
        guard environment.profile.tables.hasSymbolAccessories, bodySize != 17 else { return size }
        return Size(width: (size.width * bodySize / 17).rounded(), height: (size.height * bodySize / 17).rounded())
    }

    /// A page control with dots.
    static func pageControlSize(pages: Int, _ metrics: CanvasProfile.Controls) -> Size {
        var size = metrics.pageControlSize
        if pages > 0 { size.width += metrics.pageControlFirst + metrics.pageControlStep * Double(pages - 1) }
        return size
    }

    /// The width and height that Interface Builder gives a view without a size of its own in a stack view: 50 points.
    ///
    /// 230 views in 50 documents of 18 projects agree with it and 33 in 9 documents do not.
    static let designTimeLength = 50.0

    /// The largest length that a document stores of a view to which nothing but the canvas gave one: left over from
    /// earlier states, they are 17 to 434 points.
    static let largestDesignTimeLength = 434.0

    /// The width that a plain view keeps across a column, where nothing else gives it one: the library makes it so wide
    /// (9 of 15 views, in 7 projects).
    static let libraryViewWidth = 240.0

    /// The width of a plain view that fills a column: all that there is, until something stops it (39 views in 6
    /// projects come right with it, 2 of one wrong; 382 to 450 points score alike).
    static let fillingViewWidth = largestDesignTimeLength

    /// How firmly a plain view hugs that length: less than any control hugs its own, as stretched views beside controls
    /// show (15 views in 3 documents).
    static let designTimeHugging = 49.0

    /// How firmly a plain view fills the row that centres it: more than it hugs that length, less than controls hug
    /// theirs.
    static let designTimeFilling = 49.5
}
