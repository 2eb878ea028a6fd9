import InterfaceDocument
import StrutAutoLayout

/// Where the views of a scene lie in its window, not in their superviews: what pictures and lists refer to.
package struct WindowFrames: Sendable {
    /// The frame of each view in points in the window, parallel to the scene's `views`.
    package var frames: [Rect] = []
    /// The indices of the direct subviews of each view, in order.
    package var subviews: [[Int]]
    /// The indices of the views without a superview.
    package var roots: [Int] = []

    /// Adds the frames of a scene's views up.
    package init(_ scene: SceneLayout) {
        subviews = Array(repeating: [], count: scene.views.count)
        frames.reserveCapacity(scene.views.count)
        for (index, placed) in scene.views.enumerated() {
            var frame = placed.frame
            if let superview = placed.superview {
                frame.x += frames[superview].x
                frame.y += frames[superview].y
                subviews[superview].append(index)
            } else {
                roots.append(index)
            }
            frames.append(frame)
        }
    }
}
