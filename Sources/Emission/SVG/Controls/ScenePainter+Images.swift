import InterfaceDocument
import StrutAutoLayout
import StrutTextMeasurement

/// Images, symbols, and what stands for those that are not available.
extension ScenePainter {
    mutating func paintImageView(_ index: Int, _ frame: Rect, tint: Ink) {
        let view = scene.views[index].view
        guard let image = details(of: index).image else { return }
        paintImage(
            image.name, isSymbol: image.isSymbol, in: frame, contentMode: view.contentMode, tint: tint,
            isTinted: false, isBold: ImageView(view.element)?.symbolConfiguration?.isBold ?? false,
            symbolSize: image.symbolSize)
    }

    /// Draws an image in a rectangle, fitted as a content mode has it. `isTinted` is true where UIKit draws an image
    /// that does not say how as a template; `showsName` is false where something else stands on what stands for a
    /// missing one.
    mutating func paintImage(
        _ name: String, isSymbol: Bool, in frame: Rect, contentMode: String, tint: Ink, isTinted: Bool,
        isBold: Bool = false, showsName: Bool = true, symbolSize: Size? = nil
    ) {
        upright(frame) {
            $0.paintUprightImage(
                name, isSymbol: isSymbol, in: $1, contentMode: contentMode, tint: tint, isTinted: isTinted,
                isBold: isBold, showsName: showsName, symbolSize: symbolSize)
        }
    }

    private mutating func paintUprightImage(
        _ name: String, isSymbol: Bool, in frame: Rect, contentMode: String, tint: Ink, isTinted: Bool,
        isBold: Bool, showsName: Bool, symbolSize: Size?
    ) {
        guard frame.width > 0, frame.height > 0 else { return }
        if isSymbol {
            // A symbol is as large as its text's font makes it, where its view does not scale it.
            if let size = symbolSize, !contentMode.hasPrefix("scale"), contentMode != "redraw" {
                let place = self.place(size, in: frame, contentMode)
                let side = max(place.width, place.height)
                return paintSymbol(name, in: place.centered(side, side), tint, isBold: isBold)
            }
            let side = min(frame.width, frame.height)
            return paintSymbol(name, in: frame.centered(side, side), tint, isBold: isBold)
        }
        let noted = document.image(named: name)?.size
        guard let image = images.entry(for: name, noted: noted, drawsTemplates: isTinted) else {
            let place = noted.map { self.place($0, in: frame, contentMode) } ?? frame
            return paintMissing(name, in: place, frame: frame, showsName: showsName)
        }
        let place = self.place(image.size, in: frame, contentMode)
        // What reaches out of an image view is seen unless the view clips.
        let turns = image.isMirrored && isRightToLeft
        let transform =
            "translate(\(PictureNumber.text(turns ? place.maxX : place.x)) \(PictureNumber.text(place.y))) "
            + "scale(\(turns ? "-" : "")\(scale(place.width / image.size.width)) "
            + "\(scale(place.height / image.size.height)))"
        if image.isTemplate {
            svg.element(
                "rect",
                [
                    "width": .number(image.size.width), "height": .number(image.size.height),
                    "transform": .text(transform), "mask": .text("url(#\(images.prefix)m\(image.number))"),
                    "fill": .text(inks.text(tint)),
                ])
        } else {
            svg.element("use", ["href": .text("#\(images.prefix)i\(image.number)"), "transform": .text(transform)])
        }
    }

    private func scale(_ factor: Double) -> String {
        "\((min(max(factor, 1e-6), 1e6) * 100_000).rounded() / 100_000)"
    }

    /// Where an image of a size lies in a frame.
    private func place(_ size: Size, in frame: Rect, _ contentMode: String) -> Rect {
        guard size.width > 0, size.height > 0 else { return frame }
        let (x, y) = (frame.width / size.width, frame.height / size.height)
        switch contentMode {
        case "scaleAspectFit":
            let factor = min(x, y)
            return frame.centered(size.width * factor, size.height * factor)
        case "scaleAspectFill":
            let factor = max(x, y)
            return frame.centered(size.width * factor, size.height * factor)
        case "center": return frame.centered(size.width, size.height)
        case "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight":
            var place = frame.centered(size.width, size.height)
            let mode = contentMode.lowercased()
            if mode.contains("top") { place.y = frame.y }
            if mode.contains("bottom") { place.y = frame.maxY - size.height }
            if mode.contains("left") { place.x = frame.x }
            if mode.contains("right") { place.x = frame.maxX - size.width }
            return place
        default: return frame
        }
    }

