import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// What stands behind a link: behind a length that tables measure in an earlier pass, which no constraint shows, and
/// behind a wish that was missed, whose amount something else decides.
extension Narrator {
    /// The chain behind a group, as far as none of `known` has it; empty for groups that are the end of their chain.
    ///
    /// Its links add nothing to the number: the group itself holds the length.
    mutating func continuation(of group: LinkGroup, besides known: [LinkGroup]) -> [ExplanationLink] {
        var links = opposition(to: group, besides: known) + measured(group)
        for index in links.indices {
            links[index].contribution = 0
            links[index].direction = .both
        }
        return links
    }

    /// What keeps a written wish that was missed from coming nearer. What squeezes contents stands in their chains
    /// already, which may have very many of them.
    private mutating func opposition(to group: LinkGroup, besides known: [LinkGroup]) -> [ExplanationLink] {
        guard case .row(let row) = group.key, case .missed = scene.result(of: row) else { return [] }
        let start = scene.owner(of: scene.rows[row].first) ?? 0
        let groups = LinkGroup.groups(of: opposition(to: row), from: start, in: scene)
        return groups.filter { group in !known.contains { $0.key == group.key } }.map { link($0) }
            .filter { $0.priority >= scene.rows[row].priority }
    }

    /// The side of a row's proof that stands against it: it would have to grow where it is too small, and to shrink
    /// where it is too large.
    func opposition(to row: Int) -> Grounds {
        let grounds = finder.grounds(of: scene.constraints.terms(of: ConstraintID(index: Int32(row))))
        return scene.excess(of: row) < 0
            ? Grounds(upper: grounds.upper, lower: nil) : Grounds(upper: nil, lower: grounds.lower)
    }

    /// The chain behind a length that a table or a collection found before.
    private mutating func measured(_ group: LinkGroup) -> [ExplanationLink] {
        guard scene.laysOutTables, let part = measuredPart(group) else { return [] }
        let table = scene.superview(of: part.view)
        guard table >= 0 else { return [] }
        switch scene.view(table).kind {
        case .tableView:
            if part.axis == .horizontal { return chain(behind: .width, of: table) }
            guard isSelfSized(part.view, table) else { return [] }
            let width = scene.alignmentRect(of: part.view).width
            return contentLinks(of: part.view, .height, .compressed(width: width))
        case .collectionView:
            let length: ExplainedQuantity.Name = part.axis == .horizontal ? .width : .height
            if isAcross(part.view, table, part.axis) { return chain(behind: length, of: table) }
            return fittingTarget(ofItem: part.view, table).map { contentLinks(of: part.view, length, $0) } ?? []
        default: return []
        }
    }

    /// What decides a length of the table or collection itself.
    private mutating func chain(behind length: ExplainedQuantity.Name, of table: Int) -> [ExplanationLink] {
        guard continued.insert(table).inserted else { return [] }
        defer { continued.remove(table) }
        let grounds = finder.grounds(of: scene.terms(length, of: table))
        return chain(LinkGroup.groups(of: grounds, from: table, in: scene))
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

    /// What keeps a row or an item from being smaller, where it is laid out alone.
    private func contentLinks(
        of view: Int, _ length: ExplainedQuantity.Name, _ target: FittingTarget
    ) -> [ExplanationLink] {
        let explainer = SceneExplainer(
            scene.fittedScene(of: view, target: target), context.names, containerViews: [:])
        let inner = subject.flatMap { $0 >= view && $0 < scene.scene.views[view].subtreeEnd ? $0 - view : nil }
        var narrator = Narrator(explainer, subject: inner)
        let grounds = explainer.finder.grounds(of: explainer.scene.terms(length, of: 0))
        guard let lower = grounds.lower else { return [] }
        let groups = LinkGroup.groups(of: Grounds(upper: nil, lower: lower), from: 0, in: explainer.scene)
        return groups.filter { !$0.isRoot }.map { narrator.link($0) }
    }
}

extension SolvedScene {
    /// Whether a row gives a view a length that its table, or collection view, has found before.
    func isMeasuredByTable(_ row: LoweredRow) -> Bool {
        guard row.firstAnchor.isSize, row.second.kind == .none, let view = owner(of: row.first) else { return false }
        return placement(of: view) == .tableView
    }
}
