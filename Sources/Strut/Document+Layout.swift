import AutoLayout
import Environment
import InterfaceDocument

extension Document {
    /// Lays the document out: a frame for every view that is installed in `environment`.
    ///
    /// It never fails. What is wrong with the document or cannot be satisfied is among the layout's findings, and what was
    /// laid out besides it is still there. Laying one document out several times for different environments is cheaper
    /// than reading it as often.
    ///
    /// - Parameters:
    ///   - environment: What to lay out for; by default the canvas on which the document was drawn.
    ///   - keepsSystems: Whether the constraint systems are kept for `Layout.emit(.constraints)`.
    public func layout(in environment: LayoutEnvironment = LayoutEnvironment(), keepsSystems: Bool = false) -> Layout {
        LayoutEngine(options: LayoutEngine.Options(keepsSystems: keepsSystems)).layout(self, in: environment)
    }
}
