import InterfaceDocument
import StrutAutoLayout
import StrutTextMeasurement

/// The overview of a storyboard: a box for each scene, in columns by how far it is from the start, and the segues as
/// arrows between them.
struct PreviewOverview {
    private static let box = Size(width: 170, height: 46)
    private static let gap = Size(width: 70, height: 18)

    let layout: Layout
    let order: PreviewOrder
    /// The number of the document in the page.
    let number: Int
    /// What the page calls the document.
    let name: String
    private var places: [Int: Rect] = [:]
    private var size = Size(width: 0, height: 0)

    init(_ layout: Layout, order: PreviewOrder, number: Int, name: String) {
        self.layout = layout
        self.order = order
        self.number = number
        self.name = name
        var rows: [Int: Int] = [:]
        for scene in order.scenes {
            let column = order.depths[scene]
            let row = rows[column, default: 0]
            rows[column] = row + 1
            let place = Rect(
                x: 10 + Double(column) * (Self.box.width + Self.gap.width),
                y: 10 + Double(row) * (Self.box.height + Self.gap.height), width: Self.box.width,
                height: Self.box.height)
            places[scene] = place
            size = Size(width: max(size.width, place.maxX + 30), height: max(size.height, place.maxY + 26))
        }
    }

    /// Writes the drawing.
    func write(to svg: inout SVGWriter) {
        svg.open(
            "svg",
            [
                "width": .number(size.width), "height": .number(size.height), "role": .text("img"),
                "aria-label": .text("The scenes of \(name) and the segues between them"),
                "font-family": .text(PictureFont.systemFamily), "xml:space": .text("preserve"),
            ])
        svg.append(
            markup: "<defs><marker id=\"arrow\(number)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" "
                + "markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0l8 4l-8 4z\"/></marker></defs>\n")
        for way in order.ways where way.from != way.to { write(way, to: &svg) }
        for scene in order.scenes where layout.scenes.indices.contains(scene) {
            guard let place = places[scene] else { continue }
            write(layout.scenes[scene], scene, place, to: &svg)
        }
        svg.close("svg")
    }

    private func write(_ scene: SceneLayout, _ index: Int, _ place: Rect, to svg: inout SVGWriter) {
        svg.open("a", ["href": .text("#scene-\(number)-\(index)")])
        svg.element(
            "rect",
            [
                "x": .number(place.x), "y": .number(place.y), "width": .number(place.width),
                "height": .number(place.height), "rx": .number(8),
            ])
        let controller = scene.scene.controller
        line(controller?.reference?.caption ?? controller?.className ?? scene.heading, place, 19, 12, "", to: &svg)
        line(
            controller?.storyboardIdentifier ?? controller?.title ?? controller?.userLabel ?? "", place, 35, 11, "kind",
            to: &svg)
        svg.close("a")
    }

    private func line(
        _ text: String, _ place: Rect, _ baseline: Double, _ size: Double, _ kind: StaticString, to svg: inout SVGWriter
    ) {
        let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2)
        let set = measurer.layOut(
            [TextRun(text, font: .system(ofSize: size))], width: place.width - 16, numberOfLines: 1)
        guard let piece = set.lines.first?.pieces.first, piece.width > 0 else { return }
        svg.line(
            piece.text,
            [
                "x": .number(place.x + 8), "y": .number(place.y + baseline), "font-size": .number(size),
                "textLength": .number(piece.width), "class": .text("\(kind)"),
            ])
    }

    /// An arrow from the right side of a box to the left side of another; one that leads back runs below both.
    private func write(_ way: PreviewOrder.Way, to svg: inout SVGWriter) {
        guard let from = places[way.from], let to = places[way.to] else { return }
        let isForward = to.x > from.x
        let path: String
        func text(_ numbers: Double...) -> String { numbers.map(PictureNumber.text).joined(separator: " ") }
        if isForward {
            let middle = (from.maxX + to.x) / 2
            path =
                "M\(text(from.maxX, from.center.y))C\(text(middle, from.center.y, middle, to.center.y, to.x, to.center.y))"
        } else {
            let low = max(from.maxY, to.maxY) + 14
            path =
                "M\(text(from.center.x, from.maxY))C\(text(from.center.x, low, to.center.x + 20, low, to.center.x + 20, to.maxY))"
        }
        svg.open("g")
        let name = way.segue.identifier.map { " \u{201C}\($0)\u{201D}" } ?? ""
        svg.element("title", [:], text: "\(way.segue.relationship ?? way.segue.kind ?? "segue")\(name)")
        svg.element("path", ["d": .text(path), "marker-end": .text("url(#arrow\(number))")])
        svg.close("g")
    }
}
