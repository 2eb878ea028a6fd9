// Cells that code cannot ask for.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per prototype of a table's rows or a collection's items that has no identifier, as Xcode warns:
    /// "Prototype table cells must have reuse identifiers".
    static let missingReuseIdentifier = DocumentRule(.missingReuseIdentifier) { context in
        let storage = context.storage
        for position in 0..<storage.elementCount {
            let name = storage.elements[Int(position)].name
            guard name == ElementName.tableViewCell.number || name == ElementName.collectionViewCell.number else {
                continue
            }
            let cell = Element(storage, position)
            guard cell.string(.reuseIdentifier)?.isEmpty != false, cell.isPrototype else { continue }
            context.report(
                .missingReuseIdentifier,
                "\(cell.displayName) is a prototype without a reuse identifier, by which code would ask for it; give it one, or "
                    + "remove it", at: cell)
        }
    }
}

extension Rule {
    /// A prototype has no reuse identifier.
    static let missingReuseIdentifier = Rule(
        "missing-reuse-identifier", on: .document, .warning, active: .inChecks,
        summary: "A prototype of rows or items has no reuse identifier, and code cannot ask for it.",
        help: "Give it one, or remove it.")
}

extension Element {
    /// Whether code makes rows or items of the cell: it stands among a table's prototypes, or in a collection view.
    var isPrototype: Bool {
        guard let group = parent, let list = group.parent else { return false }
        if group.name == .prototypes { return TableView(list)?.dataMode == .prototypes }
        return group.name == .cells && list.name == .collectionView
    }
}
