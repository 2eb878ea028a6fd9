import ConstraintSolver
import InterfaceDocument

/// What if the sizes that cannot be known for one reason were others? What moves then rests on them.
///
/// A frame may follow from an uncertain size through any number of constraints and stack views, and may not although it
/// stands beside it: solving the scene's last system again with other sizes shows both. Texts are not broken again.
///
/// In 5,039 documents with frames of Interface Builder's, these are 3,990 solves, some 8 % of the time of `compile`. Of
/// the views without a mark 98.3 % have Interface Builder's frame. It is 96.6 % where only the uncertain views
/// themselves have one, and 97.6 % where marks follow from which constraints stand at their limits, in as much time: a
/// length that only another limit keeps from being seen moves nothing at first.
private struct ApproximationTrial {
    private let scene: SolvedScene
    /// Whether any stack view gives its subviews shares of itself.
    private let hasShares: Bool
    /// The uncertain sizes that go into the shares of a stack view, and the lengths in points that they may be instead.
    private var shared: [(view: Int, axis: Axis, lengths: DoubtfulLengths)] = []
    /// The constraints that hold the uncertain sizes.
    private var held: [Held] = []
    /// The uncertain sizes that nothing holds.
    private var lacking: [(view: Int, axis: Axis)] = []
    /// The directions of change that can move anything.
    private var changes: Changes = []

    /// Smaller and larger: what holds a frame against the one, such as a least width, need not hold it against the
    /// other.
    private struct Changes: OptionSet {
        let rawValue: UInt8

        static let smaller = Changes(rawValue: 1)
        static let larger = Changes(rawValue: 2)
        static let both = Changes(rawValue: 3)
    }

    /// What an uncertain length may be instead, in points.
    private struct DoubtfulLengths {
        let smaller: Double
        let larger: Double

        /// Those of a length that something measures or states, such as a text's in a font of which a relative is
        /// known.
        init(measured length: Double) {
            smaller = 0.8 * length
            larger = 1.25 * length
        }

        /// Those of a length that only the canvas gives: the largest that it has been seen to give, or, if it is that,
        /// the least, and more than what it came to be. What a smaller one than others moves a larger one moves too.
        init(designTime length: Double, solved: Double) {
            smaller = length < ControlMetrics.largestDesignTimeLength ? length : ControlMetrics.designTimeLength
            larger = max(1.25 * max(length, solved), ControlMetrics.largestDesignTimeLength)
        }
    }

    /// A constraint that holds an uncertain length.
    private struct Held {
        var constraint: ConstraintID
        var lengths: DoubtfulLengths
    }

    /// How many points a frame has to move to count: more than rounding to pixels does.
    static let leastMove = 0.5

    /// How far the parameter of the trial goes: about as far as the width of a window, as the solver expects of
    /// parameters.
    private static let greatestGrowth = 1000.0

    /// A trial with the sizes of the views for which `isDoubtful` holds.
    init(_ scene: SolvedScene, where isDoubtful: (Int) -> Bool) {
        self.scene = scene
        hasShares = scene.rows.contains { $0.identifier == .fillProportionally }
        let measurer = IntrinsicMeasurer(model: scene.system.model)
        for index in scene.scene.views.indices where isDoubtful(index) && scene.placement(of: index) == .constraints {
            let doubtful = measurer.doubtfulAxes(of: index, scene.system.states[index].intrinsic)
            if doubtful.isWidthDoubtful { hold(index, .horizontal, isDesignTime: doubtful.areDesignTime) }
            if doubtful.isHeightDoubtful { hold(index, .vertical, isDesignTime: doubtful.areDesignTime) }
        }
    }

    /// Makes sure that a size is changed in those directions that can move anything.
    ///
    /// Both its constraints are convex in the solved length, and change their slopes only at the size itself. With
    /// another size on the same side of the solved length the slopes there are the same ones, and what was the best
    /// stays the best.
    private mutating func tryChanges(of size: Double, to lengths: DoubtfulLengths, solved: Double) {
        let noise = 1e-6 * max(1, solved.magnitude)
        func movesAnything(_ changed: Double) -> Bool {
            changed != size && min(size, changed) <= solved + noise && max(size, changed) >= solved - noise
        }
        if movesAnything(lengths.smaller) { changes.insert(.smaller) }
        if movesAnything(lengths.larger) { changes.insert(.larger) }
    }

