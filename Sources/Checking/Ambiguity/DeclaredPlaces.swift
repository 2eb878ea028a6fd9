import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// The views and axes of which the author has said in Interface Builder that the app decides them: with constraints
/// that are removed at build time, and with placeholders for intrinsic sizes.
///
/// On the document's own canvas those hold, and there are none.
struct DeclaredPlaces: Sendable {
    private var axes: [Int: Set<Axis>] = [:]
    /// By view: the axes on which constraints that are removed at build time place something in it.
    private var contents: [Int: Set<Axis>] = [:]
    /// By view: whether the view, or one around it, is among them.
    private let isInside: [Bool]

    init(_ scene: SolvedScene) {
        guard scene.environment.isChosen else {
            isInside = []
            return
        }
        let views = scene.scene.views
        for (index, view) in views.enumerated() {
            if case .points = view.view.placeholderIntrinsicWidth { axes[index, default: []].insert(.horizontal) }
            if case .points = view.view.placeholderIntrinsicHeight { axes[index, default: []].insert(.vertical) }
            for constraint in view.view.constraints where constraint.isPlaceholder {
                guard let axis = constraint.firstAttribute?.axis else { continue }
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.compactMap(scene.index)
                // What is placed in the view that holds the constraint, or that view where there is nothing else.
                let placed = items.filter { $0 != index }
                if !placed.isEmpty { contents[index, default: []].insert(axis) }
                for item in placed.isEmpty ? items : placed { axes[item, default: []].insert(axis) }
            }
        }
        var isInside = Array(repeating: false, count: axes.isEmpty ? 0 : views.count)
        for index in isInside.indices {
            let above = views[index].superview
            isInside[index] = axes[index] != nil || above >= 0 && isInside[above]
        }
        self.isInside = isInside
    }

    /// Whether the place or the size of a view on an axis is the app's to decide, or how large its scrollable content
    /// is.
    func contains(_ movement: Freedom.Movement) -> Bool {
        (movement.moves || movement.resizes) && axes[movement.view]?.contains(movement.axis) ?? false
            || movement.resizesContent && contents[movement.view]?.contains(movement.axis) ?? false
    }

    /// Whether the frame of a view is the app's to decide, or that of a view around it.
    func decides(_ view: Int) -> Bool { isInside.isEmpty ? false : isInside[view] }
}
