import Environment
import InterfaceDocument

// On a chosen device the view of an embedded controller fills its container, which another scene lays out.

extension LayoutSession {
    /// The scenes whose containers decide how large a scene's roots are.
    func hosts(of live: LiveScene) -> [Int] { containerScenes?.hosts(of: live.place) ?? [] }

    /// The roots of a scene with what their containers give them; nil where they are as they were.
    ///
    /// Hosts that this session has not laid out are laid out in one of their own.
    mutating func rootsInContainers(of live: LiveScene) -> [SceneRoot]? {
        let hosts = hosts(of: live)
        if hosts.isEmpty { return nil }
        if !knownHosts.isSuperset(of: hosts) { layOutHosts(of: live.place) }
        let roots = resolver.roots(of: live.scene)
        let isSame = zip(roots, live.scene.roots).allSatisfy { $0.frame == $1.frame && $0.safeArea == $1.safeArea }
        return isSame && !live.awaitsRoots ? nil : roots
    }

    /// Keeps what the containers of a scene that was laid out give to those whom they embed.
    mutating func note(_ solved: SolvedScene, at place: Int) {
        guard let containers = containerScenes?.containers(in: place), !containers.isEmpty else { return }
        knownHosts.insert(place)
        for (element, bounds) in solved.bounds(of: containers) { resolver.containers[element] = bounds }
    }

    /// Forgets what containers had in a window of another size.
    mutating func forgetContainers() {
        knownHosts = []
        resolver.containers = [:]
    }

    /// Says what the containers around this session's scenes are, in place of laying their scenes out.
    mutating func setContainers(_ containers: [Int: ContainerBounds]) {
        resolver.containers = containers
        for live in scenes { knownHosts.formUnion(hosts(of: live)) }
    }

    private mutating func layOutHosts(of place: Int) {
        guard let containerScenes, !isHosting else { return }
        var host = self
        host.isHosting = true
        host.options.scenes = containerScenes.allHosts(of: scenes.map(\.place) + [place])
        host.options.keepsSystems = false
        host.resolveScenes()
        host.layoutIfNeeded()
        resolver.containers.merge(host.resolver.containers) { own, _ in own }
        knownHosts.formUnion(host.knownHosts)
    }
}

extension SolvedScene {
    /// What some containers of the scene, by their elements, give the controllers that they embed.
    ///
    /// - Parameter onPixels: Whether sizes are those of the frames, or as the constraints were solved, which grow evenly.
    func bounds(of containers: Set<Int>, onPixels: Bool = true) -> [(element: Int, bounds: ContainerBounds)] {
        scene.views.indices.compactMap { index in
            let element = scene.views[index].view.element.index
            guard containers.contains(element) else { return nil }
            let state = system.states[index]
            let size = (onPixels ? nil : state.solved?.size) ?? frame(of: index).size
            return (element, ContainerBounds(size: size, safeArea: state.safeArea))
        }
    }
}
