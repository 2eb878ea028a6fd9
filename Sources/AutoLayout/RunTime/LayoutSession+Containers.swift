import InterfaceDocument
import StrutEnvironment

// On a chosen device the view of an embedded controller fills its container, which another scene lays out.

extension LayoutSession {
    /// The scenes that decide how large the views of others are.
    struct Hosts: Sendable {
        /// Which they are; nil where there are none, and on the document's own canvas.
        var scenes: ContainerScenes?
        /// Those whose containers are known, by their places.
        var known: Set<Int> = []
        /// Whether the session lays out the hosts of another one's scenes.
        var areAllThatIsLaidOut = false

        /// Those whose containers decide how large a scene's roots are.
        func all(of live: LiveScene) -> [Int] { scenes?.hosts(of: live.place) ?? [] }
    }

    /// The roots of a scene with what their containers give them; nil where they are as they were.
    ///
    /// Hosts that this session has not laid out are laid out in one of their own.
    mutating func rootsInContainers(of live: LiveScene) -> [SceneRoot]? {
        let places = hosts.all(of: live)
        if places.isEmpty { return nil }
        if !hosts.known.isSuperset(of: places) { layOutHosts(of: live.place) }
        let roots = resolver.roots(of: live.scene)
        let isSame = zip(roots, live.scene.roots).allSatisfy { $0.frame == $1.frame && $0.safeArea == $1.safeArea }
        return isSame && !live.awaitsRoots ? nil : roots
    }

    /// Keeps what the containers of a scene that was laid out give to those whom they embed.
    mutating func note(_ solved: SolvedScene, at place: Int) {
        guard let containers = hosts.scenes?.containers(in: place), !containers.isEmpty else { return }
        hosts.known.insert(place)
        for (element, bounds) in ContainerBounds.all(of: containers, in: solved) {
            resolver.containers[element] = bounds
        }
    }

    /// Forgets what containers had in a window of another size.
    mutating func forgetContainers() {
        hosts.known = []
        resolver.containers = [:]
    }

    private mutating func layOutHosts(of place: Int) {
        guard let others = hosts.scenes, !hosts.areAllThatIsLaidOut else { return }
        var host = self
        host.hosts.areAllThatIsLaidOut = true
        host.options.scenes = others.allHosts(of: scenes.map(\.place) + [place])
        host.options.keepsSystems = false
        host.resolveScenes()
        host.layoutIfNeeded()
        resolver.containers.merge(host.resolver.containers) { own, _ in own }
        hosts.known.formUnion(host.hosts.known)
    }
}

extension ContainerBounds {
    /// What some containers of a scene, by their elements, give the controllers that they embed.
    static func all(of containers: Set<Int>, in solved: SolvedScene) -> [(element: Int, bounds: ContainerBounds)] {
        solved.scene.views.indices.compactMap { index in
            let element = solved.view(index).element.index
            guard containers.contains(element) else { return nil }
            let state = solved.system.states[index]
            return (element, ContainerBounds(size: solved.frame(of: index).size, safeArea: state.safeArea))
        }
    }
}
