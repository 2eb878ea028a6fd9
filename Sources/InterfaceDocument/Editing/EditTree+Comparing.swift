// What was written is read again, and must be what was meant.

extension EditTree {
    /// Whether a document has the elements of this tree, with their attributes and texts.
    func isSaid(by document: Document) -> Bool {
        var position: Int32 = 0
        return isSaid(0, document.storage, &position, parent: -1) && position == document.storage.elementCount
    }

    private func isSaid(_ node: Int, _ storage: DocumentStorage, _ position: inout Int32, parent: Int32) -> Bool {
        guard position < storage.elementCount, storage.elements[Int(position)].parent == parent else { return false }
        let element = Element(storage, position)
        guard element.name.string == nodes[node].name,
            element.attributes.elementsEqual(attributes(of: node), by: ==)
        else { return false }
        let own = position
        position += 1
        let children = children(of: node)
        if children.isEmpty, element.text != text(of: node) {
            // Blanks stood around elements that are gone.
            guard isEmptied(node), element.text.allSatisfy(\.isWhitespace) else { return false }
        }
        for child in children where !isSaid(child, storage, &position, parent: own) { return false }
        return true
    }

    /// Whether an element held others in the document that it comes from, and was given no text.
    private func isEmptied(_ node: Int) -> Bool {
        guard nodes[node].text == nil, let origin = nodes[node].origin else { return false }
        return Element(sources[origin.source], origin.element).hasChildren
    }

    /// The text of an element that holds no others.
    func text(of node: Int) -> String {
        if let text = nodes[node].text { return text }
        guard let origin = nodes[node].origin, !nodes[node].pieces.isEmpty else { return "" }
        return Element(sources[origin.source], origin.element).text
    }
}
