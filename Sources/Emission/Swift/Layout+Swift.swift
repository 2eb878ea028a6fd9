import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// `--format swift`: the frames of a document's views as a table, with types that read it and a name for every view.
///
/// The file needs Foundation alone, for `CGRect`. The table is text that is read when a scene is first asked for: array
/// literals for the views of a large document take the compiler minutes, the text takes it nothing.
enum SwiftLayoutFile {
    /// Words that an environment may not be called, in its own type and in those of scenes.
    private static let valueWords = ["all", "scenes"]

    /// The file of one document's `layouts`; all are of the same document.
    static func source(_ layouts: [Layout], typeName: String?) -> [UInt8] {
        var source = SwiftSource()
        guard let first = layouts.first else { return [] }
        let outlets = OutletIndex(first.document)
        let names = SwiftNames.environments(layouts.map(\.environment), reserved: valueWords)
        let environments = Array(zip(names, layouts.map(\.environment)))
        let scenes = first.scenes.indices.map { index in
            (first.scenes[index].scene, PlacementTree(layouts.map { $0.scenes[index] }))
        }.filter { !$0.1.nodes.isEmpty }
        let sceneNames = OwnNames.scenes(scenes.map(\.0), reserved: SwiftTypeNames.layouts)

        let name = SwiftNames.document(
            first.documentName, suffix: OutputFormat.swift.typeEnding ?? "", wanted: typeName,
            reserved: SwiftTypeNames.layouts)
        source.header(first.documentName, imports: ["Foundation"])
        source.line("/// Where the views of \(first.documentName) stand, in points.")
        let sources = zip(scenes, sceneNames).map { scene, name in
            SceneSource(element: scene.0, name: name, tree: scene.1, outlets: outlets)
        }
        source.block("enum \(SwiftIdentifier.escaped(name))") { source in
            for (index, scene) in sources.enumerated() {
                scene.writeType(environments, first: index * environments.count, to: &source)
                source.blank()
            }
            source.line("/// Every scene in every environment: what the table says.")
            source.line("static let scenes = Scene.read(table)")
            source.blank()
            source.line(
                "// A line for each scene: its object id and type. A line for each view: superview, object id, name, class,"
            )
            source.line("// outlets; then x, y, width and height in each environment.")
            source.line("private static let table = \"\"\"")
            source.indented { source in
                for scene in sources { scene.writeTable(to: &source) }
                source.line("\"\"\"")
            }
            source.blank()
            SwiftLayoutTypes.write(environments, to: &source)
        }
        return source.bytes
    }
}

extension SceneElement {
    /// The scene in words, for comments.
    var heading: String {
        guard let controller else { return "The views of the document." }
        return "The scene of the \([controller.className, controller.id].compactMap { $0 }.joined(separator: " "))."
    }
}

/// One scene's type: its values, a property for each view, and its table.
private struct SceneSource {
    let element: SceneElement
    let name: String
    let tree: PlacementTree
    let outlets: OutletIndex
    /// The name of each node.
    private let names: [String]
    /// Where each node is in the table.
    private let places: [Int]

    init(element: SceneElement, name: String, tree: PlacementTree, outlets: OutletIndex) {
        self.element = element
        self.name = name
        self.tree = tree
        self.outlets = outlets
        names = OwnNames.views(of: tree, outlets: outlets, reserved: ["scene", "scenes", "Scene", "View"])
        var places = Array(repeating: 0, count: tree.nodes.count)
        for (place, number) in tree.order.enumerated() { places[number] = place }
        self.places = places
    }

    /// Writes the type; `first` is the place of the first environment's scene among all of the document.
    func writeType(
        _ environments: [(name: String, environment: ResolvedEnvironment)], first: Int, to source: inout SwiftSource
    ) {
        source.line("/// \(element.heading)")
        source.block("struct \(SwiftIdentifier.escaped(name)): Sendable") { source in
            source.line("/// All views in one environment, by number, object id and outlet.")
            source.line("var scene: Scene")
            source.blank()
            for (index, (name, environment)) in environments.enumerated() {
                source.line("/// \(environment.summary).")
                source.line(
                    "static var \(SwiftIdentifier.escaped(name)): Self { Self(scene: scenes[\(first + index)]) }")
            }
            source.blank()
            writeProperties(to: &source)
        }
    }

    private func writeProperties(to source: inout SwiftSource) {
        var copies: [Int: [Int]] = [:]
        for number in tree.order where tree.nodes[number].isInRow {
            copies[tree.nodes[number].view.element.index, default: []].append(places[number])
        }
        for number in tree.order {
            let view = tree.nodes[number].view
            let name = SwiftIdentifier.escaped(names[number])
            let comment = "/// \([view.className, view.id].compactMap { $0 }.joined(separator: " "))"
            if let places = copies[view.element.index] {
                // All rows share one property, written with the first.
                guard places.first == self.places[number] else { continue }
                source.line(comment + ", in each row")
                source.line("var \(name): [View] { scene.views(\(places)) }")
            } else if tree.isOptional(number) {
                source.line(comment + ", where it is installed")
                source.line("var \(name): View? { scene.view(\(places[number])) }")
            } else {
                source.line(comment)
                source.line("var \(name): View { scene[\(places[number])] }")
            }
        }
    }

    /// Writes the scene's lines of the table.
    func writeTable(to source: inout SwiftSource) {
        source.row([element.id ?? "", name])
        for number in tree.order {
            let node = tree.nodes[number]
            let words = [
                node.view.id ?? "", names[number], node.view.className,
                outlets.names(of: node.view.element).joined(separator: ","),
            ]
            let superview = tree.superviews[number].map { "\(places[$0])" } ?? "-"
            source.row([superview] + words + node.frames.map { $0.map(Self.numbers) ?? "-" })
        }
    }

    private static func numbers(_ frame: Rect) -> String {
        [frame.x, frame.y, frame.width, frame.height].map(SwiftSource.number).joined(separator: " ")
    }
}

extension ResolvedEnvironment {
    /// The environment in words, for comments.
    var summary: String {
        let parts = [
            deviceID ?? "no device", orientation.rawValue,
            "\(SwiftSource.number(size.width)) × \(SwiftSource.number(size.height)) points",
            "text size \(contentSizeCategory)", direction.rawValue,
        ]
        return parts.joined(separator: ", ")
    }
}
