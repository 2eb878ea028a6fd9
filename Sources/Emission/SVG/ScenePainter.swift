import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTextMeasurement

/// Draws one scene: its views from the back to the front, each by what it is. All places are points in the window.
///
/// Every view has a `<rect data-id>` that is exactly its frame; what is drawn for it follows inside its group. Controls
/// are drawn in the files of `Controls`, a file for each family.
struct ScenePainter {
    var svg: SVGWriter
    var inks: InkTable
    var images: ImageTable
    let scene: SceneLayout
    let geometry: WindowFrames
    private let allDetails: [ViewDetails]
    let document: Document
    let environment: ResolvedEnvironment
    let colors: ColorResolver
    let fonts: FontResolver
    let measurer: TextMeasurer
    /// Down to where bars cover the window that is drawn, and whether they shift its scroll views' content.
    var bars: CoveringBars?
    /// Where places are turned around while a control or a bar is drawn.
    var mirror = HorizontalMirror.none
    /// Whether leading is right in the view or bar that is drawn: some images and symbols turn around there.
    var isRightToLeft = false
    /// Whether views carry their index as `data-v`, for a page that refers to them.
    var numbersViews = false

    init(_ scene: SceneLayout, of layout: Layout, svg: SVGWriter, inks: InkTable, images: ImageTable) {
        self.scene = scene
        self.svg = svg
        self.inks = inks
        self.images = images
        geometry = WindowFrames(scene)
        allDetails = scene.details
        document = layout.document
        environment = layout.environment
        colors = ColorResolver(document: layout.document, resources: images.resources)
        fonts = FontResolver(environment: layout.environment)
        measurer = TextMeasurer(layout.document, in: layout.environment)
    }

    /// Draws the view at `index` with everything inside it. `tint` is what it inherits.
    mutating func paint(_ index: Int, tint inherited: Ink) {
        let details = details(of: index)
        guard !details.isHidden else { return }
        let view = scene.views[index].view
        let frame = geometry.frames[index]
        let tint = colors.ink(view.tintColor) ?? inherited
        let style = LayerStyle(view)
        svg.open("g", ["opacity": style.alpha < 1 ? .number(style.alpha) : nil])
        paintBackground(of: index, view, frame, style)
        let shift = contentShift(of: index)
        let mayOverflow =
            !geometry.subviews[index].isEmpty
            || view.kind == .imageView
                && (style.cornerRadius > 0 || !["scaleToFill", "scaleAspectFit"].contains(view.contentMode))
            || style.cornerRadius > 0 && Button(view.element)?.backgroundImageName != nil
        let clips = shift > 0 || (view.clipsSubviews || style.masksToBounds) && mayOverflow
        if clips, let corners = style.maskedCorners {
            svg.openClip(path: platePath(frame, corners, radius: style.cornerRadius))
        } else if clips {
            svg.openClip(frame, radius: style.cornerRadius)
        }
        let bars = bars
        if shift > 0 {
            self.bars = nil
            openWindow(shiftedBy: Point(x: 0, y: shift))
        }
        mirror = view.kind.isMirrored ? mirror(of: index) : .none
        isRightToLeft = details.isRightToLeft
        paintContent(of: index, view, frame, tint: tint)
        mirror = .none
        for child in geometry.subviews[index] where !isShownByItem(child) { paint(child, tint: tint) }
        if view.kind == .tableView { paintTable(index, frame) }
        if shift > 0 {
            svg.close("g")
            self.bars = bars
        }
        if view.kind == .tableViewCell { paintAccessory(of: index, frame, tint: tint) }
        if clips { svg.close("g") }
        if style.borderWidth > 0 {
            // Where no colour is set, `CALayer.borderColor` is opaque black.
            let (half, ink) = (style.borderWidth / 2, colors.ink(style.borderColor) ?? Ink.black)
            stroke(frame.inset(by: half), radius: max(0, style.cornerRadius - half), ink, width: style.borderWidth)
        }
        svg.close("g")
    }

    func details(of index: Int) -> ViewDetails {
        index < allDetails.count ? allDetails[index] : ViewDetails()
    }

    // MARK: Backgrounds

    /// The rectangle that is the view's frame, filled with its background.
    mutating func paintBackground(of index: Int, _ view: View, _ frame: Rect, _ style: LayerStyle) {
        let ink = colors.ink(style.backgroundColor) ?? defaultBackground(of: index, view)
        let least: Double = TextField(view.element)?.borderStyle == .roundedRect ? 5 : 0
        let radius =
            style.maskedCorners == nil ? min(max(style.cornerRadius, least), frame.width / 2, frame.height / 2) : 0
        let corners = view.kind == .tableViewCell ? roundCorners(ofCell: index) : style.maskedCorners
        if let corners, let ink {
            fillPlate(frame, corners, radius: style.maskedCorners == nil ? 10 : style.cornerRadius, ink)
        }
        let isFilled = corners == nil && ink?.isClear == false
        svg.element(
            "rect",
            [
                "data-id": view.id.map { .text($0) }, "data-v": numbersViews ? .text("\(index)") : nil,
                "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
                "height": .number(frame.height), "rx": radius > 0 ? .number(radius) : nil,
                "fill": .text(isFilled ? ink.map { inks.text($0) } ?? "none" : "none"),
            ])
    }

