import InterfaceDocument

/// Which scenes decide how large the views of others are: those with the containers that embed their controllers.
package struct ContainerScenes: Sendable {
    /// For each scene of the document, the scenes of its controllers' containers, by their places.
    private let hosts: [[Int]]
    /// For each scene, the containers in it that embed a controller of the document, by their elements.
    private let containers: [Set<Int>]
    /// For each scene, the containers in which its controllers stand, by their elements.
    private let surroundings: [[Int]]
    /// All scenes, each after its hosts; where scenes embed each other in a circle, one of them comes first.
    package let order: [Int]
    /// How many containers may stand around each other: what is deeper keeps the size that is stored.
    private static let mostLevels = 16

    /// The scenes of a document; nil where no container embeds anything.
    package init?(_ document: Document) {
        self.init(document, ControllerContexts(document: document))
    }

    init?(_ document: Document, _ contexts: ControllerContexts) {
        guard contexts.hasContainers else { return nil }
        var containers = Array(repeating: Set<Int>(), count: document.scenes.count)
        var surroundings: [[Int]] = []
        var hosts: [[Int]] = []
        for (place, scene) in document.scenes.enumerated() {
            let around = scene.controllers.compactMap { contexts.context(of: $0).container }
            for container in around { containers[container.scene].insert(container.element.index) }
            surroundings.append(around.map(\.element.index))
            hosts.append(Set(around.map(\.scene)).subtracting([place]).sorted())
        }
        let order = Self.order(of: document.scenes.indices, hosts)
        var levels = Array(repeating: 0, count: hosts.count)
        for place in order {
            levels[place] = hosts[place].map { levels[$0] + 1 }.max() ?? 0
            if levels[place] > Self.mostLevels { (levels[place], hosts[place]) = (0, []) }
        }
        self.hosts = hosts
        self.containers = containers
        self.surroundings = surroundings
        self.order = order
    }

    /// The scenes that decide directly how large the views of the scene at `place` are.
    package func hosts(of place: Int) -> [Int] { hosts[place] }

    /// The containers in the scene at `place` that embed a controller, by their elements.
    package func containers(in place: Int) -> Set<Int> { containers[place] }

    /// The containers in which the controllers of the scene at `place` stand, by their elements.
    package func containers(around place: Int) -> [Int] { surroundings[place] }

    /// The scenes that decide, directly or not, how large the views of some scenes are.
    package func allHosts(of places: [Int]) -> Set<Int> {
        Set(Self.order(of: places.flatMap { hosts[$0] }, hosts))
    }

    /// Some scenes and all their hosts, each after its own.
    private static func order(of places: some Sequence<Int>, _ hosts: [[Int]]) -> [Int] {
        var isSeen = Array(repeating: false, count: hosts.count)
        var isPlaced = isSeen
        var order: [Int] = []
        for place in places {
            var open = [place]
            while let last = open.last {
                if !isSeen[last] {
                    isSeen[last] = true
                    open += hosts[last].filter { !isSeen[$0] }
                } else {
                    open.removeLast()
                    if !isPlaced[last] { order.append(last) }
                    isPlaced[last] = true
                }
            }
        }
        return order
    }
}
