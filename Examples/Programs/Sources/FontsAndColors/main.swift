// A table of the fonts and colours of some documents: how often each is asked for, and where first.

import InterfaceDocument

let documents = try CommandLine.arguments.dropFirst().map { try Document.read(path: $0) }
var rows: [String: (count: Int, first: Element)] = [:]
@MainActor func add(_ name: String, _ element: Element) {
    rows[name] = ((rows[name]?.count ?? 0) + 1, rows[name]?.first ?? element)
}
for font in documents.fonts {
    let size = font.pointSize.map { " \($0)" } ?? ""
    switch font.kind {
    case .named(let name, _): add("font  \(name)\(size)", font.element)
    case .style(let style): add("font  \(style)", font.element)
    default: add("font  \(font.kind)\(size)", font.element)
    }
}
for color in documents.colors { add("color \(color.value)", color.element) }
for (name, row) in rows.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
    print("\(row.count) × \(name), first of \(row.first.owner)")
}
