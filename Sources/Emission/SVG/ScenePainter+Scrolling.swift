import InterfaceDocument
import StrutAutoLayout

/// The bars at the top of a window, as far as they move what scrolls under them.
struct CoveringBars {
    /// Where they end.
    var bottom: Double
    /// Whether the window's controller lets scroll views make room for them.
    var moveContent: Bool
    /// Whether the first scroll view makes room for them, though nothing scrolls in it.
    var makeRoomForScrollViews: Bool
}

/// Scroll views at rest: frames refer to a content that lies at its view's origin, but what is first seen lies below
/// the bars.
extension ScenePainter {
    /// How far bars push the content of the view at `index` down: as far as they reach into it, as its safe area says.
    ///
    /// Whether a plain scroll view makes room depends on whether its content is taller than it is, but for one that a
    /// controller in a navigation controller has as its view or before all others in it: that one does so always, as
    /// Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior.automatic` says.
    func contentShift(of index: Int) -> Double {
        guard let bars, bars.moveContent else { return 0 }
        let view = scene.views[index].view
        guard let scroll = ScrollView(view.element) else { return 0 }
        switch scroll.contentInsetAdjustmentBehavior {
        case "always": break
        case "automatic":
            guard view.kind != .scrollView || bars.makeRoomForScrollViews && isContentView(index) else { return 0 }
        default: return 0
        }
        // The safe area of a plain scroll view is what its content gets, which lies below the bars.
        let inset =
            view.kind == .scrollView
            ? scene.views[index].superview.map { details(of: $0).safeArea.top } ?? .infinity
            : details(of: index).safeArea.top
        let covered = min(inset, bars.bottom - geometry.frames[index].y)
        return covered > 0 && contentTop(of: index) < covered ? covered : 0
    }

    /// Whether a scroll view is its controller's view, or the first view in it.
    private func isContentView(_ index: Int) -> Bool {
        guard let superview = scene.views[index].superview else { return true }
        return scene.views[superview].superview == nil && geometry.subviews[superview].first == index
    }

    /// Where the content of a scroll view begins in it. Old documents store the rows of prototypes below the bars;
    /// these need no more room.
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
