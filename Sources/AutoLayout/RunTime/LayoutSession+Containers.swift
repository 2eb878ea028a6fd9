import Environment
import InterfaceDocument

// On a chosen device the view of an embedded controller fills its container, which another scene lays out.

extension LayoutSession {
    /// The roots of the scene at `place` with what their containers give them; nil where they are as they were.
    ///
    /// Hosts that this session has not laid out are laid out in one of their own.
    mutating func rootsInContainers(of scene: Scene, at place: Int) -> [SceneRoot]? {
        guard let hosts = containerScenes?.hosts(of: place), !hosts.isEmpty else { return nil }
        if !knownHosts.isSuperset(of: hosts) { layOutHosts(of: place) }
        let roots = resolver.roots(of: scene)
        let isSame = zip(roots, scene.roots).allSatisfy { $0.frame == $1.frame && $0.safeArea == $1.safeArea }
        return isSame ? nil : roots
    }

    /// Keeps what the containers of a scene that was laid out give to those whom they embed.
    mutating func note(_ solved: SolvedScene, at place: Int) {
        guard let containers = containerScenes?.containers(in: place), !containers.isEmpty else { return }
        knownHosts.insert(place)
        for (index, view) in solved.scene.views.enumerated() where containers.contains(view.view.element.index) {
            resolver.containers[view.view.element.index] = ContainerBounds(
                size: solved.frame(of: index).size, safeArea: solved.system.states[index].safeArea)
        }
    }

    /// Forgets what containers had in a window of another size.
    mutating func forgetContainers() {
        knownHosts = []
        resolver.containers = [:]
    }

    /// The hosts that were laid out for the scenes of this session, after a layout.
    var solvedHosts: [SolvedScene] { hostSession.first?.solvedScenes ?? [] }

    private mutating func layOutHosts(of place: Int) {
        guard let containerScenes, !isHosting else { return }
        if hostSession.isEmpty {
            var host = self
            host.isHosting = true
            host.options.scenes = containerScenes.allHosts(of: scenes.map(\.place) + [place])
            host.options.keepsSystems = false
            host.resolveScenes()
            hostSession = [host]
        }
        hostSession[0].layoutIfNeeded()
        resolver.containers.merge(hostSession[0].resolver.containers) { own, _ in own }
        knownHosts.formUnion(hostSession[0].knownHosts)
    }
}
