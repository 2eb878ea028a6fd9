// What a document says that tools need to be able to read: `<capability>` in `<dependencies>`.

import InterfaceDocument

/// Notes the capabilities that a change comes to need, as Xcode does for tools that are too old for them.
///
/// In 6,390 documents each of these stands where, and only where, the document has what needs it, but for 12 documents
/// with safe areas, 60 with system colours and 14 with named colours.
struct Capabilities {
    /// What needs a capability.
    private struct Need: Sendable {
        /// As Xcode calls it.
        var name: String
        /// The version of the tools that first had it.
        var toolsVersion: String
        /// Whether an element needs it.
        var isOf: @Sendable (DocumentEdit.Item, DocumentEdit) -> Bool
    }

    private static let needs = [
        Need(name: "Image references", toolsVersion: "12.0") { $1.name(of: $0) == "imageReference" },
        Need(name: "Named colors", toolsVersion: "9.0") { $1.name(of: $0) == "namedColor" },
        Need(name: "Safe area layout guides", toolsVersion: "9.0") { item, edit in
            edit.name(of: item) == "viewLayoutGuide" && edit[item, "key"] == "safeArea"
        },
        Need(name: "Stack View standard spacing", toolsVersion: "9.0") { $1[$0, "spacingType"] == "standard" },
        Need(name: "System colors in document resources", toolsVersion: "11.0") { $1.name(of: $0) == "systemColor" },
        Need(name: "collection view cell content view", toolsVersion: "11.0") { item, edit in
            edit.name(of: item) == "collectionViewCellContentView"
        },
    ]

    /// The capabilities that the document needed before the change, each as its place in the table.
    private let before: Set<Int>

    /// Looks at a document before a change.
    init(before edit: DocumentEdit) {
        before = Self.needed(by: edit)
    }

    private static func needed(by edit: DocumentEdit) -> Set<Int> {
        var found: Set<Int> = []
        for item in edit.items {
            for (index, need) in needs.enumerated() where !found.contains(index) && need.isOf(item, edit) {
                found.insert(index)
            }
        }
        return found
    }

    /// Notes what the changed document needs and the document before did not. One without `<dependencies>`, which Xcode
    /// always writes, stays without.
    func note(in edit: inout DocumentEdit) throws(DocumentEditError) {
        guard let list = edit.child("dependencies", of: edit.root) else { return }
        for index in Self.needed(by: edit).subtracting(before).sorted() {
            let need = Self.needs[index]
            let noted = edit.children(of: list).filter { edit.name(of: $0) == "capability" }
            guard !noted.contains(where: { edit[$0, "name"] == need.name }) else { continue }
            // Xcode sorts them by their names.
            let next = noted.first { need.name.utf8.lexicographicallyPrecedes((edit[$0, "name"] ?? "").utf8) }
            let element = NewElement("capability", ["name": need.name, "minToolsVersion": need.toolsVersion])
            try edit.insert(element, into: list, at: next.map { .before($0) } ?? .last)
        }
    }
}
