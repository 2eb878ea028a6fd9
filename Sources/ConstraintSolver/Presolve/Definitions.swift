// Step 2: equations of three or more representatives define those of them that nothing else limits.

/// Representatives that are sums of others. The sums are kept as the equations gave them, never multiplied out, so that
/// a chain of them takes no more room than its equations.
struct Definitions {
    /// The defined representatives, each after those that its definition mentions.
    private(set) var sorted: ArenaArray<Int32>
    /// By representative: which of the definitions is its own; -1 for none.
    private let index: UnsafeMutablePointer<Int32>
    private var entries: ArenaArray<Entry>
    private var terms: ArenaArray<DefinitionTerm>
    private let arena: Arena
    private let isMentioned: UnsafeMutablePointer<Bool>
    private var stack: ArenaArray<Int32>
    private var chain: ArenaArray<Int32>
    private var queue: IndexHeap
    private var isSorted = false

    private struct Entry {
        var offset: ParametricNumber
        var constraint: Int32
        var start: Int32
        var count: Int32
        /// Its place in `sorted`.
        var place: Int32 = -1
        /// While a form is multiplied out: the coefficient that the representative has in it.
        var coefficient = 0.0
        /// The largest single contribution to it, to distinguish what is left of a cancellation from zero.
        var largest = 0.0
        /// While representatives are being collected: whether this one has been.
        var isCollected = false
    }