    /// What UIKit gives a view that names no background.
    private func defaultBackground(of index: Int, _ view: View) -> Ink? {
        switch view.kind {
        case .tableView:
            return TableView(view.element)?.style == .plain ? SystemColors.background : SystemColors.groupedBackground
        case .tableViewCell: return isGrouped(index) ? SystemColors.secondaryGroupedBackground : SystemColors.background
        case .collectionView, .textView: return SystemColors.background
        case .visualEffectView: return blurInk(view)
        case .mapView: return Ink(0xE8E4D8, dark: 0x2A2C30)
        case .webView, .wkWebView, .pdfView: return SystemColors.background
        case .sceneKitView, .skView, .arView, .arscnView, .arskView, .glkView, .mtkView: return Ink(0x2C2C2E)
        default: return nil
        }
    }

    private func blurInk(_ view: View) -> Ink? {
        guard let effect = VisualEffectView(view.element), effect.vibrancyStyle == nil else { return nil }
        // Each material has forms of one appearance, by the ends of their names: `systemThinMaterialDark`.
        let style = effect.blurStyle?.lowercased() ?? ""
        if style.hasSuffix("dark") { return Ink(0x1C1C1E, alpha: 0.75) }
        if style.hasSuffix("light") { return Ink(0xF8F8F8, alpha: 0.75) }
        return Ink(0xF2F2F7, dark: 0x1C1C1E, alpha: 0.75)
    }

    /// Whether the cell at `index` is in a grouped table.
    func isGrouped(_ index: Int) -> Bool {
        guard let parent = scene.views[index].superview, let table = TableView(scene.views[parent].view.element) else {
            return false
        }
        return table.style != .plain
    }

    // MARK: Content

    private mutating func paintContent(of index: Int, _ view: View, _ frame: Rect, tint: Ink) {
        switch view.kind {
        case .label: paintLabel(index, frame)
        case .textField: paintTextField(index, frame)
        case .textView: paintTextView(index, frame)
        case .button: paintButton(index, frame, tint: tint)
        case .imageView: paintImageView(index, frame, tint: tint)
        case .switch: paintSwitch(view, frame)
        case .slider: paintSlider(view, frame, tint: tint)
        case .stepper: paintStepper(view, frame, tint: tint)
        case .segmentedControl: paintSegments(view, frame, tint: tint)
        case .progressView: paintProgress(view, frame, tint: tint)
        case .activityIndicatorView: paintActivity(view, frame)
        case .pageControl: paintPages(view, frame)
        case .pickerView: paintPicker(view, frame)
        case .datePicker: paintDatePicker(view, frame, tint: tint)
        case .searchBar: paintSearchBar(view, frame, tint: tint)
        case .navigationBar: paintNavigationBar(view, frame, tint: tint)
        case .toolbar: paintToolbar(view, frame, tint: tint)
        case .tabBar: paintTabBar(view, frame, tint: tint)
        case .mapView, .webView, .wkWebView, .sceneKitView, .skView, .arView, .arscnView, .arskView, .glkView, .mtkView,
            .pdfView, .calendarView, .contentUnavailableView, .colorWell, .containerView, .unknown, .adBannerView:
            paintForeign(index, view, frame)
        default: break
        }
    }

    /// A view whose content is not Interface Builder's: its class is in the middle, where it shows nothing else.
    private mutating func paintForeign(_ index: Int, _ view: View, _ frame: Rect) {
        guard geometry.subviews[index].isEmpty, frame.width > 40, frame.height > 16 else { return }
        let name = ContainerView(view.element)?.embeddedController?.className ?? view.className
        if colors.ink(view.backgroundColor) == nil && view.kind == .containerView {
            stroke(frame.inset(by: 0.5), radius: 0, SystemColors.separator, width: 1, isDashed: true)
        }
        line(name, .system(ofSize: 11), in: frame, alignment: .center, SystemColors.gray)
    }
}

extension Rect {
    /// The rectangle without so much on every side.
    func inset(by distance: Double) -> Rect {
        Rect(
            x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
            height: max(0, height - 2 * distance))
    }

    /// The middle.
    var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// A rectangle of a size in the middle of this one.
    func centered(_ width: Double, _ height: Double) -> Rect {
        Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
