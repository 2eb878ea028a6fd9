import ConstraintSolver
import Environment
import InterfaceDocument
import TextMeasurement

/// One scene on its way from views to frames: what is known of each view, the rows lowered so far, and the solver's system.
///
/// Lowering (the files `Lowering+….swift`) only appends rows. Everything that depends on an earlier solution (text heights,
/// safe areas of nested views, baselines) is a constant of some row, so that a pass changes constants and solves again.
struct SceneSystem {
    let document: Document
    let environment: ResolvedEnvironment
    let scene: Scene
    let fonts: FontResolver
    let measurer: TextMeasurer
    /// The sizes in points that views had on the document's own canvas, by element: what their subviews' masks were
    /// stored against. Nil when this is the canvas.
    let canvasSizes: [Int: Size]?
    /// The size that the only root is to fit; nil where roots have their scene's size.
    let fitting: FittingTarget?
    /// What code changed, and how tables lay themselves out.
    var runTime: RunTime
    /// The copies of cells that stand for rows, and what their data changes of them.
    let copies: [SceneCopy]
    let rowChanges: [Int: ViewChanges]
    /// Whether tables lay themselves out as at run time.
    let laysOutTables: Bool
    /// Whether anything in the scene is aligned by baselines.
    let alignsBaselines: Bool
    /// What a scene that is a part of another takes over from it, by view.
    var inherited: [Int: InheritedMetrics] = [:]
    /// The tables and collections that lay themselves out.
    var tables: [TableState] = []
    var collections: [CollectionState] = []

    /// For each element of the document, its view's index in the scene; -1 elsewhere.
    let indexOfElement: [Int32]

    /// What is known of each view, parallel to `scene.views`.
    var states: [ViewState]
    /// The guides that views declare, by the element's index in the document.
    var userGuides: [UserGuide] = []
    /// The helpers that stack views make.
    var spacers: [LayoutBox] = []

    /// The rows in the order in which they were lowered; a row's index is its constraint's in the system.
    var rows: [Row] = []
    /// The rows whose constants depend on insets, baselines or intrinsic sizes, and are brought up to date between passes.
    var variableRows: [Int32] = []
    var solver = Solver(ConstraintSystem())
    /// Working space for the terms of the row being lowered.
    var terms: [Term] = []
}

/// A guide that the document declares on a view.
struct UserGuide {
    var element: Element
    var owner: Int32
    var box: LayoutBox
}

/// What is known of one view while its scene is laid out. Lengths are in points.
struct ViewState {
    /// The variables of its alignment rectangle.
    var box: LayoutBox
    /// The variables of its content's rectangle, for scroll views whose content a constraint speaks of.
    var contentBox: LayoutBox?
    /// From the frame to the alignment rectangle.
    var alignmentInsets: EdgeInsets = .zero
    /// The intrinsic content size; not a number on an axis that has none.
    var intrinsic = IntrinsicSize.none
    /// The rows that hold the intrinsic size; -1 on an axis that has none. The compression row follows the hugging row.
    var intrinsicRows: (horizontal: Int32, vertical: Int32) = (-1, -1)
    /// The effective layout margins, the safe area included.
    var margins: EdgeInsets = .zero
    /// How far the safe area lies inside the view's edges.
    var safeArea: EdgeInsets = .zero
    /// Where the first baseline lies.
    var firstBaseline = Baseline.top
    /// Where the last baseline lies.
    var lastBaseline = Baseline.bottom
    /// Whether leading means right for what the view contains.
    var isRightToLeft = false
    /// How the view's frame comes about.
    var placement = Placement.constraints
    /// The solved alignment rectangle in the root's coordinates; nil before the first pass.
    var solved: Rect?
    /// The first of the four rows that hold the frame that a table gives the view, where the table lays itself out.
    var tableRow: Int?
    /// What a cell's content view leaves of its cell on each side, where tables lay themselves out.
    var contentInset: EdgeInsets?
}

/// A baseline's distance from the alignment rectangle's top: a share of the height and a constant in points.
struct Baseline: Sendable {
    var share: Double
    var offset: Double

    static let top = Baseline(share: 0, offset: 0)
    static let bottom = Baseline(share: 1, offset: 0)

    /// The distance in points at a height.
    func distance(height: Double) -> Double { share * height + offset }
}

/// How a view's frame comes about.
package enum Placement: UInt8, Sendable {
    /// A scene's root: the screen or the canvas decides.
    case root
    /// From its autoresizing mask and stored frame.
    case autoresizingMask
    /// From Interface Builder's prototyping constraints, which repeat the stored frame.
    case fixedFrame
    /// From the written constraints and its intrinsic size alone.
    case constraints
    /// A table or collection view gives it its frame.
    case tableView
    /// It fills its superview: the content view of a visual effect view or a cell.
    case fillsSuperview
}

