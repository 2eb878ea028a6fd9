import Diagnostics
import InterfaceDocument

/// Turns the scenes of a document into what is installed in one environment.
public struct SceneResolver: Sendable {
    /// The document whose scenes are resolved.
    public let document: Document
    /// What they are resolved for.
    public private(set) var environment: ResolvedEnvironment
    /// Decides the roots' frames and safe areas.
    private var canvas: RootCanvas
    let traits: VariationTraits
    /// For each element of the document, its view's index in the scene being resolved; -1 elsewhere.
    private var indexOfElement: [Int32]

    /// Prepares to resolve `document`'s scenes.
    public init(document: Document, environment: ResolvedEnvironment) {
        self.document = document
        self.environment = environment
        canvas = RootCanvas(
            document: document, environment: environment, contexts: ControllerContexts(document: document))
        traits = environment.variationTraits
        indexOfElement = Array(repeating: -1, count: document.elementCount)
    }

    /// The index, in the last resolved scene's `views`, of the view that `element` is; nil if it is none or not installed.
    public func index(of element: Element) -> Int? {
        let index = indexOfElement[element.index]
        return index < 0 ? nil : Int(index)
    }

    /// Resolves one scene.
    public mutating func resolve(_ element: SceneElement) -> Scene {
        var scene = Scene(element: element, views: [], roots: [], constraints: [])
        for object in element.objects {
            let object = object.resolved(for: traits)
            if let controller = ViewController(object) {
                if let view = controller.view { addRoot(view, controller: controller, to: &scene) }
                addLooseViews(of: object, to: &scene)
            } else if let view = View(object) {
                addRoot(view, controller: nil, to: &scene)
            } else {
                addLooseViews(of: object, to: &scene)
            }
        }
        collectConstraints(of: &scene)
        return scene
    }

    /// Forgets the scene's views, so that the next scene starts clean.
    public mutating func release(_ scene: Scene) {
        for view in scene.views { indexOfElement[view.view.element.index] = -1 }
    }

    /// Goes over to an environment that differs in its size alone: what is installed stays the same.
    package mutating func resize(to environment: ResolvedEnvironment) {
        self.environment = environment
        canvas = RootCanvas(document: document, environment: environment, contexts: canvas.contexts)
    }

    /// The roots of a scene that was resolved, with the frames and safe areas of the present environment.
    package func roots(of scene: Scene) -> [SceneRoot] {
        scene.roots.map { root in
            var root = root
            (root.frame, root.safeArea) = canvas.place(scene.views[root.view].view, controller: root.controller)
            return root
        }
    }

    /// Adds the views that hang on a controller outside its view as roots: bars, a bar button's custom view, a title view.
    private mutating func addLooseViews(of element: Element, to scene: inout Scene) {
        for view in looseViews(of: element) where indexOfElement[view.element.index] < 0 {
            addRoot(view, controller: nil, to: &scene)
        }
    }

    /// The views inside `element` that are nobody's subviews: those of bar items, title views, a controller's bars.
    private func looseViews(of element: Element) -> [View] {
        var found: [View] = []
        for child in element.children where child.name != .connections && child.name != .subviews {
            if let view = View(child) {
                found.append(view)
            } else if ViewController(child) == nil {
                found += looseViews(of: child)
            }
        }
        return found
    }

    private mutating func addRoot(_ view: View, controller: ViewController?, to scene: inout Scene) {
        let (frame, safeArea) = canvas.place(view, controller: controller)
        scene.roots.append(
            SceneRoot(
                view: scene.views.count, controller: controller, frame: frame, safeArea: safeArea,
                isCard: controller.map { canvas.isSheet(of: $0, frame, canvas.contexts.context(of: $0)) } ?? false))
        add(view, superview: -1, depth: 0, to: &scene)
    }

    private mutating func add(_ view: View, superview: Int, depth: Int, to scene: inout Scene) {
        let index = scene.views.count
        indexOfElement[view.element.index] = Int32(index)
        scene.views.append(
            SceneView(view: view, superview: superview, subtreeEnd: 0, root: scene.roots.count - 1, depth: depth))
        let installation = view.element.installation(in: .subviews)
        for child in view.childViews where installation.holds(child.element) {
            add(child, superview: index, depth: depth + 1, to: &scene)
        }
        if view.kind == .toolbar || view.kind == .navigationBar {
            for child in looseViews(of: view.element) { add(child, superview: index, depth: depth + 1, to: &scene) }
        }
        scene.views[index].subtreeEnd = scene.views.count
    }

    private func collectConstraints(of scene: inout Scene) {
        for index in scene.views.indices {
            let view = scene.views[index].view
            let installation = view.element.installation(in: .constraints)
            for constraint in view.constraints
            where !(constraint.isPlaceholder && environment.isChosen) && installation.holds(constraint.element) {
                scene.constraints.append(SceneConstraint(constraint: constraint, owner: index))
            }
        }
    }
}
