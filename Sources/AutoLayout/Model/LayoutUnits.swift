import InterfaceDocument
import StrutEnvironment

/// What Interface Builder's canvas lays out at once: a cell, or what of a root lies outside of cells.
///
/// With a stack view in it, UIKit lays the whole unit out, on pixels; without one, Interface Builder's own engine
/// measures some controls in whole points.
struct LayoutUnits: Sendable {
    /// The units that hold a stack view, each by the index of its cell or root.
    private let withStackViews: Set<Int>

    init(_ scene: Scene) {
        withStackViews = Set(
            scene.views.indices.lazy.filter { scene.views[$0].view.kind == .stackView }
                .map { Self.unit(of: $0, in: scene) })
    }

    /// Whether the view at `index` is laid out together with a stack view.
    func holdsStackView(_ index: Int, in scene: Scene) -> Bool {
        !withStackViews.isEmpty && withStackViews.contains(Self.unit(of: index, in: scene))
    }

    /// The nearest cell around the view at `index`, or its root.
    static func unit(of index: Int, in scene: Scene) -> Int {
        var index = index
        while scene.views[index].superview >= 0 && !scene.views[index].view.kind.isCell {
            index = scene.views[index].superview
        }
        return index
    }
}
