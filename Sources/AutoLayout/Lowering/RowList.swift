import ConstraintSolver
import InterfaceDocument

/// The rows of a lowered scene, and the solver's system in which each stands under its own index.
///
/// Reading changes nothing; see `ItemGeometry.linearForm(of:)`. Everything that depends on an earlier solution (text
/// heights, safe areas of nested views, baselines) is a constant of some row: a pass changes constants and solves
/// again.
struct RowList: Sendable {
    /// In the order in which they were lowered, which decides ties.
    private(set) var rows: [LoweredRow]
    /// The variables that they refer to.
    let variables: ItemVariables
    /// The rows whose constants depend on insets, baselines, intrinsic sizes or tables, and are brought up to date
    /// between passes.
    private let variableRows: [Int32]
    var solver: Solver

    /// The rows that `builder` holds, with their constants as `states` have them.
    init(_ builder: RowBuilder, states: [ViewState]) {
        rows = builder.lowered.rows
        variables = builder.variables
        variableRows = builder.lowered.variableRows
        var system = builder.system
        let geometry = ItemGeometry(model: builder.model, variables: builder.variables, states: states)
        system.reserve(constraints: rows.count)
        var terms: [Term] = []
        for (index, row) in rows.enumerated() {
            let constant = geometry.linearize(row, into: &terms)
            system.addConstraint(
                terms, row.relation, constant, priority: row.priority, order: Int32(index),
                breakability: geometry.breakability(of: row))
        }
        for row in builder.lowered.inactiveRows { system.setActive(false, of: ConstraintID(index: row)) }
        solver = Solver(system)
    }

    /// Brings the constants of the rows that depend on earlier passes up to date; whether any changed.
    mutating func refresh(_ model: SceneModel, _ states: [ViewState]) -> Bool {
        let geometry = ItemGeometry(model: model, variables: variables, states: states)
        var isChanged = false
        var terms: [Term] = []
        for index in variableRows {
            let constant = geometry.linearize(rows[Int(index)], into: &terms)
            let id = ConstraintID(index: index)
            if abs(constant - solver.system.constant(of: id)) > 1e-9 {
                solver.setConstant(constant, of: id)
                isChanged = true
            }
        }
        return isChanged
    }

    // MARK: Changes of rows, which `refresh` puts into the system

    /// Puts a changed intrinsic size into the rows that hold it.
    mutating func setIntrinsicSize(_ size: IntrinsicSize, of view: Int) {
        let (horizontal, vertical) = variables.views[view].intrinsicRows
        if let width = size.width { setIntrinsicLength(width, horizontal) }
        if let height = size.height { setIntrinsicLength(height, vertical) }
    }

    private mutating func setIntrinsicLength(_ length: Double, _ held: IntrinsicRows) {
        guard !held.isEmpty else { return }
        rows[Int(held.hugging)].constant = length
        rows[Int(held.resistance)].constant = length
    }

    /// Gives a part of a table or collection its frame, in points in its superview, or its distances from its cell; one
    /// that owns its frame has no rows for it.
    mutating func setTableFrame(_ frame: Rect, of view: Int) {
        let row = Int(variables.views[view].tableRow)
        guard row >= 0 else { return }
        rows[row].constant = frame.x
        rows[row + 1].constant = frame.y
        rows[row + 2].constant = frame.width
        rows[row + 3].constant = frame.height
        if rows[row + 3].priority == TableFrameLowering.unmeasuredHeight {
            rows[row + 3].priority = 1000
            solver.setPriority(1000, of: ConstraintID(index: Int32(row + 3)))
        }
    }

    // MARK: Changes of written constraints, which count at once

    /// Replaces the constant of a row, in points.
    mutating func setConstant(_ constant: Double, of index: Int, _ geometry: ItemGeometry) {
        guard rows[index].constant != constant else { return }
        rows[index].constant = constant
        var terms: [Term] = []
        solver.setConstant(geometry.linearize(rows[index], into: &terms), of: ConstraintID(index: Int32(index)))
    }

    /// Replaces the priority of a row.
    mutating func setPriority(_ priority: Double, of index: Int) {
        rows[index].priority = priority
        solver.setPriority(priority, of: ConstraintID(index: Int32(index)))
    }

    /// Announces that the constants of these rows, at most two, will change often: solving again is then cheap.
    mutating func markAsParameters(_ indices: [Int]) {
        for index in indices { solver.system.markAsParameter(ConstraintID(index: Int32(index))) }
    }

    /// Makes a row count, or not.
    mutating func setActive(_ isActive: Bool, of index: Int) {
        solver.setActive(isActive, of: ConstraintID(index: Int32(index)))
    }
}

extension RowList: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { rows.count }
    subscript(index: Int) -> LoweredRow { rows[index] }
}
