import InterfaceDocument
import StrutAutoLayout
import StrutTextMeasurement

/// The few shapes that everything is drawn with, turned around where the painter's mirror says so.
extension ScenePainter {
    /// A filled rectangle.
    mutating func fill(_ rect: Rect, radius: Double = 0, _ ink: Ink) {
        guard rect.width > 0, rect.height > 0, !ink.isClear else { return }
        let rect = mirror.turned(rect)
        let radius = min(radius, rect.width / 2, rect.height / 2)
        svg.element(
            "rect",
            [
                "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
                "height": .number(rect.height), "rx": radius > 0 ? .number(radius) : nil, "fill": .text(inks.text(ink)),
            ])
    }

    /// A rectangle's outline; the line's middle lies on the rectangle.
    mutating func stroke(_ rect: Rect, radius: Double, _ ink: Ink, width: Double, isDashed: Bool = false) {
        guard rect.width >= 0, rect.height >= 0 else { return }
        let rect = mirror.turned(rect)
        svg.element(
            "rect",
            [
                "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
                "height": .number(rect.height), "rx": radius > 0 ? .number(radius) : nil, "fill": .text("none"),
                "stroke": .text(inks.text(ink)), "stroke-width": .number(width),
                "stroke-dasharray": isDashed ? .text("4 3") : nil,
            ])
    }

    /// A filled circle.
    mutating func circle(_ center: Point, radius: Double, _ ink: Ink, outline: Ink? = nil) {
        let center = mirror.turned(center)
        svg.element(
            "circle",
            [
                "cx": .number(center.x), "cy": .number(center.y), "r": .number(max(0, radius)),
                "fill": .text(ink.isClear ? "none" : inks.text(ink)), "stroke": outline.map { .text(inks.text($0)) },
            ])
    }

    /// A line of so many points across, with round ends.
    mutating func polyline(_ points: [Point], _ ink: Ink, width: Double) {
        let turned = points.map(mirror.turned)
        let places = turned.map { "\(PictureNumber.text($0.x)),\(PictureNumber.text($0.y))" }.joined(separator: " ")
        svg.element(
            "polyline",
            [
                "points": .text(places), "fill": .text("none"), "stroke": .text(inks.text(ink)),
                "stroke-width": .number(width), "stroke-linecap": .text("round"), "stroke-linejoin": .text("round"),
            ])
    }

    /// A chevron that points right, in a rectangle.
    mutating func chevron(_ rect: Rect, _ ink: Ink) {
        let points = [rect.origin, Point(x: rect.maxX, y: rect.center.y), Point(x: rect.x, y: rect.maxY)]
        polyline(points, ink, width: 2)
    }

    // MARK: Text

    /// A text at a place that layout found, stretched to its measured width.
    mutating func text(_ text: String, x: Double, baseline: Double, width: Double, _ font: Font, _ ink: Ink) {
        guard width > 0.01, !ink.isClear, text.unicodeScalars.contains(where: { $0 != " " && $0 != "\u{A0}" }) else {
            return
        }
        let face = PictureFont(font)
        let isRightToLeft = text.isRightToLeft
        svg.line(
            text,
            [
                "x": .number(x), "y": .number(baseline), "textLength": .number(width),
                // One letter has no spacing that could be stretched.
                "lengthAdjust": text.unicodeScalars.count == 1 ? .text("spacingAndGlyphs") : nil,
                "font-size": .number(face.size), "font-weight": face.weight == 400 ? nil : .text("\(face.weight)"),
                "font-family": face.family.map { .text($0) }, "font-style": face.isItalic ? .text("italic") : nil,
                "fill": .text(inks.text(ink)), "direction": isRightToLeft ? .text("rtl") : nil,
                "text-anchor": isRightToLeft ? .text("end") : nil,
            ])
    }

    /// The lines of a text where layout put them; `frame` is the view's. A shadow has one colour for all.
    mutating func lines(of placed: PlacedText, in frame: Rect, _ ink: Ink, isShadow: Bool = false) {
        for line in placed.lines {
            for piece in line.pieces {
                let (x, baseline, ink) = (
                    frame.x + piece.x, frame.y + line.baseline, isShadow ? ink : colors.ink(piece.color) ?? ink
                )
                if !isShadow, let ground = colors.ink(piece.ground) {
                    fill(Rect(x: x, y: frame.y + line.top, width: piece.width, height: line.height), ground)
                }
                text(piece.text, x: x, baseline: baseline, width: piece.width, piece.font, ink)
                // A twentieth of the size is how thick most fonts have their lines; they name their places much alike,
                // too.
                let (size, thickness) = (piece.font.pointSize, max(piece.font.pointSize / 20, 1 / environment.scale))
                if piece.isUnderlined {
                    fill(Rect(x: x, y: baseline + size * 0.1, width: piece.width, height: thickness), ink)
                }
                if piece.isStruckThrough {
                    fill(Rect(x: x, y: baseline - size * 0.27, width: piece.width, height: thickness), ink)
                }
            }
        }
    }

    /// One line of text in a rectangle, in the middle of its height, cut where it is too long. Its width.
    /// Where the painter's mirror turns the rectangle, it turns the alignment too.
    @discardableResult
    mutating func line(
        _ string: String, _ font: Font, in rect: Rect, alignment: TextAlignment, _ ink: Ink
    ) -> Double {
        guard rect.width > 0 else { return 0 }
        let layout = measurer.layOut([TextRun(string, font: font)], width: rect.width, numberOfLines: 1)
        guard let line = layout.lines.first else { return 0 }
        let x: Double =
            switch alignment {
            case .center: rect.x + (rect.width - line.width) / 2
            case .right: rect.maxX - line.width
            case .left, .natural, .justified: rect.x
            }
        let start = mirror.turned(x: x, width: line.width)
        let top = rect.y + (rect.height - layout.height) / 2
        for piece in line.pieces {
            text(piece.text, x: start + piece.x, baseline: top + line.baseline, width: piece.width, font, ink)
        }
        return line.width
    }
}
