import InterfaceDocument
import StrutEnvironment

/// What a scene that is a part of another is fitted to, and what it takes over from the whole.
struct FittingScope: Sendable {
    /// The size that the only root is to fit.
    var target: FittingTarget
    /// The index of the root in the whole scene.
    var origin: Int
    /// What cannot be derived from the part alone, by view.
    var inherited: [Int: InheritedMetrics] = [:]
}

/// What a scene that is a part of another takes over for one of its views: it cannot be derived from the part alone.
struct InheritedMetrics: Sendable, Hashable {
    /// The effective margins; nil to find them.
    var margins: EdgeInsets?
    /// What the safe area leaves of the part's first view on each side; nil where that is nothing.
    var safeArea: EdgeInsets?
    /// The width in points at which a text was broken in the last layout of the whole.
    var textWidth: Double?
    /// What a cell's content view leaves of its cell on each side, in points.
    var contentInset: EdgeInsets?
}

/// The size that a view of a scene wants: what is inside it is laid out alone.
struct FittingSize: SceneReader {
    let model: SceneModel
    /// What is known of the views of the scene.
    let states: [ViewState]

    init(of model: SceneModel, _ states: [ViewState]) {
        self.model = model
        self.states = states
    }

    /// The size in points that the view at `index` wants, as `systemLayoutSizeFitting` finds it: the view's own mask
    /// and everything outside it have no say, and texts wrap where a width is required of them.
    ///
    /// - Parameters:
    ///   - keepsTextWidths: Whether texts start broken as the last layout broke them. That is what UIKit's automatic
    ///     `preferredMaxLayoutWidth` does for a view that was laid out before.
    ///   - memory: What was asked before of this model; the answers are added.
    func measure(
        _ index: Int, _ target: FittingTarget, keepsTextWidths: Bool = false, memory: inout FittingMemory
    ) -> Size {
        let origin = (model.fitting?.origin ?? 0) + index
        let inherited = inherited(by: index..<scene.views[index].subtreeEnd, keepsTextWidths: keepsTextWidths)
        let question = FittingMemory.Question(view: origin, target: target, inherited: inherited)
        if let known = memory.answer(to: question) { return known }
        let scope = FittingScope(target: target, origin: origin, inherited: inherited)
        var system = SceneSystem(part(at: index, scope), fittings: memory.take())
        var solvers: PassSolvers?
        _ = system.settle(&solvers)
        memory = system.takeFittings()
        let rect = system.states[0].solved ?? .zero
        let size = Size(width: roundedUp(rect.width), height: roundedUp(rect.height))
        memory.remember(size, for: question)
        return size
    }

    /// The same, of a model that nothing was asked of before.
    func measure(_ index: Int, _ target: FittingTarget, keepsTextWidths: Bool = false) -> Size {
        var memory = FittingMemory()
        return measure(index, target, keepsTextWidths: keepsTextWidths, memory: &memory)
    }

    /// What is inside the view at `index`, laid out alone: the scene in which `measure` finds the size, with that view
    /// as its first.
    func solvedScene(_ index: Int, _ target: FittingTarget) -> SolvedScene {
        let inherited = inherited(by: index..<scene.views[index].subtreeEnd, keepsTextWidths: false)
        let scope = FittingScope(target: target, origin: (model.fitting?.origin ?? 0) + index, inherited: inherited)
        var solvers: PassSolvers?
        return SolvedScene(SceneSystem(part(at: index, scope)), &solvers, keepsSystems: false)
    }

    /// The scene of what is inside the view at `index` alone, aimed at a fitting size.
    private func part(at index: Int, _ scope: FittingScope) -> SceneModel {
        let subtree = scene.subtree(at: index, size: scope.target.size)
        let range = index..<index + subtree.views.count
        var rowChanges: [Int: ViewChanges] = [:]
        if !model.viewIndex.rowChanges.isEmpty {
            for view in range { rowChanges[view - index] = model.viewIndex.rowChanges[view] }
        }
        return SceneModel(
            document: document, environment: environment, scene: subtree,
            viewIndex: ViewIndex(
                indexOfElement: ElementIndex(subtree.views), copies: model.viewIndex.copies.within(range),
                rowChanges: rowChanges),
            typesetting: model.typesetting, canvasSizes: model.canvasSizes, fitting: scope, runTime: model.runTime)
    }

    /// What a part of the scene cannot know: the safe area and the margins of its root, the margins of content views,
    /// and what these leave of cells. A view keeps its insets while UIKit asks for its fitting size, which does not
    /// move it.
    private func inherited(by part: Range<Int>, keepsTextWidths: Bool) -> [Int: InheritedMetrics] {
        var inherited: [Int: InheritedMetrics] = [:]
        for view in part {
            let outer = states[view]
            var metrics = InheritedMetrics()
            if view == part.lowerBound || self.view(view).kind == .tableViewCellContentView {
                metrics.margins = outer.margins
                metrics.contentInset = outer.contentInset ?? expectedContentInset(of: view)
            }
            if view == part.lowerBound, outer.safeArea != .zero { metrics.safeArea = outer.safeArea }
            if keepsTextWidths, let width = outer.solved?.width, width > 0 { metrics.textWidth = width }
            if metrics != InheritedMetrics() { inherited[view - part.lowerBound] = metrics }
        }
        return inherited
    }

    /// What a content view leaves of its cell, where no table said so: as stored.
    private func expectedContentInset(of index: Int) -> EdgeInsets? {
        let cell = superview(of: index)
        guard cell >= 0, view(index).kind == .tableViewCellContentView, let own = view(index).frame,
            let outer = view(cell).frame
        else { return nil }
        return EdgeInsets(
            top: 0, left: own.x, bottom: outer.height - own.height, right: outer.width - own.width - own.x)
    }
}
