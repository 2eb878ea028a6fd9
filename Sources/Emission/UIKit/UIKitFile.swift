import AutoLayout
import InterfaceDocument

/// `--format uikit`: a file that builds each scene's views and written constraints with UIKit, a class for each scene.
///
/// What the layout adds by itself (intrinsic sizes, stack views' constraints, masks) UIKit adds by itself too. What is
/// not built is said in a comment where it would stand.
enum UIKitFile {
    /// The file of one layout's document, as it is installed in the layout's environment.
    static func source(_ layout: Layout, typeName: String?) -> [UInt8] {
        let scenes = layout.scenes.filter { !$0.views.isEmpty || $0.scene.isMadeWithoutViews }
        let name = SwiftNames.document(layout.documentName, suffix: "Interface", wanted: typeName)
        let context = UIKitContext(layout, typeName: SwiftIdentifier.escaped(name))
        let segues = layout.document.kind == .storyboard ? layout.document.segues : []
        var source = SwiftSource()
        source.header(
            layout.documentName, imports: ["UIKit"] + context.modules.imports(of: scenes, segues: segues))
        let custom = UIKitClass.customClasses(in: scenes, context.modules)
        for (name, base, module) in custom {
            source.line(
                "// Needs the class \(name), a kind of \(base)\(module.map { ", from the module \($0)" } ?? "").")
        }
        if !custom.isEmpty { source.blank() }
        let hidden = UIKitContext.types + custom.map(\.name) + [name]
        let units = zip(scenes, SwiftNames.scenes(scenes.map(\.scene), reserved: hidden)).map { scene, name in
            UIKitUnit(
                name: name, scene: scene.scene, views: scene.views.filter { $0.row?.isFirstCopy ?? true },
                context: context)
        }
        let storyboard = UIKitStoryboard(context, segues: segues, units: units)
        storyboard?.writeNeeds(besides: Set(custom.map(\.name)), to: &source)
        context.writeAliases(of: custom.map(\.name).filter(context.ownTypes.contains), to: &source)
        source.line("/// The scenes of \(layout.documentName), built in code: \(layout.environment.summary).")
        source.block("@MainActor enum \(context.typeName)") { source in
            for (index, unit) in units.enumerated() {
                if index > 0 { source.blank() }
                source.line("/// \(unit.scene.heading)")
                unit.write(to: &source)
            }
            for scene in layout.scenes where scene.views.isEmpty && !scene.scene.isMadeWithoutViews {
                source.blank()
                source.line("// Not built, because it has no views: \(scene.scene.heading)")
                UIKitSegues.writeRelationships(of: scene.scene.controller, to: &source)
                for line in leftovers(of: scene.scene) { source.line(line) }
            }
            if scenes.contains(where: { $0.views.contains { UIKitUnit.isStatic($0.view) } }) {
                source.blank()
                UIKitStaticTable.write(to: &source)
            }
            if let storyboard {
                storyboard.write(to: &source)
            } else {
                for unit in units { UIKitNib(unit).write(to: &source) }
            }
            writeLocalization(of: layout, to: &source)
        }
        return source.bytes
    }

    /// Comments on what a scene without views says of its controller, and of the bars that it makes.
    private static func leftovers(of scene: SceneElement) -> [String] {
        guard let controller = scene.controller?.element else { return [] }
        let objects =
            [controller]
            + controller.descendants.filter { element in
                View(element) != nil || UIKitBars.className(of: element) != nil
            }
        return objects.flatMap { element -> [String] in
            var said = element.attributes.filter { !$0.name.hasPrefix("custom") && !silent.contains($0.name) }
            said.removeAll { $0.name == "id" || $0.name == "key" }
            let words = said.map { "\($0.name) \(SwiftSource.literal($0.value))" }
            let own = words.isEmpty ? [] : ["// Its \(element.name.string) says \(words.joined(separator: ", "))."]
            return own + UIKitLeftovers.comments(element, name: "its \(element.name.string)", withAttributes: false)
        }
    }

