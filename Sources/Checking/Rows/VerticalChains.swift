import StrutAutoLayout

/// What hangs from the top and what stands on the bottom of views that are as high as their content, and whether
/// constraints join the two: rows that size themselves, and the headers and footers of sections. Where nothing does,
/// such a view has no height by its content, and a table gives a row the standard one, whatever hangs from its top and
/// its bottom.
struct VerticalChains {
    /// For each view the innermost of the sized views around it; -1 for none.
    private let container: [Int]
    /// By view: the edges of the view's container to which the view is attached, or one that it is joined with.
    private let edges: [AttachedSides.Sides]
    /// The sized views with a guide of the document's own, which is no view and may join anything.
    private var withGuides: Set<Int> = []

    /// Reads the constraints inside of the views `containers` off a scene.
    init(_ scene: SolvedScene, in containers: Set<Int>) {
        let views = scene.scene.views.indices
        var container = Array(repeating: -1, count: views.count)
        for view in views where scene.superview(of: view) >= 0 {
            let superview = scene.superview(of: view)
            container[view] = containers.contains(superview) ? superview : container[superview]
        }
        var nodes = LinkedNodes(count: views.count)
        var edges = Array(repeating: AttachedSides.Sides(), count: views.count)
        for row in scene.rows
        where (row.origin == .written || row.origin == .stackView) && !row.firstAnchor.isHorizontal {
            guard let first = scene.owner(of: row.first), let second = scene.owner(of: row.second), first != second
            else { continue }
            for item in [row.first, row.second] where item.kind == .userGuide {
                withGuides.formUnion([first, second, container[first], container[second]])
            }
            if container[second] == first {
                edges[second].formUnion(AttachedSides.Sides(of: row.firstAnchor))
            } else if container[first] == second {
                edges[first].formUnion(AttachedSides.Sides(of: row.secondAnchor))
            } else if container[first] == container[second], container[first] >= 0, !row.firstAnchor.isSize {
                nodes.link(first, second)
            }
        }
        for view in views { edges[nodes.representative(of: view)].formUnion(edges[view]) }
        for view in views { edges[view] = edges[nodes.representative(of: view)] }
        self.edges = edges
        self.container = container
    }

    /// Whether a chain leads from one edge of a sized view to the other, or from an edge to the middle.
    func joins(_ view: Int, in scene: SolvedScene) -> Bool {
        withGuides.contains(view) || inside(view, scene).contains { edges[$0].isSpan }
    }

    /// The lowest view that hangs from the top of a sized view, and the highest that stands on its bottom.
    func ends(of view: Int, in scene: SolvedScene) -> (upper: Int, lower: Int)? {
        let inside = inside(view, scene).filter { scene.superview(of: $0) == view }
        guard
            let upper = inside.filter({ edges[$0].contains(.top) })
                .max(by: { scene.alignmentRect(of: $0).maxY < scene.alignmentRect(of: $1).maxY }),
            let lower = inside.filter({ edges[$0].contains(.bottom) })
                .min(by: { scene.alignmentRect(of: $0).minY < scene.alignmentRect(of: $1).minY })
        else { return nil }
        return (upper, lower)
    }

    /// Whether what hangs from the top of a sized view, stands on its bottom or is centred in it has room in a height
    /// in points, each by itself.
    func fits(_ view: Int, in height: Double, of scene: SolvedScene) -> Bool {
        let bounds = scene.alignmentRect(of: view)
        return inside(view, scene).filter { scene.superview(of: $0) == view }.allSatisfy { index in
            let rect = scene.alignmentRect(of: index)
            let (above, below) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
            if edges[index].contains(.top) { return above + rect.height <= height }
            if edges[index].contains(.bottom) { return below + rect.height <= height }
            return !edges[index].contains(.centerY) || bounds.height - 2 * min(above, below) <= height
        }
    }

    private func inside(_ view: Int, _ scene: SolvedScene) -> some Sequence<Int> {
        ((view + 1)..<scene.scene.views[view].subtreeEnd).lazy.filter { container[$0] == view }
    }
}

extension AttachedSides.Sides {
    /// Whether they are two places of a height, so that what is attached to both decides it.
    fileprivate var isSpan: Bool {
        isSuperset(of: [.top, .bottom]) || contains(.centerY) && !isDisjoint(with: [.top, .bottom])
    }
}
