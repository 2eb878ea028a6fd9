import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// One scene on its way from views to frames: what is known of each view, the rows, and the passes that solve them.
struct SceneSystem: SceneReader, Sendable {
    private(set) var model: SceneModel
    /// What is known of each view, parallel to `scene.views`.
    private(set) var states: [ViewState]
    /// What was lowered.
    private(set) var rows: RowList
    private(set) var tables: TableLayout
    private(set) var collections: CollectionLayout
    private var baselines: BaselineResolver
    /// What parts of the scene were found to want.
    private var fittings: FittingMemory

    /// Sees each pass: its name, the system, and its solution.
    typealias Observer = (String, SceneSystem, Solution) -> Void

    // MARK: The passes, in the order in which UIKit makes them

    /// Steps 1 and 2: measures and lowers a scene, once.
    init(_ model: SceneModel, fittings: FittingMemory = FittingMemory()) {
        self.model = model
        self.fittings = fittings
        let intrinsics = IntrinsicMeasurer(model: model)
        baselines = BaselineResolver(model: model)
        tables = TableLayout(model)
        collections = CollectionLayout(model)
        // 1. Measure every text on one line; lay margins and safe areas where the roots are known.
        states = model.scene.views.indices.map { index in
            ViewState(intrinsic: intrinsics.size(of: index, width: model.fitting?.inherited[index]?.textWidth))
        }
        InsetResolver(model: model).update(&states)
        baselines.update(&states)
        // 2. Lower everything to rows.
        rows = RowList(lowering: model, states)
        if let most = model.runTime.mostEffort { rows.solver.system.mostEffort = most }
    }

    /// A scene settles in two passes; safe areas inside safe areas may take a few more.
    private static let mostPasses = 6

    /// Steps 3 and 4: solves until nothing changes, and returns the last solution.
    ///
    /// - Parameter solvers: The solvers of a scene that is laid out at one size after the other; nil to lay it out
    ///   once.
    mutating func settle(_ solvers: inout PassSolvers?, afterPass: Observer = { _, _, _ in }) -> Solution {
        // 3. Solve: this gives the widths.
        var solution = solve(0, &solvers)
        record(solution)
        afterPass("widths", self, solution)
        // 4. Measure the texts at their widths, move nested safe areas and baselines, give rows and headers their
        //    places in their tables, and solve for the heights, until nothing changes any more.
        for pass in 1..<Self.mostPasses where !solution.isUnfinished {
            let changesShares = remeasure(isFirst: pass == 1)
            InsetResolver(model: model).update(&states)
            baselines.update(&states)
            // Shares are multipliers, which no pass can change: other rows, for other solvers.
            if changesShares {
                rows = RowList(lowering: model, states)
                solvers = nil
            }
            layOutTables()
            guard rows.refresh(model, states) || changesShares else { break }
            solution = solve(pass, &solvers)
            record(solution)
            afterPass("heights", self, solution)
        }
        return solution
    }

    private mutating func solve(_ pass: Int, _ solvers: inout PassSolvers?) -> Solution {
        var solution = solvers?.solve(rows.solver.system, pass: pass) ?? rows.solver.solve()
        bringToRest(&solution)
        return solution
    }

    /// Moves what a solution of the scene's system leaves open to where UIKit shows it.
    func bringToRest(_ solution: inout Solution) {
        if solution.freeDimensions.isEmpty { return }
        RestingPlaces(self, count: solution.values.count).settle(&solution)
    }

    /// Keeps each view's solved rectangle, and how far the content of plain scroll views is larger.
    private mutating func record(_ solution: Solution) {
        for index in states.indices {
            let box = rows.variables.views[index].box
            let size = box.size(in: solution)
            states[index].solved = Rect(
                x: solution.values[Int(box.x)], y: solution.values[Int(box.y)], width: size.width, height: size.height)
            if let content = rows.variables.views[index].contentBox?.size(in: solution),
                view(index).kind == .scrollView
            {
                let excess = Size(width: content.width - size.width, height: content.height - size.height)
                var scrolling = states[index].scrolling ?? ScrollState(excess: excess, former: excess)
                (scrolling.former, scrolling.excess) = (scrolling.excess, excess)
                states[index].scrolling = scrolling
            }
        }
    }

    /// Measures again what wraps, at the widths of the last pass; whether that changes the share of a view in a stack
    /// view.
    private mutating func remeasure(isFirst: Bool) -> Bool {
        let intrinsics = IntrinsicMeasurer(model: model)
        var changesShares = false
        for index in states.indices where hasIntrinsicSize(index) && intrinsics.wraps(index) {
            guard let width = states[index].solved?.width else { continue }
            if isFirst { states[index].textWidth = width }
            let size = intrinsics.size(of: index, width: width)
            if size.height != states[index].intrinsic.height && isShare(index) { changesShares = true }
            setIntrinsicSize(size, of: index)
        }
        return changesShares
    }