    /// Attributes that Interface Builder alone reads.
    private static let silent: Set<String> = [
        "sceneMemberID", "userLabel", "opaque", "contentMode", "useStoryboardIdentifierAsRestorationIdentifier",
    ]

    /// What looks up the texts of the document, in the strings table that Xcode exports for it.
    private static func writeLocalization(of layout: Layout, to source: inout SwiftSource) {
        let table = layout.documentName.split(separator: ".").first.map(String.init) ?? layout.documentName
        source.blank()
        source.line("/// Where the translations are: the strings table \(table) of this bundle.")
        source.line("static var bundle = Bundle.main")
        source.blank()
        source.line("/// A text of the document in the app's language; the key is an object's id and a property.")
        source.block("private static func localized(_ key: String, _ text: String) -> String") { source in
            let table = SwiftSource.literal(table)
            source.line(
                "NSLocalizedString(key, tableName: \(table), bundle: bundle, value: text, comment: \"\")")
        }
    }
}

extension SceneElement {
    /// Whether code makes the scene's controller though it has no view in the document: one that another storyboard has is
    /// made there.
    fileprivate var isMadeWithoutViews: Bool { controller.map { $0.kind != .viewControllerPlaceholder } ?? false }
}

extension RowPath {
    /// Design-time data repeat prototypes; code makes each once.
    fileprivate var isFirstCopy: Bool { row == 0 && section == 0 }
}

/// What all units of a file share.
struct UIKitContext {
    let document: Document
    /// What the document's type is called, as it is written.
    let typeName: String
    let outlets: OutletIndex
    let modules: UIKitModules
    /// What the classes of prototypes' cells are called: none is the document's own `Cell`.
    let cellClassName: String
    /// The classes of the app that views, recognizers and layouts of the document have.
    let appClasses: Set<String>
    /// What types of the code itself are called, inside of the document's type.
    let ownTypes: Set<String>
    /// How far alignment rectangles lie inside frames, of the fixed frames for which they do.
    private let alignmentInsets: [Int: EdgeInsets]

    init(_ layout: Layout, typeName: String) {
        document = layout.document
        self.typeName = typeName
        outlets = OutletIndex(layout.document)
        modules = UIKitModules(layout.document)
        let classes = Set(UIKitClass.customClasses(in: layout.scenes, modules).map(\.name))
        let cell = classes.contains("Cell") ? "PrototypeCell" : "Cell"
        cellClassName = cell
        appClasses = classes
        ownTypes = Set(UIKitStoryboard.names + ["Outlets", "Segues", "StaticTable", cell])
        var insets: [Int: EdgeInsets] = [:]
        for scene in layout.scenes {
            for placed in scene.views where placed.view.hasPrototypingConstraints {
                let element = placed.view.element
                guard let solved = scene.solved, let index = solved.index(of: element) else { continue }
                let own = solved.alignmentInsets(of: index)
                if own != .zero { insets[element.index] = own }
            }
        }
        alignmentInsets = insets
    }

    /// The types that generated source speaks of, which nothing in it may be called as.
    static let types = SwiftTypeNames.interfaces + UIKitReferences.protocols

    /// A class as it is called inside of the document's type, where a type of the code itself may be called as the app's.
    func called(_ name: String) -> String { ownTypes.contains(name) ? alias(of: name) : name }

    /// Another name of a class whose own means something else inside of the document's type.
    func alias(of name: String) -> String { typeName.filter { $0 != "`" } + name }

    /// Writes the other names, which stand before the document's type.
    func writeAliases(of names: [String], to source: inout SwiftSource) {
        for name in names {
            source.line("/// The class \(name), where a type of this file is called so too.")
            source.line("typealias \(alias(of: name)) = \(name)")
        }
        if !names.isEmpty { source.blank() }
    }

    /// The stored frame of a view without what lies outside of its alignment rectangle, of which constraints speak.
    func alignmentRect(ofStored frame: Rect, of view: View) -> Rect {
        guard let insets = alignmentInsets[view.element.index] else { return frame }
        return Rect(
            x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom)
    }
}

