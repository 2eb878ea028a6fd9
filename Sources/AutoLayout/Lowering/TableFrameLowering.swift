import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// Cells, their content views, table headers and footers: a table or collection view gives them their frames.
///
/// On the document's canvas these are the stored frames. Where tables lay themselves out, the constants of the rows are
/// brought up to date between the passes.
struct TableFrameLowering: SceneReader {
    let model: SceneModel
    let rows: RowBuilder

    /// Lowers what the table or collection view decides for the view at `index`.
    func lower(_ index: Int) {
        let parentIndex = superview(of: index)
        let isHeaderOrFooter = view(parentIndex).kind == .tableView && !view(index).kind.isCell
        if isHeaderOrFooter {
            lowerTableHeader(index, parent: parentIndex)
        } else if model.laysOutTables && laysItselfOut(parentIndex) {
            lowerRunTimeFrame(of: index, parent: parentIndex)
        } else {
            lowerStoredFrame(of: index, parent: parentIndex)
        }
    }

    /// Whether a table, a collection or a cell places what is inside it: all but collections with a layout of the
    /// app's.
    private func laysItselfOut(_ index: Int) -> Bool {
        guard let collection = CollectionView(view(index).element) else { return true }
        return collection.flowLayout != nil
    }

    // MARK: On the canvas

    private func lowerStoredFrame(of index: Int, parent: Int) {
        let view = view(index)
        let container = Int32(parent)
        let ownsItsFrame = document.usesAutoLayout && !view.translatesAutoresizingMaskIntoConstraints
        let stored = view.frame.flatMap { ownsItsFrame && $0.width == 0 && $0.height == 0 ? nil : $0 }
        var frame = stored ?? defaultFrame(of: index, parent: parent)
        if let height = TableViewCell(view.element)?.rowHeight, height >= 0 { frame.height = height }
        if let size = itemSize(of: view) { (frame.width, frame.height) = (size.width, size.height) }
        if let margin = overlookedMargin(of: index, parent: parent) {
            frame.x += margin
            frame.width -= 2 * margin
        } else if let margin = overlookedMargin(of: parent, parent: superview(of: parent)) {
            frame.width -= 2 * margin
        }
        if view.element.name == .tableViewCellContentView {
            frame.height = contentHeight(frame.height, parent: parent)
        }
        rows.add(
            LoweredRow(
                first: .view(index), firstAnchor: .minX, constant: frame.x, origin: .tableView, container: container))
        rows.add(
            LoweredRow(
                first: .view(index), firstAnchor: .minY, constant: frame.y, origin: .tableView, container: container))
        // Table cells keep their distance from both sides, or fill the table where no frame is stored; collection cells
        // keep their size.
        let distance: Double?
        if view.kind == .collectionViewCell {
            distance = nil
        } else if stored == nil || lacksContentFrame(view) {
            distance = -accessoryWidth(beside: view, in: self.view(parent))
        } else {
            distance = model.canvasSizes?[self.view(parent).element.index].map { frame.width - $0.width }
        }
        rows.add(
            LoweredRow(
                first: .view(index), firstAnchor: .width, second: distance == nil ? .none : .view(parent),
                secondAnchor: distance == nil ? .left : .width, constant: distance ?? frame.width, origin: .tableView,
                identifier: .encapsulatedWidth, container: container))
        rows.add(
            LoweredRow(
                first: .view(index), firstAnchor: .height, constant: frame.height, origin: .tableView,
                identifier: .encapsulatedHeight, container: container))
    }

    /// The size of a collection's cell that was left as it was made, 50 points wide and high, but for its content view:
    /// the content view's (17 of 19 views in 5 documents of 4 repositories by tools up to 7531).
    private func itemSize(of view: View) -> Size? {
        guard view.frame?.size == Size(width: 50, height: 50) else { return nil }
        return CollectionViewCell(view.element)?.contentView?.frame?.size
    }

    /// How far a cell of an inset grouped table stands inside the table's sides, where its stored frame is as wide as
    /// the table: Xcode leaves it so where the table had another style before. What is in it was laid out inside the
    /// margin (9 views of 1 repository), where every other such cell is stored (in 20 repositories).
    private func overlookedMargin(of cell: Int, parent: Int) -> Double? {
        guard view(cell).kind == .tableViewCell, parent >= 0, TableView(view(parent).element)?.style == .insetGrouped,
            let stored = view(cell).frame, stored.x == 0, stored.width == view(parent).frame?.width
        else { return nil }
        return TableMetrics(model).insetGroupedMargin
    }

    /// Whether it is a cell of a table whose content view has no frame: it is as wide as its table, whatever frame it
    /// has itself (6 cells in 3 documents of 3 repositories by tools up to 7706).
    private func lacksContentFrame(_ view: View) -> Bool {
        TableViewCell(view.element)?.contentView.map { $0.frame == nil } ?? false
    }

