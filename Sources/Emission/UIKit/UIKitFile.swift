import InterfaceDocument
import StrutAutoLayout

/// `--format uikit`: a file that builds each scene's views and written constraints with UIKit, a class for each scene.
///
/// What the layout adds by itself (intrinsic sizes, stack views' constraints, masks) UIKit adds by itself too. What is
/// not built is said in a comment where it would stand.
enum UIKitFile {
    /// The file of one layout's document, as it is installed in the layout's environment.
    static func source(_ layout: Layout, typeName: String?) -> [UInt8] {
        let scenes = layout.scenes.filter { !$0.views.isEmpty || $0.scene.isMadeWithoutViews }.map(\.asBuilt)
        let name = SwiftNames.document(
            layout.documentName, suffix: OutputFormat.uikit.typeEnding ?? "", wanted: typeName,
            reserved: SwiftTypeNames.interfaces)
        let context = UIKitContext(layout, scenes: scenes, typeName: SwiftIdentifier.escaped(name))
        let segues = layout.document.kind == .storyboard ? layout.document.segues : []
        var source = SwiftSource()
        source.header(
            layout.documentName, imports: ["UIKit"] + context.modules.imports(of: scenes, segues: segues))
        let custom = UIKitClass.customClasses(in: scenes, context.modules)
        UIKitContext.writeNeeds(custom, to: &source)
        if !custom.isEmpty { source.blank() }
        let hidden = SwiftTypeNames.interfaces + custom.map(\.name) + [name]
        let units = zip(scenes, SwiftNames.scenes(scenes.map(\.scene), reserved: hidden)).map { scene, name in
            UIKitUnit(name: name, scene: scene.scene, views: scene.views, context: context)
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
        let table = SwiftNames.stem(layout.documentName)
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
    /// Whether code makes the scene's controller though it has no view in the document: one that another storyboard has
    /// is made there.
    fileprivate var isMadeWithoutViews: Bool { controller.map { $0.kind != .viewControllerPlaceholder } ?? false }
}
