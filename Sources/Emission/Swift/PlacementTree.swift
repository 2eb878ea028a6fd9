import InterfaceDocument
import StrutAutoLayout

/// The views of one scene in several environments at once, nested as the views are.
///
/// Views are the same where they come from the same element; one that is not installed everywhere has no frame in the
/// environments without it.
struct PlacementTree {
    /// A view with its frame in each environment.
    struct Node {
        var view: View
        /// Whether it is in a row that design-time data gives its table, and so perhaps in several.
        var isInRow: Bool
        /// In points in the superview's coordinates, one for each environment; nil where it is not installed.
        var frames: [Rect?]
        /// The numbers of its subviews among the tree's nodes, in document order.
        var children: [Int] = []
    }

    private(set) var nodes: [Node] = []
    /// The numbers of the views without a superview, in document order.
    private(set) var roots: [Int] = []

    /// What makes a placed view the same in two environments: its superview, its element, and the how-manieth copy of
    /// it that is, for cells that stand for several rows.
    private struct Key: Hashable {
        var parent: Int
        var element: Int
        var copy: Int
    }

    /// Merges one scene's layouts, given in the order of the environments.
    init(_ layouts: [SceneLayout]) {
        var numbers: [Key: Int] = [:]
        for (environment, layout) in layouts.enumerated() {
            var copies: [Key: Int] = [:]
            var numbersHere: [Int] = []
            for placed in layout.views {
                var key = Key(
                    parent: placed.superview.map { numbersHere[$0] } ?? -1, element: placed.view.element.index, copy: 0)
                key.copy = copies[key, default: 0]
                copies[Key(parent: key.parent, element: key.element, copy: 0), default: 0] += 1
                let number = numbers[key] ?? add(placed, key.parent, environments: layouts.count)
                numbers[key] = number
                nodes[number].frames[environment] = placed.frame
                numbersHere.append(number)
            }
        }
        // A later environment's views were added last; among their siblings they stand where the document has them.
        if layouts.count > 1 { sort() }
        number()
    }

    private mutating func add(_ placed: PlacedView, _ parent: Int, environments: Int) -> Int {
        nodes.append(
            Node(
                view: placed.view, isInRow: placed.row != nil || parent >= 0 && nodes[parent].isInRow,
                frames: Array(repeating: nil, count: environments)))
        let number = nodes.count - 1
        if parent < 0 { roots.append(number) } else { nodes[parent].children.append(number) }
        return number
    }

    private mutating func sort() {
        let order = nodes.map(\.view.element.index)
        func isBefore(_ a: Int, _ b: Int) -> Bool { (order[a], a) < (order[b], b) }
        roots.sort(by: isBefore)
        for number in nodes.indices { nodes[number].children.sort(by: isBefore) }
    }

    /// The numbers of all nodes, a view before its subviews.
    private(set) var order: [Int] = []
    /// The superview of each node; nil for a root.
    private(set) var superviews: [Int?] = []

    private mutating func number() {
        superviews = Array(repeating: nil, count: nodes.count)
        for number in nodes.indices {
            for child in nodes[number].children { superviews[child] = number }
        }
        var left = Array(roots.reversed())
        while let number = left.popLast() {
            order.append(number)
            left += nodes[number].children.reversed()
        }
    }

    /// Whether the view is missing in some environment.
    func isOptional(_ number: Int) -> Bool { nodes[number].frames.contains { $0 == nil } }
}
