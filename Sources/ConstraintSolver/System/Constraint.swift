// What a constraint is made of besides its terms and relation: priority, breakability, identity.

/// A constraint of a system. Identities are dense, in the order of adding.
public struct ConstraintID: Hashable, Sendable {
    /// The position among the system's constraints, from zero.
    public var index: Int32

    /// Names the constraint at `index` of a system.
    @inlinable
    public init(index: Int32) {
        self.index = index
    }
}

/// Priorities are plain numbers above 0 and at most 1000; fractions are legal.
///
/// A constraint of a higher priority is never traded for any number of lower ones.
public enum Priority {
    /// A constraint of this priority must hold.
    public static let required = 1000.0
}

/// How willingly a required constraint is given up when required constraints conflict.
///
/// The solver does not depend on views: the caller ranks its constraints.
public struct Breakability: Hashable, Sendable {
    /// Of the constraints in a conflict the one with the highest rank is broken.
    public var rank: Int32
    /// How it stands to the others in a conflict.
    public var stance: Stance

    /// What a constraint is to the others in a conflict.
    public enum Stance: UInt8, Hashable, Sendable {
        /// Its rank decides.
        case neutral
        /// Those that yield do so to it.
        case firm
        /// It is broken, whatever its rank, where another is firm and none is never to be broken.
        case yielding
    }

    /// A constraint that is broken only when all the others in the conflict are never to be broken either.
    public static let never = Breakability(rank: .min)
    /// An ordinary constraint.
    public static let ordinary = Breakability(rank: 0)

    /// Makes a breakability; higher ranks are broken first.
    @inlinable
    public init(rank: Int32, stance: Stance = .neutral) {
        self.rank = rank
        self.stance = stance
    }
}
