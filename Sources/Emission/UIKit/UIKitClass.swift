import InterfaceDocument
import StrutAutoLayout

/// The classes of views in generated source.
enum UIKitClass {
    /// The class of a view: the custom class where its name is one, else UIKit's.
    static func name(of view: View) -> String {
        custom(view.customClass).flatMap { isKind($0, of: base(of: view)) ? $0 : nil } ?? base(of: view)
    }

    /// Whether an object that UIKit takes for one of its classes may be of a class: of the app's, or of UIKit's own if
    /// it is one of these.
    static func isKind(_ name: String, of base: String) -> Bool {
        if name == base || !ownClasses.contains(name) { return true }
        return switch base {
        case "UIView": viewClasses.contains(name)
        case "UIControl": UIKitUnit.controls.contains { $0.className == name }
        case "UIScrollView": ["UITableView", "UICollectionView", "UITextView"].contains(name)
        case "UICollectionReusableView": name == "UICollectionViewCell"
        case "UIGestureRecognizer": name.hasSuffix("GestureRecognizer")
        default: false
        }
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

    /// The class of a bar's item: the custom class where its name is one and code makes the item, else UIKit's.
    static func name(ofItem element: Element) -> String {
        let base = UIKitBars.className(of: element) ?? "NSObject"
        let own = UIKitUnit.isOfItsClass(element) ? element.string(.customClass) : nil
        return own.flatMap { isKind($0, of: base) ? $0 : nil } ?? base
    }

    /// The class of a constraint: the app's own where the document names one, else UIKit's.
    static func name(of constraint: Constraint) -> String { app(constraint.element) ?? "NSLayoutConstraint" }

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

    /// A custom class whose name can be written in Swift: an identifier, and none of the language's own words, be it
    /// where a type stands alone.
    static func custom(_ name: String?) -> String? {
        guard let name, SwiftIdentifier.isIdentifier(name), !name.hasPrefix("_Tt"), !SwiftIdentifier.isReserved(name),
            SwiftIdentifier.escaped(name) == name, !["some", "any"].contains(name)
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

    private static let viewClasses = Set(View.Kind.allCases.map(\.className))
        .union(["UIControl", "UITableViewHeaderFooterView"])

    /// UIKit's own classes, which a document may name as custom ones.
    private static let ownClasses: Set<String> = viewClasses.union([
        "NSObject", "UIResponder", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UICollectionViewLayout",
        "UICollectionViewFlowLayout", "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UISwipeGestureRecognizer", "UIRotationGestureRecognizer",
        "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
        "NSLayoutConstraint",
    ])

    /// The custom classes that code uses by name, with what they are a kind of, and the module of those that are not of
    /// the document's own target: of views, layouts, constraints, gesture recognizers and items of bars.
    static func customClasses(
        in scenes: [SceneLayout], _ modules: UIKitModules
    ) -> [(name: String, base: String, module: String?)] {
        var bases: [String: (base: String, module: String?)] = [:]
        func add(_ element: Element, base: String) {
            guard let name = app(element), bases[name] == nil, UIKitUnit.isOfItsClass(element) else { return }
            bases[name] = (base, modules.custom(of: element))
        }
        for scene in scenes {
            for placed in scene.views {
                add(placed.view.element, base: base(of: placed.view))
                for constraint in placed.view.constraints where !constraint.isPlaceholder {
                    add(constraint.element, base: "NSLayoutConstraint")
                }
                guard let layout = placed.view.element.child(key: "collectionViewLayout") else { continue }
                let isFlow = layout.name == .collectionViewFlowLayout
                add(layout, base: isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
            }
            for recognizer in scene.scene.gestureRecognizers { add(recognizer.element, base: base(of: recognizer)) }
            let bars = UIKitBars(
                views: scene.views.map(\.view), scene: scene.scene, controller: scene.scene.controller)
            for item in bars.items { add(item, base: UIKitBars.className(of: item) ?? "NSObject") }
            for bar in bars.ofController { add(bar.element, base: base(of: bar)) }
        }
        return bases.sorted { $0.key < $1.key }.map { ($0.key, $0.value.base, $0.value.module) }
    }
}
