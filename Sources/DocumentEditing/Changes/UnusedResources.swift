// Entries of `<resources>` that nothing names any more.

import InterfaceDocument

/// Takes out of a document's resources what the changes left without a use, as Xcode does when it saves.
///
/// What was there unused before stays: it is none of the changes' business.
struct UnusedResources {
    /// The entries that go.
    let elements: [Element]

    init(of document: Document, before original: Document) {
        let entries = Self.entries(of: document)
        guard !entries.isEmpty else {
            elements = []
            return
        }
        let used = Self.values(in: document.root)
        let (usedBefore, known) = (Self.values(in: original.root), Set(Self.entries(of: original).compactMap(Self.key)))
        elements = entries.filter { entry in
            guard let name = entry.string(.name), let key = Self.key(entry), !used.contains(name) else { return false }
            return usedBefore.contains(name) || !known.contains(key)
        }
    }

    /// Takes them out.
    func apply(to edit: inout DocumentEdit) throws(EditCommandError) {
        try edit.write { (edit) throws(DocumentEditError) in
            for element in elements { try edit.remove(edit.item(element)) }
        }
    }

    private static func entries(of document: Document) -> [Element] {
        let list = document.root.child(.resources)
        return list.map { $0.children.filter { [.image, .namedColor, .systemColor].contains($0.name) } } ?? []
    }

    private static func key(_ entry: Element) -> String? { entry.string(.name).map { "\(entry.name) \($0)" } }

    /// All that attributes and texts outside of the resources say: whatever names an image or colour is among it.
    private static func values(in root: Element) -> Set<String> {
        var values: Set<String> = []
        var left = root.children.filter { $0.name != .resources }
        while let element = left.popLast() {
            for attribute in element.attributes { values.insert(attribute.value) }
            if let text = element.stringContent { values.insert(text) }
            left += element.children
        }
        return values
    }
}
