import InterfaceDocument
import StrutAutoLayout

/// What the rules about tables ask of them.
extension RuleContext {
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
            guard let cell = TableViewCell(scene.view(row).element), cell.style == .custom,
                let content = scene.scene.subviews(of: row)
                    .first(where: { scene.view($0).kind == .tableViewCellContentView }), holdsConstrainedViews(content),
                seen.insert(cell.element.index).inserted
            else { return nil }
            return TableRow(index: row, content: content, cell: cell)
        }
    }

    /// Whether constraints place any subview of the view at `index`.
    func holdsConstrainedViews(_ index: Int) -> Bool {
        scene.scene.subviews(of: index).contains { scene.placement(of: $0) == .constraints }
    }

    /// Whether a view lies in a row, or in a section's header or footer, whose height is wrong for what is in it: of
    /// that the row is at fault, and not what overflows.
    mutating func isInLowRow(_ view: Int) -> Bool {
        if tables.isEmpty { return false }
        let (low, drawnHigher) = (lowRows, rowsDrawnHigher)
        if low.isEmpty && drawnHigher.isEmpty { return false }
        return isSoOrInside(view) { low.contains(scene.view($0).element.index) || drawnHigher.contains($0) }
    }

    /// The rows of prototypes that come out lower than they are drawn: their delegate commonly gives them the height
    /// that they are drawn with. A row that sizes itself, with content that joins its top and bottom, is as high as it
    /// should be.
    static func rowsDrawnHigher(in scene: SolvedScene, _ tables: [Table], _ chains: VerticalChains) -> Set<Int> {
        var found: Set<Int> = []
        for table in tables where table.element.dataMode != .static {
            for row in table.sections.flatMap(\.rows) {
                guard let cell = TableViewCell(scene.view(row).element), let drawn = cell.shownHeight,
                    scene.alignmentRect(of: row).height < drawn - RowFault.tolerance
                else { continue }
                let isAutomatic = scene.fixedRowHeight(of: cell, in: table.element) == nil
                let isJoined = scene.scene.subviews(of: row).contains {
                    scene.view($0).kind == .tableViewCellContentView && chains.joins($0, in: scene)
                }
                if !isAutomatic || !isJoined { found.insert(row) }
            }
        }
        return found
    }

    /// The views of tables that may be as high as their content: the content views of rows, and what is above and below
    /// sections.
    static func sizedViews(in scene: SolvedScene, _ tables: [Table]) -> Set<Int> {
        var views: Set<Int> = []
        for section in tables.lazy.flatMap(\.sections) {
            for row in section.rows {
                views.formUnion(
                    scene.scene.subviews(of: row).filter { scene.view($0).kind == .tableViewCellContentView })
            }
            if let header = section.header { views.insert(header) }
            if let footer = section.footer { views.insert(footer) }
        }
        return views
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
        var edges: [Int] = []
        for section in table.sections {
            if let header = section.header { edges.append(header) }
            if let footer = section.footer { edges.append(footer) }
        }
        return edges
    }
}
