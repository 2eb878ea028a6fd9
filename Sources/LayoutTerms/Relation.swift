/// How the two sides of a constraint relate, in a document, in a layout and in the solver.
///
/// The raw value is the word that Interface Builder writes, and the name of `NSLayoutConstraint.Relation`'s case.
public enum Relation: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The first side is the second.
    case equal
    /// The first side is at most the second.
    case lessThanOrEqual
    /// The first side is at least the second.
    case greaterThanOrEqual
}
