import Environment
import InterfaceDocument

/// What a scene that is a part of another is fitted to, and what it takes over from the whole.
struct FittingScope: Sendable {
    /// The size that the only root is to fit.
    var target: FittingTarget
    /// What cannot be told from the part alone, by view.
    var inherited: [Int: InheritedMetrics] = [:]
}

/// What a scene that is a part of another takes over for one of its views: it cannot be told from the part alone.
struct InheritedMetrics: Sendable {
    /// The effective margins; nil to find them.
    var margins: EdgeInsets?
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

    /// The size in points that the view at `index` wants, as `systemLayoutSizeFitting` finds it: the view's own mask and
    /// everything outside it have no say, and texts wrap where a width is required of them.
    ///
    /// - Parameter keepsTextWidths: Whether texts start broken as the last layout broke them. That is what UIKit's
    ///   automatic `preferredMaxLayoutWidth` does for a view that was laid out before.
    func measure(_ index: Int, _ target: FittingTarget, keepsTextWidths: Bool = false) -> Size {
        var system = SceneSystem(part(at: index, target, keepsTextWidths: keepsTextWidths))
        var solvers: PassSolvers?
        _ = system.settle(&solvers)
        let rect = system.states[0].solved ?? .zero
        return Size(width: roundedUp(rect.width), height: roundedUp(rect.height))
    }

    /// The scene of what is inside the view at `index` alone, aimed at a fitting size.
    private func part(at index: Int, _ target: FittingTarget, keepsTextWidths: Bool) -> SceneModel {
        let subtree = scene.subtree(at: index, size: target.size)
        var indexOfElement = [Int32](repeating: -1, count: model.viewIndex.indexOfElement.count)
        for (index, view) in subtree.views.enumerated().reversed() {
            indexOfElement[view.view.element.index] = Int32(index)
        }
        let range = index..<index + subtree.views.count
        var rowChanges: [Int: ViewChanges] = [:]
        if !model.rowChanges.isEmpty {
            for view in range { rowChanges[view - index] = model.rowChanges[view] }
        }
        return SceneModel(
            document: document, environment: environment, scene: subtree,
            viewIndex: ViewIndex(indexOfElement: indexOfElement, copies: model.viewIndex.copies.within(range)),
            rowChanges: rowChanges, typesetting: model.typesetting, canvasSizes: model.canvasSizes,
            fitting: FittingScope(
                target: target, inherited: inherited(by: subtree, at: index, keepsTextWidths: keepsTextWidths)),
            runTime: model.runTime)
    }

    /// What the part cannot know: the margins of its root and of content views, and what these leave of cells.
    private func inherited(by part: Scene, at index: Int, keepsTextWidths: Bool) -> [Int: InheritedMetrics] {
        var inherited: [Int: InheritedMetrics] = [:]
        for view in part.views.indices {
            let outer = states[index + view]
            var metrics = InheritedMetrics()
            if view == 0 || part.views[view].view.kind == .tableViewCellContentView {
                metrics.margins = outer.margins
                metrics.contentInset = outer.contentInset ?? expectedContentInset(of: index + view)
            }
            if keepsTextWidths, let width = outer.solved?.width, width > 0 { metrics.textWidth = width }
            if metrics.margins != nil || metrics.textWidth != nil { inherited[view] = metrics }
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
