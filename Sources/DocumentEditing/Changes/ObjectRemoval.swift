// Objects that go, with all that refers to them.

import InterfaceDocument

/// Removes objects and properties.
struct ObjectRemoval {
    private let lookup: ObjectLookup

    init(_ lookup: ObjectLookup) {
        self.lookup = lookup
    }

    /// Removes the object of a name, or brings a property back to what it is without being stated.
    func remove(_ name: String, _ edit: inout DocumentEdit) throws(EditCommandError) {
        if let dot = name.lastIndex(of: "."), dot > name.startIndex, !lookup.has(name),
            lookup.has(String(name[..<dot]))
        {
            let property = String(name[name.index(after: dot)...])
            if LayoutAttribute(word: property) != nil, lookup.isView(String(name[..<dot])) {
                // What says why there is no such constraint.
                _ = try lookup.object(name)
            }
            return try PropertyWriter(lookup).set(property, of: String(name[..<dot]), to: nil, &edit)
        }
        try remove(try lookup.object(name), &edit)
    }

    /// Removes an object with its constraints, the connections that lead to it and what else refers to it.
    func remove(_ element: Element, _ edit: inout DocumentEdit) throws(EditCommandError) {
        // A controller goes with its scene.
        let scene = ViewController(element) == nil ? nil : element.parent?.parent
        let target = scene.map { $0.name == .scene ? $0 : element } ?? element
        if View(element) != nil, element.key == "contentView" || element.key == "view", element.parent?.name != .objects
        {
            throw EditCommandError(
                "'\(element.displayName)' is the \(element.key == "view" ? "root" : "content") view of its "
                    + "\(element.parent?.name.string ?? "object"), which needs one",
                advice: "remove what is in it instead")
        }
        do throws(DocumentEditError) {
            try edit.removeObject(edit.item(target))
        } catch {
            throw EditCommandError(error)
        }
    }
}
