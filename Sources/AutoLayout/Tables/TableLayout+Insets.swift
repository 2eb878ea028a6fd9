import InterfaceDocument
import StrutEnvironment

/// What a table keeps free at the sides of its cells, and a cell around its content view, at run time.
extension TableLayout {
    /// Sets how much narrower and lower than its cell a content view is: it leaves room for the accessory and the
    /// separator, and keeps to the safe area at the sides.
    func inset(
        contentOf cell: Int, _ table: TableView, width: Double, safeArea: EdgeInsets, _ states: inout [ViewState]
    ) {
        guard let element = TableViewCell(view(cell).element) else { return }
        for content in scene.subviews(of: cell) where view(content).kind == .tableViewCellContentView {
            states[content].contentInset = contentInset(of: element, at: cell, table, width: width, safeArea: safeArea)
        }
    }

    /// What a content view leaves of its cell on each side.
    private func contentInset(
        of cell: TableViewCell, at index: Int, _ table: TableView, width: Double, safeArea: EdgeInsets
    ) -> EdgeInsets {
        var accessory = metrics.accessoryWidth(
            cell.accessoryType, margin: accessoryMargin(of: index, width: width))
        // A view of the app's takes what it took when it was stored.
        if cell.accessoryView != nil, let own = view(index).frame?.width, let stored = cell.contentView?.frame?.width {
            accessory = max(0, own - stored)
        }
        var inset = EdgeInsets(
            top: 0, left: safeArea.left, bottom: metrics.separator(table.separatorStyle), right: safeArea.right)
        if traits(index).isRightToLeft { inset.left += accessory } else { inset.right += accessory }
        return inset
    }

    /// Places the content view of a cell, and the views of its style.
    func placeContent(of cell: Int, width: Double, height: Double, _ pass: inout TablePass) {
        guard let element = TableViewCell(view(cell).element) else { return }
        for content in scene.subviews(of: cell) where view(content).kind == .tableViewCellContentView {
            let inset = pass.states[content].contentInset ?? .zero
            pass.place(
                content, Rect(x: inset.left, y: 0, width: -inset.left - inset.right, height: -inset.top - inset.bottom))
            placeStyleViews(
                of: element, in: content, width: width - inset.left - inset.right,
                height: height - inset.top - inset.bottom, &pass)
        }
    }

    /// What a table keeps free at its sides. The cells of an inset grouped one stand inside its margins, which the safe
    /// area widens; elsewhere cells reach from side to side, and the safe area keeps what is in them clear.
    func sides(of index: Int, _ table: TableView, _ states: [ViewState]) -> TableState.Sides {
        let safeArea = InsetResolver(model: model).sideSafeArea(of: index, states)
        if table.style == .insetGrouped {
            let margin = metrics.insetGroupedMargin
            return TableState.Sides(
                inset: EdgeInsets(top: 0, left: margin + safeArea.left, bottom: 0, right: margin + safeArea.right))
        }
        return TableState.Sides(safeArea: table.contentViewInsetsToSafeArea ? safeArea : .zero)
    }

    /// The margin beside an accessory: the table's, or the cell's own if that is larger.
    private func accessoryMargin(of cell: Int, width: Double) -> Double {
        let stated = traits(cell).statedMargins
        return max(
            metrics.sideMargin(width: width), (traits(cell).isRightToLeft ? stated?.left : stated?.right) ?? 0)
    }
}
