import InterfaceDocument
import StrutEnvironment

/// A scene whose prototype cells stand once for each row of the design-time data.
struct SceneWithRows {
    var scene: Scene
    /// Where the elements of the document are in the scene.
    var indexOfElement: ElementIndex
    var copies: [SceneCopy] = []
    /// What the data changes, by view.
    var changes: [Int: ViewChanges] = [:]

    private let source: Scene
    private let document: Document
    private let data: DesignData
    /// For each view of the source, the views that it became.
    private var copiesOfView: [[Int]]
    /// The objects that were looked for by name, by their cell.
    private var objects: [Int: [String: Element?]] = [:]
    /// The copy that is being added to, by its place in `copies`; -1 for none.
    private var current = -1

    init(_ scene: Scene, data: DesignData, document: Document) {
        source = scene
        self.document = document
        self.data = data
        self.scene = scene
        self.scene.views = []
        indexOfElement = ElementIndex(covering: scene.views)
        copiesOfView = Array(repeating: [], count: scene.views.count)
        for (number, root) in scene.roots.enumerated() {
            self.scene.roots[number].view = self.scene.views.count
            add(root.view, superview: -1)
        }
        let copied = scene.constraints.flatMap { constraint in
            copiesOfView[constraint.owner].map { owner in
                var copy = constraint
                copy.owner = owner
                return copy
            }
        }
        // In the order of their owners, as everywhere; those of one owner in the document's.
        self.scene.constraints = copied.enumerated()
            .sorted { ($0.element.owner, $0.offset) < ($1.element.owner, $1.offset) }.map(\.element)
        for (name, view) in data.views.inOrder {
            guard let element = document.object(named: name), indexOfElement[element.index] >= 0 else { continue }
            change(Int(indexOfElement[element.index]), by: view)
        }
    }

    /// Adds a view of the source with everything inside it.
    private mutating func add(_ index: Int, superview: Int) {
        let new = scene.views.count
        var view = source.views[index]
        view.superview = superview
        scene.views.append(view)
        copiesOfView[index].append(new)
        indexOfElement.note(new, of: view.view.element.index)
        let table = view.view.kind.isTableOrCollection ? data.table(view.view, in: document) : nil
        var isFilled = false
        for child in source.subviews(of: index) {
            guard let table, isPrototype(child) || isSectionView(child) else {
                add(child, superview: new)
                continue
            }
            if isSectionView(child) {
                for section in table.sections.indices where hasRoom {
                    addCopy(child, RowPath(section: section, row: 0), to: new)
                }
                continue
            }
            if !isFilled { addRows(of: table, prototypes: source.subviews(of: index).filter(isPrototype), to: new) }
            isFilled = true
        }
        scene.views[new].subtreeEnd = scene.views.count
    }

    /// Whether another row may be added; more are an error (`DesignData.findings`).
    private var hasRoom: Bool {
        copies.count < DesignData.maximumRows && scene.views.count < source.views.count + DesignData.maximumCopiedViews
    }

    private func isPrototype(_ index: Int) -> Bool {
        let kind = source.views[index].view.kind
        return kind == .tableViewCell || kind == .collectionViewCell
    }

    /// Whether a view stands above or below each section of a collection.
    private func isSectionView(_ index: Int) -> Bool { source.views[index].view.kind == .collectionReusableView }

    /// Adds a copy of a view and everything inside it, and returns where it starts.
    @discardableResult
    private mutating func addCopy(_ index: Int, _ path: RowPath, to parent: Int) -> Int {
        let start = scene.views.count
        let (place, outer) = (copies.count, current)
        copies.append(SceneCopy(range: start..<start, original: start, row: path, outer: outer))
        current = place
        add(index, superview: parent)
        current = outer
        copies[place].range = start..<scene.views.count
        copies[place].original = Int(indexOfElement[scene.views[start].view.element.index])
        return start
    }

    /// Adds a copy of its prototype for each row.
    private mutating func addRows(of table: DesignData.Table, prototypes: [Int], to parent: Int) {
        let elements = prototypes.map { source.views[$0].view.element }
        for (section, content) in table.sections.enumerated() {
            var number = 0
            for row in content.rows {
                guard let place = DesignData.place(of: row, among: elements) else { continue }
                let views = row.views.inOrder
                for _ in 0..<max(0, row.count) where hasRoom {
                    addRow(views, prototypes[place], RowPath(section: section, row: number), to: parent)
                    number += 1
                }
            }
        }
    }

    private mutating func addRow(
        _ views: [(key: String, value: DesignData.ViewData)], _ prototype: Int, _ path: RowPath, to parent: Int
    ) {
        let start = addCopy(prototype, path, to: parent)
        let cell = scene.views[start].view.element
        for (name, view) in views {
            guard let element = object(named: name, inRowOf: cell) else { continue }
            let offset = Int(indexOfElement[element.index]) - Int(indexOfElement[cell.index])
            if offset >= 0, offset < scene.views.count - start { change(start + offset, by: view) }
        }
    }

    /// The object of a name for a row; each is looked for once, however many rows refer to it.
    private mutating func object(named name: String, inRowOf cell: Element) -> Element? {
        if let known = objects[cell.index]?[name] { return known }
        let found = document.object(named: name, inRowOf: cell)
        objects[cell.index, default: [:]][name] = .some(found)
        return found
    }

    private mutating func change(_ index: Int, by data: DesignData.ViewData) {
        let change = ViewChanges(data, in: document)
        changes[index] = changes[index].map(change.overridden) ?? change
    }
}
