import InterfaceDocument
import StrutNib

/// The nib of a controller's view, and what it needs of the controller's scene.
struct NibViewFile {
    let name: String
    let content: NibContent
    /// What the nib refers to outside of it.
    let upstream: [NibUnit.Upstream]

    init(_ view: View, of controller: ViewController, _ context: NibContext) {
        var unit = NibUnit(context, scopes: [context.scope(of: view.element)])
        unit.controller = controller
        let owner = unit.proxy("IBFilesOwner")
        let object = unit.encode(view)
        unit.encodeConnections()
        unit.addConnection("UIRuntimeOutletConnection", "view", owner, object)
        unit.finish([owner, unit.proxy("IBFirstResponder")], around: [object])
        name = NibStoryboard.viewNibName(controller, view)
        content = unit.content()
        upstream = unit.upstream
    }
}

/// The nib of a scene: its controller, those that it contains, and what is beside them.
struct NibSceneFile {
    let content: NibContent

    init(_ controller: ViewController, _ context: NibContext, _ views: [Int: NibViewFile]) {
        let family = context.sceneGraph.family(of: controller)
        var unit = NibUnit(context, scopes: Set(family.map { context.scope(of: $0.element) }))
        unit.views = views
        unit.isScene = true
        let owner = unit.proxy("IBFilesOwner")
        let object = unit.encode(controller, in: nil)
        var extras: [Int: [NibGraph.Object]] = [:]
        for member in family { extras[member.element.index] = unit.encodeExtras(beside: member) }
        unit.encodeConnections()
        unit.addConnection("UIRuntimeOutletConnection", "sceneViewController", owner, object)
        for member in family.dropFirst().reversed() {
            for extra in extras[member.element.index] ?? [] { unit.addTopLevel(extra) }
            unit.addTopLevel(unit.storyboardPlaceholder(of: member))
        }
        let own = extras[controller.element.index] ?? []
        unit.finish(
            [owner, unit.proxy("IBFirstResponder"), unit.storyboardPlaceholder(of: controller)], around: [object] + own)
        // The scene of a launch screen is marked (15.3 and 16.2, in two repositories; no other scene is).
        let isLaunchScreen = context.document.root.has(.launchScreen, equalTo: "YES")
        content = unit.content(isLaunchScreen: isLaunchScreen && context.follows(15))
    }
}

extension NibUnit {
    /// Puts the top level in order and encodes what stands in lists of its own: the proxies stand behind the objects,
    /// and before them from Xcode 13 on.
    mutating func finish(_ proxies: [NibGraph.Object], around objects: [NibGraph.Object]) {
        encodeRuntimeAttributes()
        encodeAccessibility()
        encodeTraitStorages(of: objects)
        let outside = upstreamProxies
        let isNew = context.follows(13)
        for object in isNew ? proxies + outside + others + objects : objects + proxies + others + outside {
            addTopLevel(object)
        }
    }

    /// The objects that are beside a controller in its scene.
    mutating func encodeExtras(beside controller: ViewController) -> [NibGraph.Object] {
        guard let scene = controller.element.parent else { return [] }
        var objects: [NibGraph.Object] = []
        for element in scene.children where element != controller.element {
            if let object = encodeTopLevel(element) { objects.append(object) }
        }
        if !objects.isEmpty, let object = madeObject(for: controller.element) {
            set("UITopLevelObjectsToKeepAliveFromStoryboard", array(objects), on: object)
        }
        return objects
    }

    /// What stands for the storyboard that a controller is from.
    mutating func storyboardPlaceholder(of controller: ViewController) -> NibGraph.Object {
        let placeholder = makeProxy("UIStoryboardPlaceholder")
        if controller.kind != .viewControllerPlaceholder, let object = madeObject(for: controller.element) {
            addConnection("UIRuntimeOutletConnection", "storyboard", object, placeholder)
        }
        return placeholder
    }
}
