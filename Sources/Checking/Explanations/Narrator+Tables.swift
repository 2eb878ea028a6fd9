import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// What tables and collections decide, in words.
extension Narrator {
    mutating func sentence(ofTable view: Int, _ axis: Axis, _ group: LinkGroup) -> String {
        let rows = group.parts.map { scene.rows[$0.row] }
        return rows.map { sentence(ofTable: view, axis, $0) }.joined(separator: ", and ")
    }

    private mutating func sentence(ofTable view: Int, _ axis: Axis, _ row: LoweredRow) -> String {
        let parent = scene.superview(of: view)
        let (subject, container) = (name(view), name(parent))
        let isContent = scene.view(parent).kind.isCell
        if !row.firstAnchor.isSize {
            let near = axis == .horizontal ? "left edge" : "top"
            if isContent { return "\(subject) starts \(from(row.constant, near)) of \(container)" }
            return scene.laysOutTables
                ? "\(container) puts \(subject) \(from(row.constant, near)) of its content"
                    + (axis == .vertical && row.constant > 0 ? ", below what comes before it" : "")
                : "\(subject) is stored \(from(row.constant, near)) of \(container)"
        }
        if row.second.kind != .none {
            let less = row.constant == 0 ? "" : ", \(points(abs(row.constant))) \(row.constant < 0 ? "less" : "more")"
            return "\(subject) is as \(axis.high) as \(container)\(less)"
        }
        let length = "\(points(row.constant)) \(axis.high)"
        guard scene.laysOutTables else {
            return "\(subject) is stored \(length) in \(container), and the canvas keeps it so"
        }
        return "\(container) makes \(subject) \(length)\(rowReason(view, parent, axis, row.constant))"
    }

    /// Why a table gives a row its length.
    private func rowReason(_ view: Int, _ table: Int, _ axis: Axis, _ length: Double) -> String {
        guard let element = TableView(scene.view(table).element) else {
            guard scene.view(table).kind == .collectionView else { return "" }
            if let target = fittingTarget(ofItem: view, table) {
                let estimate = axis == .horizontal ? target.size.width : target.size.height
                return abs(length - estimate) < 0.01
                    ? ": items size themselves, and nothing in it wants more or less than is estimated"
                    : ": items size themselves, so it is what the content wants"
            }
            return isAcross(view, table, axis) ? ", its own \(axis.length)" : ", as its layout says"
        }
        guard axis == .vertical else { return ", its own width less what it keeps free at the sides" }
        guard let cell = TableViewCell(scene.view(view).element) else { return ", as its section says" }
        if let fixed = scene.fixedRowHeight(of: cell, in: element) {
            let own = element.dataMode == .static && cell.rowHeight == fixed
            return own ? ", the row height that the cell states" : ", the table's row height"
        }
        return ": rows size themselves, so it is what the content wants at that width, with the separator"
    }

    /// What an item of a collection is fitted to where it sizes itself; nil where it does not, as one that wants no
    /// room.
    func fittingTarget(ofItem view: Int, _ collection: Int) -> FittingTarget? {
        guard let cell = CollectionViewCell(scene.view(view).element),
            let target = CollectionView(scene.view(collection).element)?.flowLayout?.fittingTarget(of: cell)
        else { return nil }
        let size = scene.fittingSize(of: view, target: target)
        return size.width > 0 && size.height > 0 ? target : nil
    }

    /// Whether a view is a header or footer that reaches across its collection on this axis.
    func isAcross(_ view: Int, _ collection: Int, _ axis: Axis) -> Bool {
        let layout = CollectionView(scene.view(collection).element)?.flowLayout
        return scene.view(view).kind == .collectionReusableView
            && (axis == .horizontal) == (layout?.scrollDirection != .horizontal)
    }

    /// A table's header or footer.
    mutating func sentence(ofTableHeader view: Int, _ axis: Axis, _ rows: [LoweredRow]) -> String {
        let table = name(scene.superview(of: view))
        let subject = name(view)
        let phrases = rows.map { row in
            if !row.firstAnchor.isSize {
                return "puts \(subject) \(from(row.constant, axis == .horizontal ? "left edge" : "top")) of its content"
            }
            if axis == .horizontal { return "makes \(subject) as wide as itself" }
            return "takes the height of \(subject) as it is stored, \(points(row.constant))"
        }
        return "\(table) \(phrases.joined(separator: " and "))"
    }
}