/// An intrinsic content size in points; an axis may have none.
struct IntrinsicSize: Equatable, Sendable {
    var width: Double?
    var height: Double?

    static let none = IntrinsicSize(width: nil, height: nil)
}

extension SceneSystem {
    /// A whole scene, with the rows that the design-time data gives its tables.
    init(
        document: Document, environment: ResolvedEnvironment, scene: Scene, indexOfElement: [Int32],
        fonts: FontResolver, canvasSizes: [Int: Size]?, runTime: RunTime
    ) {
        guard let data = runTime.designData else {
            self.init(
                document: document, environment: environment, scene: scene, indexOfElement: indexOfElement,
                fonts: fonts, canvasSizes: canvasSizes, fitting: nil, runTime: runTime, copies: [], rowChanges: [:])
            return
        }
        let filled = SceneWithRows(scene, data: data, document: document)
        self.init(
            document: document, environment: environment, scene: filled.scene, indexOfElement: filled.indexOfElement,
            fonts: fonts, canvasSizes: canvasSizes, fitting: nil, runTime: runTime, copies: filled.copies,
            rowChanges: filled.changes)
    }

    init(
        document: Document, environment: ResolvedEnvironment, scene: Scene, indexOfElement: [Int32],
        fonts: FontResolver, canvasSizes: [Int: Size]?, fitting: FittingTarget?, runTime: RunTime,
        copies: [SceneCopy], rowChanges: [Int: ViewChanges]
    ) {
        self.document = document
        self.environment = environment
        self.scene = scene
        self.indexOfElement = indexOfElement
        self.fonts = fonts
        self.canvasSizes = canvasSizes
        self.fitting = fitting
        self.runTime = runTime
        self.copies = copies
        self.rowChanges = rowChanges
        // What is fitted is asked for its own size, whatever was stored.
        alignsBaselines = Self.alignsBaselines(scene)
        laysOutTables = fitting != nil || runTime.laysOutTables(in: environment)
        measurer = TextMeasurer(
            generation: SystemFontGeneration(environment),
            scale: environment.scale)
        states = []
        states.reserveCapacity(scene.views.count)
        solver.system.reserve(variables: scene.views.count * 4, constraints: scene.views.count * 8)
        rows.reserveCapacity(scene.views.count * 8)
        for index in scene.views.indices {
            let box = LayoutBox(x: addExtent(), y: addExtent())
            states.append(initialState(of: index, box: box))
        }
    }

    /// Adds an origin and a size that is never negative; the origin's index.
    mutating func addExtent() -> Int32 {
        let origin = solver.system.addVariable()
        _ = solver.system.addVariable(lowerBound: 0)
        return origin.index
    }

    private func initialState(of index: Int, box: LayoutBox) -> ViewState {
        let view = scene.views[index].view
        var state = ViewState(box: box)
        state.alignmentInsets = ControlMetrics.alignmentInsets(
            of: view, environment)
        state.placement = placement(of: index)
        state.isRightToLeft =
            switch view.semanticContentAttribute {
            case .forceLeftToRight, .playback, .spatial: false
            case .forceRightToLeft: true
            case .unspecified: environment.direction == .rightToLeft
            }
        return state
    }

    private func placement(of index: Int) -> Placement {
        let sceneView = scene.views[index]
        let view = sceneView.view
        guard sceneView.superview >= 0 else { return .root }
        let superview = scene.views[sceneView.superview].view
        if superview.kind == .visualEffectView && view.key == "contentView" { return .fillsSuperview }
        switch view.kind {
        case .tableViewCell, .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
            .collectionReusableView:
            if superview.kind.isTableOrCollection || superview.kind.isCell { return .tableView }
        default: break
        }
        if superview.kind == .collectionViewCell && view.key == "contentView" { return .tableView }
        if superview.kind == .tableView {
            if view.key == "tableHeaderView" || view.key == "tableFooterView" {
                // At run time one that gave up its mask owns its whole frame: what the table gives it is overwritten.
                let ownsItsFrame = laysOutTables && document.usesAutoLayout && !translatesMask(index)
                return ownsItsFrame ? .constraints : .tableView
            }
            if laysOutTables && (view.key == "headerView" || view.key == "footerView") { return .tableView }
        }
        if laysOutTables && isStyleView(index) { return .tableView }
        // A stack view arranges its subviews, whatever they say of a fixed frame (3 of 3).
        if superview.kind == .stackView && view.key == nil { return .constraints }
        if view.isFixedFrame { return .fixedFrame }
        if document.usesAutoLayout && !translatesMask(index) { return .constraints }
        return .autoresizingMask
    }

    /// The view at `index`.
    func view(_ index: Int) -> View { scene.views[index].view }

    /// The superview's index of the view at `index`; -1 for a root.
    func superview(of index: Int) -> Int { scene.views[index].superview }
}
