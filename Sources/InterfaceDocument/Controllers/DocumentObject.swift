// What connections lead to and come from, by kind.

/// An object of a document by its kind: what a connection leads to.
///
/// ```swift
/// for outlet in document.outlets {
///     switch outlet.target {
///     case .view(let view): print(view.className)
///     case .placeholder(let placeholder) where placeholder.kind == .filesOwner: print("the owner")
///     case nil: print("nothing: the outlet dangles")
///     default: break
///     }
/// }
/// ```
public enum DocumentObject: Hashable, Sendable {
    /// A view of any kind.
    case view(View)
    /// A controller, a reference to one in another storyboard among them.
    case controller(ViewController)
    /// A constraint.
    case constraint(Constraint)
    /// A gesture recognizer.
    case gestureRecognizer(GestureRecognizer)
    /// An item of a navigation bar or toolbar.
    case barButtonItem(BarButtonItem)
    /// What a navigation bar shows of a controller.
    case navigationItem(NavigationItem)
    /// What a tab bar shows of a controller.
    case tabBarItem(TabBarItem)
    /// An object that exists outside the document.
    case placeholder(Placeholder)
    /// An object of a class that the model knows nothing of.
    case customObject(CustomObject)
    /// Anything else, such as the exit of a scene.
    case other(Element)

    /// The object of an element.
    public init(_ element: Element) {
        self =
            Constraint(element).map(Self.constraint)
            ?? Placeholder(element).map(Self.placeholder)
            ?? CustomObject(element).map(Self.customObject)
            ?? BarButtonItem(element).map(Self.barButtonItem)
            ?? NavigationItem(element).map(Self.navigationItem)
            ?? TabBarItem(element).map(Self.tabBarItem)
            ?? GestureRecognizer(element).map(Self.gestureRecognizer)
            ?? ViewController(element).map(Self.controller)
            ?? View(element).map(Self.view)
            ?? .other(element)
    }
}

extension Connection {
    /// The object that has the connection, by kind.
    public var owner: DocumentObject? { source.map(DocumentObject.init) }

    /// The object at its other end, by kind; nil where the connection dangles.
    public var target: DocumentObject? { destination.map(DocumentObject.init) }
}

extension Placeholder {
    /// What a placeholder stands for.
    public enum Kind: Hashable, Sendable {
        /// The object that loads the xib.
        case filesOwner
        /// Whatever is the first responder when an action is sent.
        case firstResponder
        /// An object that code gives by this identifier when it loads the document.
        case external(identifier: String)
    }

    /// What it stands for.
    public var kind: Kind {
        switch identifier {
        case "IBFilesOwner": .filesOwner
        case "IBFirstResponder": .firstResponder
        default: .external(identifier: identifier ?? "")
        }
    }
}

/// A controller that stands for one of another storyboard: a `<viewControllerPlaceholder>`.
public struct StoryboardReference: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<viewControllerPlaceholder>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .viewControllerPlaceholder else { return nil }
        self.element = element
    }

    /// The storyboard that is meant; nil for the one that it stands in.
    public var storyboardName: String? { element.string(.storyboardName) }

    /// The storyboard identifier of the controller that is meant; nil for the initial one.
    public var identifier: String? { element.string(.referencedIdentifier).flatMap { $0.isEmpty ? nil : $0 } }

    /// The bundle that holds the storyboard; nil for the app's own.
    public var bundleIdentifier: String? { element.string(.bundleIdentifier).flatMap { $0.isEmpty ? nil : $0 } }
}

extension ViewController {
    /// The reference that the controller is; nil for a controller that is here itself.
    public var reference: StoryboardReference? { StoryboardReference(element) }
}
