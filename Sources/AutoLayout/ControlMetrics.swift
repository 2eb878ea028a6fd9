import Environment
import InterfaceDocument

/// The sizes of UIKit's controls by operating system, in points: one place for every figure that imitates UIKit.
///
/// Each was measured on frames that Interface Builder stored where no constraint sets them; the counts stand beside it.
enum ControlMetrics {
    /// From a view's frame to its alignment rectangle.
    ///
    /// Measured where constraints meet stored edges: switch trailing 2 (216 of 217), slider leading −2 (152 of 160),
    /// trailing 2 (163 of 179), bottom 1 (90 of 96), segmented control bottom 1 (47 of 47).
    static func alignmentInsets(of view: View, _ environment: ResolvedEnvironment, toolsVersion: Int) -> EdgeInsets {
        let era = environment.era
        switch view.kind {
        case .imageView:
            guard let image = ImageView(view.element), image.isSystemImage, let name = image.imageName else {
                return .zero
            }
            let delta = SymbolMetrics.alignmentDelta(
                name, weight: image.symbolConfiguration?.weight, scale: environment.scale, toolsVersion: toolsVersion)
            return EdgeInsets(top: delta / 2, left: 0, bottom: delta / 2, right: 0)
        case .switch: return EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case .slider: return era >= .iOS26 ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case .segmentedControl: return EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        default: return .zero
        }
    }

    /// A switch's alignment rectangle: 51 × 31 less 2 on the right (560 frames), 63 × 28 since iOS 26 (57 frames).
    static func switchSize(_ era: MetricsEra) -> Size {
        era >= .iOS26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
    }

    /// A slider's alignment rectangle has no width of its own: 31 less 1 (190 frames), 34 since iOS 26 (12 frames).
    static func sliderHeight(_ era: MetricsEra) -> Double { era >= .iOS26 ? 34 : 30 }

    /// 94 × 29, and 32 high since iOS 13 (34 frames).
    static func stepperSize(_ era: MetricsEra) -> Size {
        Size(width: 94, height: era >= .iOS13 ? 32 : 29)
    }

    /// A segmented control's alignment rectangle: 29 less 1, 32 less 1 since iOS 13 (97 frames).
    static func segmentedControlHeight(_ era: MetricsEra) -> Double { era >= .iOS13 ? 31 : 28 }

    /// What a segment is wider than its title (26 of 27 controls).
    static func segmentPadding(_ era: MetricsEra) -> Double { era >= .iOS13 ? 18 : 14 }

    /// A toolbar: 44, or 32 in a low landscape; 49 where the tools of Xcode 12 to 13 put it above a home indicator
    /// (139 of 146 frames); 50 on iPads since iOS 12.
    static func toolbarHeight(_ environment: ResolvedEnvironment, toolsVersion: Int, isAtBottom: Bool) -> Double {
        if environment.isPad { return environment.era >= .iOS12 ? 50 : 44 }
        if environment.hasNotch {
            let isLiftedEra = environment.isChosen || (17000..<20500).contains(toolsVersion)
            return isAtBottom && isLiftedEra ? 49 : 44
        }
        return environment.size.height < 400 ? 32 : 44
    }

    /// 2, and 4 since iOS 14; a bar's 2.5.
    static func progressViewHeight(isBar: Bool, _ era: MetricsEra) -> Double {
        isBar ? 2.5 : era >= .iOS14 ? 4 : 2
    }

    /// 37 for the large styles, 20 for the others, at all times (220 frames).
    static func activityIndicatorLength(isLarge: Bool) -> Double { isLarge ? 37 : 20 }

    /// A rounded text field is 30 high, 34 since iOS 13, whatever its font between 12 and 18 points (480 frames).
    /// The first tools of Xcode 11 had these fields already, and iOS 12's other controls.
    static func roundedTextFieldHeight(toolsVersion: Int) -> Double { toolsVersion >= 14805 ? 34 : 30 }

    /// 44, 56 since iOS 11; at the smallest text size 51 (33 frames).
    static func searchBarHeight(_ era: MetricsEra, isExtraSmall: Bool) -> Double {
        era < .iOS11 ? 44 : isExtraSmall ? 51 : 56
    }

    /// 44, and 54 since iOS 26.
    static func navigationBarHeight(_ era: MetricsEra) -> Double { era >= .iOS26 ? 54 : 44 }

    /// The info, detail and add buttons: 22 × 22; 25 × 24 since iOS 13, whose symbol is 24⅓ wide at three pixels a point.
    static func glyphButtonSize(toolsVersion: Int, scale: Double) -> Size {
        toolsVersion < 14805 ? Size(width: 22, height: 22) : Size(width: scale == 3 ? 24 + 1.0 / 3 : 25, height: 24)
    }

    /// The wheels of pickers: 320 × 216, and 162 high in iOS 8 and 9 (27 of 31 frames).
    static func wheelsSize(_ era: MetricsEra) -> Size {
        Size(width: 320, height: era == .iOS8 || era == .iOS9 ? 162 : 216)
    }

    /// A date picker's compact style, for a date and a time; few were seen.
    static func compactDatePickerSize(_ era: MetricsEra) -> Size {
        Size(width: 195, height: era >= .iOS26 ? 36 : 34 + 1.0 / 3)
    }

    /// A dot is 7 points wide and 9 apart; since iOS 14 dots stand further apart, inside a capsule (two frames).
    static func pageControlSize(pages: Int, _ era: MetricsEra) -> Size {
        let count = Double(max(pages, 1))
        guard era >= .iOS14 else { return Size(width: 16 * count - 9, height: 37) }
        return Size(width: 36.5 * (count - 1) + 42 + 2.0 / 3, height: era >= .iOS16 ? 26 : 27.5)
    }

    /// The width and height that Interface Builder lends a view without a size of its own in a stack view: 50 points.
    ///
    /// 230 views in 50 documents of 18 projects agree with it and 33 in 9 documents do not. The older tools, of Xcode 7
    /// to 9, let such views collapse (3 documents).
    static let designTimeLength = 50.0
    static let firstToolsWithDesignTimeLength = 14000

    /// The width that a plain view keeps across a column, where nothing else gives it one: the library makes it so wide
    /// (9 of 15 views, in 7 projects).
    static let libraryViewWidth = 240.0

    /// How firmly a plain view hugs that length: less than any control hugs its own, as stretched views beside controls
    /// show (15 views in 3 documents).
    static let designTimeHugging = 49.0

    /// How firmly a plain view fills the row that centres it: more than it hugs that length, less than controls hug theirs.
    static let designTimeFilling = 49.5
}
