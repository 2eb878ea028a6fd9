import InterfaceDocument
import StrutTextMeasurement

/// An environment in which nothing is left open any more: what one document is laid out for.
public struct ResolvedEnvironment: Sendable, Hashable {
    /// What the environment is called in generated source; nil where nobody gave it a name.
    public var name: String?
    /// The device's id; nil for a canvas without a device.
    public var deviceID: String?
    /// Whether the caller chose the device or the size: run-time behaviour, not the document's own canvas.
    public var isChosen: Bool
    /// Whether it is what Interface Builder shows when it opens the document: nothing was chosen.
    package var isCanvas: Bool
    /// Whether the device is an iPad.
    public var isPad: Bool
    /// Whether the device is a phone with a notch or an island, and a home indicator.
    public var hasNotch: Bool
    /// How the device is held.
    public var orientation: Orientation
    /// The screen in points, as it is held.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// The width's size class.
    public var horizontalSizeClass: SizeClass
    /// The height's size class.
    public var verticalSizeClass: SizeClass
    /// The size classes whose variations apply; a canvas of any width and any height has none.
    public var variationTraits: VariationTraits
    /// What the system keeps clear on the whole screen, in points, without bars.
    public var safeArea: EdgeInsets
    /// How large the user wants text to be.
    public var contentSizeCategory: ContentSizeCategory
    /// Whether titles have the smaller sizes that canvases showed for a while.
    public var hasSmallTitles: Bool
    /// The direction in which the user interface reads.
    public var direction: LayoutDirection
    /// The language of the texts, as the device shows it; nil means the document's own.
    public var localization: Localization?
    /// What the project supplies that its documents do not keep.
    public var resources: ProjectResources?
    /// The fonts that text is measured with, before all tables.
    public var fonts: InstalledFonts?
    /// The size in points of the document's own canvas.
    package var canvasSize: Size
    /// How the tools that wrote the document drew.
    package var profile: CanvasProfile
    /// The operating system whose metrics apply.
    public var era: MetricsEra { profile.system }
    /// Light or dark.
    public var appearance: Appearance
}

extension ResolvedEnvironment {
    /// Fills in what `environment` leaves open from `document`'s own canvas.
    public init(document: Document, environment: LayoutEnvironment) {
        profile = CanvasProfile(toolsVersion: document.toolsVersion)
        let canvas = DocumentCanvas(document, profile)
        canvasSize = canvas.size
        let device = environment.device ?? canvas.device
        name = environment.name
        deviceID = device?.id
        let chosen = environment.size?.ofWindow
        isChosen = environment.device != nil || chosen != nil || environment.orientation != nil
        isCanvas =
            !isChosen && environment.contentSizeCategory == nil && environment.direction != .rightToLeft
            && environment.localization == nil
        isPad = device?.isPad ?? canvas.isPad
        hasNotch = device.map { !$0.isPad && $0.portraitSafeArea.bottom > 0 } ?? false
        // Another device is held as the document's is: Interface Builder keeps the orientation where a device is
        // chosen.
        orientation = environment.orientation ?? canvas.orientation
        scale = device?.scale ?? canvas.scale
        var traits: (width: SizeClass, height: SizeClass)
        if let device {
            size = device.size(in: orientation)
            safeArea = isChosen ? device.safeArea(in: orientation) : canvas.safeArea
            traits = device.traits(in: orientation)
        } else {
            size = canvas.size
            safeArea = canvas.safeArea
            traits = canvas.traits
            if orientation != canvas.orientation { size = Size(width: size.height, height: size.width) }
        }
        if let chosen {
            size = chosen
            // The widest compact pane of an iPad has 639 points, the narrowest regular one 678 (Human Interface
            // Guidelines, Layout).
            if isPad {
                traits.width = chosen.width < 640 ? .compact : .regular
            } else if chosen.width < 500 {
                traits.width = .compact
            }
        }
        horizontalSizeClass = traits.width
        verticalSizeClass = traits.height
        let isAnySize = device == nil && !isChosen && canvas.isAnySize
        variationTraits = VariationTraits(
            widthClass: isAnySize ? nil : traits.width,
            heightClass: isAnySize ? nil : traits.height,
            idiom: isPad ? .pad : .phone)
        contentSizeCategory = environment.contentSizeCategory ?? (isChosen ? .large : canvas.contentSizeCategory)
        hasSmallTitles = environment.contentSizeCategory == nil && !isChosen && canvas.hasSmallTitles
        direction =
            environment.direction ?? environment.localization.map { LayoutDirection(ofLanguage: $0.language) }
            ?? .leftToRight
        localization = environment.localization?.shown(onPad: isPad)
        appearance = environment.appearance ?? document.device?.appearance.flatMap(Appearance.init) ?? .light
        resources = environment.resources
        fonts = environment.fonts
    }
}

extension ResolvedEnvironment {
    /// Whether the device is a phone of 390 points and more, at whose sides the system leaves 20 instead of 16.
    package var isWidePhone: Bool { !isPad && deviceID != nil && min(size.width, size.height) >= 390 }
}
