import InterfaceDocument

/// References that lead nowhere: what they are of is left out of every layout, and at run time does nothing.
enum ReferenceFix {
    /// Removes constraints and connections that lead nowhere, and the attribute of what else does; how many there were.
    static func apply(_ edit: inout DocumentEdit) throws(DocumentEditError) -> Int {
        var count = 0
        var removed: Set<Int> = []
        for (element, attribute) in edit.document.danglingReferences where removed.insert(element.index).inserted {
            let item = edit.item(element)
            if DocumentEdit.referringElements.contains(element.name.string) {
                try edit.remove(item)
            } else {
                try edit.set(attribute, of: item, to: nil)
                removed.remove(element.index)
            }
            count += 1
        }
        return count
    }
}

/// Objects with the id of another one.
enum IdentifierFix {
    /// Gives each an id of its own; references mean the first and stay. How many there were.
    static func apply(_ edit: inout DocumentEdit) throws(DocumentEditError) -> Int {
        let objects = edit.document.objectsWithTakenIDs
        for object in objects {
            let id = edit.newID(for: "\(object.id ?? "") \(object.index)")
            try edit.set("id", of: edit.item(object), to: id)
        }
        return objects.count
    }
}

/// Prototypes that code cannot ask for.
enum ReuseIdentifierFix {
    /// Gives each an identifier by its class, which no other prototype of its table has; how many there were.
    static func apply(_ edit: inout DocumentEdit) throws(DocumentEditError) -> Int {
        let cells = edit.document.prototypesWithoutIdentifiers
        for cell in cells {
            let others = Set(cell.parent?.children.compactMap { edit[edit.item($0), "reuseIdentifier"] } ?? [])
            let stem = cell.string(.customClass) ?? "Cell"
            var (name, number) = (stem, 1)
            while others.contains(name) {
                number += 1
                name = "\(stem)\(number)"
            }
            try edit.set("reuseIdentifier", of: edit.item(cell), to: name)
        }
        return cells.count
    }
}