    /// Takes up the constraints that hold a view's intrinsic length; where it has none, the view itself.
    private mutating func hold(_ index: Int, _ axis: Axis, isDesignTime: Bool) {
        let rows = scene.system.rows.variables.views[index].intrinsicRows
        let lengthRows = axis == .horizontal ? rows.horizontal : rows.vertical
        guard !lengthRows.isEmpty else {
            lacking.append((index, axis))
            changes = .both
            return
        }
        // Both constraints hold the same length.
        let length = scene.constraints.constant(of: ConstraintID(index: lengthRows.hugging))
        let solved = scene.solution.values[lengthVariable(of: index, axis)]
        let lengths =
            isDesignTime ? DoubtfulLengths(designTime: length, solved: solved) : DoubtfulLengths(measured: length)
        held.append(Held(constraint: ConstraintID(index: lengthRows.hugging), lengths: lengths))
        held.append(Held(constraint: ConstraintID(index: lengthRows.resistance), lengths: lengths))
        // Shares are multipliers: they follow the size whatever its own constraints come to.
        if hasShares, scene.system.isShare(index) {
            shared.append((index, axis, lengths))
            changes = .both
        }
        tryChanges(of: length, to: lengths, solved: solved)
    }

    private func lengthVariable(of index: Int, _ axis: Axis) -> Int {
        let variables = scene.variables(of: index)
        return (axis == .horizontal ? variables.x : variables.y) + 1
    }

    /// Hands over the values of the variables with all uncertain sizes changed, for each direction that can move
    /// anything.
    func forEachChange(_ body: ([Double]) -> Void) {
        if shared.isEmpty { return solve(scene.constraints, changes, body) }
        if changes.contains(.smaller) { solve(constraintsWithShares(.smaller), .smaller, body) }
        if changes.contains(.larger) { solve(constraintsWithShares(.larger), .larger, body) }
    }

    /// Hands over the values of the variables of `constraints` with all uncertain sizes changed, for some directions.
    ///
    /// A variable goes from 0 for the smaller sizes to `greatestGrowth` for the larger ones. As it is the one parameter
    /// of the system, that is prepared once for all directions.
    private func solve(_ constraints: ConstraintSystem, _ changes: Changes, _ body: ([Double]) -> Void) {
        if changes.isEmpty { return }
        var system = constraints
        system.reserve(variables: constraints.variableCount + 1)
        system.reserve(constraints: constraints.constraintCount + 2 * lacking.count + 1)
        system.fixParameters()
        // Which required constraints are broken has nothing to do with sizes, none of which is required.
        for conflict in scene.solution.conflicts { system.setActive(false, of: conflict.broken) }
        let growth = system.addVariable()
        func term(of lengths: DoubtfulLengths) -> Term {
            Term(growth, (lengths.smaller - lengths.larger) / Self.greatestGrowth)
        }
        for held in held {
            system.setConstant(held.lengths.smaller, of: held.constraint)
            system.addTerm(term(of: held.lengths), to: held.constraint)
        }
        let lengths = DoubtfulLengths(measured: ControlMetrics.designTimeLength)
        for (index, axis) in lacking {
            let length = Term(Variable(index: Int32(lengthVariable(of: index, axis))))
            let view = scene.view(index)
            system.addConstraint(
                length, term(of: lengths), .lessThanOrEqual, lengths.smaller,
                priority: IntrinsicSizeLowering.contentPriority(view.hugging(axis)),
                order: Int32(system.constraintCount))
            system.addConstraint(
                length, term(of: lengths), .greaterThanOrEqual, lengths.smaller,
                priority: IntrinsicSizeLowering.contentPriority(view.compressionResistance(axis)),
                order: Int32(system.constraintCount))
        }
        let parameter = system.addConstraint(Term(growth), .equal, 0, order: Int32(system.constraintCount))
        system.markAsParameter(parameter)
        var solver = Solver(consume system)
        func solve(at growth: Double) {
            solver.setConstant(growth, of: parameter)
            var solution = solver.solve()
            scene.system.bringToRest(&solution)
            body(solution.values)
        }
        if changes.contains(.smaller) { solve(at: 0) }
        if changes.contains(.larger) { solve(at: Self.greatestGrowth) }
    }

