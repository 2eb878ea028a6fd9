// Why a sum of variables has the value that it has: the constraints that keep it from growing, and from shrinking.

/// What settles a sum of variables at a solution.
///
/// Both sides are proofs: the sum is a combination of the constraints of a side, each of which stands at its limit, so
/// that it cannot change in that direction unless one of them gets worse.
public struct Grounds: Hashable, Sendable {
    /// What keeps the sum from growing; nil where nothing does.
    public var upper: [Ground]?
    /// What keeps the sum from shrinking; nil where nothing does.
    public var lower: [Ground]?

    /// Makes grounds of the proofs of both sides.
    public init(upper: [Ground]?, lower: [Ground]?) {
        self.upper = upper
        self.lower = lower
    }

    /// Whether the sum is settled in both directions.
    public var isSettled: Bool { upper != nil && lower != nil }
}

/// A constraint, or the lower bound of a variable, that has a part in a proof.
public struct Ground: Hashable, Sendable {
    /// What has the part.
    public enum Source: Hashable, Sendable {
        /// A constraint.
        case constraint(ConstraintID)
        /// The lower bound of a variable.
        case bound(Variable)
    }

    /// What has the part.
    public var source: Source
    /// What its left side is multiplied with in the combination.
    public var multiplier: Double
}

/// A constraint as a solution shows it: nothing of it may get worse.
struct Fact {
    /// In which directions its left side cannot change.
    enum Kind {
        /// In neither.
        case both
        /// It cannot grow.
        case upper
        /// It cannot shrink.
        case lower
    }

    var terms: [Term]
    var kind: Kind
    /// Who keeps it from growing, and from shrinking: the same but for two inequalities that meet.
    var upper: Ground.Source
    var lower: Ground.Source
    /// What is preferred in proofs: smaller ones.
    var rank: Rank

    /// How much a fact is preferred in proofs.
    struct Rank: Comparable {
        /// Whether the constraint is missed: what holds says more.
        var isMissed: Bool
        var priority: Double
        /// The caller's own order among constraints of one priority.
        var tier: Int
        var order: Int32

        static func < (a: Rank, b: Rank) -> Bool {
            if a.isMissed != b.isMissed { return b.isMissed }
            if a.priority != b.priority { return a.priority > b.priority }
            return (a.tier, a.order) < (b.tier, b.order)
        }

        /// Whether a proof may use the one as well as the other.
        func isLevel(with other: Rank) -> Bool {
            (isMissed, priority, tier) == (other.isMissed, other.priority, other.tier)
        }
    }
}