    /// A grey place for an image that is not available, with its name where there is room.
    private mutating func paintMissing(_ name: String, in wanted: Rect, frame: Rect, showsName: Bool) {
        let left = max(wanted.x, frame.x)
        let top = max(wanted.y, frame.y)
        let box = Rect(
            x: left, y: top, width: min(wanted.maxX, frame.maxX) - left, height: min(wanted.maxY, frame.maxY) - top)
        guard box.width > 0, box.height > 0 else { return }
        svg.open("g")
        svg.element("title", [:], text: name)
        fill(box, radius: min(4, box.height / 6), Ink(0x8E8E93, alpha: 0.22))
        if !showsName {
            // The title on it says enough.
        } else if box.width >= 60 && box.height >= 14 {
            line(
                name, .system(ofSize: min(10, box.height * 0.7)), in: box.inset(by: 2), alignment: .center,
                SystemColors.gray)
        } else if box.width >= 10, box.height >= 10 {
            let side = min(box.width, box.height)
            mountains(box.centered(side * 0.7, side * 0.5))
        }
        svg.close("g")
    }

    /// The usual sign of a picture: two mountains.
    private mutating func mountains(_ box: Rect) {
        polyline(
            [
                Point(x: box.x, y: box.maxY), Point(x: box.x + box.width * 0.35, y: box.y),
                Point(x: box.x + box.width * 0.6, y: box.y + box.height * 0.6),
                Point(x: box.x + box.width * 0.75, y: box.y + box.height * 0.4), Point(x: box.maxX, y: box.maxY),
            ], SystemColors.gray, width: 1)
    }

    /// A symbol: its shape where it is known, else its name in a frame.
    mutating func paintSymbol(_ name: String, in box: Rect, _ ink: Ink, isBold: Bool = false) {
        upright(box) { $0.paintUprightSymbol(name, in: $1, ink, isBold: isBold) }
    }

    private mutating func paintUprightSymbol(_ name: String, in box: Rect, _ ink: Ink, isBold: Bool) {
        svg.open("g")
        svg.element("title", [:], text: name)
        if let shape = SymbolShapes.shape(name) {
            let scale = box.width / 24
            let color = inks.text(ink)
            let turns = isRightToLeft && SymbolShapes.turns(name)
            let transform =
                "translate(\(PictureNumber.text(turns ? box.maxX : box.x)) \(PictureNumber.text(box.y))) "
                + "scale(\(turns ? "-\(PictureNumber.text(scale)) " : "")\(PictureNumber.text(scale)))"
            svg.element(
                "path",
                [
                    "d": .text(shape.path), "fill": .text(shape.isFilled ? color : "none"), "stroke": .text(color),
                    "stroke-width": .number(isBold ? 2.6 : 1.8), "stroke-linecap": .text("round"),
                    "stroke-linejoin": .text("round"), "fill-rule": .text("evenodd"),
                    "transform": .text(transform),
                ])
            // The sign on a filled plate is cut out of it: what shows is mostly the ground of the screen.
            if let sign = shape.sign {
                svg.element(
                    "path",
                    [
                        "d": .text(sign), "fill": .text("none"), "stroke": .text(inks.text(SystemColors.background)),
                        "stroke-width": .number(isBold ? 2.6 : 1.8), "stroke-linecap": .text("round"),
                        "stroke-linejoin": .text("round"), "transform": .text(transform),
                    ])
            }
        } else {
            stroke(
                box.inset(by: box.width * 0.12), radius: box.width * 0.18, ink, width: max(0.75, box.width / 14))
            line(
                name.split(separator: ".").first.map(String.init) ?? name, .system(ofSize: max(2, box.width * 0.22)),
                in: box.inset(by: box.width * 0.18), alignment: .center, ink)
        }
        svg.close("g")
    }
}