    /// The scene's constraints with the shares that follow from the changed sizes.
    private func constraintsWithShares(_ change: Changes) -> ConstraintSystem {
        var sizes: [Int: IntrinsicSize] = [:]
        for (view, axis, lengths) in shared {
            let size = sizes[view] ?? scene.system.states[view].intrinsic
            let length = change == .smaller ? lengths.smaller : lengths.larger
            sizes[view] =
                axis == .horizontal
                ? IntrinsicSize(width: length, height: size.height)
                : IntrinsicSize(width: size.width, height: length)
        }
        return scene.system.constraints(withIntrinsicSizes: sizes)
    }
}

extension SceneLayout {
    /// Why the frame of each view is not certain, parallel to `views`; nil where it is, and where no engine made the
    /// layout.
    public var approximations: [Approximation?] {
        let doubts = doubts
        return views.indices.map { doubts[$0] }
    }

    /// The same, a byte for each view.
    ///
    /// A view's own reason comes first, then those of the views that it rests on. The last system of a scene with
    /// uncertain sizes is solved twice more for each reason; without any this costs next to nothing.
    package var doubts: Doubts {
        var found = Doubts(count: views.count)
        guard let solved else { return found }
        let measurer = IntrinsicMeasurer(model: solved.system.model)
        var own = Doubts(count: views.count)
        for index in views.indices { own[index] = measurer.doubt(about: index) }
        func markWhatRests(on reason: Approximation) {
            guard own.contains(reason) else { return }
            let trial = ApproximationTrial(solved) { own[$0] == reason }
            trial.forEachChange { values in
                for index in solved.moved(to: values) where found[index] == nil || own[index] == reason {
                    found[index] = reason
                }
            }
        }
        markWhatRests(on: .font)
        markWhatRests(on: .image)
        markWhatRests(on: .lent)
        markWhatRests(on: .custom)
        for index in solved.viewsMovedByConflicts where found[index] == nil { found[index] = .conflict }
        for index in solved.ambiguousViews where found[index] == nil { found[index] = .ambiguous }
        return found
    }
}

extension SolvedScene {
    /// How many constraints of a conflict are tried besides the one that is broken, and how many rows are solved for
    /// all.
    private static let (triedAlternatives, triedRows) = (8, 8000)

    /// The views that would have other frames if another constraint of a conflict were broken: which one is broken on
    /// Interface Builder's canvas no document shows. All conflicts try their first other one at once, then their
    /// second; others that leave a contradiction are no alternative. Scenes of more than a thousand rows try fewer.
    fileprivate var viewsMovedByConflicts: Set<Int> {
        let conflicts = solution.conflicts
        let alternatives = conflicts.map { conflict in
            conflict.members.filter { $0 != conflict.broken && rows[Int($0.index)].origin == .written }
        }
        let most = min(Self.triedAlternatives, Self.triedRows / max(rows.count, 1))
        let count = min(alternatives.reduce(0) { max($0, $1.count) }, most)
        var found: Set<Int> = []
        for attempt in 0..<count {
            var solver = Solver(constraints)
            for (conflict, others) in zip(conflicts, alternatives) {
                solver.setActive(false, of: attempt < others.count ? others[attempt] : conflict.broken)
            }
            if let solution = solver.consistentSolution() { found.formUnion(moved(to: solution.values)) }
        }
        return found
    }

    /// The views whose frames in their superviews are others with other values of the variables.
    fileprivate func moved(to values: [Double]) -> [Int] {
        let moves = solution.values.indices.map { values[$0] - solution.values[$0] }
        return moved(by: moves, atLeast: ApproximationTrial.leastMove, among: scene.views.indices)
    }
}
