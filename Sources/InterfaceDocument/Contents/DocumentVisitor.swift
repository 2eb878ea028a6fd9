// Walking a document by the kinds of its objects.

/// Walks a document and is given its objects by their kinds: what it does not care for is walked through.
///
/// A method that is written stands for the walk below its object too, which goes on where it calls
/// `visitChildren(of:)`.
///
/// ```swift
/// struct LabelCounter: DocumentVisitor {
///     var count = 0
///     mutating func visit(view: View) {
///         if view.kind == .label { count += 1 }
///         visitChildren(of: view.element)
///     }
/// }
/// var counter = LabelCounter()
/// counter.visit(document)
/// ```
public protocol DocumentVisitor {
    /// Called for each scene; a xib is one.
    mutating func visit(scene: SceneElement)
    /// Called for each controller.
    mutating func visit(controller: ViewController)
    /// Called for each view of any kind.
    mutating func visit(view: View)
    /// Called for each constraint.
    mutating func visit(constraint: Constraint)
    /// Called for each outlet, action and segue.
    mutating func visit(connection: Connection)
    /// Called for each gesture recognizer.
    mutating func visit(gestureRecognizer: GestureRecognizer)
    /// Called for each placeholder.
    mutating func visit(placeholder: Placeholder)
    /// Called for every element that is none of the above.
    mutating func visit(other element: Element)
}

extension DocumentVisitor {
    /// Walks through all of a document, in document order.
    public mutating func visit(_ document: Document) { visit(document.root) }

    /// Tells of an element by its kind.
    public mutating func visit(_ element: Element) {
        if let scene = SceneElement(element) {
            visit(scene: scene)
        } else if let connection = Connection(element) {
            visit(connection: connection)
        } else if let constraint = Constraint(element) {
            visit(constraint: constraint)
        } else if let placeholder = Placeholder(element) {
            visit(placeholder: placeholder)
        } else if let recognizer = GestureRecognizer(element) {
            visit(gestureRecognizer: recognizer)
        } else if let controller = ViewController(element) {
            visit(controller: controller)
        } else if let view = View(element) {
            visit(view: view)
        } else {
            visit(other: element)
        }
    }

    /// Tells of what stands directly inside an element.
    public mutating func visitChildren(of element: Element) {
        for child in element.children { visit(child) }
    }

    /// Walks through the scene.
    public mutating func visit(scene: SceneElement) { visitChildren(of: scene.element) }
    /// Walks through the controller.
    public mutating func visit(controller: ViewController) { visitChildren(of: controller.element) }
    /// Walks through the view.
    public mutating func visit(view: View) { visitChildren(of: view.element) }
    /// Walks through the constraint.
    public mutating func visit(constraint: Constraint) { visitChildren(of: constraint.element) }
    /// Walks through the connection.
    public mutating func visit(connection: Connection) { visitChildren(of: connection.element) }
    /// Walks through the recognizer.
    public mutating func visit(gestureRecognizer: GestureRecognizer) { visitChildren(of: gestureRecognizer.element) }
    /// Walks through the placeholder.
    public mutating func visit(placeholder: Placeholder) { visitChildren(of: placeholder.element) }
    /// Walks through the element.
    public mutating func visit(other element: Element) { visitChildren(of: element) }
}