    struct DefinitionTerm: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
    }

    /// No definitions, of `count` possible representatives. Without `isNeeded` there cannot be any.
    init(count: Int, isNeeded: Bool, in arena: Arena) {
        self.arena = arena
        let count = isNeeded ? count : 0
        index = arena.allocate(count, of: -1)
        isMentioned = arena.allocate(count, of: false)
        sorted = ArenaArray(arena, capacity: 0)
        entries = ArenaArray(arena, capacity: 0)
        terms = ArenaArray(arena, capacity: 0)
        stack = ArenaArray(arena, capacity: 0)
        chain = stack
        queue = IndexHeap(arena, capacity: 0)
    }

    var isEmpty: Bool { entries.count == 0 }

    /// Whether a representative is defined by others.
    @inline(__always)
    func isDefined(_ variable: Int32) -> Bool { !isEmpty && index[Int(variable)] >= 0 }

    /// The equation that defines a representative.
    func constraint(of variable: Int32) -> Int32 { entries[Int(index[Int(variable)])].constraint }
    /// The constant of a definition.
    func offset(of variable: Int32) -> ParametricNumber { entries[Int(index[Int(variable)])].offset }
    /// The terms of a definition.
    func terms(of variable: Int32) -> UnsafeMutableBufferPointer<DefinitionTerm> {
        let entry = entries[Int(index[Int(variable)])]
        return UnsafeMutableBufferPointer(start: terms.base + Int(entry.start), count: Int(entry.count))
    }

    /// Lets waiting equations define representatives that are not limited. Returns those that find none.
    mutating func use(
        _ pending: ArenaArray<Int32>, _ system: SystemView, _ forest: AffineForest, isLimited: UnsafePointer<Bool>,
        _ form: inout LinearForm, _ scratch: inout LinearForm
    ) -> ArenaArray<Int32> {
        var kept = ArenaArray<Int32>(arena, capacity: 0)
        sorted = ArenaArray(arena, capacity: pending.count)
        entries = ArenaArray(arena, capacity: pending.count)
        terms = ArenaArray(arena, capacity: 2 * pending.count)
        for place in pending.indices {
            let equation = pending[place]
            system.collapse(equation, forest, &form)
            // One that no definition mentions yet can be defined without multiplying out.
            if define(equation, form, isLimited, evenIfMentioned: false) { continue }
            expand(&form, &scratch)
            if define(equation, form, isLimited, evenIfMentioned: true) { continue }
            kept.append(equation, in: arena)
        }
        sort()
        return kept
    }

    /// Solves the form for the eligible variable with the largest coefficient, if that is large enough.
    private mutating func define(
        _ equation: Int32, _ form: LinearForm, _ isLimited: UnsafePointer<Bool>, evenIfMentioned: Bool
    ) -> Bool {
        var best = -1
        var largest = 0.0
        for place in 0..<form.count {
            let v = Int(form.variables[place])
            largest = max(largest, abs(form.coefficients[place]))
            if index[v] >= 0 || isLimited[v] || (isMentioned[v] && !evenIfMentioned) { continue }
            if best < 0 || abs(form.coefficients[place]) > abs(form.coefficients[best]) { best = place }
        }
        guard best >= 0, form.count > 1, abs(form.coefficients[best]) >= 0.2 * largest else { return false }
        define(best, by: form, because: equation)
        return true
    }

    /// Solves `form = 0` for its term at `place`.
    private mutating func define(_ place: Int, by form: LinearForm, because equation: Int32) {
        let pivot = form.coefficients[place]
        index[Int(form.variables[place])] = Int32(truncatingIfNeeded: entries.count)
        let entry = Entry(
            offset: form.offset.negated(dividedBy: pivot), constraint: equation,
            start: Int32(truncatingIfNeeded: terms.count), count: Int32(truncatingIfNeeded: form.count - 1))
        entries.append(entry, in: arena)
        for other in 0..<form.count where other != place {
            let variable = form.variables[other]
            terms.append(
                DefinitionTerm(coefficient: -form.coefficients[other] / pivot, variable: variable), in: arena)
            isMentioned[Int(variable)] = true
        }
        sorted.append(form.variables[place], in: arena)
    }

    /// Puts the defined representatives in an order in which each can be computed.
    private mutating func sort() {
        var result = ArenaArray<Int32>(arena, capacity: sorted.count)
        for place in sorted.indices { collect(from: sorted[place], into: &result) }
        for place in result.indices {
            let entry = entry(of: result[place])
            (entry.pointee.isCollected, entry.pointee.place) = (false, Int32(truncatingIfNeeded: place))
        }
        (sorted, isSorted) = (result, true)
    }

    /// Appends the definitions that `root` leads to and that are not marked yet, each after those it mentions. Returns
    /// false if they are more than `most`; none is marked then.
    @discardableResult
    private mutating func collect(from root: Int32, into result: inout ArenaArray<Int32>, most: Int = .max) -> Bool {
        if entry(of: root).pointee.isCollected { return true }
        stack.append(root, in: arena)
        while let top = stack.popLast() {
            if top < 0 {
                result.append(~top, in: arena)
                continue
            }
            if stack.count > most {
                while let left = stack.popLast() { entry(of: left < 0 ? ~left : left).pointee.isCollected = false }
                for place in result.indices { entry(of: result[place]).pointee.isCollected = false }
                return false
            }
            let entry = entry(of: top)
            if entry.pointee.isCollected { continue }
            entry.pointee.isCollected = true
            stack.append(~top, in: arena)
            for term in terms(of: top) where isDefined(term.variable) {
                stack.append(term.variable, in: arena)
            }
        }
        return true
    }

    /// Replaces the defined representatives in a form until only independent ones are left. `result` is scratch room.
    @inline(__always)
    mutating func expand(_ form: inout LinearForm, _ result: inout LinearForm) {
        if isEmpty { return }
        for place in 0..<form.count where isDefined(form.variables[place]) {
            multiplyOut(&form, &result)
            return
        }
    }

    private mutating func multiplyOut(_ form: inout LinearForm, _ result: inout LinearForm) {
        var chain = self.chain
        chain.truncate(to: 0)
        for place in 0..<form.count where isDefined(form.variables[place]) {
            let most = isSorted ? Self.longestChain : .max
            if !collect(from: form.variables[place], into: &chain, most: most) {
                return multiplyOutLatestFirst(&form, &result)
            }
        }
        result.reset(to: form.offset)
        for place in 0..<form.count { add(form.coefficients[place], form.variables[place], to: &result) }
        for place in chain.indices.reversed() {
            let variable = chain[place]
            guard let factor = takeOut(variable, &result) else { continue }
            for term in terms(of: variable) { add(factor * term.coefficient, term.variable, to: &result) }
        }
        self.chain = chain
        result.dropCancelled()
        form.assign(result)
    }

    /// Takes a collected representative out of a form that is multiplied out, and adds its definition's offset. The
    /// coefficient that it had; nil if its parts cancelled: what rounding leaves of them would become a coefficient of
    /// a representative that has no others to be measured by.
    @inline(__always)
    private func takeOut(_ variable: Int32, _ result: inout LinearForm) -> Double? {
        let entry = entry(of: variable)
        let factor = entry.pointee.coefficient
        let largest = entry.pointee.largest
        (entry.pointee.coefficient, entry.pointee.largest) = (0, 0)
        entry.pointee.isCollected = false
        if abs(factor) <= Tolerance.cancellation * largest { return nil }
        result.add(offset(of: variable).scaled(by: factor))
        return factor
    }

    /// So deep a chain of definitions is not collected before it is known whether the form needs it.
    private static let longestChain = 128

    /// Where neighbours of a long chain are subtracted from each other nothing is left of the rest of it: the latest
    /// definitions first, and only those that are left.
    private mutating func multiplyOutLatestFirst(_ form: inout LinearForm, _ result: inout LinearForm) {
        result.reset(to: form.offset)
        for place in 0..<form.count { addQueued(form.coefficients[place], form.variables[place], to: &result) }
        while let place = queue.pop() {
            let variable = sorted[Int(-place)]
            guard let factor = takeOut(variable, &result) else { continue }
            for term in terms(of: variable) { addQueued(factor * term.coefficient, term.variable, to: &result) }
        }
        result.dropCancelled()
        form.assign(result)
    }

    private mutating func addQueued(_ factor: Double, _ variable: Int32, to result: inout LinearForm) {
        add(factor, variable, to: &result)
        guard isDefined(variable) else { return }
        let entry = entry(of: variable)
        if entry.pointee.isCollected { return }
        entry.pointee.isCollected = true
        queue.push(-entry.pointee.place, arena)
    }

    @inline(__always)
    private func add(_ factor: Double, _ variable: Int32, to result: inout LinearForm) {
        if isDefined(variable) {
            let entry = entry(of: variable)
            entry.pointee.coefficient += factor
            entry.pointee.largest = max(entry.pointee.largest, abs(factor))
        } else {
            result.add(factor, variable)
        }
    }

    @inline(__always)
    private func entry(of variable: Int32) -> UnsafeMutablePointer<Entry> {
        entries.base + Int(index[Int(variable)])
    }
}
