import InterfaceDocument
import StrutAutoLayout

extension SceneLayout {
    /// The scene with the views that code makes of it, in preorder: also those that other size classes have installed,
    /// or none, since a nib makes them all; and of the rows that design-time data repeat the first.
    var asBuilt: SceneLayout {
        var scene = self
        scene.views.removeAll { !($0.row?.isFirstCopy ?? true) }
        var present = Set(scene.views.map(\.view.element.index))
        var more: [PlacedView] = []
        func add(_ view: View, inside outer: PlacedView) {
            if !present.insert(view.element.index).inserted { return }
            var placed = outer
            (placed.view, placed.depth) = (view, outer.depth + 1)
            more.append(placed)
            view.forEachChildView { add($0, inside: placed) }
        }
        for placed in scene.views where placed.view.element.hasVariations {
            for inner in placed.view.subviews { add(inner, inside: placed) }
        }
        if more.isEmpty { return scene }
        scene.views = (scene.views + more).sorted { $0.view.element.index < $1.view.element.index }
        return scene
    }
}

extension RowPath {
    /// Design-time data repeat prototypes; code makes each once.
    fileprivate var isFirstCopy: Bool { row == 0 && section == 0 }
}
