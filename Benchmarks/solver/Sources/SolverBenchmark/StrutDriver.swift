// Building and solving a workload with Strut's solver.

import ConstraintSolver

/// A workload handed to the solver.
struct StrutDriver {
    private(set) var solver: Solver
    private let width: ConstraintID
    private let height: ConstraintID

    /// Builds the system from its description; that is part of what is timed.
    init(_ workload: borrowing PackedWorkload) {
        var system = ConstraintSystem()
        system.reserve(variables: workload.variableCount)
        system.reserve(constraints: workload.lines.count + 2)
        for _ in 0..<workload.variableCount { _ = system.addVariable() }
        width = system.addConstraint(
            Term(Variable(index: Int32(Workload.width(0)))), .equal, workload.width, order: 0)
        height = system.addConstraint(
            Term(Variable(index: Int32(Workload.height(0)))), .equal, workload.height, order: 1)
        system.markAsParameter(width)
        system.markAsParameter(height)
        var order: Int32 = 2
        for line in workload.lines {
            let terms = workload.terms[line.terms]
            let first = terms.startIndex
            switch terms.count {
            case 1:
                system.addConstraint(
                    terms[first], line.relation, line.constant, priority: line.priority, order: order)
            case 2:
                system.addConstraint(
                    terms[first], terms[first + 1], line.relation, line.constant, priority: line.priority, order: order)
            case 3:
                system.addConstraint(
                    terms[first], terms[first + 1], terms[first + 2], line.relation, line.constant,
                    priority: line.priority, order: order)
            case 4:
                system.addConstraint(
                    terms[first], terms[first + 1], terms[first + 2], terms[first + 3], line.relation, line.constant,
                    priority: line.priority, order: order)
            default:
                system.addConstraint(Array(terms), line.relation, line.constant, priority: line.priority, order: order)
            }
            order += 1
        }
        solver = Solver(system)
    }

    mutating func solve() -> Solution { solver.solve() }

    /// Gives the window another size and solves again.
    mutating func resize(_ newWidth: Double, _ newHeight: Double) -> Solution {
        solver.setConstant(newWidth, of: width)
        solver.setConstant(newHeight, of: height)
        return solver.solve()
    }
}

/// A workload in flat arrays, so that reading the description costs little.
struct PackedWorkload {
    struct Line {
        var terms: Range<Int>
        var relation: Relation
        var constant: Double
        var priority: Double
    }

    let variableCount: Int
    let width: Double
    let height: Double
    var lines: [Line] = []
    var terms: [Term] = []

    init(_ workload: Workload) {
        variableCount = workload.variableCount
        (width, height) = (workload.widths[0], workload.heights[0])
        for line in workload.lines {
            let start = terms.count
            terms += line.terms.map { Term(Variable(index: Int32($0.variable)), $0.coefficient) }
            let relation: Relation =
                switch line.relation {
                case .equal: .equal
                case .lessThanOrEqual: .lessThanOrEqual
                case .greaterThanOrEqual: .greaterThanOrEqual
                }
            lines.append(
                Line(
                    terms: start..<terms.count, relation: relation, constant: line.constant, priority: line.priority))
        }
    }
}
