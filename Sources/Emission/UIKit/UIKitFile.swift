import AutoLayout
import InterfaceDocument

/// `--format uikit`: a file that builds each scene's views and written constraints with UIKit, a class for each scene.
///
/// What the layout adds by itself (intrinsic sizes, stack views' constraints, masks) UIKit adds by itself too. What is
/// not built is said in a comment where it would stand.
enum UIKitFile {
    /// The file of one layout's document, as it is installed in the layout's environment.
    static func source(_ layout: Layout, typeName: String?) -> [UInt8] {
        let scenes = layout.scenes.filter { !$0.views.isEmpty }
        let context = UIKitContext(layout)
        let modules = Set(scenes.flatMap { $0.views.compactMap { UIKitClass.module(of: $0.view) } })
        var source = SwiftSource()
        source.header(layout.documentName, imports: ["UIKit"] + modules.sorted())
        let custom = UIKitClass.customClasses(in: scenes)
        for (name, base) in custom { source.line("// Needs the class \(name), a kind of \(base).") }
        if !custom.isEmpty { source.blank() }
        source.line("/// The scenes of \(layout.documentName), built in code: \(layout.environment.summary).")
        let name = SwiftNames.document(layout.documentName, suffix: "Interface", wanted: typeName)
        source.block("@MainActor enum \(SwiftIdentifier.escaped(name))") { source in
            let names = SwiftNames.scenes(scenes.map(\.scene), reserved: reserved + custom.map(\.name))
            for (index, (scene, name)) in zip(scenes, names).enumerated() {
                if index > 0 { source.blank() }
                source.line("/// \(scene.scene.heading)")
                let views = scene.views.filter { $0.row?.isFirstCopy ?? true }
                UIKitUnit(scene: scene.scene, views: views, context: context).write(name: name, to: &source)
            }
            for scene in layout.scenes where scene.views.isEmpty {
                source.blank()
                source.line("// Not built, because it has no views: \(scene.scene.heading)")
                UIKitSegues.writeRelationships(of: scene.scene.controller, to: &source)
            }
            if scenes.contains(where: { $0.views.contains { UIKitUnit.isStatic($0.view) } }) {
                source.blank()
                UIKitStaticTable.write(to: &source)
            }
        }
        return source.bytes
    }

    /// Words that a scene's class may not be called: they mean something else in the file.
    private static let reserved = [
        "NSLayoutConstraint", "Outlets", "Segues", "Selector", "StaticTable", "CGRect", "CGFloat", "Float",
    ]
}

extension RowPath {
    /// Design-time data repeat prototypes; code makes each once.
    fileprivate var isFirstCopy: Bool { row == 0 && section == 0 }
}

/// What all units of a file share.
struct UIKitContext {
    let document: Document
    let outlets: OutletIndex

    init(_ layout: Layout) {
        document = layout.document
        outlets = OutletIndex(layout.document)
    }
}

/// The classes of views in generated source.
enum UIKitClass {
    /// The class of a view: the custom class where its name is one, else UIKit's.
    static func name(of view: View) -> String {
        custom(view.customClass) ?? base(of: view)
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

    /// A custom class whose name can be written in Swift.
    static func custom(_ name: String?) -> String? {
        guard let name, SwiftIdentifier.value(from: name) != nil, !name.hasPrefix("_Tt") else { return nil }
        let isIdentifier = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" }
        return isIdentifier ? name : nil
    }

    /// The module that a view's class comes from, besides UIKit.
    static func module(of view: View) -> String? {
        switch view.kind {
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

    /// The custom classes of all views with what they are a kind of, by name.
    static func customClasses(in scenes: [SceneLayout]) -> [(name: String, base: String)] {
        var bases: [String: String] = [:]
        for view in scenes.lazy.flatMap(\.views).map(\.view) {
            guard let name = custom(view.customClass), !name.hasPrefix("UI"), name != base(of: view) else { continue }
            bases[name] = bases[name] ?? base(of: view)
        }
        return bases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
