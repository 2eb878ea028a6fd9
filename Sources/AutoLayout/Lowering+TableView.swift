import ConstraintSolver
import Environment
import InterfaceDocument

/// Cells, their content views, table headers and footers: a table or collection view gives them their frames.
///
/// On the document's canvas these are the stored frames. Where tables lay themselves out, the constants of the rows are
/// brought up to date between the passes.
extension SceneSystem {
    /// Lowers what the table or collection view decides for the view at `index`.
    mutating func lowerTableFrame(of index: Int) {
        let parentIndex = superview(of: index)
        let isHeaderOrFooter = view(parentIndex).kind == .tableView && !view(index).kind.isCell
        if isHeaderOrFooter {
            lowerTableHeader(index, parent: parentIndex)
        } else if laysOutTables && laysItselfOut(parentIndex) {
            lowerRunTimeFrame(of: index, parent: parentIndex)
        } else {
            lowerStoredFrame(of: index, parent: parentIndex)
        }
    }

    /// Whether a table, a collection or a cell places what is inside it: all but collections with a layout of the app's.
    private func laysItselfOut(_ index: Int) -> Bool {
        guard let collection = CollectionView(view(index).element) else { return true }
        return collection.flowLayout != nil
    }

    // MARK: On the canvas

    private mutating func lowerStoredFrame(of index: Int, parent: Int) {
        let view = view(index)
        let container = Int32(parent)
        let ownsItsFrame = document.usesAutoLayout && !view.translatesAutoresizingMaskIntoConstraints
        let stored = view.frame.flatMap { ownsItsFrame && $0.width == 0 && $0.height == 0 ? nil : $0 }
        var frame = stored ?? defaultFrame(of: index, parent: parent)
        if view.kind == .tableViewCellContentView { frame.height = contentHeight(frame.height, parent: parent) }
        add(Row(first: .view(index), firstAnchor: .minX, constant: frame.x, origin: .tableView, container: container))
        add(Row(first: .view(index), firstAnchor: .minY, constant: frame.y, origin: .tableView, container: container))
        // Table cells keep their distance from both sides, or fill the table where no frame is stored; collection cells
        // keep their size.
        let distance: Double? =
            view.kind == .collectionViewCell
            ? nil
            : stored == nil ? 0 : canvasSizes?[self.view(parent).element.index].map { frame.width - $0.width }
        add(
            Row(
                first: .view(index), firstAnchor: .width, second: distance == nil ? .none : .view(parent),
                secondAnchor: distance == nil ? .left : .width, constant: distance ?? frame.width, origin: .tableView,
                identifier: .encapsulatedWidth, container: container))
        add(
            Row(
                first: .view(index), firstAnchor: .height, constant: frame.height, origin: .tableView,
                identifier: .encapsulatedHeight, container: container))
    }

    /// The height of a content view: as stored, or its cell's less the separator where the two are more than a point
    /// apart. Xcode 6 left the 43 points of a new cell in cells that were made higher since (24 cells, against 2,958).
    private func contentHeight(_ stored: Double, parent: Int) -> Double {
        guard let cell = view(parent).frame, abs(cell.height - stored) > 1.01 else { return stored }
        let table = superview(of: parent)
        let style = table < 0 ? nil : TableView(view(table).element)?.separatorStyle
        return cell.height - tableMetrics.separator(style ?? "default")
    }

    /// A cell without a stored frame is as wide as its table and one row high; a content view without one fills its cell.
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
        return Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    }

    // MARK: At run time

    /// Four rows whose constants the table brings up to date, so that no cell stretches its table; a content view's size
    /// follows its cell's.
    private mutating func lowerRunTimeFrame(of index: Int, parent: Int) {
        let kind = view(index).kind
        let frame = view(index).frame ?? defaultFrame(of: index, parent: parent)
        let inset = inherited[index]?.contentInset ?? .zero
        let container = Int32(parent)
        func row(_ anchor: Anchor, _ constant: Double, _ identifier: RowIdentifier = .none, follows: Bool = false)
            -> Row
        {
            Row(
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
        addTableRows(
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
    private static var unmeasuredHeight: Double { 1 }

    /// Adds the rows of a view's frame: x, y, width and height, in this order.
    private mutating func addTableRows(of index: Int, _ frame: [Row]) {
        states[index].tableRow = rows.count
        for row in frame {
            let number = Int32(add(row))
            if variableRows.last != number { variableRows.append(number) }
        }
    }

    /// Gives a part of a table or collection its frame, in points in its superview, or its distances from its cell; one
    /// that owns its frame has no rows for it.
    mutating func placeInTable(_ index: Int, _ frame: Rect) {
        guard let row = states[index].tableRow else { return }
        rows[row].constant = frame.x
        rows[row + 1].constant = frame.y
        rows[row + 2].constant = frame.width
        rows[row + 3].constant = frame.height
        if rows[row + 3].priority == Self.unmeasuredHeight {
            rows[row + 3].priority = 1000
            solver.setPriority(1000, of: ConstraintID(index: Int32(row + 3)))
        }
    }

    // MARK: Headers and footers

    /// A table forces its header's and footer's origin and width, and takes their height as stored; their mask is ignored.
    private mutating func lowerTableHeader(_ index: Int, parent: Int) {
        // On the canvas one without a mask keeps its width and place, and constraints make its height.
        let ownsItsFrame = document.usesAutoLayout && !translatesMask(index)
        let frame = changes(of: index)?.frame ?? view(index).frame ?? .zero
        let container = Int32(parent)
        let isHeader = view(index).key == "tableHeaderView"
        func row(_ anchor: Anchor, _ constant: Double, _ second: LayoutItem = .none) -> Row {
            Row(
                first: .view(index), firstAnchor: anchor, second: second,
                secondAnchor: second.kind == .none ? .left : anchor, constant: constant, origin: .autoresizingMask,
                container: container)
        }
        var frameRows = [
            row(.minX, 0), row(.minY, isHeader && (ownsItsFrame || laysOutTables) ? 0 : frame.y),
            laysOutTables ? row(.width, frame.width) : row(.width, 0, .view(parent)),
        ]
        if !ownsItsFrame { frameRows.append(row(.height, frame.height)) }
        if laysOutTables {
            addTableRows(of: index, frameRows)
        } else {
            for row in frameRows { add(row) }
        }
    }
}
