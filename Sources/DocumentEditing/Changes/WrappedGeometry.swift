// Where views that are to be wrapped lie.

import InterfaceDocument
import StrutAutoLayout

/// The rectangles of some views of one superview, and of all of them together.
struct WrappedGeometry {
    /// The alignment rectangles in the superview's coordinates, which constraints speak of.
    let rects: [Rect]
    /// The frames in the superview.
    let frames: [Rect]
    /// What the alignment rectangles of the placed ones cover.
    let bounds: Rect
    /// What their frames cover, for the frame of the container.
    let frame: Rect

    /// Lays a document out; `placed` are the views whose place anything says.
    init(of views: [Element], placed: [Int], in document: Document) {
        var computed: [String: (frame: Rect, rect: Rect)] = [:]
        for scene in LayoutEngine().layout(document).scenes {
            for view in scene.views {
                guard let id = view.view.id else { continue }
                let insets = scene.solved.flatMap { solved in
                    solved.index(of: view.view.element).map { solved.alignmentInsets(of: $0) }
                }
                computed[id] = (view.frame, Self.rect(view.frame, inside: insets))
            }
        }
        let known = views.map { view in
            view.id.flatMap { computed[$0] }
                ?? (View(view)?.frame).map { ($0, $0) } ?? (Rect.zero, Rect.zero)
        }
        frames = known.map(\.0)
        rects = known.map(\.1)
        let shown = placed.isEmpty ? Array(views.indices) : placed
        bounds = Self.bounds(shown.map { known[$0].1 })
        frame = Self.bounds(shown.map { known[$0].0 })
    }

    private static func rect(_ frame: Rect, inside insets: EdgeInsets?) -> Rect {
        guard let insets else { return frame }
        return Rect(
            x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom)
    }

    private static func bounds(_ frames: [Rect]) -> Rect {
        let left = frames.map(\.x).min() ?? 0
        let top = frames.map(\.y).min() ?? 0
        let right = frames.map { $0.x + $0.width }.max() ?? 0
        let bottom = frames.map { $0.y + $0.height }.max() ?? 0
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the views lie below each other rather than side by side.
    var isColumn: Bool {
        let all = Self.bounds(frames)
        let heights = frames.reduce(0) { $0 + $1.height }
        let widths = frames.reduce(0) { $0 + $1.width }
        return all.height - heights >= all.width - widths
    }

    /// The mean distance between neighbours in whole points; nil for one view.
    func spacing(_ order: [Int], isVertical: Bool) -> Double? {
        guard order.count > 1 else { return nil }
        let gaps = zip(order, order.dropFirst()).map { before, after in
            let (first, second) = (frames[before], frames[after])
            return isVertical ? second.y - first.y - first.height : second.x - first.x - first.width
        }
        return (gaps.reduce(0, +) / Double(gaps.count)).rounded()
    }

    /// How far an attribute of a view lies behind an attribute of all views together, in points; nil for one that has
    /// no place among them, such as a baseline.
    func distance(_ attribute: LayoutAttribute, of view: Int, from other: LayoutAttribute) -> Double? {
        guard let own = Self.position(attribute, in: rects[view]), let outer = Self.position(other, in: bounds) else {
            return nil
        }
        return own - outer
    }

    /// In a language that is read from left to right, which is that of Interface Builder's canvas.
    private static func position(_ attribute: LayoutAttribute, in rect: Rect) -> Double? {
        switch attribute {
        case .leading, .left: rect.x
        case .trailing, .right: rect.x + rect.width
        case .centerX: rect.x + rect.width / 2
        case .top: rect.y
        case .bottom: rect.y + rect.height
        case .centerY: rect.y + rect.height / 2
        default: nil
        }
    }
}
