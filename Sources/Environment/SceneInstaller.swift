import InterfaceDocument

/// Finds out what of a scene is installed under some traits.
struct SceneInstaller {
    /// The traits that decide it, and under which attributes are read.
    private let traits: VariationTraits
    /// Whether constraints that are removed at build time are there, as on the document's own canvas.
    private let keepsPlaceholders: Bool
    private var scene: Scene
    /// The elements that are roots.
    private var rootElements: Set<Int> = []

    /// The installed views and constraints of `element`; the roots' frames are left to a `RootCanvas`.
    static func install(_ element: SceneElement, traits: VariationTraits, keepsPlaceholders: Bool) -> Scene {
        var installer = SceneInstaller(
            traits: traits, keepsPlaceholders: keepsPlaceholders,
            scene: Scene(element: element, views: [], roots: [], constraints: []))
        if let objects = element.element.child(.objects) {
            for object in objects.children { installer.add(object.resolved(for: traits)) }
        }
        installer.collectConstraints()
        return installer.scene
    }

    /// Adds what an object of the scene shows.
    private mutating func add(_ object: Element) {
        if let controller = ViewController(object) {
            if let view = controller.view { addRoot(view, controller: controller) }
            addLooseViews(of: object)
        } else if let view = View(object) {
            addRoot(view, controller: nil)
            scene.roots[scene.roots.count - 1].isDetached = !scene.element.isOwnersView(view)
        } else {
            addLooseViews(of: object)
        }
    }

    /// Adds the views that depend on a controller outside its view as roots: bars, a bar button's custom view, a title
    /// view.
    private mutating func addLooseViews(of element: Element) {
        forEachLooseView(of: element) { view in
            if !rootElements.contains(view.element.index) { addRoot(view, controller: nil) }
        }
    }

    /// Hands over the views inside `element` that are nobody's subviews: those of bar items, title views, a
    /// controller's bars.
    private func forEachLooseView(of element: Element, _ body: (View) -> Void) {
        for child in element.children where child.name != .connections && child.name != .subviews {
            if let view = View(child) {
                body(view)
            } else if ViewController(child) == nil {
                forEachLooseView(of: child, body)
            }
        }
    }

    private mutating func addRoot(_ view: View, controller: ViewController?) {
        rootElements.insert(view.element.index)
        scene.roots.append(
            SceneRoot(view: scene.views.count, controller: controller, frame: .zero, safeArea: .zero))
        add(view, superview: -1, depth: 0)
    }

    private mutating func add(_ view: View, superview: Int, depth: Int) {
        let index = scene.views.count
        scene.views.append(
            SceneView(view: view, superview: superview, subtreeEnd: 0, root: scene.roots.count - 1, depth: depth))
        let installation = view.element.installation(in: .subviews)
        view.forEachChildView { child in
            if installation.holds(child.element) { add(child, superview: index, depth: depth + 1) }
        }
        if view.kind == .toolbar || view.kind == .navigationBar {
            forEachLooseView(of: view.element) { add($0, superview: index, depth: depth + 1) }
        }
        scene.views[index].subtreeEnd = scene.views.count
    }

    private mutating func collectConstraints() {
        for index in scene.views.indices {
            let view = scene.views[index].view
            let installation = view.element.installation(in: .constraints)
            guard let list = view.element.child(.constraints) else { continue }
            for constraint in list.children.lazy.compactMap(Constraint.init)
            where (keepsPlaceholders || !constraint.isPlaceholder) && installation.holds(constraint.element) {
                scene.constraints.append(SceneConstraint(constraint: constraint, owner: index))
            }
        }
    }
}
