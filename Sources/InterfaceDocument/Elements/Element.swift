// An element of the document: a place in the storage, through which all wrappers read.

import StrutDiagnostics

/// An element as the document has it, known to the model or not.
///
/// An element may carry traits (see `resolved(for:)`): attributes and keyed children then come from its matching
/// `<variation>`s first, and the elements reached from it carry the same traits.
///
/// ```swift
/// if let element = document.element(id: "npM-MY-Qm1") {
///     print(element.name, element.string(named: "text") ?? "", element.children.map(\.name))
/// }
/// ```
public struct Element: Sendable {
    let storage: DocumentStorage
    let position: Int32
    /// The traits whose variations count.
    public let traits: VariationTraits

    init(_ storage: DocumentStorage, _ position: Int32, _ traits: VariationTraits = .none) {
        self.storage = storage
        self.position = position
        self.traits = traits
    }

    /// The element's number in document order: `0..<document.elementCount`.
    public var index: Int { Int(position) }

    /// The element's name.
    public var name: ElementName { ElementName(storage.elements[index].name, in: storage) }

    /// The element that this one is directly inside of; nil for the root.
    public var parent: Element? {
        let parent = storage.elements[index].parent
        return parent < 0 ? nil : Element(storage, parent, traits)
    }

    /// The elements directly inside this one, in document order; `<variation>`s are among them.
    public var children: ElementChildren { ElementChildren(self) }

    /// True when there are any.
    public var hasChildren: Bool { storage.elements[index].end > position + 1 }

    /// True when no other follows directly inside of the same parent.
    package var isLastChild: Bool {
        let parent = storage.elements[index].parent
        return parent >= 0 && storage.elements[Int(parent)].end == storage.elements[index].end
    }

    /// All elements inside this one, at any depth, in document order.
    public var descendants: ElementDescendants { ElementDescendants(self) }

    /// The object id.
    public var id: String? { storage.value(of: position, AttributeName.id.number)?.string }

    /// Where the element's start tag begins, at its `<`.
    public var location: SourceLocation { storage.location(of: position) }

    /// True when this is `other` or inside of it, at any depth.
    public func isInside(_ other: Element) -> Bool {
        position >= other.position && position < storage.elements[other.index].end
    }
}

extension Element: Hashable {
    /// Whether both are the same.
    public static func == (a: Element, b: Element) -> Bool {
        a.position == b.position && a.storage === b.storage && a.traits == b.traits
    }

    /// Feeds what `==` compares into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(position)
    }
}

extension Element: CustomStringConvertible {
    /// The name and the id, such as `<label id="Yn8-Rk-G4t">`.
    public var description: String {
        id.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>"
    }
}
