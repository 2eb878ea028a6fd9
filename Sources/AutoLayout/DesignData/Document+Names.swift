import InterfaceDocument
import StrutDiagnostics

/// Objects by the names that their author knows: an object id, an outlet that leads to it, or its label in Xcode.
extension Document {
    /// The only object that a name leads to; nil where there is none, or several.
    package func object(named name: String) -> Element? {
        let objects = objects(named: name)
        return objects.count == 1 ? objects[0] : nil
    }

    /// What a name leads to: the object with this object id, else the objects that outlets of this name lead to, else
    /// those that have this label in Xcode, else the controllers with this storyboard identifier.
    package func objects(named name: String) -> [Element] {
        if let found = element(id: name) { return [found] }
        var found: [Element] = []
        forEachConnection(in: root) { connection in
            guard connection.has(.property, equalTo: name), let target = connection.reference(.destination),
                !found.contains(where: { $0.index == target.index })
            else { return }
            found.append(target)
        }
        if found.isEmpty { found = objects(labelled: name) }
        if found.isEmpty {
            found = scenes.compactMap(\.controller?.element).filter { $0.has(.storyboardIdentifier, equalTo: name) }
        }
        return found
    }

    /// The outlet or label that was probably meant by a name that leads to nothing.
    package func likelyName(for name: String) -> String? {
        var names: [String] = []
        forEachConnection(in: root) { connection in
            if let outlet = connection.string(.property), connection.reference(.destination) != nil {
                names.append(outlet)
            }
        }
        for element in root.descendants {
            if let label = element.string(.userLabel) { names.append(label) }
        }
        return Suggestion.nearest(to: name, among: names)
    }

    private func forEachConnection(in element: Element, _ body: (Element) -> Void) {
        for child in element.children where child.hasChildren {
            if child.name == .connections {
                for connection in child.children { body(connection) }
            } else {
                forEachConnection(in: child, body)
            }
        }
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

    /// The object of this name for a row: a view of its cell's style, or an outlet of its cell, comes before an outlet
    /// of the same name elsewhere.
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
