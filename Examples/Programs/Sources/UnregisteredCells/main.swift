// Lists the cells of some documents that no table or collection registers: those without an identifier in a table, and
// those in xibs whose identifier no prototype has.

import InterfaceDocument

let documents = try CommandLine.arguments.dropFirst().map { try Document.read(path: $0) }
let cells = documents.flatMap(\.views).filter { $0.kind == .tableViewCell || $0.kind == .collectionViewCell }
func isPrototype(_ cell: View) -> Bool {
    cell.element.parent?.name == .prototypes || cell.element.parent?.name == .cells
}
let registered = Set(cells.filter(isPrototype).compactMap { $0.element.string(.reuseIdentifier) })
for cell in cells where cell.element.parent?.name == .objects || isPrototype(cell) {
    let identifier = cell.element.string(.reuseIdentifier)
    if let identifier, registered.contains(identifier) { continue }
    print("\(cell.element.documentPath):\(cell.location): \(cell.className) '\(identifier ?? "")'")
}
