// Walks over the tree without allocating.

/// The elements directly inside another, in document order.
public struct ElementChildren: Sequence, Sendable {
    private let parent: Element

    init(_ parent: Element) {
        self.parent = parent
    }

    /// The first of them.
    public var first: Element? {
        var iterator = makeIterator()
        return iterator.next()
    }

    /// Starts at the first of them.
    public func makeIterator() -> Iterator { Iterator(parent) }

    /// Goes from sibling to sibling.
    public struct Iterator: IteratorProtocol {
        private let storage: DocumentStorage
        private let traits: VariationTraits
        private var upcoming: Int32
        private let end: Int32

        init(_ parent: Element) {
            storage = parent.storage
            traits = parent.traits
            upcoming = parent.position + 1
            end = parent.storage.elements[parent.index].end
        }

        /// The next of them; nil after the last.
        public mutating func next() -> Element? {
            guard upcoming < end else { return nil }
            defer { upcoming = storage.elements[Int(upcoming)].end }
            return Element(storage, upcoming, traits)
        }
    }
}

/// The elements inside another at any depth, in document order.
public struct ElementDescendants: Sequence, Sendable {
    private let root: Element

    init(_ root: Element) {
        self.root = root
    }

    /// Starts at the first of them.
    public func makeIterator() -> Iterator { Iterator(root) }

    /// Goes from element to element.
    public struct Iterator: IteratorProtocol {
        private let root: Element
        private var position: Int32
        private let end: Int32

        init(_ root: Element) {
            self.root = root
            position = root.position + 1
            end = root.storage.elements[root.index].end
        }

        /// The next of them; nil after the last.
        public mutating func next() -> Element? {
            guard position < end else { return nil }
            defer { position += 1 }
            return Element(root.storage, position, root.traits)
        }
    }
}

/// The elements of some names inside another at any depth, in document order: the others are skipped by their numbers,
/// without making anything of them.
package struct NamedDescendants: Sequence, Sendable {
    private let root: Element
    private let names: (Int32, Int32)

    init(_ root: Element, _ name: ElementName, _ other: ElementName) {
        self.root = root
        names = (name.number, other.number)
    }

    /// Starts at the first of them.
    package func makeIterator() -> Iterator { Iterator(root, names) }

    /// Goes from one to the next.
    package struct Iterator: IteratorProtocol {
        private let root: Element
        private let names: (Int32, Int32)
        private var position: Int32
        private let end: Int32

        init(_ root: Element, _ names: (Int32, Int32)) {
            self.root = root
            self.names = names
            position = root.position + 1
            end = root.storage.elements[root.index].end
        }

        /// The next of them; nil after the last.
        package mutating func next() -> Element? {
            let elements = root.storage.elements
            while position < end {
                let found = position
                position += 1
                let name = elements[Int(found)].name
                if name == names.0 || name == names.1 { return Element(root.storage, found, root.traits) }
            }
            return nil
        }
    }
}

extension Element {
    /// The elements inside this one, at any depth, that have one of two names of the vocabulary.
    package func descendants(named name: ElementName, or other: ElementName? = nil) -> NamedDescendants {
        NamedDescendants(self, name, other ?? name)
    }
}
