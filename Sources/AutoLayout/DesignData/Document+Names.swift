import InterfaceDocument

/// Objects by the names that their author knows: an object id, an outlet that leads to it, or its label in Xcode.
extension Document {
    /// The object with an object id, else the first one that an outlet of this name leads to, else the only one that has
    /// this label in Xcode.
    package func object(named name: String) -> Element? {
        if let found = element(id: name) ?? outlet(name, in: root) { return found }
        let labelled = objects(labelled: name)
        return labelled.count == 1 ? labelled.first : nil
    }

    /// The objects that have this label in Xcode, in the order of the document.
    package func objects(labelled label: String) -> [Element] {
        var found: [Element] = []
        collect(label, in: root, into: &found)
        return found
    }

    private func collect(_ label: String, in element: Element, into found: inout [Element]) {
        for child in element.children {
            if child.has(.userLabel, equalTo: label) { found.append(child) }
            if child.hasChildren { collect(label, in: child, into: &found) }
        }
    }

    /// The object of this name for a row: a view of its cell's style, or an outlet of its cell, comes before an outlet of
    /// the same name elsewhere.
    func object(named name: String, inRowOf cell: Element) -> Element? {
        let style = TableViewCell(cell)
        let part: View? =
            switch name {
            case "textLabel": style?.textLabel
            case "detailTextLabel": style?.detailTextLabel
            case "imageView": style?.imageView
            default: nil
            }
        return element(id: name) ?? part?.element ?? outlet(name, in: cell) ?? object(named: name)
    }

    /// The first object that an outlet of this name leads to, among the outlets inside `element`.
    func outlet(_ name: String, in element: Element) -> Element? {
        for child in element.children {
            if child.name == .connections {
                for connection in child.children where connection.has(.property, equalTo: name) {
                    if let target = connection.reference(.destination) { return target }
                }
            } else if child.hasChildren, let found = outlet(name, in: child) {
                return found
            }
        }
        return nil
    }

    /// Whether an element is the object of this name.
    func isNamed(_ element: Element, _ name: String) -> Bool {
        element.id == name || object(named: name)?.index == element.index
    }
}

extension Element {
    /// Whether the element shows a text that code can set.
    var takesText: Bool {
        Label(self) != nil || Button(self) != nil || TextField(self) != nil || TextView(self) != nil
    }
}
