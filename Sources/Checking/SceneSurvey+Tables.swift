import AutoLayout
import InterfaceDocument

/// What the rules about tables ask of them.
extension SceneSurvey {
    /// A row of a table with its content view.
    struct TableRow {
        var index: Int
        var content: Int
        var cell: TableViewCell
    }

    /// The rows of a table whose content constraints place; several rows of one prototype count once.
    func rowsWithConstraints(of table: Table) -> [TableRow] {
        var seen: Set<Int> = []
        return table.sections.flatMap(\.rows).compactMap { row in
            guard seen.insert(scene.view(row).element.index).inserted,
                let cell = TableViewCell(scene.view(row).element), cell.style == .custom,
                let content = scene.scene.subviews(of: row)
                    .first(where: { scene.view($0).kind == .tableViewCellContentView }), holdsConstrainedViews(content)
            else { return nil }
            return TableRow(index: row, content: content, cell: cell)
        }
    }

    /// Whether constraints place any subview of the view at `index`.
    func holdsConstrainedViews(_ index: Int) -> Bool {
        scene.scene.subviews(of: index).contains { scene.placement(of: $0) == .constraints }
    }

    /// Whether the table's rows size themselves.
    func sizesRows(_ table: Table) -> Bool {
        scene.isAutomatic(table.element.rowHeight, estimate: table.element.estimatedRowHeight)
    }

    /// Whether a section's header or footer sizes itself.
    func sizesItself(edge view: Int, of table: Table) -> Bool {
        let element = table.element
        return scene.view(view).key == "headerView"
            ? scene.isAutomatic(element.sectionHeaderHeight, estimate: element.estimatedSectionHeaderHeight)
            : scene.isAutomatic(element.sectionFooterHeight, estimate: element.estimatedSectionFooterHeight)
    }

    /// The views above and below the sections of a table.
    func edges(of table: Table) -> [Int] {
        table.sections.flatMap { [$0.header, $0.footer].compactMap { $0 } }
    }
}
