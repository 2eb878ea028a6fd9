import AutoLayout
import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each conflict with a stored size that counts on Interface Builder's canvas only.
    static let storedSizeConflict = LayoutRule(.storedSizeConflict) { survey in
        for conflict in survey.scene.solution.conflicts {
            guard let size = survey.designTimeSize(in: conflict) else { continue }
            let broken = survey.scene.rows[Int(conflict.broken.index)]
            survey.find(
                .storedSizeConflict,
                "The constraints cannot hold at the size that is stored, \(survey.scene.description.body(size)). At run "
                    + "time it follows from the constraints; update the stored frame.",
                at: survey.scene.element(of: broken), notes: survey.notes(on: conflict))
        }
    }
}

extension Rule {
    /// Constraints conflict with a stored size.
    static let storedSizeConflict = Rule(
        "stored-size-conflict", on: .layout, .warning,
        summary: "Constraints cannot hold together at the size that the canvas imposes, which does not count at run "
            + "time.", help: "Give the stored size its due, or give one of the constraints a lower priority.")
}

extension SceneSurvey {
    /// The member of a conflict that holds a size for the canvas alone; nil where the conflict is one at run time too.
    func designTimeSize(in conflict: Conflict) -> LoweredRow? {
        conflict.members.lazy.map { scene.rows[Int($0.index)] }.first(where: isDesignTimeSize)
    }

    /// Whether a row holds a stored size that counts on Interface Builder's canvas only: that of a xib's view, or of a
    /// cell that finds its own height at run time.
    private func isDesignTimeSize(_ row: LoweredRow) -> Bool {
        guard row.firstAnchor.isSize, row.first.kind == .view, !scene.environment.isChosen else { return false }
        let index = Int(row.first.index)
        switch row.origin {
        case .encapsulatedLayout: return scene.scene.roots[scene.scene.views[index].root].controller == nil
        case .tableView: return row.firstAnchor == .height && sizesItself(index)
        default: return false
        }
    }

    /// Whether a cell, or the cell of a content view, has an automatic height.
    private func sizesItself(_ index: Int) -> Bool {
        var index = index
        while index >= 0, !scene.view(index).kind.isCell { index = scene.superview(of: index) }
        guard index >= 0 else { return false }
        let parent = scene.superview(of: index)
        guard let cell = TableViewCell(scene.view(index).element) else {
            let layout = parent >= 0 ? CollectionView(scene.view(parent).element)?.flowLayout : nil
            return parent < 0 || layout?.usesAutomaticEstimatedItemSize == true
        }
        // A cell of a xib gets its height from the table that registers it.
        guard parent >= 0, let table = TableView(scene.view(parent).element) else { return true }
        return (cell.rowHeight ?? table.rowHeight ?? -1) < 0
    }
}
