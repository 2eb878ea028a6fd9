// The solver: owns a system, solves it, and keeps what can be reused between solves.

/// Solves a constraint system, again and again as it changes.
///
/// The answer is a function of the system alone: neither the order in which constraints were added (only their `order`
/// counts) nor the history of changes shows in it.
public struct Solver: Sendable {
    private var current: ConstraintSystem
    private var cache: SolverCache?
    /// Whether anything but parameters has changed since the cache was made.
    var isStale = true

    /// Makes a solver of `system`.
    public init(_ system: ConstraintSystem) {
        current = system
    }

    /// The system that is solved. It may be changed between solves, and is then prepared again; of what the solver has
    /// worked out only the constants of parameters leave all standing: ``setConstant(_:of:)``.
    public var system: ConstraintSystem {
        get { current }
        _modify {
            isStale = true
            yield &current
        }
    }

    /// What the last solve has made of the system, if there was one.
    var prepared: PreparedSystem? { cache?.prepared }

    /// Replaces the constant of a constraint.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        current.setConstant(constant, of: constraint)
        let isParameter = current.records[Int(constraint.index)].parameterLane > 0
        if !isParameter || ConstraintSystem.isTooGreat(constant) { isStale = true }
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
        system.setPriority(priority, of: constraint)
    }

    /// Makes a constraint count, or not.
    public mutating func setActive(_ isActive: Bool, of constraint: ConstraintID) {
        system.setActive(isActive, of: constraint)
    }

    /// Replaces the lower bound of a variable; -infinity for none.
    public mutating func setLowerBound(_ bound: Double, of variable: Variable) {
        system.setLowerBound(bound, of: variable)
    }

    /// Solves the system: required constraints hold (or are broken and reported), and priority by priority, from the
    /// highest down, the sum of the errors is the least that the priorities above allow.
    public mutating func solve() -> Solution {
        let cache = preparedCache()
        return consistentSolution(cache) ?? solveBreakingConstraints(cache)
    }

    /// The solution if all required constraints can hold; nil if they contradict each other, which takes no longer than
    /// to find a solution.
    package mutating func consistentSolution() -> Solution? { consistentSolution(preparedCache()) }

    private mutating func consistentSolution(_ cache: SolverCache) -> Solution? {
        // Each look at a property of a class is checked against others at the same time: one is enough.
        let prepared = cache.prepared
        if !prepared.solve(current).isEmpty {
            isStale = true
            return nil
        }
        let freeDimensions = prepared.finish()
        assert(prepared.isUnfinished || prepared.evaluation.isSound)
        prepared.writeValues(to: &cache.values)
        if !current.parameters.isEmpty && cache.values.contains(where: ConstraintSystem.isTooGreat) {
            fixParameters()
            return consistentSolution(preparedCache())
        }
        return Solution(
            values: cache.values, conflicts: [], freeDimensions: freeDimensions, hasTies: prepared.hasTies,
            isUnfinished: prepared.isUnfinished)
    }

    /// Makes plain constants of the parameters permanently: where rounding decides what holds, what follows from other
    /// values of a parameter may be something else than a solve from the start finds, and the history would show.
    private mutating func fixParameters() {
        current.fixParametersInPlace()
        isStale = true
    }

    /// A cache that belongs to this solver alone and is up to date.
    mutating func preparedCache() -> SolverCache {
        if !isKnownUniquelyReferenced(&cache) { cache = nil }
        if let cache, !isStale { return cache }
        if !current.parameters.isEmpty && current.isBadlyScaled { fixParameters() }
        let arena = cache?.arena ?? PreparedSystem.arena(for: current)
        let prepared = PreparedSystem(current, without: nil, in: arena)
        isStale = false
        if let cache {
            cache.prepared = prepared
            return cache
        }
        let made = SolverCache(arena, prepared)
        cache = made
        return made
    }
}

/// What a solver keeps between solves. Only one solver ever touches it.
final class SolverCache: @unchecked Sendable {
    let arena: Arena
    var prepared: PreparedSystem
    var values: [Double] = []

    init(_ arena: Arena, _ prepared: PreparedSystem) {
        self.arena = arena
        self.prepared = prepared
    }
}
