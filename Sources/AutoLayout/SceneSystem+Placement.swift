import ConstraintSolver
import Environment
import InterfaceDocument

/// From a solution to frames: alignment rectangles become frames in their superviews, rounded to pixels once.
extension SceneSystem {
    /// The views with their frames, in the scene's order.
    func place(_ solution: Solution) -> [PlacedView] {
        var origins = [Point](repeating: Point(x: 0, y: 0), count: scene.views.count)
        var placed: [PlacedView] = []
        placed.reserveCapacity(scene.views.count)
        for (index, sceneView) in scene.views.enumerated() {
            let state = states[index]
            let rect = state.solved ?? .zero
            let insets = state.alignmentInsets
            var frame = Rect(
                x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
                height: rect.height + insets.top + insets.bottom)
            origins[index] = Point(x: frame.x, y: frame.y)
            if sceneView.superview >= 0 {
                frame.x -= origins[sceneView.superview].x
                frame.y -= origins[sceneView.superview].y
                frame = rounded(frame)
            } else {
                let root = scene.roots[sceneView.root]
                frame = rounded(frame)
                frame.x += root.frame.x
                frame.y += root.frame.y
            }
            var contentSize: Size?
            if let content = state.contentBox {
                contentSize = rounded(
                    Size(
                        width: solution.values[Int(content.x) + 1], height: solution.values[Int(content.y) + 1]))
            }
            placed.append(
                PlacedView(
                    view: sceneView.view, superview: sceneView.superview >= 0 ? sceneView.superview : nil,
                    depth: sceneView.depth, frame: frame, contentSize: contentSize))
        }
        return placed
    }

    /// Each edge goes to the nearest pixel on its own, so that neighbours that touch still do.
    private func rounded(_ frame: Rect) -> Rect {
        let minX = onPixel(frame.x)
        let minY = onPixel(frame.y)
        return Rect(x: minX, y: minY, width: onPixel(frame.maxX) - minX, height: onPixel(frame.maxY) - minY)
    }

    private func rounded(_ size: Size) -> Size { Size(width: onPixel(size.width), height: onPixel(size.height)) }

    /// The nearest pixel; halves go up, and a hair below a half counts as one.
    private func onPixel(_ length: Double) -> Double {
        let pixels = (length * environment.scale + 0.5 + 1e-6).rounded(.down)
        return pixels / environment.scale
    }
}
