import ConstraintSolver
import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Tables at run time: header, sections and footer below each other, as `UITableView` puts them.
///
/// It knows no rows of the constraint system: what a pass found out of the views goes in, frames of the parts come out.
/// The next pass lays out what is inside them.
struct TableLayout: SceneReader {
    var model: SceneModel
    /// The tables that lay themselves out.
    private(set) var tables: [TableState] = []
    var metrics: TableMetrics

    /// Finds the tables of a scene, where they lay themselves out.
    init(_ model: SceneModel) {
        self.model = model
        metrics = TableMetrics(model)
        guard model.laysOutTables else { return }
        tables = scene.views.indices.compactMap { index in
            TableView(view(index).element).map { table(index, $0) }
        }
    }

    /// Gives every part of every table its place; cells' contents get what they leave of their cells.
    mutating func layOut(_ states: inout [ViewState], _ fittings: inout FittingMemory) -> [TablePlacement] {
        var pass = TablePass(states: states, fittings: fittings.take())
        for table in tables.indices { layOut(table, &pass) }
        states = pass.states
        fittings = pass.fittings
        return pass.placements
    }

    /// The parts of a table.
    func table(_ index: Int, _ table: TableView) -> TableState {
        var state = TableState(index: index, sections: [])
        var sectionOfElement: [Int: Int] = [:]
        for section in table.sections {
            sectionOfElement[section.element.index] = state.sections.count
            state.sections.append(
                TableState.Section(headerTitle: section.headerTitle, footerTitle: section.footerTitle))
        }
        // Design-time data may refer to more sections than a static table has.
        for section in model.designData(of: index)?.sections.dropFirst(state.sections.count) ?? [] {
            state.sections.append(TableState.Section(headerTitle: section.header, footerTitle: section.footer))
        }
        if state.sections.isEmpty { state.sections = [TableState.Section()] }
        for child in scene.subviews(of: index) {
            let view = view(child)
            let section =
                model.viewIndex.rowPath(of: child)?.section ?? enclosingSection(of: view.element).flatMap {
                    sectionOfElement[$0]
                } ?? 0
            switch view.key {
            case "tableHeaderView": state.header = child
            case "tableFooterView": state.footer = child
            case "headerView": state.sections[section].header = child
            case "footerView": state.sections[section].footer = child
            default: if view.kind.isCell { state.sections[section].rows.append(child) }
            }
        }
        return state
    }

    /// The `<tableViewSection>` that an element stands in.
    private func enclosingSection(of element: Element) -> Int? {
        var ancestor = element.parent
        while let candidate = ancestor, candidate.name != .tableView {
            if candidate.name == .tableViewSection { return candidate.index }
            ancestor = candidate.parent
        }
        return nil
    }

    /// The size of the content of the table at `index`; nil for other views, and where the table keeps its stored
    /// frames.
    func contentSize(of index: Int) -> Size? { tables.first { $0.index == index }?.contentSize }

    private mutating func layOut(_ number: Int, _ pass: inout TablePass) {
        var table = tables[number]
        let index = table.index
        guard let element = TableView(view(index).element), let width = pass.states[index].solved?.width else { return }
        let sides = sides(of: index, element, pass.states)
        table.sides = sides
        var y = 0.0
        if let header = table.header {
            let height = headerHeight(of: header, width: width, &pass)
            pass.place(header, Rect(x: 0, y: 0, width: width, height: height))
            y += model.runTime.changes.headerHeights[view(index).element.index] ?? height
        }
        for section in table.sections.indices {
            y = layOut(section, of: table, element, below: y, width: width, &pass)
        }
        if let footer = table.footer {
            let height = headerHeight(of: footer, width: width, &pass)
            pass.place(footer, Rect(x: 0, y: y, width: width, height: height))
            y += height
        }
        table.contentSize = Size(width: width, height: y)
        tables[number] = table
    }

    /// Lays one section out and returns where the next one starts.
    private func layOut(
        _ number: Int, of table: TableState, _ element: TableView, below top: Double, width: Double,
        _ pass: inout TablePass
    ) -> Double {
        let section = table.sections[number]
        var y = top
        if section.header != nil || section.headerTitle != nil, element.style == .plain {
            y += metrics.headerTopPadding
        }
        let headerHeight = height(of: table.header(ofSection: number), in: table, element, width: width, &pass)
        if let header = section.header { pass.place(header, Rect(x: 0, y: y, width: width, height: headerHeight)) }
        y += headerHeight
        let sides = table.sides
        let rowWidth = max(0, width - sides.inset.left - sides.inset.right)
        for row in section.rows {
            // How much narrower a cell's content is counts when the row is measured.
            inset(contentOf: row, element, width: rowWidth, safeArea: sides.safeArea, &pass.states)
            let height = rowHeight(of: row, element, width: rowWidth, &pass)
            pass.place(row, Rect(x: sides.inset.left, y: y, width: rowWidth, height: height))
            placeContent(of: row, width: rowWidth, height: height, &pass)
            y += height
        }
        let footerHeight = height(of: table.footer(ofSection: number), in: table, element, width: width, &pass)
        if let footer = section.footer { pass.place(footer, Rect(x: 0, y: y, width: width, height: footerHeight)) }
        return y + footerHeight
    }
}

/// What a table or collection decides for one of its parts: its frame in points in its superview, or, for a content
/// view, its distances from its cell.
struct TablePlacement: Equatable, Sendable {
    var view: Int
    var frame: Rect
}

/// One pass over the tables of a scene: what is known of the views, what they want, and what has been placed.
struct TablePass {
    var states: [ViewState]
    var fittings: FittingMemory
    var placements: [TablePlacement] = []

    mutating func place(_ view: Int, _ frame: Rect) { placements.append(TablePlacement(view: view, frame: frame)) }
}
