// Objects, which others refer to.

extension DocumentEdit {
    /// Removes an object with all in it and all that refers to it: constraints, connections and marks of size classes
    /// go, other references are left out.
    public mutating func removeObject(_ object: Item) throws(DocumentEditError) {
        var gone = ids(in: object)
        try remove(object)
        while !gone.isEmpty {
            var more: Set<String> = []
            for item in items where tree.isAttached(item.number) {
                for (name, value) in attributes(of: item)
                where gone.contains(value) && Self.isReference(name, of: self.name(of: item)) {
                    if Self.referringElements.contains(self.name(of: item)) {
                        more.formUnion(ids(in: item))
                        try remove(item)
                        break
                    }
                    try set(name, of: item, to: nil)
                }
            }
            gone = more
        }
    }

    /// The ids of the objects in an element, its own among them.
    public func ids(in item: Item) -> Set<String> {
        var ids: Set<String> = []
        if let id = self[item, "id"] { ids.insert(id) }
        for child in children(of: item) { ids.formUnion(self.ids(in: child)) }
        return ids
    }

    /// The elements that are nothing without what they refer to.
    package static let referringElements: Set<String> = [
        "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include", "view", "designable",
    ]
}
