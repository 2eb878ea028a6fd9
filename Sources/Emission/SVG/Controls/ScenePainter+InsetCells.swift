import AutoLayout
import InterfaceDocument

/// The plates with round corners on which the sections of an inset grouped table stand.
extension ScenePainter {
    /// Which ends of a plate are round.
    struct RoundCorners {
        var top: Bool
        var bottom: Bool
    }

    /// Which corners of the cell at `index` are round: those at the ends of its section; nil where none is.
    func roundCorners(ofCell index: Int) -> RoundCorners? {
        guard let parent = scene.views[index].superview, let table = TableView(scene.views[parent].view.element),
            table.style == .insetGrouped
        else { return nil }
        let element = scene.views[index].view.element
        guard let cells = element.parent, cells.name == .cells else { return nil }
        let corners = RoundCorners(top: cells.children.first == element, bottom: element.isLastChild)
        return corners.top || corners.bottom ? corners : nil
    }

    /// Fills a plate.
    mutating func fillPlate(_ frame: Rect, _ corners: RoundCorners, _ ink: Ink) {
        guard !ink.isClear, frame.width > 0, frame.height > 0 else { return }
        let radius = min(10, frame.width / 2, frame.height / 2)
        let (top, bottom) = (corners.top ? radius : 0, corners.bottom ? radius : 0)
        let number = PictureNumber.text
        func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
            radius > 0 ? "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))" : ""
        }
        let path =
            "M\(number(frame.x + top)) \(number(frame.y))H\(number(frame.maxX - top))"
            + arc(top, frame.maxX, frame.y + top) + "V\(number(frame.maxY - bottom))"
            + arc(bottom, frame.maxX - bottom, frame.maxY) + "H\(number(frame.x + bottom))"
            + arc(bottom, frame.x, frame.maxY - bottom) + "V\(number(frame.y + top))"
            + arc(top, frame.x + top, frame.y) + "Z"
        svg.element("path", ["d": .text(path), "fill": .text(inks.text(ink))])
    }
}
