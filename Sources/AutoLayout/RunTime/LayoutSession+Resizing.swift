import InterfaceDocument
import StrutEnvironment

extension LayoutSession {
    /// Gives the window another size in points, as a split view, a rotation or a resized window does.
    ///
    /// The next `layoutIfNeeded` gives what a session gives that was made for this size. While the size classes stay
    /// the same nothing is resolved, measured or lowered again but texts that wrap, and the solver starts from what it
    /// knows for other sizes; where a size class changes, or a document leaves its own canvas, everything is made
    /// again.
    ///
    /// - Throws: `.badValue` for a side that is not above zero, or longer than `Size.longestSide`.
    public mutating func resize(to size: Size) throws(LayoutSessionError) {
        guard size.ofWindow == size else {
            throw .badValue("a window's sides are numbers of points above zero, of at most \(Int(Size.longestSide))")
        }
        request.size = size
        let resized = ResolvedEnvironment(document: document, environment: request)
        var other = environment
        if other == resized { return }
        other.size = resized.size
        guard other == resized else { return start(in: resized) }
        resolver.resize(to: resized)
        forgetContainers()
        for index in scenes.indices {
            scenes[index].awaitsRoots = !hosts.all(of: scenes[index]).isEmpty
            if scenes[index].awaitsRoots { continue }
            scenes[index].resize(resized, roots: resolver.roots(of: scenes[index].scene))
        }
    }

    /// Begins again in another environment, with the changes that were made.
    private mutating func start(in environment: ResolvedEnvironment) {
        resolver = SceneResolver(document: document, environment: environment, sharing: options.shared?.installed)
        typesetting = Typesetting(document, environment: environment)
        if environment.isChosen {
            canvasSizes = canvasSizes ?? options.shared?.canvasSizes ?? CanvasSizes(of: document)
        }
        resolveScenes()
    }
}
