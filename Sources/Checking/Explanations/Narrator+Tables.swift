import AutoLayout
import ConstraintSolver
import Environment
import InterfaceDocument

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
        return "\(container) makes \(subject) \(length)\(rowReason(view, parent, axis))"
    }

    /// Why a table gives a row its length.
    private func rowReason(_ view: Int, _ table: Int, _ axis: Axis) -> String {
        guard let element = TableView(scene.view(table).element) else {
            return scene.view(table).kind == .collectionView ? ", as its layout says" : ""
        }
        guard axis == .vertical else { return ", its own width less what it keeps free at the sides" }
        guard let cell = TableViewCell(scene.view(view).element) else { return ", as its section says" }
        if let fixed = scene.fixedRowHeight(of: cell, in: element) {
            let own = element.dataMode == .static && cell.rowHeight == fixed
            return own ? ", the row height that the cell states" : ", the table's row height"
        }
        return ": rows size themselves, so it is what the content wants at that width, with the separator"
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
