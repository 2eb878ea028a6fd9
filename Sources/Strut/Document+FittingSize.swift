import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// What a document's views want.
extension Document {
    /// The size in points that a view wants, as UIKit's `systemLayoutSizeFitting` finds it.
    ///
    /// - Parameters:
    ///   - view: A view of this document.
    ///   - environment: What to lay out for; by default the canvas on which the document was drawn.
    ///   - target: The size to aim at; by default the smallest. `.compressed(width: 320)` keeps a width.
    /// - Returns: Nil where the view is not installed in `environment`.
    public func fittingSize(
        of view: View, in environment: LayoutEnvironment = LayoutEnvironment(),
        target: FittingTarget = FittingTarget()
    ) -> Size? {
        view.id.flatMap { LayoutEngine().fittingSize(of: $0, in: self, environment: environment, target: target) }
    }
}
