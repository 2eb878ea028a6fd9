import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// From a solution to frames: alignment rectangles become frames in their superviews, rounded to pixels once.
extension SceneSystem {
    /// The views with their frames, in the scene's order.
    func place(_ solution: Solution) -> [PlacedView] {
        scene.views.enumerated().map { index, sceneView in
            PlacedView(
                view: sceneView.view, superview: sceneView.superview >= 0 ? sceneView.superview : nil,
                depth: sceneView.depth, frame: placedFrame(of: index) ?? .zero,
                contentSize: contentSize(of: index, solution), row: model.viewIndex.rowPath(of: index))
        }
    }

    /// The size of what the view at `index` scrolls, on whole pixels; nil for a view that scrolls nothing.
    private func contentSize(of index: Int, _ solution: Solution) -> Size? {
        if let size = tableContentSize(of: index) { return rounded(size) }
        return rows.variables.views[index].contentBox.map { rounded($0.size(in: solution)) }
    }

    /// The frame of the view at `index` in its superview, on whole pixels; nil before the first pass.
    ///
    /// Where neither a cell nor what scrolls comes between, the edges of all views under a root go to the pixels of the
    /// root: a view at 7.5 in one at 66.25 is where 73.75 is (253 frames of 38 repositories, 5 of 5 against).
    func placedFrame(of index: Int) -> Rect? {
        guard var frame = frameInRoot(of: index) else { return nil }
        let sceneView = scene.views[index]
        guard sceneView.superview >= 0, let outer = frameInRoot(of: sceneView.superview),
            let grid = frameInRoot(of: traits(index).pixelGrid)
        else {
            let origin = scene.roots[sceneView.root].frame.origin
            frame = rounded(frame)
            frame.x += origin.x
            frame.y += origin.y
            return frame
        }
        frame.x -= grid.x
        frame.y -= grid.y
        return rounded(frame, from: Point(x: outer.x - grid.x, y: outer.y - grid.y))
    }

    /// The frame in the root's coordinates, not rounded: the alignment rectangle without its insets.
    func frameInRoot(of index: Int) -> Rect? {
        guard let rect = states[index].solved else { return nil }
        let insets = traits(index).alignmentInsets
        return Rect(
            x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }

    /// Each edge goes to the nearest pixel on its own, so that neighbours that touch still do; the place is derived
    /// from `origin`, rounded too.
    private func rounded(_ frame: Rect, from origin: Point = .zero) -> Rect {
        let scale = environment.scale
        let (minX, minY) = (pixels(frame.x), pixels(frame.y))
        return Rect(
            x: (minX - pixels(origin.x)) / scale, y: (minY - pixels(origin.y)) / scale,
            width: (pixels(frame.maxX) - minX) / scale, height: (pixels(frame.maxY) - minY) / scale)
    }

    private func rounded(_ size: Size) -> Size {
        Size(width: pixels(size.width) / environment.scale, height: pixels(size.height) / environment.scale)
    }

    /// The nearest whole number of pixels; halves go up, and a hair below a half counts as one.
    private func pixels(_ length: Double) -> Double { (length * environment.scale + 0.5 + 1e-6).rounded(.down) }
}
