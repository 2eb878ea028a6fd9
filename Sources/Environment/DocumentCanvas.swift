import InterfaceDocument
import TextMeasurement

/// The canvas on which Interface Builder showed a document when it stored the frames.
struct DocumentCanvas {
    /// The device, where the document names one that is known.
    var device: Device?
    var orientation: Orientation
    /// In points, as held.
    var size: Size
    /// Pixels per point: the squares and screens of the first tools had one, the iPhone 6 of the later ones has two.
    var scale: Double
    /// What the canvas of that time kept clear, without bars, in points.
    var safeArea: EdgeInsets
    var traits: (width: SizeClass, height: SizeClass)
    var isPad: Bool
    /// Whether it is the square of the first size classes, which stands for any width and any height.
    var isAnySize: Bool
    /// The text size: the tools up to Xcode 7 drew text styles at the medium size (35 of 36 one-line labels of `Body`,
    /// `Headline`, `Subhead`, `Caption` and `Footnote` have its heights), those of Xcode 12.5 to 13 at the smallest (108 of
    /// 115 labels). A document may ask for another one.
    var contentSizeCategory: ContentSizeCategory
    /// Whether the canvas showed titles smaller: the tools from Xcode 10.2 to the first of Xcode 11 did.
    var hasSmallTitles: Bool

    init(_ document: Document) {
        let version = document.toolsVersion.major
        let declared = document.device
        let previewed = document.previewedContentSize.flatMap(ContentSizeCategory.init)
        contentSizeCategory =
            previewed ?? (version < 11000 ? .medium : (18000..<20500).contains(version) ? .extraSmall : .large)
        hasSmallTitles = previewed == nil && (14460..<15000).contains(version)
        orientation = declared?.orientation == "landscape" ? .landscape : .portrait
        device = declared?.id.flatMap { id in Device.all.first { $0.id == id } }
        // The same name stood for another screen in the newest tools.
        if device?.id == "retina6_7", (24127..<32000).contains(version) { device?.size = Size(width: 430, height: 932) }
        isAnySize = device == nil && document.usesTraitCollections && version < 11000
        isPad = device?.isPad ?? (document.targetRuntime == "iOS.CocoaTouch.iPad")
        if let device {
            size = device.size(in: orientation)
            scale = device.scale
            traits = device.traits(in: orientation)
            safeArea = Self.safeArea(of: device, orientation, version)
        } else {
            size = Self.size(withoutDevice: document, version: version, isPad: isPad)
            scale = version >= 11000 ? 2 : 1
            // Before there were devices, documents with size classes showed any width and any height.
            traits = isPad || size.width == 600 ? (.regular, .regular) : (.compact, .regular)
            safeArea = Self.homeButtonInsets(version)
        }
    }

    /// Three generations of canvases: the iPhone 5, the square of any size class, the iPhone 6.
    private static func size(withoutDevice document: Document, version: Int, isPad: Bool) -> Size {
        if isPad { return Size(width: 768, height: 1024) }
        if version >= 11000 { return Size(width: 375, height: 667) }
        return document.usesTraitCollections ? Size(width: 600, height: 600) : Size(width: 320, height: 568)
    }

    /// The status bar on devices with a home button: the tools of Xcode 11 to 14 showed none.
    private static func homeButtonInsets(_ version: Int) -> EdgeInsets {
        EdgeInsets(top: (14700..<21700).contains(version) ? 0 : 20, left: 0, bottom: 0, right: 0)
    }

    /// The insets that the tools of one version gave a device; they changed with the models that stood for its screen.
    private static func safeArea(of device: Device, _ orientation: Orientation, _ version: Int) -> EdgeInsets {
        var insets = device.safeArea(in: orientation)
        if device.portraitSafeArea.bottom == 0 {
            let home = homeButtonInsets(version)
            if device.id == "ipad10_2" { return insets }
            return orientation == .landscape && !device.isPad ? .zero : home
        }
        guard !device.isPad else { return insets }
        let top: Double
        switch device.id {
        case "retina5_9": top = version < 21000 ? 44 : 50
        case "retina6_1": top = version < 21000 ? 44 : 48
        case "retina6_0": top = version < 21000 ? 44 : 47
        case "retina6_7": top = version < 21000 ? 44 : (24127..<32000).contains(version) ? 59 : 47
        default: top = device.portraitSafeArea.top
        }
        if orientation == .portrait {
            insets.top = top
        } else {
            insets.left = top
            insets.right = top
        }
        return insets
    }
}
