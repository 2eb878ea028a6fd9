import InterfaceDocument
import StrutAutoLayout

/// What all units of a file share.
struct UIKitContext {
    let document: Document
    /// What the document's type is called, as it is written.
    let typeName: String
    let outlets: OutletIndex
    let modules: UIKitModules
    /// What the classes of prototypes' cells are called: none is the document's own `Cell`.
    let cellClassName: String
    /// The classes of the app that views, constraints, recognizers and layouts of the document have.
    let appClasses: Set<String>
    /// What types of the code itself are called, inside of the document's type.
    let ownTypes: Set<String>
    /// How far alignment rectangles lie inside frames, of the fixed frames for which they do.
    private let alignmentInsets: [Int: EdgeInsets]

    /// - Parameter scenes: Those of the layout that are built, with all that is built of them.
    init(_ layout: Layout, scenes: [SceneLayout], typeName: String) {
        document = layout.document
        self.typeName = typeName
        outlets = OutletIndex(layout.document)
        modules = UIKitModules(layout.document)
        let classes = Set(UIKitClass.customClasses(in: scenes, modules).map(\.name))
        let cell = classes.contains("Cell") ? "PrototypeCell" : "Cell"
        cellClassName = cell
        appClasses = classes
        ownTypes = Set(Self.types + [cell])
        var insets: [Int: EdgeInsets] = [:]
        for scene in scenes {
            for placed in scene.views where placed.view.hasPrototypingConstraints {
                let element = placed.view.element
                guard let solved = scene.solved, let index = solved.index(of: element) else { continue }
                let own = solved.alignmentInsets(of: index)
                if own != .zero { insets[element.index] = own }
            }
        }
        alignmentInsets = insets
    }

    /// What types of the code itself are called, besides the classes of prototypes' cells.
    static let types = UIKitStoryboard.names + ["Outlets", "Segues", "StaticTable"]

    /// A class as it is called inside of the document's type, where a type of the code itself may be called as the
    /// app's.
    func called(_ name: String) -> String { ownTypes.contains(name) ? alias(of: name) : name }

    /// Another name of a class whose own means something else inside of the document's type.
    func alias(of name: String) -> String { typeName.filter { $0 != "`" } + name }

    /// Says which classes the file needs: what they are kinds of, and the modules of those of other targets.
    static func writeNeeds(
        _ classes: [(name: String, base: String, module: String?)], to source: inout SwiftSource
    ) {
        for (name, base, module) in classes {
            source.line(
                "// Needs the class \(name), a kind of \(base)\(module.map { ", from the module \($0)" } ?? "").")
        }
    }

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
