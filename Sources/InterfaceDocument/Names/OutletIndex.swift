/// The names of the outlets that lead to each element of a document, found in one walk over it.
public struct OutletIndex: Sendable {
    private struct Entry {
        var outlet: Int32
        var next: Int32
    }

    /// For each element the number of its first entry; -1 for none.
    private var firstEntry: [Int32]
    private var entries: [Entry] = []
    private let document: Document

    /// Finds the outlets and outlet collections of `document`.
    public init(_ document: Document) {
        self.document = document
        firstEntry = Array(repeating: -1, count: document.elementCount)
        // From the last to the first, because each entry is put before those that are there.
        for outlet in Array(document.root.descendants(named: .outlet, or: .outletCollection)).reversed() {
            guard let destination = outlet.reference(.destination) else { continue }
            entries.append(Entry(outlet: Int32(outlet.index), next: firstEntry[destination.index]))
            firstEntry[destination.index] = Int32(entries.count - 1)
        }
    }

    /// Whether any outlet leads to `element`.
    public func hasOutlets(_ element: Element) -> Bool {
        firstEntry[element.index] >= 0
    }

    /// The property names of the outlets that lead to `element`, in document order, each once.
    public func names(of element: Element) -> [String] {
        var names: [String] = []
        var entry = firstEntry[element.index]
        while entry >= 0 {
            let outlet = document.element(at: Int(entries[Int(entry)].outlet))
            if let name = outlet.string(.property), !names.contains(name) { names.append(name) }
            entry = entries[Int(entry)].next
        }
        return names
    }
}
