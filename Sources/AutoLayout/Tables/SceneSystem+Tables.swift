import ConstraintSolver
import Environment
import InterfaceDocument
import TextMeasurement

/// Tables at run time: header, sections and footer below each other, as `UITableView` puts them.
///
/// A table's frames are constants of its parts' rows: a pass brings them up to date with the width that the last solution
/// gave the table, and the next solution lays out what is inside the parts.
extension SceneSystem {
    /// Finds the tables and collections of the scene, where they lay themselves out.
    mutating func findTables() {
        guard laysOutTables else { return }
        tables = scene.views.indices.compactMap { index in
            TableView(view(index).element).map { table(index, $0) }
        }
        collections = scene.views.indices.compactMap { collection($0) }
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
        // Design-time data may speak of more sections than a static table has.
        for section in designData(of: index)?.sections.dropFirst(state.sections.count) ?? [] {
            state.sections.append(TableState.Section(headerTitle: section.header, footerTitle: section.footer))
        }
        if state.sections.isEmpty { state.sections = [TableState.Section()] }
        for child in scene.subviews(of: index) {
            let view = view(child)
            let section =
                rowPath(of: child)?.section ?? enclosingSection(of: view.element).flatMap { sectionOfElement[$0] } ?? 0
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

    /// The size of a table's content; nil for other views, and where the table keeps its stored frames.
    func tableContentSize(of index: Int) -> Size? {
        tables.first { $0.index == index }?.contentSize ?? collections.first { $0.index == index }?.contentSize
    }

    /// Gives every part of every table its place; `refreshRows` puts it into the system.
    mutating func layOutTables() {
        for table in tables.indices { layOut(table) }
        for collection in collections.indices { layOutCollection(collection) }
    }

    /// Makes every table measure its parts again: after a change inside them.
    mutating func forgetHeights() {
        for table in tables.indices { tables[table].measured = [:] }
    }

    private mutating func layOut(_ number: Int) {
        var table = tables[number]
        let index = table.index
        guard let element = TableView(view(index).element), let width = states[index].solved?.width else { return }
        let sides = sides(of: index, element)
        // Heights depend on what is free beside the rows.
        if table.sides != sides { table.measured = [:] }
        table.sides = sides
        var y = 0.0
        if let header = table.header {
            let height = headerHeight(of: header, in: &table, width: width)
            placeInTable(header, Rect(x: 0, y: 0, width: width, height: height))
            y += runTime.changes.headerHeights[view(index).element.index] ?? height
        }
        for section in table.sections.indices {
            y = layOut(section, of: &table, element, below: y, width: width)
        }
        if let footer = table.footer {
            let height = headerHeight(of: footer, in: &table, width: width)
            placeInTable(footer, Rect(x: 0, y: y, width: width, height: height))
            y += height
        }
        table.contentSize = Size(width: width, height: y)
        tables[number] = table
    }

    /// Lays one section out and returns where the next one starts.
    private mutating func layOut(
        _ number: Int, of table: inout TableState, _ element: TableView, below top: Double, width: Double
    ) -> Double {
        let section = table.sections[number]
        let metrics = tableMetrics
        var y = top
        if section.header != nil || section.headerTitle != nil, element.style == .plain {
            y += metrics.headerTopPadding
        }
        let headerHeight = height(of: table.header(ofSection: number), in: &table, element, width: width)
        if let header = section.header { placeInTable(header, Rect(x: 0, y: y, width: width, height: headerHeight)) }
        y += headerHeight
        let sides = table.sides
        let rowWidth = max(0, width - sides.inset.left - sides.inset.right)
        for row in section.rows {
            // How much narrower a cell's content is counts when the row is measured.
            inset(contentOf: row, element, width: rowWidth, safeArea: sides.safeArea)
            let height = rowHeight(of: row, in: &table, element, width: rowWidth)
            placeInTable(row, Rect(x: sides.inset.left, y: y, width: rowWidth, height: height))
            placeContent(of: row, width: rowWidth, height: height)
            y += height
        }
        let footerHeight = height(of: table.footer(ofSection: number), in: &table, element, width: width)
        if let footer = section.footer { placeInTable(footer, Rect(x: 0, y: y, width: width, height: footerHeight)) }
        return y + footerHeight
    }
}
