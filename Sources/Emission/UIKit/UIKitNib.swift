import InterfaceDocument
import StrutAutoLayout

/// What stands in for a compiled nib: its objects, made and connected with an owner, and its cells, registered.
struct UIKitNib {
    private let unit: UIKitUnit
    /// What the unit's class is called in code.
    private let type: String
    /// The cells among the top-level objects, with the names of their classes.
    private let cells: [(cell: View, views: [PlacedView], name: String)]
    /// How many cells there are of each kind.
    private let counts: [View.Kind: Int]

    init(_ unit: UIKitUnit) {
        self.unit = unit
        cells = unit.namedPrototypes.filter { $0.cell.element.parent?.name == .objects }
        counts = cells.reduce(into: [:]) { $0[$1.cell.kind, default: 0] += 1 }
        type = "\(unit.context.typeName).\(SwiftIdentifier.escaped(unit.className))"
    }

    func write(to source: inout SwiftSource) {
        source.blank()
        source.line("/// Makes the objects of the document and connects them with an owner, as a nib does.")
        if unit.isVaried {
            source.line("///")
            source.line(
                "/// They are as in the size classes of `traits`, and stay so: call `adapt` of the class above for others."
            )
        }
        source.line("/// - Returns: Its top-level objects, in their order.")
        source.line("@discardableResult")
        let traits = unit.isVaried ? ", traits: UITraitCollection = .current" : ""
        source.block("static func instantiate(withOwner owner: Any?\(traits)) -> [Any]") { source in
            writeBody(to: &source)
        }
        for prototype in cells { writeRegistration(of: prototype.cell, named: prototype.name, to: &source) }
    }

    private func writeBody(to source: inout SwiftSource) {
        let connections = UIKitConnections(unit, scene: unit.scene, controller: nil, items: unit.bars.items)
        let connecting = connections.connection(of: "made", type: type, with: "owner")
        let top = unit.scene.objects
        let isUsed = top.contains { unit.expression($0) != nil } || !connecting.isEmpty
        if isUsed { source.line("let made = \(type)()") }
        if unit.isVaried { source.line("made.adapt(to: traits)") }
        let owner = unit.scene.placeholders.first { $0.identifier == "IBFilesOwner" }?.element
        let view = owner?.connections.first { $0.kind == .outlet && $0.property == "view" }?.destination
        let name = view.flatMap(unit.expression)
        if name != nil || !connecting.isEmpty {
            source.block("if let owner = owner as? NSObject") { source in
                if let name {
                    source.line("if let controller = owner as? UIViewController { controller.view = made.\(name) }")
                    source.line("else { owner.setValue(made.\(name), forKey: \"view\") }")
                }
                for line in connecting { source.line(line) }
            }
        }
        for line in unit.waking("made") { source.line(line) }
        let objects = top.compactMap { object -> String? in
            if let name = unit.expression(object) { return "made.\(name)" }
            guard let cell = cells.first(where: { $0.cell.element.index == object.index }) else { return nil }
            return making(cell.cell, "\(type).\(SwiftIdentifier.escaped(cell.name)).\(unit.context.cellClassName)")
        }
        for object in unit.scene.controllers {
            let inner = object.element.descendants.filter { ViewController($0) != nil }.map(UIKitLeftovers.summary)
            let held = inner.isEmpty ? "" : " with the \(inner.joined(separator: ", the "))"
            source.line("// Not made: the \(UIKitLeftovers.summary(object.element)), which stands by itself\(held).")
        }
        source.line("return [\(objects.joined(separator: ", "))]")
    }

    private func making(_ cell: View, _ type: String) -> String {
        guard cell.kind == .tableViewCell else { return "\(type)(frame: .zero)" }
        let identifier = cell.element.string(.reuseIdentifier).map(SwiftSource.literal) ?? "nil"
        return "\(type)(style: .default, reuseIdentifier: \(identifier))"
    }

    /// What the function is called that registers a cell: where others of its kind are beside it, after its class too.
    private func registration(of cell: View, named name: String) -> String {
        counts[cell.kind] == 1 ? "register" : "register\(name.prefix(1).uppercased())\(name.dropFirst())"
    }

    private func writeRegistration(of cell: View, named name: String, to source: inout SwiftSource) {
        let function = registration(of: cell, named: name)
        let identifier = cell.element.string(.reuseIdentifier).map { " = \(SwiftSource.literal($0))" } ?? ""
        let cellType = "\(type).\(SwiftIdentifier.escaped(name)).\(unit.context.cellClassName).self"
        source.blank()
        if cell.kind == .tableViewCell {
            source.line("/// Tells a table to make the cells of the document for an identifier.")
            source.block(
                "static func \(function)(in table: UITableView, forCellReuseIdentifier identifier: String\(identifier))"
            ) {
                source in
                source.line("table.register(\(cellType), forCellReuseIdentifier: identifier)")
            }
        } else if cell.kind == .collectionViewCell {
            source.line("/// Tells a collection to make the cells of the document for an identifier.")
            source.block(
                "static func \(function)(in collection: UICollectionView, forCellWithReuseIdentifier identifier: String\(identifier))"
            ) { source in
                source.line("collection.register(\(cellType), forCellWithReuseIdentifier: identifier)")
            }
        } else {
            source.line(
                "/// Tells a collection to make the views of the document for a kind, such as a section's header.")
            source.block(
                "static func \(function)(in collection: UICollectionView, forSupplementaryViewOfKind kind: String, "
                    + "withReuseIdentifier identifier: String\(identifier))"
            ) { source in
                source.line(
                    "collection.register(\(cellType), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)"
                )
            }
        }
    }
}