/// The classes of views in generated source.
enum UIKitClass {
    /// The class of a view: the custom class where its name is one, else UIKit's.
    static func name(of view: View) -> String {
        custom(view.customClass) ?? base(of: view)
    }

    /// The class of a gesture recognizer: the custom class where its name is one, else UIKit's.
    static func name(of recognizer: GestureRecognizer) -> String {
        custom(recognizer.element.string(.customClass)) ?? base(of: recognizer)
    }

    /// The class of a collection's layout: the custom class where its name is one, else UIKit's flow layout.
    static func layoutName(of view: CollectionView) -> String {
        view.element.child(key: "collectionViewLayout").flatMap { custom($0.string(.customClass)) }
            ?? "UICollectionViewFlowLayout"
    }

    /// UIKit's class of a gesture recognizer, whatever its custom class.
    static func base(of recognizer: GestureRecognizer) -> String {
        if recognizer.element.name == .pongPressGestureRecognizer { return "UILongPressGestureRecognizer" }
        let name = recognizer.element.name.string
        return "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The class of UIKit, or of its neighbours, that a view's element stands for.
    static func base(of view: View) -> String {
        switch view.kind {
        // Only controls have actions: this is one that the app draws itself.
        case .view where view.connections.contains { $0.kind == .action }: "UIControl"
        case .webView, .adBannerView, .tableViewCellContentView, .unknown: "UIView"
        case .inputView: "UIInputView"
        default: view.kind.className
        }
    }

    /// A custom class whose name can be written in Swift: an identifier, and none of the language's own words.
    static func custom(_ name: String?) -> String? {
        guard let name, SwiftIdentifier.isIdentifier(name), !name.hasPrefix("_Tt"), !SwiftIdentifier.isReserved(name),
            SwiftIdentifier.escaped(name) == name
        else { return nil }
        return name
    }

    /// The class of the app that an object is of; nil for UIKit's own.
    static func app(_ element: Element) -> String? {
        custom(element.string(.customClass)).flatMap { ownClasses.contains($0) ? nil : $0 }
    }

    /// The module that a view's class comes from, besides UIKit.
    static func module(of view: View) -> String? {
        let named = view.customClass.flatMap { name in View.Kind.allCases.first { $0.className == name } }
        return switch named ?? view.kind {
        case .mapView: "MapKit"
        case .wkWebView: "WebKit"
        case .sceneKitView: "SceneKit"
        case .skView: "SpriteKit"
        case .arView: "RealityKit"
        case .arscnView, .arskView: "ARKit"
        case .glkView: "GLKit"
        case .mtkView: "MetalKit"
        case .pdfView: "PDFKit"
        default: nil
        }
    }

    /// UIKit's own classes, which a document may name as custom ones.
    private static let ownClasses: Set<String> = Set(View.Kind.allCases.map(\.className)).union([
        "UIControl", "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UISwipeGestureRecognizer", "UIRotationGestureRecognizer",
        "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
        "UITableViewHeaderFooterView",
    ])

    /// The custom classes of all views and gesture recognizers by name, with what they are a kind of, and the module of
    /// those that are not of the document's own target.
    static func customClasses(
        in scenes: [SceneLayout], _ modules: UIKitModules
    ) -> [(name: String, base: String, module: String?)] {
        var bases: [String: (base: String, module: String?)] = [:]
        func add(_ element: Element, base: String) {
            guard let name = app(element), bases[name] == nil else { return }
            bases[name] = (base, modules.custom(of: element))
        }
        for scene in scenes {
            for placed in scene.views {
                add(placed.view.element, base: base(of: placed.view))
                guard let layout = placed.view.element.child(key: "collectionViewLayout") else { continue }
                let isFlow = layout.name == .collectionViewFlowLayout
                add(layout, base: isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
            }
            for recognizer in scene.scene.gestureRecognizers { add(recognizer.element, base: base(of: recognizer)) }
        }
        return bases.sorted { $0.key < $1.key }.map { ($0.key, $0.value.base, $0.value.module) }
    }
}
