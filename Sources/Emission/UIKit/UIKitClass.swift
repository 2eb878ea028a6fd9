import AutoLayout
import InterfaceDocument

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
        "UITableViewHeaderFooterView", "NSLayoutConstraint",
    ])

    /// The custom classes of all views, constraints and gesture recognizers by name, with what they are a kind of, and the
    /// module of those that are not of the document's own target.
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
                for constraint in placed.view.constraints where !constraint.isPlaceholder {
                    add(constraint.element, base: "NSLayoutConstraint")
                }
                guard let layout = placed.view.element.child(key: "collectionViewLayout") else { continue }
                let isFlow = layout.name == .collectionViewFlowLayout
                add(layout, base: isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
            }
            for recognizer in scene.scene.gestureRecognizers { add(recognizer.element, base: base(of: recognizer)) }
        }
        return bases.sorted { $0.key < $1.key }.map { ($0.key, $0.value.base, $0.value.module) }
    }
}
