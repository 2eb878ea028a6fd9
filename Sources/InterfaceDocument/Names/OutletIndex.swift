/// The names of the outlets that lead to each element of a document, found in one walk over it.
public struct OutletIndex: Sendable {
    /// For each element the first outlet that leads to it, by its index in the document; -1 for none.
    private var firstOutlet: [Int32]
    /// For each outlet the next one that leads to the same element; -1 after the last, and for other elements.
    private var nextOutlet: [Int32]
    private let document: Document

    /// Finds the outlets and outlet collections of `document`.
    public init(_ document: Document) {
        self.document = document
        firstOutlet = Array(repeating: -1, count: document.elementCount)
        nextOutlet = firstOutlet
        // From the last to the first, because each is put before those that are there.
        for index in (0..<document.elementCount).reversed() {
            let name = document.storage.elements[index].name
            guard name == ElementName.outlet.number || name == ElementName.outletCollection.number,
                let destination = document.element(at: index).reference(.destination)
            else { continue }
            nextOutlet[index] = firstOutlet[destination.index]
            firstOutlet[destination.index] = Int32(index)
        }
    }

    /// Whether any outlet leads to `element`.
    public func hasOutlets(_ element: Element) -> Bool {
        firstOutlet[element.index] >= 0
    }

    /// The property names of the outlets that lead to `element`, in document order, each once.
    public func names(of element: Element) -> [String] {
        var names: [String] = []
        var next = firstOutlet[element.index]
        while next >= 0 {
            let outlet = document.element(at: Int(next))
            if let name = outlet.string(.property), !names.contains(name) { names.append(name) }
            next = nextOutlet[Int(next)]
        }
        return names
    }
}
