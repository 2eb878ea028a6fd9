import AutoLayout
import Environment
import InterfaceDocument

/// Walking a document's views, and asking for them by the names that code has for them.
extension Document {
    /// Every view of the document, in document order, whether or not it is installed somewhere.
    public var views: [View] {
        root.descendants.compactMap(View.init)
    }

    /// Every view, control or other object of one type, such as `document.all(Label.self)`, in document order.
    public func all<Wrapper: ElementWrapper>(_ type: Wrapper.Type) -> [Wrapper] {
        root.descendants.compactMap(Wrapper.init)
    }

    /// The first view that an outlet of this name leads to, whatever object has the outlet; nil if none does.
    public func view(outlet name: String) -> View? {
        for element in root.descendants where element.name == .outlet || element.name == .outletCollection {
            guard element.has(.property, equalTo: name) else { continue }
            if let view = element.reference(.destination).flatMap(View.init) { return view }
        }
        return nil
    }

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
