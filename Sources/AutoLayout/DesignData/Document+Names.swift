import InterfaceDocument

/// Objects by the names that their author knows: an object id, or an outlet that leads to it.
extension Document {
    /// The object with an object id, or the first one that an outlet of this name leads to.
    func object(named name: String) -> Element? { element(id: name) ?? outlet(name, in: root) }

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

    /// The first cell with this reuse identifier or object id.
    func prototype(named name: String) -> Element? {
        if let element = element(id: name) { return element }
        func find(_ element: Element) -> Element? {
            for child in element.children {
                if child.has(.reuseIdentifier, equalTo: name) { return child }
                if child.hasChildren, let found = find(child) { return found }
            }
            return nil
        }
        return find(root)
    }
}
