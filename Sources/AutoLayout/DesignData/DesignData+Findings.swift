import InterfaceDocument
import StrutDiagnostics

/// What a side-car says that its document has no use for: each is a warning, so that it does not go stale unnoticed.
extension DesignData {
    /// The warnings about this data for a document, in the order of the side-car.
    func findings(in document: Document) -> [Finding] {
        var findings = excess(in: document)
        for (name, table) in tables {
            guard let element = document.object(named: name) else {
                findings.append(unknownObject(name, document, table.location))
                continue
            }
            let prototypes = Self.prototypes(of: element)
            if prototypes.isEmpty {
                findings.append(
                    finding(
                        "'\(name)' is no table or collection with prototypes: rows have nothing to be copies of.",
                        table.location))
                continue
            }
            for row in table.sections.lazy.flatMap(\.rows) {
                findings += self.findings(of: row, among: prototypes, in: document)
            }
        }
        for (name, view) in views { findings += self.findings(of: view, name, document.object(named: name), document) }
        return findings.sorted { ($0.location ?? .start, $0.message) < ($1.location ?? .start, $1.message) }
    }

    /// An error if the rows are too many, or too large: those of a table in a prototype stand in each of its copies.
    private func excess(in document: Document) -> [Finding] {
        var filled: [Int: (element: Element, table: Table)] = [:]
        for (name, table) in tables {
            if let element = document.object(named: name) { filled[element.index] = (element, table) }
        }
        var copies: [Int: Double] = [:]  // by prototype
        var (rows, views) = (0.0, 0.0)
        for (element, table) in filled.values.sorted(by: { $0.element.index < $1.element.index }) {
            var around = element.parent
            while let place = around, copies[place.index] == nil { around = place.parent }
            let outer = around.flatMap { copies[$0.index] }
            let prototypes = Self.prototypes(of: element)
            let sizes = prototypes.map { Double($0.descendants.lazy.compactMap(View.init).count + 1) }
            for (prototype, size) in zip(prototypes, sizes) {
                copies[prototype.index] = 0
                // Where it is written it is no view of the row around it.
                views -= size * (outer ?? 0)
            }
            for row in table.sections.lazy.flatMap(\.rows) {
                guard let place = Self.place(of: row, among: prototypes) else { continue }
                let count = Double(max(0, row.count)) * (outer ?? 1)
                copies[prototypes[place].index, default: 0] += count
                rows += count
                views += count * sizes[place]
            }
        }
        guard rows > Double(Self.maximumRows) || views > Double(Self.maximumCopiedViews) else { return [] }
        let numbers = [rows, views].map { $0 < 1e15 ? "\(Int64($0))" : "\($0)" }
        return [
            Finding(
                rule: .badDesignData,
                message:
                    "There are \(numbers[0]) rows of \(numbers[1]) views in all, those of tables in rows counted in each; at "
                    + "most \(Self.maximumRows) rows and \(Self.maximumCopiedViews) views are laid out.",
                path: path, location: .start)
        ]
    }

    /// The prototype that a row is a copy of, by its place: the first where the row names none; nil where there is no
    /// such.
    static func place(of row: Row, among prototypes: [Element]) -> Int? {
        guard let name = row.prototype else { return prototypes.indices.first }
        return prototypes.firstIndex { $0.id == name || $0.has(.reuseIdentifier, equalTo: name) }
    }

    private static func prototypes(of element: Element) -> [Element] {
        TableView(element)?.prototypes.map(\.element) ?? CollectionView(element)?.cells.map(\.element) ?? []
    }

    private func findings(of row: Row, among prototypes: [Element], in document: Document) -> [Finding] {
        guard let prototype = Self.place(of: row, among: prototypes).map({ prototypes[$0] }) else {
            return [unknown(row.prototype ?? "", "prototype in this table", row.location)]
        }
        return row.views.flatMap { name, view -> [Finding] in
            let element = document.object(named: name, inRowOf: prototype)
            guard element.map({ $0.isInside(prototype) }) ?? true else {
                return [finding("'\(name)' is no part of the row's prototype.", view.location)]
            }
            return findings(of: view, name, element, document)
        }
    }

    private func findings(of view: ViewData, _ name: String, _ element: Element?, _ document: Document) -> [Finding] {
        guard let element else { return [unknownObject(name, document, view.location)] }
        if view.text != nil, !element.takesText {
            return [finding("'\(name)' is no label, button, text field or text view: it has no text.", view.location)]
        }
        if let image = view.image, view.size == nil, document.image(named: image)?.size == nil {
            return [
                finding(
                    "The document's resources have no size for the image '\(image)': give '\(name)' a size.",
                    view.location)
            ]
        }
        return []
    }

    /// A name that leads to no object, or to several.
    private func unknownObject(_ name: String, _ document: Document, _ location: SourceLocation?) -> Finding {
        let ids = document.objects(named: name).compactMap(\.id)
        return ids.count > 1
            ? finding("\(LayoutSessionError.ambiguousName(name, ids: ids)).", location)
            : unknown(name, "object or outlet", location)
    }

    private func unknown(_ name: String, _ what: String, _ location: SourceLocation?) -> Finding {
        finding("The design-time data names '\(name)', but there is no such \(what).", location)
    }

    private func finding(_ message: String, _ location: SourceLocation?) -> Finding {
        Finding(rule: .unknownDesignData, message: message, path: path, location: location)
    }
}
