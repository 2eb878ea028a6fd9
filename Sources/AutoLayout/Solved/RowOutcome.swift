import ConstraintSolver
import StrutDiagnostics

/// How a constraint of a solved scene came out.
package struct RowOutcome: Sendable {
    /// The object id of the constraint in the document; nil for an implicit one.
    package var id: String?
    /// The constraint as UIKit prints it.
    package var description: String
    /// Where it comes from, in words.
    package var origin: String
    /// Where it, or the view that it comes from, is in the document.
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
