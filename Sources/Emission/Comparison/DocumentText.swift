import InterfaceDocument
import StrutComparison
import StrutDiagnostics

/// A document as text that is the same for all documents that say the same: what `git diff` compares.
///
/// A block for each object, headed by its class, outlet and id, with a line for each property, member, constraint and
/// connection. What has an order keeps it; everything else is sorted. Churn leaves no trace.
package struct DocumentText {
    private let tree: ObjectTree
    private let names: ObjectNamer
    /// The constraints by the innermost object that holds all their items, whichever object holds them in the document.
    private let constraints: [Int: [Int]]
    private var text = ""

    /// The text of a document.
    package static func bytes(_ document: Document) -> [UInt8] {
        var text = DocumentText(document)
        text.write()
        return Array(text.text.utf8)
    }

    private init(_ document: Document) {
        tree = ObjectTree(document)
        names = ObjectNamer(tree, isStable: true)
        var constraints: [Int: [Int]] = [:]
        for place in tree.nodes.indices where tree.nodes[place].category == .constraint {
            constraints[tree.holder(ofConstraint: place), default: []].append(place)
        }
        self.constraints = constraints
    }

    private mutating func write() {
        writeBlock(0)
        // The order of scenes is that of windows on the canvas.
        let scenes = tree.nodes[0].children.filter { tree.nodes[$0].category == .scene }
        for scene in scenes.sorted(by: { key($0) < key($1) }) {
            for object in tree.nodes[scene].children.sorted(by: { rank($0) < rank($1) }) { writeAll(object) }
        }
        for object in tree.nodes[0].children where tree.nodes[object].category != .scene { writeAll(object) }
    }

    /// What scenes are sorted by: the id of their controller, which stays when its name changes.
    private func key(_ scene: Int) -> String {
        let controller = tree.nodes[scene].children.first { tree.nodes[$0].category == .controller }
        return tree.nodes[controller ?? scene].identity
    }

    private func rank(_ object: Int) -> (Int, String) {
        (tree.nodes[object].category == .controller ? 0 : 1, tree.nodes[object].identity)
    }

    private mutating func writeAll(_ place: Int) {
        switch tree.nodes[place].category {
        case .constraint, .outlet, .action, .segue, .guide, .resource: return
        case .placeholder where tree.nodes[place].isIdlePlaceholder: return
        default: break
        }
        writeBlock(place)
        for child in tree.nodes[place].children { writeAll(child) }
    }

    // MARK: Blocks

    private mutating func writeBlock(_ place: Int) {
        let node = tree.nodes[place]
        if place > 0 { text += "\n" }
        line(names.name(place))
        var lines = properties(node).map { "  \($0)" }
        for child in node.children where isMember(child) {
            lines.append("  \(tree.nodes[child].role): \(names.name(child))")
        }
        var sayings: [String] = []
        // The order of an outlet collection is that of the array.
        var collections: [(property: String, saying: String)] = []
        for constraint in constraints[place] ?? [] {
            sayings.append("  constraint \(names.name(constraint))\(extras(constraint))")
        }
        for child in node.children {
            switch tree.nodes[child].category {
            case .outlet where tree.nodes[child].element.name == .outletCollection:
                let saying = "  \(names.name(child))\(extras(child))"
                collections.append((tree.nodes[child].element.string(.property) ?? "", saying))
            case .outlet, .action, .segue:
                sayings.append("  \(names.name(child))\(extras(child))")
            case .resource: sayings.append("  \(names.name(child))\(extras(child))")
            // Guides come and go with the tools, but for those of which somebody said something.
            case .guide:
                let words = extras(child)
                if !words.isEmpty { sayings.append("  \(names.name(child))\(words)") }
            default: break
            }
        }
        let byProperty = Dictionary(grouping: collections, by: \.property).sorted { $0.key < $1.key }
        let ordered = byProperty.flatMap { $0.value.map(\.saying) }
        for line in lines + sayings.sorted() + ordered { self.line(line) }
    }

    /// Whether a child is named in its parent's block, in the order in which it is there.
    private func isMember(_ place: Int) -> Bool {
        switch tree.nodes[place].category {
        case .view, .controller, .object: tree.nodes[tree.nodes[place].parent].category != .scene
        default: false
        }
    }

    private func properties(_ node: ObjectTree.Node) -> [String] {
        // The head of the block has the class already, and the canvas is somebody's own. Of a class of the app's the
        // element tells which of UIKit's it is loaded as.
        var lines = node.properties.values.filter { name, _ in
            name == "class" ? node.element.has(.customClass) : name != "canvas" || node.category != .document
        }.map { "\($0.key): \(shown($0.value))" + ($0.key == "class" ? " of <\(node.element.name)>" : "") }
        lines += node.properties.listLines(shown)
        lines += StoredFrame.lines(node, in: tree).map { "\($0.name): \($0.words)" }
        return lines.sorted()
    }

    /// A value, or the object that it is the id of.
    private func shown(_ value: PropertyValue) -> String {
        guard let id = value.objectID, let place = tree.place(of: id), place > 0 else { return value.spelled }
        return names.name(place)
    }

    /// What a constraint, a connection, a guide or a resource says besides its name.
    private func extras(_ place: Int) -> String {
        let node = tree.nodes[place]
        let said: Set<String> =
            switch node.category {
            case .constraint: ConstraintFacts.attributes
            case .outlet, .action, .segue: Self.connectionAttributes
            case .guide: ["type"]
            default: []
            }
        var values = node.properties.values.filter { !said.contains($0.key) }.mapValues(shown)
        if node.category == .constraint { values.merge(names.variedConstants(place)) { $1 } }
        let lines = values.map { "\($0.key): \($0.value)" } + node.properties.listLines(shown)
        return lines.sorted().map { "; \($0)" }.joined()
    }

    /// The attributes of connections that their sentences say.
    private static let connectionAttributes: Set<String> = [
        "property", "destination", "selector", "eventType", "kind", "relationship", "identifier",
    ]

    private mutating func line(_ words: String) { text += words.onOneLine + "\n" }
}
