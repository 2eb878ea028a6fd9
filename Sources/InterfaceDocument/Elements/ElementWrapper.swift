// What all typed wrappers share: they are an element, and say what every object of a document can say.

import StrutDiagnostics

/// A typed view of one element: nothing but the element, with words for what elements of its kind mean.
public protocol ElementWrapper: Hashable, Sendable {
    /// The element that is read, with the traits whose variations count.
    var element: Element { get }

    /// Wraps an element; nil when it is not of the wrapper's kind.
    init?(_ element: Element)
}

extension ElementWrapper {
    /// The object id.
    @inlinable public var id: String? { element.id }

    /// Where the element's start tag begins.
    @inlinable public var location: SourceLocation { element.location }

    /// The element's role in its parent, such as `contentView`.
    @inlinable public var key: String? { element.key }

    /// The name that the author gave the object in Interface Builder.
    @inlinable public var userLabel: String? { element.string(.userLabel) }

    /// The class that the author wrote for the object, instead of UIKit's.
    @inlinable public var customClass: String? { element.string(.customClass) }

    /// The module of the custom class.
    public var customModule: String? { element.string(.customModule) }

    /// The name under which the object's state is kept.
    public var restorationIdentifier: String? { element.string(.restorationIdentifier) }

    /// What the object is connected to, in document order.
    public var connections: [Connection] { element.connections }

    /// The values that are set when the object is loaded.
    public var userDefinedRuntimeAttributes: [UserDefinedRuntimeAttribute] { element.userDefinedRuntimeAttributes }
}

extension Element {
    /// The children that a wrapper takes, wrapped, in document order.
    public func children<Wrapper: ElementWrapper>(as: Wrapper.Type) -> [Wrapper] {
        children.compactMap(Wrapper.init)
    }

    /// Hands over the children that a wrapper takes, wrapped, in document order.
    func forEachChild<Wrapper: ElementWrapper>(_ body: (Wrapper) -> Void) {
        for child in children {
            if let wrapper = Wrapper(child) { body(wrapper) }
        }
    }

    /// The children of the first child with a name that a wrapper takes, such as the cells in `<cells>`.
    public func members<Wrapper: ElementWrapper>(of list: ElementName, as: Wrapper.Type = Wrapper.self) -> [Wrapper] {
        child(list)?.children(as: Wrapper.self) ?? []
    }

    /// The first child with a key, wrapped; nil when there is none or the wrapper does not take it.
    public func child<Wrapper: ElementWrapper>(key: StaticString, as: Wrapper.Type = Wrapper.self) -> Wrapper? {
        child(key: key).flatMap(Wrapper.init)
    }
}
