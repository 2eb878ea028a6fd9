// Frames that tests expect. It stands in each target that asks: what several share does not import Testing.

import StrutTestScenes
import Testing

extension Frames {
    /// Expects the frame of a view; edges may be off by a hundredth of a point.
    func expect(
        _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ comment: Comment? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        guard let fault = fault(of: id, x, y, width, height) else { return }
        Issue.record("\(comment.map { "\($0): " } ?? "")\(fault)", sourceLocation: sourceLocation)
    }
}
