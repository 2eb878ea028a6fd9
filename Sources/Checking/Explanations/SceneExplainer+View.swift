import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension SceneExplainer {
    /// Why the view at `view` has its frame.
    mutating func explanation(ofView view: Int) -> ViewExplanation {
        let summary = scene.summary(of: view)
        let element = scene.view(view).element
        var narrator = Narrator(self, subject: view)
        var lost: [LostConstraint] = []
        var loose: [LooseConstraint] = []
        for row in rowsOfView[view] {
            switch scene.result(of: row) {
            case .holds: break
            case .hasSlack(let room):
                if scene.rows[row].origin == .written { loose.append(narrator.looseConstraint(row, room: room)) }
            case .missed, .broken:
                if let constraint = lostConstraint(row, &narrator) { lost.append(constraint) }
            }
        }
        return ViewExplanation(
            name: context.name(view), object: element.id, path: scene.document.path, location: element.location,
            frame: summary.frame, placement: placement(of: view), alignmentRect: summary.alignmentRect,
            contentSizes: contentSizes(of: view, summary), layoutMargins: summary.layoutMargins,
            safeArea: summary.safeArea, quantities: quantities(of: view), lost: lost, loose: loose)
    }

    /// A constraint that was not met, with what stood against it; nil for the wishes of stack views to be small, of
    /// which nobody expects that they come true.
    func lostConstraint(_ index: Int, _ narrator: inout Narrator) -> LostConstraint? {
        let row = scene.rows[index]
        switch row.identifier {
        case .canvasFit, .spanningFit, .ambiguitySuppression: return nil
        default: break
        }
        // A design-time length is not what anybody wants.
        if row.origin == .intrinsicSize, let view = scene.owner(of: row.first),
            lentLengths[view]?.contains(row.firstAnchor.isHorizontal ? .horizontal : .vertical) == true
        {
            return nil
        }
        // A hair that rounding, or a share of pixels, leaves is no loss.
        let excess = scene.excess(of: index)
        let isBroken = scene.result(of: index) == .broken
        guard isBroken || abs(excess) >= 0.01 else { return nil }
        return LostConstraint(
            text: narrator.lossText(index, excess: excess, isBroken: isBroken), origin: row.origin,
            constraint: scene.constraint(of: row)?.constraint.id, object: scene.element(of: row)?.id,
            location: scene.element(of: row)?.location, priority: row.priority, amount: abs(excess),
            isBroken: isBroken, description: scene.description.body(row),
            quantity: ExplainedQuantity.Name(row.firstAnchor), against: against(index, narrator))
    }

    /// What stands against a constraint that was not met: the rest of its conflict, or what holds its left side.
    func against(_ index: Int, _ narrator: Narrator) -> [ExplanationLink] {
        var narrator = narrator
        let constraint = ConstraintID(index: Int32(index))
        if let conflict = scene.solution.conflicts.first(where: { $0.broken == constraint }) {
            return narrator.links(conflict.members.filter { $0 != constraint }.map { Int($0.index) })
        }
        return narrator.links(narrator.opposition(to: index)).filter { $0.priority >= scene.rows[index].priority }
    }

    /// How the frame comes about, in words.
    private func placement(of view: Int) -> String {
        let placement = scene.placement(of: view)
        return placement == .constraints && !scene.holdsIntrinsicSize(of: view) ? "from constraints" : placement.words
    }

    private func contentSizes(of view: Int, _ summary: ViewSummary) -> [ExplainedContentSize] {
        guard scene.holdsIntrinsicSize(of: view) else { return [] }
        return [Axis.horizontal, .vertical].compactMap { axis in
            guard let length = axis == .horizontal ? summary.intrinsic.width : summary.intrinsic.height else {
                return nil
            }
            let element = scene.view(view)
            let (hugging, resistance) = (element.hugging(axis), element.compressionResistance(axis))
            let number = scene.description.number
            let words = scene.description.name(.view(view), withText: true)
            return ExplainedContentSize(
                axis: axis, length: length, measurement: scene.intrinsicContent(of: view, axis)?.words ?? "",
                huggingPriority: hugging, compressionResistancePriority: resistance,
                description: "\(words).\(axis == .horizontal ? "width" : "height") == \(number(length)) "
                    + "Hug:\(number(hugging)) CompressionResistance:\(number(resistance))")
        }
    }
}
