import StrutAutoLayout

/// Which of the labels that wrap are as wide as something else lets them be: both their sides are held, or their width
/// is. What else stands in a row counts as being of some width.
struct BoundedWidths {
    /// The labels.
    let labels: Set<Int>

    /// Reads the constraints on the labels `wrapping` off a scene, in which the views `containers` have the width of
    /// their table.
    init(_ scene: SolvedScene, in containers: Set<Int>, wrapping: [Int]) {
        var places = LinkedPlaces(viewCount: scene.scene.views.count)
        let open = Set(wrapping)
        for view in scene.scene.views.indices where !open.contains(view) {
            places.linkPlaces(of: view)
            places.linkToKnown(view, .width)
            if containers.contains(view) { places.linkToKnown(view, .start) }
        }
        for row in scene.rows where row.origin == .written || row.origin == .stackView {
            guard let first = scene.owner(of: row.first), let part = LinkedPlaces.Part(row.firstAnchor) else {
                continue
            }
            if let second = scene.owner(of: row.second), let other = LinkedPlaces.Part(row.secondAnchor) {
                places.link(first, part, second, other)
            } else if part == .width, row.relation != .greaterThanOrEqual {
                places.linkToKnown(first, .width)
            }
        }
        // What is known of one label may make another one's width known.
        var isNew = true
        while isNew {
            isNew = false
            for label in wrapping where places.settle(label) { isNew = true }
        }
        labels = Set(wrapping.filter { places.isKnown($0, .width) })
    }
}

/// The places across and the widths of views, linked where one follows from the other.
private struct LinkedPlaces {
    enum Part: Int, CaseIterable {
        case start, middle, end, width
    }

    private var nodes: LinkedNodes

    init(viewCount: Int) { nodes = LinkedNodes(count: viewCount * Part.allCases.count + 1) }

    mutating func link(_ view: Int, _ part: Part, _ other: Int, _ otherPart: Part) {
        nodes.link(Self.node(view, part), Self.node(other, otherPart))
    }

    /// Links what something else than the labels decides.
    mutating func linkToKnown(_ view: Int, _ part: Part) { nodes.link(Self.node(view, part), Self.known) }

    mutating func isKnown(_ view: Int, _ part: Part) -> Bool { nodes.areLinked(Self.node(view, part), Self.known) }

    /// Links what follows from each other in a view that has a width.
    mutating func linkPlaces(of view: Int) {
        link(view, .start, view, .middle)
        link(view, .start, view, .end)
    }

    /// Two of a label's places make its width, and its width with one of them the others; says whether that is new.
    mutating func settle(_ label: Int) -> Bool {
        let hasWidth = isKnown(label, .width)
        if hasWidth && nodes.areLinked(Self.node(label, .start), Self.node(label, .end)) { return false }
        guard hasWidth || Part.allCases.count(where: { isKnown(label, $0) }) > 1 else { return false }
        linkPlaces(of: label)
        linkToKnown(label, .width)
        return true
    }

    private static let known = 0

    private static func node(_ view: Int, _ part: Part) -> Int { 1 + view * Part.allCases.count + part.rawValue }
}

extension LinkedPlaces.Part {
    /// The part that an anchor is of; nil for heights and what is above and below.
    fileprivate init?(_ anchor: Anchor) {
        switch anchor {
        case .left, .leading, .minX: self = .start
        case .right, .trailing: self = .end
        case .centerX: self = .middle
        case .width: self = .width
        default: return nil
        }
    }
}
