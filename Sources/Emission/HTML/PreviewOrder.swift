import InterfaceDocument

/// The scenes of a document in the order in which segues lead to them, and the segues between them.
struct PreviewOrder {
    /// A way from one scene to another, by their places in the document.
    struct Way {
        var from: Int
        var to: Int
        var segue: Segue
    }

    /// The scenes' places in the document, in the order of the segues from the initial controller on.
    private(set) var scenes: [Int] = []
    /// For each scene of the document, how many segues it is from the start.
    private(set) var depths: [Int]
    /// The segues, in document order.
    private(set) var ways: [Way] = []

    init(_ document: Document) {
        let elements = document.scenes
        depths = Array(repeating: 0, count: elements.count)
        var sceneOfController: [Int: Int] = [:]
        for (number, scene) in elements.enumerated() {
            for controller in scene.controllers { sceneOfController[controller.element.index] = number }
        }
        for (number, scene) in elements.enumerated() {
            for element in scene.element.descendants {
                guard let segue = Segue(element), segue.kind != "unwind", element.parent?.name == .connections,
                    let target = segue.destination.flatMap({ sceneOfController[$0.element.index] })
                else { continue }
                ways.append(Way(from: number, to: target, segue: segue))
            }
        }
        let initial = document.initialViewController.flatMap { sceneOfController[$0.element.index] }
        let entered = Set(ways.filter { $0.from != $0.to }.map(\.to))
        var starts = initial.map { [$0] } ?? []
        // What nothing leads to begins a chain of its own; circles begin at their first scene.
        starts += elements.indices.filter { !entered.contains($0) } + Array(elements.indices)
        var isKnown = Array(repeating: false, count: elements.count)
        for start in starts where !isKnown[start] { visit(start, &isKnown) }
    }

    /// Breadth first from a scene.
    private mutating func visit(_ start: Int, _ isKnown: inout [Bool]) {
        isKnown[start] = true
        var queue = [start]
        var next = 0
        while next < queue.count {
            let scene = queue[next]
            next += 1
            scenes.append(scene)
            for way in ways where way.from == scene && !isKnown[way.to] {
                isKnown[way.to] = true
                depths[way.to] = depths[scene] + 1
                queue.append(way.to)
            }
        }
    }
}
