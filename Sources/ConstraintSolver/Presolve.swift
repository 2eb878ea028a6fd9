// Step 1: required equations tie variables together until only independent representatives are left.

/// What the required equations of a system say: a forest of tied variables, and representatives that are defined as sums.
struct Presolve {
    let system: ConstraintSystem
    /// The values of the parameters.
    let parameters: SIMD2<Double>
    var forest: AffineForest
    /// Required equations of three or more representatives, waiting for some of them to be tied together.
    var pending: [Int32] = []
    var definitions: Definitions
    var form = LinearForm()
    /// The first contradiction that was met: a constraint that the equations before it exclude.
    var contradiction: Certificate?

    /// For each representative, the pending equations it occurs in, as chains in `watches`.
    private var firstWatch: [Int32]
    private var lastWatch: [Int32]
    private var watchCount: [Int32]
    private var watches: [(constraint: Int32, next: Int32)] = []
    private var queue: [Int32] = []
    /// By constraint: whether it still waits.
    private var isPending: [Bool]

    /// Prepares the presolve of `system`.
    init(_ system: ConstraintSystem, parameters: SIMD2<Double>) {
        self.system = system
        self.parameters = parameters
        let count = system.variableCount + 1
        forest = AffineForest(count: system.variableCount)
        definitions = Definitions(count: count)
        firstWatch = [Int32](repeating: -1, count: count)
        lastWatch = firstWatch
        watchCount = [Int32](repeating: 0, count: count)
        isPending = [Bool](repeating: false, count: system.constraintCount)
    }

    /// Ties variables together by the required equations among `constraints`, until a contradiction or the end.
    mutating func run(_ constraints: [Int32]) {
        for constraint in constraints where isEquation(constraint) {
            tie(constraint)
            while let next = queue.popLast(), contradiction == nil {
                if isPending[Int(next)] { tie(next) }
            }
            if contradiction != nil { return }
        }
        pending = constraints.filter { isPending[Int($0)] }
    }

    private func isEquation(_ constraint: Int32) -> Bool {
        let record = system.records[Int(constraint)]
        return record.relation == .equal && record.isRequired
    }

    /// Writes a constraint, left side minus constant, over representatives.
    mutating func collapse(_ constraint: Int32) {
        let record = system.records[Int(constraint)]
        form.reset(to: system.offset(ofConstantOf: constraint))
        for slot in 0..<Int(record.termCount) {
            let term = system.term(slot, of: record)
            if term.coefficient == 0 { continue }
            let (root, multiplier, offset) = forest.find(term.variable.index)
            form.add(offset.scaled(by: term.coefficient))
            if root != forest.zero { form.add(term.coefficient * multiplier, root) }
        }
        form.dropCancelled()
    }

    /// Whether the constant that is left of a form counts as zero.
    func isZero(_ form: LinearForm) -> Bool {
        abs(value(form.offset)) <= Tolerance.consistency * form.offset.magnitude
    }

    /// An offset at the system's parameters.
    func value(_ offset: Offset) -> Double { offset.value(parameters) }

    /// Uses one required equation: drop it, learn a value, tie two representatives, or let it wait.
    private mutating func tie(_ constraint: Int32) {
        collapse(constraint)
        switch form.count {
        case 0:
            isPending[Int(constraint)] = false
            if !isZero(form) { contradiction = Certificate(constraint: constraint) }
        case 1:
            attach(
                form.variables[0], to: forest.zero, 0, form.offset.negated(dividedBy: form.coefficients[0]), constraint)
        case 2:
            let childIsFirst = isFirstTied()
            let (child, root) = childIsFirst ? (0, 1) : (1, 0)
            let a = form.coefficients[child]
            attach(
                form.variables[child], to: form.variables[root], -form.coefficients[root] / a,
                form.offset.negated(dividedBy: a),
                constraint)
        default:
            if isPending[Int(constraint)] { return }
            isPending[Int(constraint)] = true
            for variable in form.variables { watch(variable, constraint) }
        }
    }

    /// Of the two representatives of a form, whether the first is tied to the second: the one that fewer equations wait
    /// for; but of very unlike scales the one that moves less, lest small numbers drown in large offsets.
    private func isFirstTied() -> Bool {
        let (a, b) = (abs(form.coefficients[0]), abs(form.coefficients[1]))
        if a > 16 * b { return true }
        if b > 16 * a { return false }
        return watchCount[Int(form.variables[0])] < watchCount[Int(form.variables[1])]
    }

    private mutating func attach(_ child: Int32, to root: Int32, _ m: Double, _ o: Offset, _ constraint: Int32) {
        isPending[Int(constraint)] = false
        forest.attach(child, to: root, multiplier: m, offset: o, because: constraint)
        wake(child, root)
    }

    private mutating func watch(_ variable: Int32, _ constraint: Int32) {
        let node = Int32(truncatingIfNeeded: watches.count)
        watches.append((constraint, -1))
        let v = Int(variable)
        if firstWatch[v] < 0 { firstWatch[v] = node } else { watches[Int(lastWatch[v])].next = node }
        lastWatch[v] = node
        watchCount[v] += 1
    }

    /// Queues the equations that wait for a representative that is none any more, and hands them to the new one.
    private mutating func wake(_ child: Int32, _ root: Int32) {
        let (c, r) = (Int(child), Int(root))
        if firstWatch[c] < 0 { return }
        let start = queue.count
        var node = firstWatch[c]
        while node >= 0 {
            let watch = watches[Int(node)]
            if isPending[Int(watch.constraint)] { queue.append(watch.constraint) }
            node = watch.next
        }
        queue[start...].reverse()
        if root != forest.zero {
            if firstWatch[r] < 0 {
                firstWatch[r] = firstWatch[c]
            } else {
                watches[Int(lastWatch[r])].next = firstWatch[c]
            }
            lastWatch[r] = lastWatch[c]
            watchCount[r] += watchCount[c]
        }
        firstWatch[c] = -1
    }
}

extension ConstraintSystem {
    /// Minus the constant of a constraint: a parameter if it was marked as one.
    func offset(ofConstantOf constraint: Int32) -> Offset {
        let constant = records[Int(constraint)].constant
        return Offset(constant: -constant)
    }
}
