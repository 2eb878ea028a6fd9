import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// How high the parts of a table are at run time: its header and footer, its sections' headers and footers, and its
/// rows.
extension TableLayout {
    /// A table looks at its header's own height and nothing else; with `fitting` the header is sized first.
    func headerHeight(of index: Int, width: Double, _ pass: inout TablePass) -> Double {
        if let frame = model.changes(of: index)?.frame { return frame.height }
        let stored = view(index).frame?.height ?? 0
        guard model.runTime.tableHeaders == .fitting else { return stored }
        let height = fittingHeight(of: index, width: width, &pass)
        return height > 0 ? height : stored
    }

    /// The height of a section's header or footer: a view's own, a title's, or a gap.
    func height(
        of edge: TableState.Edge, in table: TableState, _ element: TableView, width: Double, _ pass: inout TablePass
    ) -> Double {
        let stated = edge.isHeader ? element.sectionHeaderHeight : element.sectionFooterHeight
        let fixed = stated.flatMap { $0 >= 0 ? $0 : nil }
        let isPlain = element.style == .plain
        if let view = edge.view {
            if let fixed { return fixed }
            let estimate = edge.isHeader ? element.estimatedSectionHeaderHeight : element.estimatedSectionFooterHeight
            if metrics.isAutomatic(stated, estimate: estimate) {
                return fittingHeight(of: view, width: width, &pass)
            }
            return isPlain ? metrics.plainHeaderHeight : metrics.groupedGap
        }
        if isPlain { return edge.title == nil ? 0 : fixed ?? metrics.plainHeaderHeight }
        guard let title = edge.title else { return gap(of: edge, fixed ?? metrics.groupedGap) }
        if title.isEmpty && environment.profile.tables.dropsEmptyTitles { return gap(of: edge, metrics.groupedGap) }
        return groupedTitleHeight(title, of: edge, sides: table.sides, width: width)
    }

    /// The gap above or below a grouped section without a title.
    private func gap(of edge: TableState.Edge, _ gap: Double) -> Double {
        edge.isHeader && edge.isFirst ? metrics.firstGroupedGap(gap) : gap
    }

    /// The height of a title above or below a grouped section: its text, in a table of the given width, and what is
    /// around.
    private func groupedTitleHeight(
        _ title: String, of edge: TableState.Edge, sides: TableState.Sides, width: Double
    ) -> Double {
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
    func rowHeight(of index: Int, _ element: TableView, width: Double, _ pass: inout TablePass) -> Double {
        guard let cell = TableViewCell(view(index).element) else { return metrics.defaultRowHeight }
        if let fixed = fixedRowHeight(of: cell, in: element) { return fixed }
        let separator = element.separatorStyle
        if cell.style != .custom {
            return roundedUp(standardRowHeight(of: cell, at: index, width: width, separator: separator, pass.states))
        }
        let height = fittingHeight(of: index, width: width, &pass)
        return height > metrics.separator(separator)
            ? height + metrics.separatorOverContent(separator)
            : metrics.standardRowHeight(line: 0, separator: separator)
    }

    /// The height that the table, or a static cell, states; nil for an automatic one.
    ///
    /// The own height of a prototype counts on the canvas alone: at run time the table's counts.
    func fixedRowHeight(of cell: TableViewCell, in table: TableView) -> Double? {
        if table.dataMode == .static, let own = cell.rowHeight, own >= 0 { return own }
        if let stated = table.rowHeight, stated >= 0 { return stated }
        return metrics.isAutomatic(table.rowHeight, estimate: table.estimatedRowHeight)
            ? nil : metrics.defaultRowHeight
    }

    /// The height that what is inside a part needs at a width.
    private func fittingHeight(of index: Int, width: Double, _ pass: inout TablePass) -> Double {
        FittingSize(of: model, pass.states).measure(index, .compressed(width: width), memory: &pass.fittings).height
    }
}
