import InterfaceDocument
import StrutAutoLayout

/// The modules that the classes of a document come from.
struct UIKitModules {
    /// The modules that the document says to be its own target: where it leaves that out at another place, as old
    /// versions of Xcode did, the module is the target all the same.
    private let targets: Set<String>

    init(_ document: Document) {
        targets = Set(
            document.root.descendants.lazy.filter { $0.string(.customModuleProvider) == "target" }
                .compactMap { $0.string(.customModule) })
    }

    /// The module of the app's own, or of a library's, that an object's custom class comes from; nil where it is the
    /// target that the document belongs to, or UIKit, and where the class is not used.
    func custom(of element: Element) -> String? {
        guard UIKitUnit.isOfItsClass(element), let module = element.string(.customModule),
            !targets.contains(module), UIKitClass.custom(module) != nil
        else { return nil }
        return module
    }

    /// What a file with these scenes and segues imports besides UIKit, in the order of the alphabet.
    func imports(of scenes: [SceneLayout], segues: [Segue]) -> [String] {
        var modules = segues.map { custom(of: $0.element) }
        for scene in scenes {
            modules += scene.views.flatMap { [UIKitClass.module(of: $0.view), custom(of: $0.view.element)] }
            modules += scene.views.flatMap { placed in
                placed.view.constraints.filter { !$0.isPlaceholder }.map { custom(of: $0.element) }
            }
            modules += scene.scene.gestureRecognizers.map { custom(of: $0.element) }
            let bars = UIKitBars(
                views: scene.views.map(\.view), scene: scene.scene, controller: scene.scene.controller)
            modules += (bars.items + bars.ofController.map(\.element)).map(custom)
            modules += scene.views.map { $0.view.element.child(key: "collectionViewLayout").flatMap(custom) }
            guard let controller = scene.scene.controller else { continue }
            modules += [UIKitController.module(of: controller), custom(of: controller.element)]
        }
        return Set(modules.compactMap { $0 }).sorted()
    }
}
