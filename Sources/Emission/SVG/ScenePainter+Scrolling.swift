import AutoLayout
import InterfaceDocument

/// The bars at the top of a window, as far as they move what scrolls under them.
struct CoveringBars {
    /// Where they end.
    var bottom: Double
    /// Whether the window's controller lets scroll views make room for them.
    var moveContent: Bool
}

/// Scroll views at rest: frames speak of a content that lies at its view's origin, but what is first seen lies below the
/// bars.
extension ScenePainter {
    /// How far bars push the content of the view at `index` down: as far as they reach into it, as its safe area says.
    ///
    /// A plain scroll view stays where it is: whether it makes room depends on whether its content is taller than it is.
    func contentShift(of index: Int) -> Double {
        guard let bars, bars.moveContent else { return 0 }
        let view = scene.views[index].view
        guard view.kind.isTableOrCollection || view.kind == .textView, let scroll = ScrollView(view.element) else {
            return 0
        }
        let behavior = scroll.contentInsetAdjustmentBehavior
        guard behavior == "automatic" || behavior == "always" else { return 0 }
        let covered = min(details(of: index).safeArea.top, bars.bottom - geometry.frames[index].y)
        return covered > 0 && contentTop(of: index) < covered ? covered : 0
    }

    /// Where the content of a scroll view begins in it. Old documents store the rows of prototypes below the bars; these
    /// need no more room.
    private func contentTop(of index: Int) -> Double {
        let tops = geometry.subviews[index].map { geometry.frames[$0].y - geometry.frames[index].y }
        let top = tops.min() ?? 0
        guard let table = TableView(scene.views[index].view.element), table.style != .plain else { return top }
        // Room for a title, which a grouped table always leaves above its first row.
        return top - 35
    }

    /// Opens a group in which everything is drawn elsewhere than its frame says.
    mutating func openWindow(shiftedBy shift: Point) {
        let (x, y) = (PictureNumber.text(shift.x), PictureNumber.text(shift.y))
        svg.open("g", ["class": .text("window"), "transform": .text("translate(\(x) \(y))")])
    }
}
