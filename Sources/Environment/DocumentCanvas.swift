import InterfaceDocument
import StrutTextMeasurement

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
    /// The text size that the tools drew with, unless the document asks for another one.
    var contentSizeCategory: ContentSizeCategory
    /// Whether the canvas showed titles smaller.
    var hasSmallTitles: Bool

    init(_ document: Document, _ profile: CanvasProfile) {
        let canvas = profile.canvas
        let declared = document.device
        let previewed = document.previewedContentSize.flatMap(ContentSizeCategory.init)
        contentSizeCategory = previewed ?? profile.text.contentSizeCategory
        hasSmallTitles = previewed == nil && profile.text.hasSmallTitles
        orientation = declared?.orientation == "landscape" ? .landscape : .portrait
        device = declared?.id.flatMap { id in Device.all.first { $0.id == id } }
        if device == nil, let id = declared?.id { device = Self.likeliest(id, orientation, document) }
        if let renamed = canvas.renamedScreen, device?.id == renamed.id { device?.size = renamed.size }
        isAnySize = device == nil && document.usesTraitCollections && !canvas.showsDevices
        isPad = device?.isPad ?? document.isForPadAlone
        if let device {
            size = device.size(in: orientation)
            scale = device.scale
            traits = device.traits(in: orientation)
            safeArea = Self.safeArea(of: device, orientation, canvas)
        } else {
            size = Self.size(withoutDevice: document, canvas, isPad: isPad)
            scale = canvas.showsDevices || Self.showsHalfPoints(document) ? 2 : 1
            // Before there were devices, documents with size classes showed any width and any height.
            traits = isPad || size.width == 600 ? (.regular, .regular) : (.compact, .regular)
            safeArea = Self.homeButtonInsets(canvas)
        }
    }

    /// The device whose screen most roots of a document have that names one of a later Xcode: a pad where the name says
    /// so, else a phone; today's usual one where no root is as large as a screen.
    private static func likeliest(_ id: String, _ orientation: Orientation, _ document: Document) -> Device? {
        let isPad = id.hasPrefix("ipad")
        guard isPad || id.hasPrefix("retina") || id.hasPrefix("iphone") else { return nil }
        var sizes: [Size: Int] = [:]
        for scene in document.scenes {
            for root in scene.controllers.compactMap(\.view) + scene.topLevelViews {
                guard let size = root.frame?.size else { continue }
                sizes[size, default: 0] += 1
            }
        }
        func roots(_ device: Device) -> Int { sizes[device.size(in: orientation)] ?? 0 }
        let best = Device.all.filter { $0.isPad == isPad }.max { roots($0) < roots($1) }
        if let best, roots(best) > 0 { return best }
        return Device.named(isPad ? "ipad10_9rounded" : "retina6_12")
    }

    /// Whether the canvas had two pixels per point, as the screen of the Mac had that the document was drawn on: there
    /// the content of a cell is half a point lower than the cell, whose separator takes one pixel.
    private static func showsHalfPoints(_ document: Document) -> Bool {
        document.canvasRoot.descendants(named: .tableViewCellContentView).contains { content in
            content.rect(key: "frame").map { $0.height.truncatingRemainder(dividingBy: 1) == 0.5 } ?? false
        }
    }

    /// Three generations of canvases: the iPhone 5, the square of any size class, the iPhone 6.
    private static func size(
        withoutDevice document: Document, _ canvas: CanvasProfile.Canvas, isPad: Bool
    ) -> Size {
        if isPad { return Size(width: 768, height: 1024) }
        if canvas.showsDevices { return Size(width: 375, height: 667) }
        return document.usesTraitCollections ? Size(width: 600, height: 600) : Size(width: 320, height: 568)
    }

    /// The status bar on devices with a home button.
    private static func homeButtonInsets(_ canvas: CanvasProfile.Canvas) -> EdgeInsets {
        EdgeInsets(top: canvas.showsStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }

    /// The insets that the tools of one version gave a device; they changed with the models that stood for its screen.
    private static func safeArea(
        of device: Device, _ orientation: Orientation, _ canvas: CanvasProfile.Canvas
    ) -> EdgeInsets {
        var insets = device.safeArea(in: orientation)
        if device.portraitSafeArea.bottom == 0 {
            if device.alwaysShowsStatusBar || device.isPad && canvas.showsPadStatusBar { return insets }
            return orientation == .landscape && !device.isPad ? .zero : homeButtonInsets(canvas)
        }
        guard !device.isPad else { return insets }
        var top = device.portraitSafeArea.top
        if !device.hasIsland { top = canvas.notchTop ?? top }
        if let renamed = canvas.renamedScreen, device.id == renamed.id { top = renamed.top }
        if orientation == .portrait {
            insets.top = top
        } else {
            insets.left = top
            insets.right = top
        }
        return insets
    }
}
