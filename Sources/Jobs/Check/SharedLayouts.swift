import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// Which environments have a layout in common, scene by scene: those that differ in something that a scene does not
/// follow.
struct SharedLayouts: Sendable {
    /// Scenes that are laid out in one environment.
    struct Part: Hashable, Sendable {
        /// The environment.
        var environment = MatrixEnvironment(environment: LayoutEnvironment())
        /// The scenes, by their places in the document; nil for all.
        var scenes: Set<Int>?
    }

    /// What is laid out.
    private(set) var distinct: [Part] = []
    /// For each environment, the places of its parts.
    private(set) var layouts: [[Int]] = []

    /// For each part, the place of the first environment that has it.
    var firstEnvironments: [Int] {
        var places = [Int](repeating: 0, count: distinct.count)
        for (environment, parts) in layouts.enumerated().reversed() {
            for part in parts { places[part] = environment }
        }
        return places
    }

    /// Finds out what is to be laid out for some environments.
    ///
    /// - Parameter isDivided: Whether the scenes of a document may be laid out apart from each other.
    init(of document: Document, _ environments: [MatrixEnvironment], sweeps: [WindowSweep], isDivided: Bool) {
        let groups = Self.groups(of: document, isDivided: isDivided)
        var places: [Part: Int] = [:]
        for environment in environments {
            let parts = groups.map { group in
                var own = environment
                if !group.followsContentSize, own.environment.contentSizeCategory != nil {
                    own.environment.contentSizeCategory = .large
                }
                if sweeps.count == 1, let size = own.environment.size {
                    // The side that is swept is not the environment's own any more.
                    own.environment.size = sweeps[0].size(at: 0, of: size)
                }
                return Part(environment: own, scenes: group.scenes)
            }
            layouts.append(
                parts.map { part in
                    if let place = places[part] { return place }
                    places[part] = distinct.count
                    distinct.append(part)
                    return distinct.count - 1
                })
        }
    }

    /// The scenes that follow the reader's text size, themselves or in containers that do, and those that do not.
    private static func groups(
        of document: Document, isDivided: Bool
    ) -> [(scenes: Set<Int>?, followsContentSize: Bool)] {
        let scenes = document.scenes
        let containers = ContainerScenes(document)
        var following = Set<Int>()
        for place in containers?.order ?? Array(scenes.indices) {
            let hosts = containers?.hosts(of: place) ?? []
            if scenes[place].followsContentSize || hosts.contains(where: following.contains) { following.insert(place) }
        }
        if following.isEmpty { return [(nil, false)] }
        if following.count == scenes.count || !isDivided { return [(nil, true)] }
        return [(following, true), (Set(scenes.indices).subtracting(following), false)]
    }
}
