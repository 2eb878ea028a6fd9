import InterfaceDocument
import StrutAutoLayout

/// Plates of which some corners are round: the sections of an inset grouped table, and layers that say so.
extension ScenePainter {
    /// Which corners of a plate are round.
    struct RoundCorners: Equatable {
        var topLeft: Bool
        var topRight: Bool
        var bottomLeft: Bool
        var bottomRight: Bool

        /// Both corners of each end.
        init(top: Bool, bottom: Bool) {
            (topLeft, topRight, bottomLeft, bottomRight) = (top, top, bottom, bottom)
        }

        /// The bits of `CACornerMask`: top left, top right, bottom left, bottom right.
        init(mask: Int) {
            (topLeft, topRight) = (mask & 1 != 0, mask & 2 != 0)
            (bottomLeft, bottomRight) = (mask & 4 != 0, mask & 8 != 0)
        }
    }

    /// Which corners of the cell at `index` are round: those at the ends of its section; nil where none is.
    func roundCorners(ofCell index: Int) -> RoundCorners? {
        guard let parent = scene.views[index].superview, let table = TableView(scene.views[parent].view.element),
            table.style == .insetGrouped
        else { return nil }
        let element = scene.views[index].view.element
        guard let cells = element.parent, cells.name == .cells else { return nil }
        let corners = RoundCorners(top: cells.children.first == element, bottom: element.isLastChild)
        return corners.topLeft || corners.bottomLeft ? corners : nil
    }

    /// Fills a plate.
    mutating func fillPlate(_ frame: Rect, _ corners: RoundCorners, radius: Double = 10, _ ink: Ink) {
        guard !ink.isClear, frame.width > 0, frame.height > 0 else { return }
        svg.element(
            "path", ["d": .text(platePath(frame, corners, radius: radius)), "fill": .text(inks.text(ink))])
    }

    /// The outline of a plate.
    func platePath(_ frame: Rect, _ corners: RoundCorners, radius: Double) -> String {
        let radius = min(radius, frame.width / 2, frame.height / 2)
        let (topLeft, topRight) = (corners.topLeft ? radius : 0, corners.topRight ? radius : 0)
        let (bottomLeft, bottomRight) = (corners.bottomLeft ? radius : 0, corners.bottomRight ? radius : 0)
        let number = PictureNumber.text
        func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
            radius > 0 ? "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))" : ""
        }
        return "M\(number(frame.x + topLeft)) \(number(frame.y))H\(number(frame.maxX - topRight))"
            + arc(topRight, frame.maxX, frame.y + topRight) + "V\(number(frame.maxY - bottomRight))"
            + arc(bottomRight, frame.maxX - bottomRight, frame.maxY) + "H\(number(frame.x + bottomLeft))"
            + arc(bottomLeft, frame.x, frame.maxY - bottomLeft) + "V\(number(frame.y + topLeft))"
            + arc(topLeft, frame.x + topLeft, frame.y) + "Z"
    }
}
