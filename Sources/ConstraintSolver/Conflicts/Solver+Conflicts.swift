// Required constraints that cannot all hold: breaking one after another until the rest can.

extension Solver {
    /// The first conflict among the required constraints; nil if all of them can hold.
    ///
    /// A solution reports the conflicts that are left when others have been resolved; this is the one that is met
    /// first, without anything having been given up for it.
    public mutating func firstConflict() -> Conflict? {
        breaking { state in
            guard let certificate = state.contradictions().first, state.breakOne(certificate) else { return nil }
            return state.conflicts.first
        }
    }

    /// Whether all required constraints can hold.
    package mutating func isFeasible() -> Bool { breaking { $0.contradictions().isEmpty } }

    /// The conflicts that a solution would report, without the solution.
    package mutating func conflicts() -> [Conflict] {
        breaking { state in
            state.resolve()
            while state.breakAll(state.contradictions()) {}
            return state.conflicts
        }
    }

    /// Asks a question about the required constraints alone. What the cache holds afterwards is no good for solving.
    private mutating func breaking<R>(_ body: (inout Breaking) -> R) -> R {
        isStale = true
        defer { isStale = true }
        var state = Breaking(system.withoutParameters, preparedCache())
        return body(&state)
    }

    /// Solves a system in which a contradiction was found, by breaking constraints.
    ///
    /// Parameters count as plain constants here, lest the conflicts depend on which constants are parameters.
    func solveBreakingConstraints(_ cache: SolverCache) -> Solution {
        var state = Breaking(system.withoutParameters, cache)
        state.resolve()
        while state.breakAll(state.attempt()) {}
        let freeDimensions = cache.prepared.finish()
        assert(cache.prepared.isUnfinished || cache.prepared.evaluation.isSound)
        var values: [Double] = []
        cache.prepared.writeValues(to: &values)
        return Solution(
            values: values, conflicts: state.conflicts, freeDimensions: freeDimensions, hasTies: cache.prepared.hasTies,
            isUnfinished: cache.prepared.isUnfinished)
    }
}

/// Which constraints of a system are broken, and why.
private struct Breaking {
    private let system: ConstraintSystem
    private let cache: SolverCache
    private var isBroken: [Bool]
    /// What is broken or not required.
    private var isLeftOut: [Bool]
    private(set) var conflicts: [Conflict] = []
    /// What has to do with what among the required constraints that are left; nil until somebody asks.
    private var components: RequiredComponents?
    /// The components of which constraints have been broken since.
    private var touched: Set<Int32> = []
    /// The constraints that were broken since the last solve although something else was derived from them, and the
    /// components that have to do with them.
    private var used: [Int32] = []
    private var usedComponents: Set<Int32> = []

    init(_ system: ConstraintSystem, _ cache: SolverCache) {
        self.system = system
        self.cache = cache
        isBroken = [Bool](repeating: false, count: system.constraintCount)
        isLeftOut = system.withView { view in
            (0..<Int32(truncatingIfNeeded: view.constraintCount)).map { !view[$0].isRequired }
        }
    }

    /// The next contradictions among the required constraints that are left. The others decide nothing there, and
    /// finding their best values takes most of a solve's time, which is once enough.
    func contradictions() -> [Certificate] {
        cache.prepared = PreparedSystem(system, without: isLeftOut, in: cache.arena)
        return cache.prepared.contradictions(system)
    }

    private mutating func setBroken(_ constraint: Int32, _ broken: Bool) {
        isBroken[Int(constraint)] = broken
        isLeftOut[Int(constraint)] = broken
        guard let components else { return }
        if !broken || components.isPin(constraint, system) {
            self.components = nil
        } else {
            touched.formUnion(components.components(of: constraint, system))
        }
    }

    /// What has to do with what, as far as components are concerned of which nothing has been broken.
    private mutating func knownComponents() -> RequiredComponents {
        if let components { return components }
        let made = system.withView { RequiredComponents($0, without: isLeftOut) }
        (components, touched, usedComponents) = (made, [], [])
        for constraint in used { usedComponents.formUnion(made.components(of: constraint, system)) }
        return made
    }

    /// Solves the system without what is broken. Returns the next contradictions, if there are any.
    func attempt() -> [Certificate] {
        cache.prepared = PreparedSystem(system, without: isBroken, in: cache.arena)
        return cache.prepared.solve(system)
    }

    /// Breaks a constraint of each contradiction that was met. Once it is one from which something else was derived,
    /// other contradictions may come first among all that has to do with it; of the rest each stands as it was met.
    /// Returns whether there was any to break.
    mutating func breakAll(_ certificates: [Certificate]) -> Bool {
        var hasBroken = false
        used = []
        usedComponents = []
        for certificate in certificates {
            if !used.isEmpty, isConcerned(certificate.constraints, certificate.bounds) { continue }
            guard breakOne(certificate) else { continue }
            hasBroken = true
            guard let broken = conflicts.last?.broken.index, !certificate.isMet(at: broken) else { continue }
            used.append(broken)
            let own = knownComponents().components(of: broken, system)
            usedComponents.formUnion(own)
            // What belongs to none has to do with everything.
            if own.isEmpty { break }
        }
        used = []
        return hasBroken
    }

    /// Whether some constraints and variables have to do with what was broken since the last solve, or may have.
    private mutating func isConcerned(_ constraints: [Int32], _ variables: [Int32]) -> Bool {
        let components = knownComponents()
        var own = Set(variables.compactMap(components.component))
        for constraint in constraints { own.formUnion(components.components(of: constraint, system)) }
        return own.isEmpty || !own.isDisjoint(with: usedComponents)
    }

    /// Breaks one constraint of a contradiction that was met. Returns whether there was one to break: not if one of
    /// those that led to the contradiction has been broken since, or has to do with what was.
    mutating func breakOne(_ certificate: Certificate) -> Bool {
        let reasons = cache.prepared.reasons(for: certificate, system)
        if reasons.contains(where: { isBroken[Int($0)] }) { return false }
        if !used.isEmpty, isConcerned(reasons, []) { return false }
        let bounded = certificate.bounds.count == 1 ? certificate.bounds.first : nil
        let subset = IrreducibleSubset(reasons, bounded: bounded, of: system) { view in
            if let components,
                reasons.contains(where: { !touched.isDisjoint(with: components.components(of: $0, system)) })
            {
                self.components = nil
            }
            return knownComponents().reachable(from: reasons, view)
        }
        guard let broken = subset.broken(in: system) else { return false }
        setBroken(broken, true)
        conflicts.append(
            Conflict(
                members: subset.members.map { ConstraintID(index: $0.constraint) },
                bounds: subset.bounds.map { Variable(index: $0) }, broken: ConstraintID(index: broken),
                asksTooMuch: subset.members.map(\.asksTooMuch)))
        return true
    }

    /// Breaks constraints until the required ones that are left can hold, and takes back what need not have been
    /// broken.
    mutating func resolve() {
        while breakAll(contradictions()) {}
        restore()
    }

    /// Takes back broken constraints that fit again because others of their conflicts were broken later; such a
    /// conflict needs no report of its own.
    private mutating func restore() {
        conflicts = conflicts.filter { conflict in
            let broken = conflict.broken.index
            // While all the others of its conflict are kept it cannot fit.
            guard conflict.members.contains(where: { $0 != conflict.broken && isBroken[Int($0.index)] }) else {
                return true
            }
            setBroken(broken, false)
            let fits = contradictions().isEmpty
            setBroken(broken, !fits)
            return !fits
        }
    }
}
