import ConstraintSolver
import Diagnostics

/// How a constraint of a solved scene came out.
package struct RowOutcome: Sendable {
    /// The object id of the constraint in the document; nil for an implicit one.
    package var id: String?
    /// The constraint as UIKit prints it.
    package var description: String
    /// Where it comes from, in words.
    package var origin: String
    /// Where it, or the view that it comes from, stands in the document.
    package var location: SourceLocation?
    /// 1…1000.
    package var priority: Double
    /// How it came out.
    package var result: Result

    /// How a constraint came out.
    package enum Result: Sendable, Equatable {
        /// It holds, and decides: an equation, or an inequality at its limit.
        case holds
        /// An inequality that holds with room to spare, in points.
        case hasSlack(Double)
        /// Optional, and missed by so many points for the sake of higher priorities.
        case missed(Double)
        /// Required, and given up in a conflict.
        case broken
    }
}

extension SolvedScene {
    /// How the row at `index` came out.
    package func outcome(of index: Int) -> RowOutcome {
        let row = rows[index]
        return RowOutcome(
            id: constraint(of: row)?.constraint.id, description: description.body(row), origin: origin(of: row),
            location: element(of: row)?.location, priority: row.priority, result: result(of: index))
    }

    /// How the row at `index` came out, without its words.
    package func result(of index: Int) -> RowOutcome.Result {
        let row = rows[index]
        if solution.isBroken(ConstraintID(index: Int32(index))) { return .broken }
        let value = excess(of: index)
        if value.magnitude <= 1e-4 { return .holds }
        let isSatisfied =
            switch row.relation {
            case .equal: false
            case .lessThanOrEqual: value < 0
            case .greaterThanOrEqual: value > 0
            }
        return isSatisfied ? .hasSlack(value.magnitude) : .missed(value.magnitude)
    }

    /// The variables of a row, left side minus right side, with their coefficients.
    package func terms(of index: Int) -> [Term] { system.linearForm(of: rows[index]).terms }

    /// By how many points the left side of the row at `index` is more than its right side.
    package func excess(of index: Int) -> Double {
        let form = system.linearForm(of: rows[index])
        return (form.terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] } - form.constant)
            / rows[index].weight
    }
}
