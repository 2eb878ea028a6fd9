import InterfaceDocument
import StrutAutoLayout

/// The forms in which a layout can be written; one folder of this module for each.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// Frames, environment and findings as JSON, for tools.
    case json
    /// A self-contained Swift file of frames, for apps: one file for all environments.
    case swift
    /// Swift source that builds the views and their written constraints with UIKit, where no Interface Builder is.
    case uikit
    /// The solved constraint systems as JSON, for checking them with another solver.
    case constraints
    /// A line for each view with its frame in the window, its text and what is wrong with it, for grep and diff.
    case tree
    /// A picture of every scene as the app shows it.
    case svg

    /// The formats' names, as `--format` takes them.
    public static var names: [String] { allCases.map(\.rawValue) }

    /// What is added to a document's file name, after a point, for a file in this format.
    public var fileExtension: String {
        switch self {
        case .json: "json"
        case .swift: "swift"
        case .uikit: "uikit.swift"
        case .constraints: "constraints.json"
        case .tree: "tree"
        case .svg: "svg"
        }
    }

    /// Whether the layouts of a document for several environments make one file together.
    public var joinsEnvironments: Bool { self == .swift }

    /// Whether the format is JSON.
    public var isJSON: Bool { self == .json || self == .constraints }

    /// Whether the format shows the constraint systems: with `LayoutEngine.Options.keepsSystems` they are not solved
    /// again.
    public var needsSystems: Bool { self == .constraints }

    /// Whether the format shows a document with the rows of its design-time data; code that builds views makes each
    /// prototype once, those too that no row is of.
    public var showsDesignData: Bool { self != .uikit }
}

extension Layout {
    /// The layout written in `format`, as UTF-8 text that ends with a line break.
    ///
    /// The same layout always gives the same bytes. The environment of the process, the document's folder and the time
    /// leave no trace in them, and whatever a format shows that was not kept is found from the layout again.
    ///
    /// - Parameter typeName: What the outermost type of generated source is called; nil for a name made from the
    ///   document's.
    public func emit(_ format: OutputFormat, typeName: String? = nil) -> [UInt8] {
        switch format {
        case .json: emitJSON()
        case .swift, .uikit: Layout.emit(format, [self], typeName: typeName)
        case .constraints: emitConstraints()
        case .tree: emitTree()
        case .svg: emitSVG(resources: environment.resources.map { ProjectPictures($0) } ?? NoPictureResources())
        }
    }

    /// The layouts of one document for several environments, written into one file.
    ///
    /// - Parameters:
    ///   - format: The format. Only one that `joinsEnvironments` holds more than the first layout.
    ///   - layouts: Layouts of the same document.
    ///   - typeName: What the outermost type of generated source is called; nil for a name made from the document's.
    public static func emit(_ format: OutputFormat, _ layouts: [Layout], typeName: String? = nil) -> [UInt8] {
        switch format {
        case .swift: SwiftLayoutFile.source(layouts, typeName: typeName)
        case .uikit: layouts.first.map { UIKitFile.source($0, typeName: typeName) } ?? []
        case .json, .constraints, .tree, .svg: layouts.first?.emit(format) ?? []
        }
    }

    /// The document's file name, without its folder.
    var documentName: String { Document.fileName(ofPath: document.path) }
}
