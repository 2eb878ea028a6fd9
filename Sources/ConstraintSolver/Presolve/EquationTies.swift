// Step 1: required equations tie variables together until only independent representatives are left.

/// A residual that must be zero (or not negative, …) but depends on the parameters, to be looked at in each solve.
struct ParametricCheck: BitwiseCopyable {
    var residual: ParametricNumber
    var relation: Relation
    var source: Source
}

/// Uses the required equations of a system up: each is dropped, fixes a value, ties two representatives, or waits.
struct EquationTies {
    let forest: AffineForest
    /// Equations that never came down to fewer than three representatives, in canonical order.
    private(set) var pending: ArenaArray<Int32>
    private(set) var checks: ArenaArray<ParametricCheck>
    /// The equations that contradict what came before them. They tie nothing.
    private(set) var contradictions: [Certificate] = []

    /// How many equations have tied a variable.
    private var tieCount: Int32 = 0
    private let arena: Arena
    private let system: SystemView
    private var form: LinearForm
    /// For each representative, the chain of the pending equations it occurs in.
    private let chains: UnsafeMutablePointer<Chain>
    private var links: ArenaArray<Link>
    private var queue: ArenaArray<Int32>
    /// By constraint: whether it waits.
    private let isPending: UnsafeMutablePointer<Bool>

    private struct Chain {
        var first: Int32 = -1
        var last: Int32 = -1
        var count: Int32 = 0
    }

    private struct Link {
        var constraint: Int32
        var next: Int32
    }

    /// Ties the variables of `system` by `equations`. `form` is scratch room.
    init(
        _ system: SystemView, _ equations: ArenaArray<Int32>, _ forest: AffineForest, _ form: LinearForm,
        in arena: Arena
    ) {
        self.system = system
        self.arena = arena
        self.forest = forest
        self.form = form
        pending = ArenaArray(arena, capacity: 0)
        checks = ArenaArray(arena, capacity: 0)
        chains = arena.allocate(system.variableCount + 1, of: Chain())
        links = ArenaArray(arena, capacity: 0)
        queue = ArenaArray(arena, capacity: 0)
        isPending = arena.allocate(system.constraintCount, of: false)
        // The room goes back clean: what is left in it would be taken for terms of the next form.
        defer { self.form.reset(to: .zero) }
        for place in equations.indices {
            tie(equations[place])
            while let next = queue.popLast() {
                if isPending[Int(next)] { tie(next) }
            }
        }
        if links.count == 0 { return }
        for place in equations.indices where isPending[Int(equations[place])] {
            pending.append(equations[place], in: arena)
        }
    }

    /// Uses one required equation.
    @inline(__always)
    private mutating func tie(_ constraint: Int32) {
        system.collapse(constraint, forest, &form)
        if form.count == 2 {
            tieTwo(constraint)
        } else if form.count == 1 {
            let offset = form.offset.negated(dividedBy: form.coefficients[0])
            attach(form.variables[0], to: forest.zero, 0, offset, constraint)
        } else {
            tieOther(constraint)
        }
    }

    @inline(__always)
    private mutating func tieTwo(_ constraint: Int32) {
        let (child, root) = isFirstTied() ? (0, 1) : (1, 0)
        let a = form.coefficients[child]
        attach(
            form.variables[child], to: form.variables[root], -form.coefficients[root] / a,
            form.offset.negated(dividedBy: a), constraint)
    }

    private mutating func tieOther(_ constraint: Int32) {
        if form.count == 0 {
            isPending[Int(constraint)] = false
            if form.offset.isParametric {
                let check = ParametricCheck(
                    residual: form.offset, relation: .equal, source: .constraint(constraint))
                checks.append(check, in: arena)
            } else if abs(form.offset.x) > Tolerance.consistency * form.offset.magnitude {
                contradictions.append(Certificate(of: constraint, after: tieCount))
            }
        } else if !isPending[Int(constraint)] {
            isPending[Int(constraint)] = true
            for place in 0..<form.count { chain(form.variables[place], constraint) }
        }
    }

    /// Of the two representatives of the form, whether the first is tied to the second: the one that fewer equations
    /// wait for; but of very unlike scales the one that moves less, lest small numbers drown in large offsets.
    @inline(__always)
    private func isFirstTied() -> Bool {
        let (a, b) = (abs(form.coefficients[0]), abs(form.coefficients[1]))
        if a > 16 * b { return true }
        if b > 16 * a { return false }
        return chains[Int(form.variables[0])].count < chains[Int(form.variables[1])].count
    }

    @inline(__always)
    private mutating func attach(
        _ child: Int32, to root: Int32, _ m: Double, _ o: ParametricNumber, _ constraint: Int32
    ) {
        isPending[Int(constraint)] = false
        forest.attach(child, to: root, multiplier: m, offset: o, because: constraint, at: tieCount)
        tieCount += 1
        if chains[Int(child)].first >= 0 { wake(child, root) }
    }

    private mutating func chain(_ variable: Int32, _ constraint: Int32) {
        let node = Int32(truncatingIfNeeded: links.count)
        links.append(Link(constraint: constraint, next: -1), in: arena)
        let v = Int(variable)
        if chains[v].first < 0 { chains[v].first = node } else { links.base[Int(chains[v].last)].next = node }
        chains[v].last = node
        chains[v].count += 1
    }

    /// Queues the equations that wait for a representative that is none any more, and hands them to the new one.
    private mutating func wake(_ child: Int32, _ root: Int32) {
        let (c, r) = (Int(child), Int(root))
        let start = queue.count
        var node = chains[c].first
        while node >= 0 {
            let link = links[Int(node)]
            if isPending[Int(link.constraint)] { queue.append(link.constraint, in: arena) }
            node = link.next
        }
        var queued = queue.buffer[start...]
        queued.reverse()
        if root == forest.zero { return }
        if chains[r].first < 0 {
            chains[r].first = chains[c].first
        } else {
            links.base[Int(chains[r].last)].next = chains[c].first
        }
        chains[r].last = chains[c].last
        chains[r].count += chains[c].count
    }
}

extension SystemView {
    /// Writes a constraint, left side minus constant, over representatives.
    @inline(__always)
    func collapse(_ constraint: Int32, _ forest: AffineForest, _ form: inout LinearForm) {
        let record = self[constraint]
        form.reset(to: ParametricNumber(negatedConstantOf: record))
        forEachTerm(of: record) { variable, coefficient in
            if coefficient == 0 { return }
            let place = forest.find(variable)
            form.add(place.offset.scaled(by: coefficient))
            if place.root != forest.zero { form.add(coefficient * place.multiplier, place.root) }
        }
        form.dropCancelled()
    }
}
