import InterfaceDocument
import StrutNib
import StrutPropertyList

/// A storyboard: which of its scenes have nibs, and what its `Info.plist` says.
struct NibStoryboard {
    let context: NibContext
    /// The controllers that are compiled: those of the nibs, and those that they contain.
    private var graph: NibSceneGraph { context.sceneGraph }

    init(_ context: NibContext) { self.context = context }

    /// The name by which a storyboard knows a controller: its identifier, or one made of its class in Interface Builder
    /// and its id.
    static func identifier(of controller: ViewController) -> String {
        if let identifier = controller.storyboardIdentifier, !identifier.isEmpty { return identifier }
        return "\(controller.uiKitClassName)-\(controller.id ?? "")"
    }

    /// The name of the nib of a controller's view.
    static func viewNibName(_ controller: ViewController, _ view: View) -> String {
        "\(controller.id ?? "")-view-\(view.id ?? "")"
    }

    /// The nibs of the folder.
    func files() -> [(name: String, content: NibContent)] {
        var files: [(name: String, content: NibContent)] = []
        var views: [Int: NibViewFile] = [:]
        for controller in graph.compiled {
            guard let view = controller.element.child(key: "view").flatMap(View.init) else { continue }
            let file = NibViewFile(view, of: controller, context)
            views[controller.element.index] = file
            files.append((file.name + ".nib", file.content))
        }
        for controller in graph.named {
            let scene = NibSceneFile(controller, context, views)
            files.append((Self.identifier(of: controller) + ".nib", scene.content))
        }
        return files
    }

    /// What the folder says of its nibs, for UIKit to find them by the names of controllers.
    func infoPropertyList() -> [UInt8] {
        var nibs: [PropertyListDictionary.Entry] = []
        for controller in graph.named {
            let identifier = Self.identifier(of: controller)
            if !nibs.contains(where: { $0.key == identifier }) {
                nibs.append(PropertyListDictionary.Entry(key: identifier, value: .string(identifier)))
            }
        }
        var entries: [PropertyListDictionary.Entry] = [
            .init(key: "UIStoryboardVersion", value: .integer(1)),
            .init(key: "UIViewControllerIdentifiersToNibNames", value: .dictionary(PropertyListDictionary(nibs))),
        ]
        if !graph.references.isEmpty {
            let references = graph.references.map {
                PropertyListDictionary.Entry(key: Self.identifier(of: $0), value: Self.reference($0))
            }
            entries.append(
                .init(
                    key: "UIViewControllerIdentifiersToExternalStoryboardReferences",
                    value: .dictionary(PropertyListDictionary(references))))
        }
        if let initial = graph.initial {
            entries.append(
                .init(
                    key: "UIStoryboardDesignatedEntryPointIdentifier", value: .string(Self.identifier(of: initial))))
        }
        return PropertyListValue.dictionary(PropertyListDictionary(entries)).binaryBytes()
    }

    private static func reference(_ controller: ViewController) -> PropertyListValue {
        var entries: [PropertyListDictionary.Entry] = []
        let element = controller.element
        entries.append(.init(key: "UIReferencedStoryboardName", value: .string(element.string(.storyboardName) ?? "")))
        if let identifier = element.string(.referencedIdentifier) {
            entries.append(.init(key: "UIReferencedControllerIdentifier", value: .string(identifier)))
        }
        if let bundle = element.string(.bundleIdentifier) {
            entries.append(.init(key: "UIReferencedBundleIdentifier", value: .string(bundle)))
        }
        return .dictionary(PropertyListDictionary(entries))
    }
}

/// Which controllers of a storyboard lead to which.
struct NibSceneGraph: Sendable {
    /// The controllers that have a nib: the one that the app starts with, those with an identifier, and those that a
    /// segue leads to.
    private(set) var named: [ViewController] = []
    /// The named ones and those that they contain, in document order.
    private(set) var compiled: [ViewController] = []
    /// The storyboard references among them.
    private(set) var references: [ViewController] = []
    /// The controller that the app starts with.
    private(set) var initial: ViewController?
    /// The controllers that each one contains, by its element's index, in the order of its relationships.
    private var contained: [Int: [ViewController]] = [:]
    /// The indices of all that some other one contains.
    private var members: Set<Int> = []

    init(_ document: Document) {
        let initialID = document.root.string(.initialViewController)
        var destinations: Set<Int> = []
        for element in document.root.descendants(named: .segue) {
            guard let segue = Segue(element), let destination = segue.destination else { continue }
            switch segue.kind {
            case "relationship":
                members.insert(destination.element.index)
                if let source = segue.source { contained[source.index, default: []].append(destination) }
            case "unwind": break
            default: destinations.insert(destination.element.index)
            }
        }
        var all: [ViewController] = []
        document.forEachScene { scene in
            guard let controller = scene.controller else { return }
            all.append(controller)
            let isInitial = initialID != nil && controller.id == initialID
            if isInitial { initial = controller }
            let isNamed = controller.storyboardIdentifier?.isEmpty == false
            let isDestination = destinations.contains(controller.element.index)
            if isNamed || isInitial || isDestination { named.append(controller) }
            if controller.kind == .viewControllerPlaceholder,
                isNamed || isInitial || isDestination || members.contains(controller.element.index)
            {
                references.append(controller)
            }
        }
        var reached: Set<Int> = []
        for controller in named { reached.formUnion(family(of: controller).map(\.element.index)) }
        compiled = all.filter { reached.contains($0.element.index) }
    }

    /// Whether another controller of the storyboard contains one, compiled or not.
    func isContained(_ controller: ViewController) -> Bool { members.contains(controller.element.index) }

    /// The controllers that one contains, in their order.
    func children(of controller: ViewController) -> [ViewController] { contained[controller.element.index] ?? [] }

    /// A controller and those that it contains, at any depth, each before its own.
    func family(of controller: ViewController) -> [ViewController] {
        var family: [ViewController] = []
        collect(controller, &family)
        return family
    }

    private func collect(_ controller: ViewController, _ family: inout [ViewController]) {
        if family.contains(controller) { return }
        family.append(controller)
        for child in children(of: controller) { collect(child, &family) }
    }
}
