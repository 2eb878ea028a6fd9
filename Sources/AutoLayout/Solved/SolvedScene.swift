import ConstraintSolver
import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// A scene with its solution, open to those that check it: rules, explanations, repairs. A class, as all of them hold
/// it and nobody changes it.
package final class SolvedScene: Sendable {
    let system: SceneSystem
    /// What the solver made of the scene's system in the last pass.
    package let solution: Solution

    /// The systems of all passes, where they are asked for.
    let passes: [SolvedSystem]
    /// What the constraints leave open, once somebody has asked for it to be kept.
    let keptOpenness: Openness?

    /// Runs the passes over a measured and lowered scene; with `solvers` each in the solver that its pass had before.
    init(_ start: consuming SceneSystem, _ solvers: inout PassSolvers?, keepsSystems: Bool) {
        var system = start
        var passes: [SolvedSystem] = []
        solution = system.settle(&solvers) { pass, system, solution in
            // A controller without a view leaves nothing to solve.
            guard keepsSystems, !system.states.isEmpty else { return }
            passes.append(SolvedSystem(pass: pass, system: system, solution: solution))
        }
        self.system = system
        self.passes = passes
        keptOpenness = nil
    }

    /// A scene that needs no passes, because its solution is known.
    init(
        _ system: SceneSystem, _ solution: Solution, passes: [SolvedSystem] = [], keptOpenness: Openness? = nil
    ) {
        self.system = system
        self.solution = solution
        self.passes = passes
        self.keptOpenness = keptOpenness
    }

    /// The systems of all passes, solved once more: a scene is laid out from where it was lowered, whatever was laid
    /// out before.
    var systemsSolvedAgain: [SolvedSystem] {
        var solvers: PassSolvers?
        return SolvedScene(SceneSystem(system.model), &solvers, keepsSystems: true).passes
    }

    /// The scene as it is laid out without a written constraint: all passes and all rows of tables, from the start.
    package func laidOut(without constraint: Element) -> SolvedScene {
        var changes = system.model.runTime.changes
        changes.constraints[constraint.index, default: ConstraintChanges()].isActive = false
        var solvers: PassSolvers?
        return SolvedScene(SceneSystem(system.model.replacingChanges(changes)), &solvers, keepsSystems: false)
    }

    /// What is seen of each view besides its frame.
    var details: [ViewDetails] { DetailCollector(scene: self).all }

    /// The document that the scene stands in.
    package var document: Document { system.document }
    /// What it was laid out for.
    package var environment: ResolvedEnvironment { system.environment }
    /// Whether Interface Builder would lay it out so when it opens the document: on its canvas, as the document has it.
    package var isOnCanvas: Bool {
        let runTime = system.model.runTime
        return environment.isCanvas && runTime.changes.isEmpty && !runTime.laysOutTables(in: environment)
    }
    /// What of the document's scene is installed.
    package var scene: Scene { system.scene }

    // MARK: Constraints

    /// Every constraint, written or implicit; the index is that of the solver's constraint.
    package var rows: [LoweredRow] { system.rows.rows }

    /// The system that was solved, with the constants of the last pass.
    package var constraints: ConstraintSystem { system.rows.solver.system }

    /// The written constraint that a row was made from; nil for implicit ones.
    package func constraint(of row: LoweredRow) -> SceneConstraint? {
        row.source >= 0 ? system.scene.constraints[Int(row.source)] : nil
    }

    /// The view that an item is, or that has it as a guide or as its content; nil for a stack view's helpers.
    package func owner(of item: LayoutItem) -> Int? { system.rows.variables.view(of: item) }

    /// The rows that a written constraint was made into, one for each copy of the cell that it stands in; none where it
    /// is not installed, or switched off.
    package func activeRows(of constraint: Element) -> [Int] {
        rows.indices.filter { row in
            self.constraint(of: rows[row])?.constraint.element.index == constraint.index
                && constraints.isActive(ConstraintID(index: Int32(row)))
        }
    }

    // MARK: Views

    /// The first view that an element is; nil where it is not installed.
    package func index(of element: Element) -> Int? { system.model.viewIndex.view(of: element) }
    /// The rows of design-time data that a view is in, the outermost first.
    package func rows(around view: Int) -> [RowPath] { system.model.viewIndex.rows(around: view) }

    /// The view at `index`, with the environment's variations.
    package func view(_ index: Int) -> View { system.view(index) }

    /// The superview's index of the view at `index`; -1 for a root.
    package func superview(of index: Int) -> Int { system.superview(of: index) }

    /// How the frame of the view at `index` comes about.
    package func placement(of index: Int) -> Placement { system.traits(index).placement }

    /// The alignment rectangle of the view at `index`, in points in its root's coordinates, to the millionth: what
    /// arithmetic leaves on the way to a solution would have a length miss what it just reaches.
    package func alignmentRect(of index: Int) -> Rect {
        func exact(_ length: Double) -> Double { (length * 1e6).rounded() / 1e6 }
        guard let rect = system.states[index].solved else { return .zero }
        return Rect(x: exact(rect.x), y: exact(rect.y), width: exact(rect.width), height: exact(rect.height))
    }

    /// How far the alignment rectangle of the view at `index` lies inside its frame, in points.
    package func alignmentInsets(of index: Int) -> EdgeInsets { system.traits(index).alignmentInsets }

    /// The frame of the view at `index` in its superview, on whole pixels.
    package func frame(of index: Int) -> Rect { system.placedFrame(of: index) ?? .zero }

    /// The frame of the view at `index` in points in its root's coordinates, not rounded.
    package func frameInRoot(of index: Int) -> Rect { system.frameInRoot(of: index) ?? .zero }

    /// The variables of the view at `index`: those of its left and top edge, each followed by that of the size.
    package func variables(of index: Int) -> (x: Int, y: Int) {
        (Int(system.rows.variables.views[index].box.x), Int(system.rows.variables.views[index].box.y))
    }

    /// The variables of a scroll view's content, as those of a view; nil where no constraint refers to it.
    package func contentVariables(of index: Int) -> (x: Int, y: Int)? {
        system.rows.variables.views[index].contentBox.map { (Int($0.x), Int($0.y)) }
    }

    /// The size in points that the view at `index` wants, as UIKit's `systemLayoutSizeFitting` finds it.
    package func fittingSize(of index: Int, target: FittingTarget) -> Size {
        FittingSize(of: system.model, system.states).measure(index, target)
    }

    /// The view at `index` and what is inside it, laid out alone to the size that it wants; the view is the first.
    package func fittedScene(of index: Int, target: FittingTarget) -> SolvedScene {
        FittingSize(of: system.model, system.states).solvedScene(index, target)
    }

    /// Whether rows hold an intrinsic size of the view at `index`.
    package func holdsIntrinsicSize(of index: Int) -> Bool { system.holdsIntrinsicSize(of: index) }

    /// The axes on which Interface Builder gives a view its intrinsic length, which an app does not; by view.
    package var designTimeLengths: [Int: Set<Axis>] {
        let measurer = IntrinsicMeasurer(model: system.model)
        var lengths: [Int: Set<Axis>] = [:]
        for index in system.scene.views.indices where measurer.mayHaveDesignTimeSize(to: index) {
            let own = measurer.ownSize(of: index)
            let atDesignTime = measurer.designTimeSize(own, of: index)
            if own.width != atDesignTime.width { lengths[index, default: []].insert(.horizontal) }
            if own.height != atDesignTime.height { lengths[index, default: []].insert(.vertical) }
        }
        return lengths
    }

    /// Whether the view at `index` wants a length on an axis by itself.
    package func hasIntrinsicLength(_ index: Int, _ axis: Axis) -> Bool {
        let intrinsic = system.states[index].intrinsic
        return (axis == .horizontal ? intrinsic.width : intrinsic.height) != nil
    }

    // MARK: Texts

    /// The width in points at which code or the document has a label break its text; nil where its own width counts.
    package func preferredTextWidth(of index: Int) -> Double? {
        guard let label = Label(view(index).element) else { return nil }
        let width = system.model.changes(of: index)?.preferredMaxLayoutWidth ?? label.preferredMaxLayoutWidth ?? 0
        return width > 0 ? width : nil
    }

    /// The height in points that a label's text takes when it is broken at a width, whatever its preferred one.
    package func textHeight(of index: Int, width: Double) -> Double? {
        guard let label = Label(view(index).element) else { return nil }
        return IntrinsicMeasurer(model: system.model).labelText(
            label, of: index, width: width, ignoresPreferredWidth: true
        )
        .height
    }

    // MARK: Tables

    /// Whether tables lay themselves out, as in a running app; else they keep their stored frames.
    package var laysOutTables: Bool { system.model.laysOutTables }

    /// The parts of a table by their indices in the scene: each section's rows, header and footer.
    package func sections(of index: Int, _ table: TableView) -> [TableState.Section] {
        system.tables.table(index, table).sections
    }

    /// Whether rows, section headers or section footers of such a height and estimate size themselves.
    package func isAutomatic(_ height: Double?, estimate: Double?) -> Bool {
        system.tables.metrics.isAutomatic(height, estimate: estimate)
    }

    /// The height in points that a table, or a static cell, states for a row; nil where the row sizes itself.
    package func fixedRowHeight(of cell: TableViewCell, in table: TableView) -> Double? {
        system.tables.fixedRowHeight(of: cell, in: table)
    }

    /// The height in points that the content of the row at `index` wants at the row's width.
    package func rowContentHeight(of index: Int) -> Double {
        fittingSize(of: index, target: .compressed(width: alignmentRect(of: index).width)).height
    }

    /// The height in points that a device gives a row that sizes itself: what its content wants and the separator, or
    /// the standard height where its content wants nothing.
    package func automaticRowHeight(ofContent height: Double, in table: TableView) -> Double {
        let metrics = system.tables.metrics
        return height > metrics.separator(table.separatorStyle)
            ? height + metrics.separatorOverContent(table.separatorStyle)
            : metrics.standardRowHeight(line: 0, separator: table.separatorStyle)
    }
}
