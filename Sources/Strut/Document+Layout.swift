import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

extension Document {
    /// Lays the document out: a frame for every view that is installed in `environment`.
    ///
    /// It never fails. What is wrong with the document or cannot be satisfied is among the layout's findings, and what
    /// was laid out besides it is still there. Laying one document out several times for different environments is
    /// cheaper than reading it as often.
    ///
    /// - Parameters:
    ///   - environment: What to lay out for; by default the canvas on which the document was drawn.
    ///   - options: What to keep besides the frames, and what stands in for the app's code and data; by default
    ///     nothing. A document's side-car is read by `DesignData.read(besides:)`.
    public func layout(
        in environment: LayoutEnvironment = LayoutEnvironment(), options: LayoutEngine.Options = LayoutEngine.Options()
    ) -> Layout {
        LayoutEngine(options: options).layout(self, in: environment)
    }
}
