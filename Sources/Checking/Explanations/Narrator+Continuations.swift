import AutoLayout
import ConstraintSolver
import Environment
import InterfaceDocument

/// What stands behind a length that no constraint shows: tables measure their rows in an earlier pass.
extension Narrator {
    /// The chain behind a group whose length was found before; empty for groups that are the end of their chain.
    ///
    /// Its links add nothing to the number: the group itself holds the length.
    mutating func continuation(of group: LinkGroup) -> [ExplanationLink] {
        guard scene.laysOutTables, let part = measuredPart(group) else { return [] }
        let table = scene.superview(of: part.view)
        guard table >= 0, scene.view(table).kind.isTable else { return [] }
        var links: [ExplanationLink] = []
        if part.axis == .horizontal {
            guard continued.insert(table).inserted else { return [] }
            defer { continued.remove(table) }
            let grounds = finder.grounds(of: scene.terms(.width, of: table))
            links = chain(LinkGroup.groups(of: grounds, from: table, in: scene))
        } else if isSelfSized(part.view, table) {
            links = contentLinks(of: part.view)
        }
        for index in links.indices {
            links[index].contribution = 0
            links[index].direction = .both
        }
        return links
    }

    /// The part of a table, and the axis, on which a group holds a length that the table has found.
    private func measuredPart(_ group: LinkGroup) -> (view: Int, axis: Axis)? {
        let place: (Int, Axis)
        switch group.key {
        case .table(let view, let axis), .mask(let view, let axis): place = (view, axis)
        default: return nil
        }
        let hasLength = group.parts.contains { scene.isMeasuredByTable(scene.rows[$0.row]) }
        return hasLength ? place : nil
    }

    /// Whether a table asks a row for its height.
    private func isSelfSized(_ view: Int, _ table: Int) -> Bool {
        guard let cell = TableViewCell(scene.view(view).element), cell.style == .custom,
            let element = TableView(scene.view(table).element)
        else { return false }
        return scene.fixedRowHeight(of: cell, in: element) == nil
    }

    /// What keeps a row from being lower, where it is laid out alone at its width.
    private func contentLinks(of view: Int) -> [ExplanationLink] {
        let width = scene.alignmentRect(of: view).width
        let explainer = SceneExplainer(scene.fittedScene(of: view, target: .compressed(width: width)), survey.names)
        let inner = subject.flatMap { $0 >= view && $0 < scene.scene.views[view].subtreeEnd ? $0 - view : nil }
        var narrator = Narrator(explainer, subject: inner)
        let grounds = explainer.finder.grounds(of: explainer.scene.terms(.height, of: 0))
        guard let lower = grounds.lower else { return [] }
        let groups = LinkGroup.groups(of: Grounds(upper: nil, lower: lower), from: 0, in: explainer.scene)
        return groups.map { narrator.link($0) }
    }
}

extension SolvedScene {
    /// Whether a row gives a view a length that its table, or collection view, has found before.
    func isMeasuredByTable(_ row: LoweredRow) -> Bool {
        guard row.firstAnchor.isSize, row.second.kind == .none, let view = owner(of: row.first) else { return false }
        return placement(of: view) == .tableView
    }
}

extension View.Kind {
    fileprivate var isTable: Bool { self == .tableView || self == .collectionView }
}
