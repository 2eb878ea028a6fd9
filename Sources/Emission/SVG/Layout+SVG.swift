import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTextMeasurement

/// `--format svg`: a picture of every scene, as the app shows it, with the scenes of a document beside each other.
///
/// Scenes stand in document order, in rows of so many that the picture is about as wide as high, each under its name.
/// Colours are those of the environment's appearance. Every view that is drawn has a `<rect data-id="…">` that is its
/// frame; `<g class="window">` is the coordinate system of the frames in it. What is hidden is not drawn, nor what has
/// no place in a window: a view by itself without extent, and views of bars that nothing shows.
extension Layout {
    func emitSVG(resources: any PictureResources) -> [UInt8] {
        let chrome = ChromeResolver(document: document, environment: environment)
        let pictures = scenes.map { ScenePicture($0, of: self, chrome: chrome) }
        let sheet = PictureSheet(pictures.map(\.size))
        var svg = SVGWriter()
        var inks = InkTable(.fixed(environment.appearance))
        var images = ImageTable(resources, appearance: environment.appearance)
        svg.open(
            "svg",
            [
                "xmlns": .text("http://www.w3.org/2000/svg"), "width": .number(sheet.size.width),
                "height": .number(sheet.size.height),
                "viewBox": .text(
                    "0 0 \(PictureNumber.text(sheet.size.width)) \(PictureNumber.text(sheet.size.height))"),
                "font-family": .text(PictureFont.systemFamily), "xml:space": .text("preserve"), "role": .text("img"),
            ])
        svg.element("title", [:], text: documentName)
        for (number, scene) in scenes.enumerated() {
            // Handed over: a painter that shared them with others would have to copy all scenes before its own.
            var painter = ScenePainter(
                scene, of: self, svg: consume svg, inks: consume inks, images: consume images)
            painter.svg.open("g", ["data-scene": scene.scene.id.map { .text($0) }])
            let place = sheet.places[number]
            painter.line(
                scene.caption, .system(ofSize: 13, weight: .medium),
                in: Rect(x: place.x, y: place.y - 24, width: max(place.width, 60), height: 20), alignment: .left,
                SystemColors.gray)
            pictures[number].draw(at: place.origin, with: &painter)
            painter.svg.close("g")
            (svg, inks, images) = (painter.svg, painter.inks, painter.images)
        }
        images.write(to: &svg)
        svg.close("svg")
        return svg.bytes
    }
}

extension StoryboardReference {
    /// Where it leads: `→ Other › identifier`, the storyboard's name or the identifier alone where the other is not
    /// written.
    var caption: String {
        let words = [storyboardName, identifier].compactMap { $0 }
        return words.isEmpty ? "→" : "→ \(words.joined(separator: " › "))"
    }
}

extension SceneLayout {
    /// What a scene is called: its controller's class and identifier, or its first view's class.
    package var caption: String {
        guard let controller = scene.controller else { return views.first?.view.className ?? "" }
        if let reference = controller.reference { return reference.caption }
        let name = controller.storyboardIdentifier ?? controller.userLabel ?? controller.title
        return name.map { "\(controller.className) \u{201C}\($0)\u{201D}" } ?? controller.className
    }

    /// The caption as a heading, which has words for a scene with nothing in it, too.
    var heading: String { caption.isEmpty ? "Empty scene" : caption }
}

/// Where pictures lie on a sheet: in rows, with room for a caption above each.
struct PictureSheet {
    /// The places of the pictures, in their order.
    private(set) var places: [Rect] = []
    /// The size of the sheet.
    private(set) var size: Size

    private static let margin = 16.0
    private static let caption = 28.0

    init(_ sizes: [Size]) {
        let area = sizes.reduce(0) { $0 + ($1.width + Self.margin) * ($1.height + Self.caption + Self.margin) }
        let wanted = max(sizes.map(\.width).max() ?? 0, (area * 1.4).squareRoot())
        var x = Self.margin
        var y = Self.margin + Self.caption
        var rowHeight = 0.0
        size = Size(width: 0, height: 0)
        for picture in sizes {
            if x > Self.margin, x + picture.width > wanted + Self.margin {
                x = Self.margin
                y += rowHeight + Self.margin + Self.caption
                rowHeight = 0
            }
            places.append(Rect(x: x, y: y, width: picture.width, height: picture.height))
            x += picture.width + Self.margin
            rowHeight = max(rowHeight, picture.height)
            size.width = max(size.width, x)
            size.height = max(size.height, y + rowHeight + Self.margin)
        }
        if sizes.isEmpty { size = Size(width: 100, height: 40) }
    }
}
