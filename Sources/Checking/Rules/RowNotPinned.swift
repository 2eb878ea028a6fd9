import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each automatic row, section header or footer with a side that nothing inside it is attached to.
    static let rowNotPinned = LayoutRule(.rowNotPinned) { survey in
        for table in survey.tables {
            if survey.sizesRows(table) {
                for row in survey.rowsWithConstraints(of: table) where (row.cell.rowHeight ?? -1) < 0 {
                    survey.findMissingSides(of: row.content, "row", at: row.index)
                }
            }
            for edge in survey.edges(of: table)
            where survey.sizesItself(edge: edge, of: table) && survey.holdsConstrainedViews(edge) {
                let what = survey.scene.view(edge).key == "headerView" ? "header" : "footer"
                survey.findMissingSides(of: edge, "section \(what)", at: edge)
            }
        }
    }
}

extension Rule {
    /// Nothing holds an edge of a row that is to size itself.
    static let rowNotPinned = Rule(
        "row-not-pinned", on: .layout, .warning,
        summary: "Nothing holds an edge of a row, or of a section's header, that is to size itself.",
        help: "Constrain its content to that edge.")
}

extension SceneSurvey {
    fileprivate mutating func findMissingSides(of view: Int, _ what: String, at object: Int) {
        let attached = attachedSides(of: view)
        let missing = [(Anchor.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
            .filter { !attached.contains($0.0) }.map(\.1)
        if missing.isEmpty { return }
        let sides = missing.joined(separator: " and ")
        find(
            .rowNotPinned,
            "Nothing is attached to the \(sides) of \(name(object)): an automatic \(what) is as high as constraints to "
                + "all four sides make it. Constrain its content to the \(sides) too.", at: object)
    }

    /// The sides of a view that constraints inside it are attached to.
    private func attachedSides(of view: Int) -> Set<Anchor> {
        var attached: Set<Anchor> = []
        for row in scene.rows where row.origin == .written || row.origin == .stackView {
            attach(row.first, row.firstAnchor, other: row.second, to: view, &attached)
            attach(row.second, row.secondAnchor, other: row.first, to: view, &attached)
        }
        return attached
    }

    private func attach(
        _ item: LayoutItem, _ anchor: Anchor, other: LayoutItem, to view: Int, _ found: inout Set<Anchor>
    ) {
        guard other.kind != .none, Int(item.index) == view else { return }
        switch item.kind {
        case .view, .margins, .safeArea, .readableContent: break
        default: return
        }
        switch anchor {
        case .left: found.insert(.leading)
        case .right: found.insert(.trailing)
        case .centerX: found.formUnion([.leading, .trailing])
        case .firstBaseline: found.insert(.top)
        case .lastBaseline: found.insert(.bottom)
        default: found.insert(anchor)
        }
    }
}
