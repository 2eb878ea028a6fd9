import InterfaceDocument
import StrutAutoLayout

/// What stands in for a compiled storyboard: its controllers, made as UIKit makes them, and the ways between them.
///
/// Each controller is a subclass of its own class, inside of which the document's code loads the view and takes the
/// segues. So UIKit itself calls `loadView`, `viewDidLoad` and `prepare(for:sender:)` when it does for a storyboard.
struct UIKitStoryboard {
    /// What the document's type is called, as it is written.
    let typeName: String
    /// The controllers that are made, in document order.
    private(set) var controllers: [(controller: ViewController, unit: UIKitUnit)] = []
    private let document: Document
    private let context: UIKitContext
    /// Where each controller's class is, by its element.
    private var names: [Int: String] = [:]
    /// The segues of each scene, by the scene's element.
    private var segues: [Int: [Segue]] = [:]
    /// Names that mean something else inside of the document's type than outside.
    private let hidden: Set<String>

    /// The stand-in of a document whose scenes have these units; nil where there are no controllers.
    init?(_ context: UIKitContext, segues all: [Segue], units: [UIKitUnit]) {
        document = context.document
        self.context = context
        if document.kind != .storyboard { return nil }
        typeName = context.typeName
        hidden = context.ownTypes.union(units.map(\.className))
        for unit in units {
            guard let controller = unit.controller else { continue }
            controllers.append((controller, unit))
            names[controller.element.index] = SwiftIdentifier.escaped(unit.className)
        }
        if controllers.isEmpty { return nil }
        for segue in all where segue.kind != "relationship" && segue.kind != nil {
            var element = segue.element.parent
            while let inner = element, inner.name != .scene { element = inner.parent }
            if let scene = element { segues[scene.index, default: []].append(segue) }
        }
    }

    /// What the types are called that are beside the units.
    static let names = [
        "Controllers", "DocumentStoryboard", "SegueCell", "SegueSource", "SegueTarget", "SelectionDelegate",
    ]

    /// The segues out of the scene of a unit.
    func segues(of unit: UIKitUnit) -> [Segue] { segues[unit.scene.element.index] ?? [] }

    // MARK: Classes of the app

    /// A class of the app as it is called inside of the document's type.
    func className(_ name: String) -> String { hidden.contains(name) ? context.alias(of: name) : name }

    /// The classes of the controllers and segues: what they are kinds of, and the modules of those of other targets.
    func classes() -> [(name: String, base: String, module: String?)] {
        var found: [String: (base: String, module: String?)] = [:]
        func add(_ element: Element, base: String) {
            guard let name = UIKitClass.custom(element.string(.customClass)), found[name] == nil else { return }
            if UIKitController.ownClasses.contains(name) { return }
            found[name] = (base, context.modules.custom(of: element))
        }
        for (controller, _) in controllers { add(controller.element, base: UIKitController.base(of: controller)) }
        for segue in segues.values.joined() { add(segue.element, base: "UIStoryboardSegue") }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.base, $0.value.module) }
    }

    /// Lines that stand before the document's type: what it needs, and other names of classes whose own it hides.
    func writeNeeds(besides known: Set<String>, to source: inout SwiftSource) {
        let needed = classes().filter { !known.contains($0.name) }
        UIKitContext.writeNeeds(needed, to: &source)
        let others = Set(references.map(\.type)).subtracting([typeName]).sorted()
        for type in others { source.line("// Needs the type \(type), which is made of another storyboard.") }
        if !needed.isEmpty || !others.isEmpty { source.blank() }
        context.writeAliases(of: needed.map(\.name).filter(hidden.contains), to: &source)
    }

    /// The scenes of other storyboards that this one leads to.
    private var references: [(type: String, identifier: String?)] {
        document.scenes.compactMap(\.controller).compactMap(Self.reference)
    }

    /// The type of the storyboard that a placeholder stands for, and the scene in it.
    private static func reference(_ controller: ViewController) -> (type: String, identifier: String?)? {
        guard controller.kind == .viewControllerPlaceholder, let name = controller.element.string(.storyboardName),
            controller.element.string(.bundleIdentifier) == nil
        else { return nil }
        let type = SwiftNames.document(name, suffix: "Interface", wanted: nil, reserved: [])
        return (SwiftIdentifier.escaped(type), controller.element.string(.referencedIdentifier))
    }

    // MARK: Making controllers

    /// An expression that makes a controller; nil where nothing can.
    func making(_ controller: ViewController?) -> String? {
        guard let controller else { return nil }
        if controller.kind == .viewControllerPlaceholder {
            let identifier = controller.element.string(.referencedIdentifier)
            if controller.element.string(.bundleIdentifier) != nil { return nil }
            let type = Self.reference(controller)?.type ?? typeName
            guard let identifier else { return "\(typeName).first(of: \(type).storyboard)" }
            return "\(type).instantiateViewController(withIdentifier: \(SwiftSource.literal(identifier)))"
        }
        guard let name = names[controller.element.index] else { return nil }
        return UIKitController.making(controller, name: name, in: self)
    }

    // MARK: Writing

    func write(to source: inout SwiftSource) {
        source.blank()
        source.line(
            "/// Stands in for the compiled storyboard: what controllers of the document have as their `storyboard`.")
        source.line("static let storyboard: UIStoryboard = DocumentStoryboard()")
        source.blank()
        source.line("/// Makes the controller that the document begins with; nil where it names none.")
        source.block("static func instantiateInitialViewController() -> UIViewController?") { source in
            source.line(making(document.initialViewController) ?? "nil")
        }
        source.blank()
        source.line("/// Makes the controller with an identifier, of which the document must have one.")
        source.block("static func instantiateViewController(withIdentifier identifier: String) -> UIViewController") {
            source in
            source.line("switch identifier {")
            var seen: Set<String> = []
            for controller in document.scenes.compactMap(\.controller) {
                guard let identifier = controller.storyboardIdentifier, let made = making(controller),
                    seen.insert(identifier).inserted
                else { continue }
                source.line("case \(SwiftSource.literal(identifier)): \(made)")
            }
            source.line("default: fatalError(\"The storyboard has no controller with the identifier \\(identifier).\")")
            source.line("}")
        }
        source.blank()
        source.block("private final class DocumentStoryboard: UIStoryboard") { source in
            source.block("override func instantiateInitialViewController() -> UIViewController?") { source in
                source.line("\(typeName).instantiateInitialViewController()")
            }
            source.blank()
            source.block(
                "override func instantiateViewController(withIdentifier identifier: String) -> UIViewController"
            ) { source in
                source.line("\(typeName).instantiateViewController(withIdentifier: identifier)")
            }
        }
        source.blank()
        source.line(
            "/// The controllers as the document makes them: kinds of their own classes, which so may not be final.")
        source.block("enum Controllers") { source in
            var isFirst = true
            for (controller, unit) in controllers where UIKitController.isSubclassed(controller) {
                if !isFirst { source.blank() }
                isFirst = false
                UIKitController(controller, unit: unit, storyboard: self).write(to: &source)
            }
        }
        UIKitSegueSupport(
            hasSegues: !segues.isEmpty, hasSelections: controllers.contains { selects($0.unit) },
            hasRecognizers: segues.values.joined().contains { $0.source.flatMap(GestureRecognizer.init) != nil },
            hasUnwinding: segues.values.joined().contains { $0.kind == "unwind" }
        ).write(to: &source)
    }

    /// Whether cells of a unit have segues.
    func selects(_ unit: UIKitUnit) -> Bool {
        segues(of: unit).contains { $0.source.flatMap(View.init)?.kind.isCell ?? false }
    }
}
