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
        if state.sections.isEmpty {
            state.sections =
                designData(of: index)?.sections.map {
                    TableState.Section(headerTitle: $0.header, footerTitle: $0.footer)
                } ?? []
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
        let headerHeight = sectionHeight(
            section.header, section.headerTitle, stated: element.sectionHeaderHeight, in: &table, element,
            Edge(
                isHeader: true, isFirst: number == 0, hasFooter: section.footerTitle != nil,
                followsFooter: number > 0 && table.sections[number - 1].footerTitle?.isEmpty == false), width: width)
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
        let footerHeight = sectionHeight(
            section.footer, section.footerTitle, stated: element.sectionFooterHeight, in: &table, element,
            Edge(isHeader: false), width: width)
        if let footer = section.footer { placeInTable(footer, Rect(x: 0, y: y, width: width, height: footerHeight)) }
        return y + footerHeight
    }

    // MARK: Heights

    /// A table looks at its header's own height and nothing else; with `fitting` the header is sized first.
    private func headerHeight(of index: Int, in table: inout TableState, width: Double) -> Double {
        if let frame = changes(of: index)?.frame { return frame.height }
        let stored = view(index).frame?.height ?? 0
        guard runTime.tableHeaders == .fitting else { return stored }
        let height = fittingHeight(of: index, in: &table, width: width)
        return height > 0 ? height : stored
    }

    private struct Edge {
        var isHeader: Bool
        var isFirst = false
        /// Whether the section has a title below, be it empty.
        var hasFooter = false
        /// Whether the section above has one that is not empty.
        var followsFooter = false
    }

    /// The height of a section's header or footer: a view's own, a title's, or a gap.
    private func sectionHeight(
        _ view: Int?, _ title: String?, stated: Double?, in table: inout TableState, _ element: TableView, _ edge: Edge,
        width: Double
    ) -> Double {
        let metrics = tableMetrics
        if let view {
            if let stated, stated >= 0 { return stated }
            let estimate = edge.isHeader ? element.estimatedSectionHeaderHeight : element.estimatedSectionFooterHeight
            if metrics.isAutomatic(stated, estimate: estimate) {
                return fittingHeight(of: view, in: &table, width: width)
            }
            return element.style == .plain ? metrics.plainHeaderHeight : metrics.groupedGap
        }
        let fixed = stated.flatMap { $0 >= 0 ? $0 : nil }
        if element.style == .plain { return title == nil ? 0 : fixed ?? metrics.plainHeaderHeight }
        guard let title else {
            let gap = fixed ?? metrics.groupedGap
            return edge.isHeader && edge.isFirst ? metrics.firstGroupedGap(gap) : gap
        }
        if title.isEmpty && environment.era < .iOS13 {
            return edge.isHeader && edge.isFirst ? metrics.firstGroupedGap(metrics.groupedGap) : metrics.groupedGap
        }
        let sides = table.sides
        let room =
            width - 2 * metrics.insetGroupedMargin - sides.inset.left - sides.inset.right - sides.safeArea.left
            - sides.safeArea.right
        let font = Font.preferred(.footnote, fonts.contentSizeCategory)
        let text = measurer.measure(
            title, font: font, maximumWidth: room, numberOfLines: 0, lineBreakMode: .wordWrapping)
        return edge.isHeader
            ? metrics.groupedHeaderHeight(
                text: title.isEmpty ? nil : text.exactHeight, isFirst: edge.isFirst, hasFooter: edge.hasFooter,
                followsFooter: edge.followsFooter)
            : metrics.groupedFooterHeight(
                lines: title.isEmpty ? 0 : text.lineCount, line: font.lineHeight(in: measurer))
    }

    /// The height of a row: fixed, or what its content needs.
    private func rowHeight(of index: Int, in table: inout TableState, _ element: TableView, width: Double) -> Double {
        let metrics = tableMetrics
        guard let cell = TableViewCell(view(index).element) else { return metrics.defaultRowHeight }
        if let fixed = fixedRowHeight(of: cell, in: element) { return fixed }
        let separator = element.separatorStyle
        if cell.style != .custom {
            return roundedUp(standardRowHeight(of: cell, at: index, width: width, separator: separator))
        }
        let height = fittingHeight(of: index, in: &table, width: width)
        return height > metrics.separator(separator)
            ? height + metrics.separatorOverContent(separator)
            : metrics.standardRowHeight(line: 0, separator: separator)
    }

    /// The height that the table, or a static cell, states; nil for an automatic one.
    ///
    /// The own height of a prototype counts on the canvas alone: at run time the table's counts.
    func fixedRowHeight(of cell: TableViewCell, in table: TableView) -> Double? {
        let metrics = tableMetrics
        if table.dataMode == .static, let own = cell.rowHeight, own >= 0 { return own }
        if let stated = table.rowHeight, stated >= 0 { return stated }
        return metrics.isAutomatic(table.rowHeight, estimate: table.estimatedRowHeight)
            ? nil : metrics.defaultRowHeight
    }

    /// The height that what is inside a part needs at a width, measured once for each width and margins.
    private func fittingHeight(of index: Int, in table: inout TableState, width: Double) -> Double {
        let margins = states[index].margins
        if let known = table.measured[index], known.width == width, known.margins == margins { return known.height }
        let height = fittingSize(of: index, target: .compressed(width: width)).height
        table.measured[index] = TableState.MeasuredHeight(width: width, margins: margins, height: height)
        return height
    }

    // MARK: Places

    /// Sets how much narrower and lower than its cell a content view is: it leaves room for the accessory and the separator,
    /// and keeps to the safe area at the sides.
    private mutating func inset(contentOf cell: Int, _ table: TableView, width: Double, safeArea: EdgeInsets) {
        guard let element = TableViewCell(view(cell).element) else { return }
        for content in scene.subviews(of: cell) where view(content).kind == .tableViewCellContentView {
            states[content].contentInset = contentInset(of: element, at: cell, table, width: width, safeArea: safeArea)
        }
    }

    /// What a content view leaves of its cell on each side.
    private func contentInset(
        of cell: TableViewCell, at index: Int, _ table: TableView, width: Double, safeArea: EdgeInsets
    ) -> EdgeInsets {
        let metrics = tableMetrics
        var accessory = metrics.accessoryWidth(
            cell.accessoryType, margin: accessoryMargin(of: index, width: width))
        // A view of the app's takes what it took when it was stored.
        if cell.accessoryView != nil, let own = view(index).frame?.width, let stored = cell.contentView?.frame?.width {
            accessory = max(0, own - stored)
        }
        var inset = EdgeInsets(
            top: 0, left: safeArea.left, bottom: metrics.separator(table.separatorStyle), right: safeArea.right)
        if states[index].isRightToLeft { inset.left += accessory } else { inset.right += accessory }
        return inset
    }

    private mutating func placeContent(of cell: Int, width: Double, height: Double) {
        guard let element = TableViewCell(view(cell).element) else { return }
        for content in scene.subviews(of: cell) where view(content).kind == .tableViewCellContentView {
            let inset = states[content].contentInset ?? .zero
            placeInTable(
                content, Rect(x: inset.left, y: 0, width: -inset.left - inset.right, height: -inset.top - inset.bottom))
            placeStyleViews(
                of: element, in: content, width: width - inset.left - inset.right,
                height: height - inset.top - inset.bottom)
        }
    }

    /// What a table keeps free at its sides. The cells of an inset grouped one stand inside its margins, which the safe
    /// area widens; elsewhere cells reach from side to side, and the safe area keeps what is in them clear.
    private func sides(of index: Int, _ table: TableView) -> TableState.Sides {
        let safeArea = sideSafeArea(of: index)
        if table.style == .insetGrouped {
            let margin = tableMetrics.insetGroupedMargin
            return TableState.Sides(
                inset: EdgeInsets(top: 0, left: margin + safeArea.left, bottom: 0, right: margin + safeArea.right))
        }
        return TableState.Sides(safeArea: table.contentViewInsetsToSafeArea ? safeArea : .zero)
    }

    /// How far the safe area reaches into what scrolls, at its sides.
    func sideSafeArea(of index: Int) -> EdgeInsets {
        guard environment.era >= .iOS11 else { return .zero }
        let parent = superview(of: index)
        let outer = parent < 0 ? states[index].safeArea : states[parent].safeArea
        let distance = parent < 0 ? .zero : distances(of: index) ?? .zero
        return EdgeInsets(
            top: 0, left: max(0, outer.left - max(0, distance.left)), bottom: 0,
            right: max(0, outer.right - max(0, distance.right)))
    }

    /// The margin beside an accessory: the table's, or the cell's own if that is larger.
    private func accessoryMargin(of cell: Int, width: Double) -> Double {
        let isWide =
            environment.hasNotch && min(environment.size.width, environment.size.height) >= 390 || width >= 414
        let stated = statedMargins(of: cell)
        return max(isWide ? 20 : 16, (states[cell].isRightToLeft ? stated?.left : stated?.right) ?? 0)
    }
}
