import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument

/// What solving a scene shows to be wrong with it: conflicts, ambiguity, misplaced views.
struct LayoutFindings {
    let system: SceneSystem
    let solution: Solution

    /// Every finding of the scene.
    var all: [Finding] { conflicts + ambiguities + misplacements + tableFindings }

    // MARK: Conflicts

    /// One finding for each set of constraints that cannot hold together, in UIKit's words, with their places.
    private var conflicts: [Finding] {
        solution.conflicts.map { conflict in
            let describe = ConstraintDescription(system: system)
            let broken = system.rows[Int(conflict.broken.index)]
            var notes = conflict.members.map { member in
                let row = system.rows[Int(member.index)]
                return Finding.Note(
                    "\(describe.log(row)) — \(origin(of: row))", location: location(of: row), object: object(of: row))
            }
            notes.append(
                Finding.Note(
                    "Will attempt to recover by breaking constraint \(describe.log(broken))",
                    location: location(of: broken), object: object(of: broken)))
            if let passing = conflict.members.first(where: { isDesignTimeSize(system.rows[Int($0.index)]) }) {
                let size = describe.body(system.rows[Int(passing.index)])
                return Finding(
                    rule: "stored-size-conflict", severity: .warning,
                    message: "The constraints cannot hold at the size that is stored, \(size). At run time it follows "
                        + "from the constraints; update the stored frame.",
                    path: system.document.path, location: location(of: broken), object: object(of: broken),
                    notes: notes)
            }
            return Finding(
                rule: "conflicting-constraints", severity: .error,
                message: "Unable to simultaneously satisfy constraints. Remove or relax one of the "
                    + "\(conflict.members.count) listed; \(describe.body(broken)) is broken.",
                path: system.document.path, location: location(of: broken), object: object(of: broken), notes: notes)
        }
    }

    /// Whether a row holds a stored size that counts on Interface Builder's canvas only: that of a xib's view, or of a
    /// cell that finds its own height at run time.
    private func isDesignTimeSize(_ row: Row) -> Bool {
        guard row.firstAnchor.isSize, row.first.kind == .view, !system.environment.isChosen else { return false }
        let index = Int(row.first.index)
        switch row.origin {
        case .encapsulatedLayout: return system.scene.roots[system.scene.views[index].root].controller == nil
        case .tableView: return row.firstAnchor == .height && sizesItself(index)
        default: return false
        }
    }

    /// Whether a cell, or the cell of a content view, has an automatic height.
    private func sizesItself(_ index: Int) -> Bool {
        var index = index
        while index >= 0, !system.view(index).kind.isCell { index = system.superview(of: index) }
        guard index >= 0 else { return false }
        let parent = system.superview(of: index)
        guard let cell = TableViewCell(system.view(index).element) else {
            let layout = parent >= 0 ? CollectionView(system.view(parent).element)?.flowLayout : nil
            return parent < 0 || layout?.usesAutomaticEstimatedItemSize == true
        }
        // A cell of a xib gets its height from the table that registers it.
        guard parent >= 0, let table = TableView(system.view(parent).element) else { return true }
        return (cell.rowHeight ?? table.rowHeight ?? -1) < 0
    }

    /// Where a row comes from, in words.
    func origin(of row: Row) -> String {
        let owner = ConstraintDescription(system: system).name(row.first, withText: true)
        switch row.origin {
        case .written: return "written"
        case .autoresizingMask:
            return "from the autoresizing mask of \(owner), which keeps translatesAutoresizingMaskIntoConstraints"
        case .fixedFrame: return "from the fixed frame of \(owner), which has no constraints of its own"
        case .intrinsicSize: return "from the intrinsic content size of \(owner)"
        case .stackView: return "\(row.identifier.rawValue) of the stack view \(container(of: row))"
        case .encapsulatedLayout: return "the size of the screen or canvas"
        case .scrollView: return "the content of the scroll view \(owner)"
        case .tableView: return "the frame that \(container(of: row)) gives to \(owner)"
        case .layoutGuide: return "a layout guide of \(owner)"
        case .nonNegativeSize: return "no size is negative"
        }
    }

    private func container(of row: Row) -> String {
        row.container >= 0
            ? ConstraintDescription(system: system).name(.view(Int(row.container)), withText: false) : "its container"
    }

    /// The element that a row stands for: the written constraint, else the view whose mask, size or stack it is.
    private func element(of row: Row) -> Element? {
        if row.source >= 0 { return system.scene.constraints[Int(row.source)].constraint.element }
        if row.origin == .stackView, row.container >= 0 { return system.view(Int(row.container)).element }
        switch row.first.kind {
        case .userGuide: return system.userGuides[Int(row.first.index)].element
        case .spacer, .none: return row.container >= 0 ? system.view(Int(row.container)).element : nil
        default: return system.view(Int(row.first.index)).element
        }
    }

    func location(of row: Row) -> SourceLocation? { element(of: row)?.location }

    func object(of row: Row) -> String? { element(of: row)?.id }

    // MARK: Ambiguity

    /// One finding for each way in which views can move without any constraint noticing.
    private var ambiguities: [Finding] {
        guard !solution.freeDimensions.isEmpty else { return [] }
        let owners = variableOwners()
        return solution.freeDimensions.compactMap { dimension in
            let moved = dimension.movements.compactMap { movement -> (view: Int, what: String)? in
                owners[Int(movement.variable.index)]
            }
            guard let first = moved.min(by: { $0.view < $1.view }) else { return nil }
            let view = system.view(first.view)
            let names = ConstraintDescription(system: system)
            var seen: Set<Int> = []
            var notes: [Finding.Note] = []
            for movement in moved where seen.insert(movement.view).inserted && movement.view != first.view {
                notes.append(
                    Finding.Note(
                        "\(names.name(.view(movement.view), withText: true)) moves with it (\(movement.what))",
                        location: system.view(movement.view).element.location, object: system.view(movement.view).id))
            }
            let message: String
            let rule: String
            if first.what.hasPrefix("content") {
                rule = "ambiguous-scrollable-content"
                let axis = first.what.hasSuffix("width") ? "width" : "height"
                message =
                    "Scrollable content size is ambiguous for \(names.name(.view(first.view), withText: true)): it has "
                    + "ambiguous scrollable content \(axis). Constrain its content to all four edges, and give the "
                    + "content a \(axis)."
            } else {
                rule = "ambiguous-layout"
                message =
                    "The \(first.what) of \(names.name(.view(first.view), withText: true)) is ambiguous: add a "
                    + "constraint that determines it."
            }
            return Finding(
                rule: rule, severity: .warning, message: message, path: system.document.path,
                location: view.element.location, object: view.id, notes: notes)
        }
    }

    /// For each variable, the view and the quantity that it stands for.
    private func variableOwners() -> [(view: Int, what: String)?] {
        var owners = [(view: Int, what: String)?](repeating: nil, count: system.solver.system.variableCount)
        for (index, state) in system.states.enumerated() {
            owners[Int(state.box.x)] = (index, "horizontal position")
            owners[Int(state.box.x) + 1] = (index, "width")
            owners[Int(state.box.y)] = (index, "vertical position")
            owners[Int(state.box.y) + 1] = (index, "height")
            if let content = state.contentBox {
                owners[Int(content.x) + 1] = (index, "content width")
                owners[Int(content.y) + 1] = (index, "content height")
            }
        }
        return owners
    }
}