    private mutating func setIntrinsicSize(_ size: IntrinsicSize, of index: Int) {
        states[index].intrinsic = size
        rows.setIntrinsicSize(size, of: index)
    }

    /// Gives every part of every table and collection its place.
    private mutating func layOutTables() {
        for part in tables.layOut(&states, &fittings) { rows.setTableFrame(part.frame, of: part.view) }
        for part in collections.layOut(states, &fittings) { rows.setTableFrame(part.frame, of: part.view) }
    }

    /// What parts of the scene were found to want, for whoever goes on asking.
    mutating func takeFittings() -> FittingMemory { fittings.take() }

    /// Whether a view's own size is among its constraints: where they place it, and where it is asked for its fitting
    /// size.
    private func hasIntrinsicSize(_ index: Int) -> Bool {
        switch traits(index).placement {
        case .constraints: true
        case .root: model.fitting != nil
        default: false
        }
    }

    /// The size of the content of a table or collection; nil for other views, and where it keeps its stored frames.
    func tableContentSize(of index: Int) -> Size? {
        tables.contentSize(of: index) ?? collections.contentSize(of: index)
    }

    // MARK: Reading

    /// A row's left side minus its right side, as of the last pass.
    func linearForm(of row: LoweredRow) -> LinearRow { geometry.linearForm(of: row) }

    private var geometry: ItemGeometry { ItemGeometry(model: model, variables: rows.variables, states: states) }

    // MARK: Changes before the first pass

    /// Takes over a model that differs in the changes of constraints and texts alone.
    mutating func replaceModel(_ model: SceneModel) {
        self.model = model
        fittings = FittingMemory()
        tables.model = model
        collections.model = model
        baselines.model = model
    }

    /// Lets the window, whose first root is `root`, change its size from layout to layout.
    mutating func makeResizable() {
        guard !model.scene.roots.isEmpty else { return }
        let root = model.scene.roots.firstIndex { $0.controller != nil } ?? 0
        let (width, height) = RootLowering.sizeRows(of: root)
        rows.markAsParameters([width, height])
    }

    /// Takes over a model that differs in the size of the environment, and so of the roots, alone.
    mutating func resize(_ model: SceneModel) {
        replaceModel(model)
        tables.metrics = TableMetrics(model)
        InsetResolver(model: model).update(&states)
        baselines.update(&states)
        for index in states.indices where model.view(index).kind == .toolbar && hasIntrinsicSize(index) {
            // The only views whose own size follows the window's.
            setIntrinsicSize(IntrinsicMeasurer(model: model).size(of: index), of: index)
        }
        let geometry = geometry
        for root in model.scene.roots.indices {
            let (width, height) = RootLowering.sizeRows(of: root)
            let size = RootLowering.size(of: model.scene.roots[root], model)
            rows.setConstant(size.width, of: width, geometry)
            rows.setConstant(size.height, of: height, geometry)
        }
        _ = rows.refresh(model, states)
    }

    /// Whether rows hold the intrinsic size of the view at `index`.
    func holdsIntrinsicSize(of index: Int) -> Bool {
        let (horizontal, vertical) = rows.variables.views[index].intrinsicRows
        return !horizontal.isEmpty || !vertical.isEmpty
    }

    /// Whether the intrinsic size of the view at `index` goes into shares that a stack view above it gives its
    /// subviews.
    func isShare(_ index: Int) -> Bool {
        var ancestor = superview(of: index)
        while ancestor >= 0, let stack = StackView(view(ancestor).element) {
            if stack.distribution == .fillProportionally { return true }
            ancestor = superview(of: ancestor)
        }
        return false
    }

    /// The system of the last pass as it would be if some views, by index, had other intrinsic sizes, the shares that
    /// stack views give with them.
    func constraints(withIntrinsicSizes sizes: [Int: IntrinsicSize]) -> ConstraintSystem {
        var other = self
        for (index, size) in sizes { other.states[index].intrinsic = size }
        other.rows = RowList(lowering: model, other.states)
        other.layOutTables()
        _ = other.rows.refresh(model, other.states)
        return other.rows.solver.system
    }

    /// Measures again what the view at `index` shows.
    mutating func updateText(of index: Int) {
        setIntrinsicSize(IntrinsicMeasurer(model: model).size(of: index), of: index)
        _ = rows.refresh(model, states)
    }

    /// Puts a changed constant, priority or activity into the rows of a written constraint.
    mutating func updateRows(ofConstraint element: Element) {
        guard let changes = model.runTime.changes.constraints[element.index] else { return }
        let geometry = geometry
        for index in rows.indices where isRow(index, of: element) {
            if let constant = changes.constant { rows.setConstant(constant, of: index, geometry) }
            if let priority = changes.priority { rows.setPriority(priority, of: index) }
            if let isActive = changes.isActive { rows.setActive(isActive, of: index) }
        }
    }

    private func isRow(_ index: Int, of element: Element) -> Bool {
        let source = Int(rows[index].source)
        return source >= 0 && scene.constraints[source].constraint.element.index == element.index
    }
}
