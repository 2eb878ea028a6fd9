import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// What a constraint does in a layout: what `strut explain` says of a constraint.
public struct ConstraintExplanation: Sendable {
    /// How it came out.
    public enum Outcome: String, Sendable {
        /// It holds, and something rests on it.
        case decides
        /// It holds at its limit, but others would have the same outcome without it.
        case redundant
        /// It holds, and settles no number in the end, yet without it there would be another layout: an earlier pass
        /// breaks texts or measures rows with it, it has a part in a conflict, or what is left open comes out
        /// otherwise.
        case influences
        /// It holds with room to spare, and the layout would be the same without it.
        case loose
        /// It is optional, and missed.
        case lost
        /// It is required, and was given up because it conflicts with others.
        case broken
    }

    /// What it says, in words.
    public var text: String
    /// The constraint's object id.
    public var object: String?
    /// The path of the document, as it was given.
    public var path: String
    /// Where the constraint stands in the document.
    public var location: SourceLocation
    /// How many constraints it stands for: of one in a prototype one for each row, of which the first is explained.
    public var copies = 1
    /// The constraint as UIKit prints it.
    public var description: String
    /// 1…1000.
    public var priority: Double
    /// How it came out.
    public var outcome: Outcome
    /// By how many points it was missed, or how many are left; 0 where it holds at its limit.
    public var amount: Double
    /// The numbers of views that rest on it, or would be others without it.
    public var decides: [DecidedQuantities]
    /// What it lost to, or what decides the same without it.
    public var against: [ExplanationLink]

    /// Numbers of one view that rest on a constraint.
    public struct DecidedQuantities: Sendable {
        /// The view as its author knows it.
        public var name: String
        /// The view's object id.
        public var object: String?
        /// Where the view stands in the document.
        public var location: SourceLocation
        /// The numbers, with their values in points; and with those that they would have without the constraint, where
        /// it influences them without settling them.
        public var quantities: [(name: ExplainedQuantity.Name, value: Double, without: Double?)]
    }
}
