import InterfaceDocument
import StrutDiagnostics

/// What differs between two documents, by object id: every difference once, and what says nothing as churn.
package struct DocumentComparison: Sendable {
    /// The documents as objects.
    package let old: ObjectTree
    package let new: ObjectTree
    /// The differences that say something, by scene.
    package private(set) var groups: [ChangeGroup]
    /// The differences that say nothing.
    package private(set) var churn: Churn
    /// What keeps objects from being distinguished, in words.
    package var remarks: [String] = []
    let match: ObjectMatch
    /// The stored frames that say nothing and differ.
    private let supposedFrames: [SupposedFrame]

    /// Compares two documents. With `namesImageSizes` another size of an image is a change, and else churn.
    package init(_ oldDocument: Document, _ newDocument: Document, namesImageSizes: Bool = false) {
        old = ObjectTree(oldDocument)
        new = ObjectTree(newDocument)
        var finder = ChangeFinder(old, new, namesImageSizes: namesImageSizes)
        finder.run()
        match = finder.match
        supposedFrames = finder.supposedFrames
        groups = ChangeGrouping(finder).groups()
        churn = finder.churn
        addDocumentChurn(oldDocument, newDocument)
        remarks = Self.remarks(old, "old") + Self.remarks(new, "new")
    }

    /// Whether both say the same of the app.
    package var isAlike: Bool { groups.isEmpty }

    /// The old document as it would be on the new one's canvas, with its stored frames where those say nothing: laid
    /// out like this, only what the documents say differently lies elsewhere.
    package var oldOnNewCanvas: Document {
        let touched = touched
        let changed = Set(changes.filter { $0.object.category == .view }.flatMap(\.touched).map(\.identity))
        let frames = supposedFrames.filter { frame in
            if isAlike || frame.isOfCanvas { return true }
            // A frame may follow from what is said of the view, or of one that holds it, such as the height of a
            // table's rows; that of a controller's view, where bars leave it another place, from what is said of any
            // controller.
            let (node, holders) = (new.nodes[frame.place], new.chain(from: frame.place))
            return new.nodes[max(node.parent, 0)].category == .view && touched[node.identity] == nil
                && !holders.contains { changed.contains(new.nodes[$0].identity) }
        }
        let replaced = frames.isEmpty ? nil : old.document.replacingAttributes(frames.map { ($0.old, $0.new) })
        return (replaced ?? old.document).onCanvas(of: new.document)
    }

    /// The changes of all scenes.
    package var changes: [Change] { groups.flatMap(\.changes) }

    /// The place in the old document of an object of the new one; nil for one that was added.
    package func oldPlace(of place: Int) -> Int? { match.oldPlace[place] >= 0 ? match.oldPlace[place] : nil }

    /// The object ids of the old document that have others in the new one.
    var renamed: [String: String] {
        var names: [String: String] = [:]
        for (place, other) in match.newPlace.enumerated() where other >= 0 {
            let (before, after) = (old.nodes[place].identity, new.nodes[other].identity)
            if before != after { names[before] = after }
        }
        return names
    }

    // MARK: Churn

    private mutating func addDocumentChurn(_ a: Document, _ b: Document) {
        let (before, after) = (a.root, b.root)
        let versions = (before.string(.toolsVersion), after.string(.toolsVersion))
        if versions.0 != versions.1 { churn.tools = (versions.0 ?? "none", versions.1 ?? "none") }
        let kept = DocumentProperties.tools.subtracting(["toolsVersion"])
        for name in kept.sorted() where before.string(named: name) != after.string(named: name) {
            churn.notesDiffer = true
        }
        if Self.notes(before) != Self.notes(after) { churn.notesDiffer = true }
        if before.attributes.map(\.name).filter({ after.string(named: $0) != nil })
            != after.attributes.map(\.name).filter({ before.string(named: $0) != nil })
        {
            churn.isReordered = true
        }
        guard a.source != b.source else { return }
        if Writing(a) != Writing(b) || churn.isEmpty && groups.isEmpty { churn.isReformatted = true }
    }

    /// What tools note in a document for themselves, in no order.
    private static func notes(_ root: Element) -> [String] {
        let sections: Set<String> = [
            "dependencies", "designables", "classes", "customFonts", "inferredMetricsTieBreakers",
            "simulatedMetricsContainer",
        ]
        var notes: [String] = []
        for section in root.children where sections.contains(section.name.string) || section.name == .resources {
            for part in section.descendants {
                if section.name == .resources, part.name != .systemColor, !part.has(.catalog, equalTo: "system") {
                    continue
                }
                notes.append(
                    "\(part.name) " + part.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " "))
            }
        }
        return notes.sorted()
    }

    // MARK: Remarks

    private static func remarks(_ tree: ObjectTree, _ side: String) -> [String] {
        var remarks: [String] = []
        var seen: Set<String> = []
        let duplicates = tree.duplicates.filter { seen.insert($0).inserted }
        if let first = duplicates.first {
            let more = duplicates.count > 1 ? " and \(duplicates.count - 1) more" : ""
            remarks.append(
                "the \(side) document has several objects with the id '\(first)'\(more): they are distinguished by their order"
            )
        }
        if tree.unnamed > 0 {
            let count = tree.unnamed
            remarks.append(
                "\(count) object\(count == 1 ? "" : "s") of the \(side) document \(count == 1 ? "has" : "have") no id: compared by place"
            )
        }
        return remarks
    }
}

/// How a document is written: its line ends, its indentation, and how many lines it has for each element.
private struct Writing: Equatable {
    private var hasCarriageReturns: Bool
    private var firstIndent: Int
    private var isOneLine: Bool

    init(_ document: Document) {
        let source = document.source
        hasCarriageReturns = source.contains(0x0D)
        firstIndent = document.elementCount > 1 ? document.element(at: 1).location.column : 0
        isOneLine = source.count { $0 == 0x0A } < document.elementCount / 4
    }
}
