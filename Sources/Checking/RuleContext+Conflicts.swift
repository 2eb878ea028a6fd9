import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// The conflicts of a scene, by what they mean in an app.
extension RuleContext {
    /// A conflict that is worth a word.
    struct ClassifiedConflict {
        var conflict: Conflict
        var cause: Cause
        /// How far the broken constraint is from holding, in points.
        var error: Double

        enum Cause {
            /// It is one in an app too.
            case constraints
            /// A size that only the canvas has, which this row holds, takes part.
            case storedSize(LoweredRow)

            var isStoredSize: Bool {
                if case .storedSize = self { return true }
                return false
            }
        }
    }

    /// What a stored size may be off, in points: the separator of a row, and the half points of older canvases.
    private static let cosmetic = 1.0

    /// The conflicts that mean something: not those with a stored size that differs by a separator, nor those with the
    /// stored size of a xib on a device that never shows it so.
    var conflicts: [ClassifiedConflict] {
        mutating get {
            if scene.solution.conflicts.isEmpty { return [] }
            let drawnHigher = rowsDrawnHigher
            return scene.solution.conflicts.compactMap { conflict in
                let classified = classified(conflict, drawnHigher)
                if case .constraints = classified.cause { return classified }
                return classified.error <= Self.cosmetic || scene.environment.isChosen ? nil : classified
            }
        }
    }

    /// What takes part in conflicts, by axis: on a device in such with a stored size, of which nothing is reported, and
    /// in those of constraints. What has its frame from outside is in neither.
    var placesInConflicts: (unreported: [Axis: Set<Int>], reported: [Axis: Set<Int>]) {
        mutating get {
            if scene.solution.conflicts.isEmpty { return ([:], [:]) }
            let drawnHigher = rowsDrawnHigher
            var (unreported, reported): ([Axis: Set<Int>], [Axis: Set<Int>]) = ([:], [:])
            for conflict in scene.solution.conflicts {
                let classified = classified(conflict, drawnHigher)
                guard classified.error > Self.cosmetic else { continue }
                for row in conflict.members.lazy.map({ [scene] in scene.rows[Int($0.index)] }) {
                    let axis: Axis = row.firstAnchor.isHorizontal ? .horizontal : .vertical
                    let views = [row.first, row.second].compactMap(scene.owner(of:)).filter { !hasFrameFromOutside($0) }
                    if !classified.cause.isStoredSize {
                        reported[axis, default: []].formUnion(views)
                    } else if scene.environment.isChosen {
                        unreported[axis, default: []].formUnion(views)
                    }
                }
            }
            return (unreported, reported)
        }
    }

    private func classified(_ conflict: Conflict, _ drawnHigher: Set<Int>) -> ClassifiedConflict {
        let size = conflict.members.lazy.map { [scene] in scene.rows[Int($0.index)] }
            .first { isStoredSize($0, drawnHigher) }
        return ClassifiedConflict(
            conflict: conflict, cause: size.map { .storedSize($0) } ?? .constraints, error: error(of: conflict.broken))
    }

    /// Whether a view is a root, a cell or what fills one.
    private func hasFrameFromOutside(_ view: Int) -> Bool {
        switch scene.placement(of: view) {
        case .root, .tableView, .fillsSuperview: true
        default: false
        }
    }

    /// How far a constraint is from holding, in points.
    private func error(of constraint: ConstraintID) -> Double {
        let system = scene.constraints
        let value = system.terms(of: constraint).reduce(-system.constant(of: constraint)) {
            $0 + $1.coefficient * scene.solution[$1.variable]
        }
        return value.magnitude
    }

    /// Whether a row holds a size that an app decides otherwise: that of a xib's view, or of a cell that finds its own
    /// height at run time, or commonly has it from its delegate, as it is drawn or says.
    private func isStoredSize(_ row: LoweredRow, _ drawnHigher: Set<Int>) -> Bool {
        guard row.firstAnchor.isSize, row.first.kind == .view else { return false }
        let index = Int(row.first.index)
        switch row.origin {
        case .encapsulatedLayout:
            let root = scene.scene.roots[scene.scene.views[index].root]
            return root.controller == nil && !hasSizeOfDevice(index, row.firstAnchor)
        case .tableView:
            guard row.firstAnchor == .height, let cell = cell(of: index) else { return false }
            return drawnHigher.contains(cell) || hasOtherHeightOfItsOwn(cell) || sizesItself(cell)
        default: return false
        }
    }

    /// Whether a length of a xib's root is the device's: the width of a cell, which its table makes as wide as itself,
    /// and both of a controller's view, which the `view` of a File's Owner is: of 892 owners with such a view, but for
    /// those of a free size, the classes of 874 end in `Controller` or `VC`.
    private func hasSizeOfDevice(_ root: Int, _ length: Anchor) -> Bool {
        guard scene.environment.isChosen else { return false }
        let view = scene.view(root)
        if view.kind == .tableViewCell { return length == .width }
        return isOnScreen(root)
    }

    /// The cell that a view is, or is the content of.
    func cell(of index: Int) -> Int? {
        var index = index
        while index >= 0, !scene.view(index).kind.isCell { index = scene.superview(of: index) }
        return index < 0 ? nil : index
    }

    /// Whether a prototype states a height that its table does not give it, so that only a delegate can.
    private func hasOtherHeightOfItsOwn(_ cell: Int) -> Bool {
        let table = scene.superview(of: cell)
        guard table >= 0, TableView(scene.view(table).element).map({ $0.dataMode != .static }) == true,
            let own = TableViewCell(scene.view(cell).element)?.rowHeight, own >= 0
        else { return false }
        return abs(scene.alignmentRect(of: cell).height - own) > RowFault.tolerance
    }

    /// Whether a cell finds its own height at run time.
    private func sizesItself(_ cell: Int) -> Bool {
        let parent = scene.superview(of: cell)
        guard let row = TableViewCell(scene.view(cell).element) else {
            let layout = parent >= 0 ? CollectionView(scene.view(parent).element)?.flowLayout : nil
            return parent < 0 || layout?.usesAutomaticEstimatedItemSize == true
        }
        // A cell of a xib gets its height from the table that registers it.
        guard parent >= 0, let table = TableView(scene.view(parent).element) else { return true }
        return scene.fixedRowHeight(of: row, in: table) == nil
    }
}