    /// What an accessory takes of a content view that has no frame: 33 points beside a disclosure indicator (5 edges in
    /// 3 documents of 2 repositories, as in 48 of 51 stored content views by tools up to 9100).
    private func accessoryWidth(beside content: View, in outer: View) -> Double {
        guard content.element.name == .tableViewCellContentView, let cell = TableViewCell(outer.element),
            cell.accessoryView == nil
        else { return 0 }
        let metrics = TableMetrics(model)
        return metrics.accessoryWidth(
            cell.accessoryType, margin: metrics.sideMargin(width: outer.frame?.width ?? 0))
    }

    /// The height of a content view: as stored, or its cell's less the separator where the two are more than a point
    /// apart. Xcode 6 left the 43 points of a new cell in cells that were made higher since (24 cells, against 2,958).
    private func contentHeight(_ stored: Double, parent: Int) -> Double {
        let cell = view(parent)
        // The row height of a xib's cell is its table's.
        let shown = superview(of: parent) < 0 ? cell.frame?.height : TableViewCell(cell.element)?.shownHeight
        guard let height = shown, abs(height - stored) > 1.01 else { return stored }
        return height - separator(ofCell: parent)
    }

    /// What the separator below a cell takes from its content view.
    private func separator(ofCell cell: Int) -> Double {
        let table = superview(of: cell)
        let style = table < 0 ? nil : TableView(view(table).element)?.separatorStyle
        return TableMetrics(model).separator(style ?? "default")
    }

    /// A cell without a stored frame is as wide as its table and one row high; a content view without one ends above
    /// its cell's separator (19 views in 7 repositories, 1 against).
    private func defaultFrame(of index: Int, parent: Int) -> Rect {
        if let cell = TableViewCell(view(index).element) {
            let table = TableView(view(parent).element)
            let height = cell.rowHeight ?? table?.rowHeight ?? 44
            return Rect(x: 0, y: 0, width: view(parent).frame?.width ?? 0, height: height > 0 ? height : 44)
        }
        let frame =
            view(parent).frame
            ?? (superview(of: parent) >= 0
                ? defaultFrame(of: parent, parent: superview(of: parent)) : .zero)
        let isInTableCell = view(index).kind == .tableViewCellContentView
        return Rect(
            x: 0, y: 0, width: frame.width,
            height: frame.height - (isInTableCell ? separator(ofCell: parent) : 0))
    }

    // MARK: At run time

    /// Four rows whose constants the table brings up to date, so that no cell stretches its table; a content view's
    /// size follows its cell's.
    private func lowerRunTimeFrame(of index: Int, parent: Int) {
        let kind = view(index).kind
        let frame = view(index).frame ?? defaultFrame(of: index, parent: parent)
        let inset = model.fitting?.inherited[index]?.contentInset ?? .zero
        let container = Int32(parent)
        func row(_ anchor: Anchor, _ constant: Double, _ identifier: RowIdentifier = .none, follows: Bool = false)
            -> LoweredRow
        {
            LoweredRow(
                first: .view(index), firstAnchor: anchor, second: follows ? .view(parent) : .none,
                secondAnchor: follows ? anchor : .left, constant: constant, origin: .tableView, identifier: identifier,
                container: container)
        }
        let isItemContent = view(parent).kind == .collectionViewCell
        let isContent = kind == .tableViewCellContentView || isItemContent
        var height = row(
            .height, isContent ? -inset.top - inset.bottom : -1, .encapsulatedHeight, follows: isContent)
        // Before the table has measured its rows each is as low as can be: with a height that is too low, every one
        // would be a conflict.
        if !isContent { height.priority = Self.unmeasuredHeight }
        rows.addTableRows(
            of: index,
            [
                row(.minX, isContent ? inset.left : frame.x),
                row(.minY, isContent ? inset.top : frame.y),
                row(
                    .width, isContent ? -inset.left - inset.right : frame.width, .encapsulatedWidth,
                    follows: isContent),
                height,
            ])
    }

    /// The priority of a height that was not measured yet: the lowest.
    static let unmeasuredHeight = 1.0

    // MARK: Headers and footers

    /// A table forces its header's and footer's origin and width, and takes their height as stored; their mask is
    /// ignored.
    private func lowerTableHeader(_ index: Int, parent: Int) {
        // On the canvas one without a mask keeps its width and place, and constraints make its height.
        let ownsItsFrame = document.usesAutoLayout && !model.translatesMask(index)
        let frame = model.changes(of: index)?.frame ?? view(index).frame ?? .zero
        let container = Int32(parent)
        let isHeader = view(index).key == "tableHeaderView"
        func row(_ anchor: Anchor, _ constant: Double, _ second: LayoutItem = .none) -> LoweredRow {
            LoweredRow(
                first: .view(index), firstAnchor: anchor, second: second,
                secondAnchor: second.kind == .none ? .left : anchor, constant: constant, origin: .autoresizingMask,
                container: container)
        }
        var frameRows = [
            row(.minX, 0), row(.minY, isHeader && (ownsItsFrame || model.laysOutTables) ? 0 : frame.y),
            model.laysOutTables ? row(.width, frame.width) : row(.width, 0, .view(parent)),
        ]
        if !ownsItsFrame { frameRows.append(row(.height, frame.height)) }
        if model.laysOutTables {
            rows.addTableRows(of: index, frameRows)
        } else {
            for row in frameRows { rows.add(row) }
        }
    }
}
