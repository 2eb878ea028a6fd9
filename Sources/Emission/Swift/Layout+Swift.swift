import AutoLayout
import Environment
import InterfaceDocument

/// `--format swift`: for each scene one type that has its views' frames, and a value of it for each environment.
///
/// The file needs Foundation alone, for `CGRect`.
enum SwiftLayoutFile {
    /// Words that a nested type may not be called: they mean something else in the file.
    private static let typeWords = ["CGRect", "Equatable", "Leaf", "Sendable"]

    /// The file of one document's `layouts`; all are of the same document.
    static func source(_ layouts: [Layout], typeName: String?) -> [UInt8] {
        var source = SwiftSource()
        guard let first = layouts.first else { return [] }
        let outlets = OutletIndex(first.document)
        let environments = Array(zip(SwiftNames.environments(layouts.map(\.environment)), layouts.map(\.environment)))
        let scenes = first.scenes.indices.map { index in
            (first.scenes[index].scene, PlacementTree(layouts.map { $0.scenes[index] }))
        }.filter { !$0.1.nodes.isEmpty }
        let sceneNames = SwiftNames.scenes(scenes.map(\.0), reserved: typeWords)

        let name = SwiftNames.document(first.documentName, suffix: "Layout", wanted: typeName)
        source.header(first.documentName, imports: ["Foundation"])
        source.line(
            "/// Where the views of \(first.documentName) stand: frames in points, each in its superview's coordinates."
        )
        source.block("enum \(SwiftIdentifier.escaped(name))") { source in
            source.line("/// A view without subviews.")
            source.block("struct Leaf: Equatable, Sendable") { $0.line("var frame: CGRect") }
            for ((element, tree), sceneName) in zip(scenes, sceneNames) {
                source.blank()
                source.line("/// \(element.heading)")
                source.block("enum \(SwiftIdentifier.escaped(sceneName))") { source in
                    let scene = SceneSource(tree: tree, outlets: outlets, typeWords: typeWords)
                    scene.write(environments, to: &source)
                }
            }
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

/// One scene's type and values.
private struct SceneSource {
    let tree: PlacementTree
    /// The property of each node, and the type of those with subviews.
    private var properties: [String]
    private var types: [String?]

    init(tree: PlacementTree, outlets: OutletIndex, typeWords: [String]) {
        self.tree = tree
        properties = Array(repeating: "", count: tree.nodes.count)
        types = Array(repeating: nil, count: tree.nodes.count)
        for siblings in [tree.roots] + tree.nodes.map(\.children) {
            let names = SwiftNames.views(siblings.map { tree.nodes[$0].view }, outlets: outlets, reserved: ["frame"])
            var unique = UniqueNames(reserved: typeWords)
            for (number, name) in zip(siblings, names) {
                properties[number] = name
                if tree.nodes[number].children.isEmpty { continue }
                types[number] = unique.claim(SwiftIdentifier.type(from: name) ?? "View")
            }
        }
    }

    func write(_ environments: [(name: String, environment: ResolvedEnvironment)], to source: inout SwiftSource) {
        for (index, (name, environment)) in environments.enumerated() {
            source.line("/// \(environment.summary).")
            source.line("static let \(SwiftIdentifier.escaped(name)) = Layout(")
            source.indented { writeValues(of: tree.roots, in: nil, index, path: "Layout", closing: ")", to: &$0) }
            source.blank()
        }
        source.line("/// The frames of the scene's views.")
        source.block("struct Layout: Equatable, Sendable") { writeMembers(tree.roots, of: nil, to: &$0) }
    }

    /// The properties of a view's type, and after them the types of those that have subviews themselves.
    private func writeMembers(_ siblings: [Int], of superview: Int?, to source: inout SwiftSource) {
        for number in siblings {
            let node = tree.nodes[number]
            let mark = tree.isOptional(number, in: superview) ? "?" : ""
            let type = types[number].map(SwiftIdentifier.escaped) ?? "Leaf"
            source.line("/// \([node.view.className, node.view.id].compactMap { $0 }.joined(separator: " "))")
            source.line("var \(SwiftIdentifier.escaped(properties[number])): \(type)\(mark)")
        }
        for number in siblings {
            guard let type = types[number] else { continue }
            source.blank()
            source.block("struct \(SwiftIdentifier.escaped(type)): Equatable, Sendable") { source in
                source.line("var frame: CGRect")
                writeMembers(tree.nodes[number].children, of: number, to: &source)
            }
        }
    }

    /// The arguments of an initialiser, a line for each view; `closing` follows the last one.
    private func writeValues(
        of siblings: [Int], in superview: Int?, _ environment: Int, path: String, closing: String,
        to source: inout SwiftSource
    ) {
        for (position, number) in siblings.enumerated() {
            let end = position == siblings.count - 1 ? closing : ","
            let label = SwiftIdentifier.label(properties[number])
            guard let frame = tree.nodes[number].frames[environment] else {
                source.line("\(label): nil\(end)")
                continue
            }
            guard let type = types[number] else {
                source.line("\(label): Leaf(frame: \(Self.expression(frame)))\(end)")
                continue
            }
            let path = "\(path).\(SwiftIdentifier.escaped(type))"
            // An optional's own initialisers would be meant as well.
            let isOptional = tree.isOptional(number, in: superview)
            source.line("\(label): \(isOptional ? path : ".init")(")
            source.indented { source in
                source.line("frame: \(Self.expression(frame)),")
                writeValues(
                    of: tree.nodes[number].children, in: number, environment, path: path, closing: ")\(end)",
                    to: &source)
            }
        }
    }

    private static func expression(_ frame: Rect) -> String {
        let parts = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
        return "CGRect(\(parts.map { "\($0): \(SwiftSource.number($1))" }.joined(separator: ", ")))"
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
