import InterfaceDocument
import StrutAutoLayout
import StrutComparison
import StrutEnvironment

/// Which scenes of two documents are drawn, and what is outlined in them.
struct SceneMarks {
    /// A scene in both documents, by the places of its elements; one of them is missing where it came or went.
    struct Pair {
        var name: String
        var old: Int?
        var new: Int?
    }

    /// An outline around a view.
    struct Mark {
        /// The class of its style: what became of the view, or `follows` for a frame that follows from others.
        var kind: String
        /// What is said of the view.
        var words: String
    }

    /// The scenes in which something changed or lies elsewhere.
    private(set) var scenes: [Pair] = []
    private var changes: (old: [String: Mark], new: [String: Mark]) = ([:], [:])
    private let frames: FrameComparison?

    init(_ comparison: DocumentComparison, _ frames: FrameComparison?) {
        self.frames = frames
        let names = ObjectNamer(comparison.new)
        for group in comparison.groups { add(group, comparison, names) }
        var known = Set(scenes.compactMap(\.new))
        for difference in frames?.differences ?? [] {
            guard let place = comparison.new.place(of: difference.object.identity) else { continue }
            let scene = comparison.new.scene(of: place)
            let index = comparison.new.nodes[scene].element.index
            guard known.insert(index).inserted else { continue }
            let before = comparison.oldPlace(of: scene).map { comparison.old.nodes[$0].element.index }
            scenes.append(Pair(name: names.name(scene), old: before, new: index))
        }
    }

    private mutating func add(_ group: ChangeGroup, _ comparison: DocumentComparison, _ names: ObjectNamer) {
        for change in group.changes { add(change) }
        // A xib is one scene; of a storyboard the document itself is none.
        guard group.scene != nil || comparison.new.document.kind == .xib else { return }
        scenes.append(
            Pair(
                name: group.scene ?? names.name(0),
                old: group.places.old.map { comparison.old.nodes[$0].element.index },
                new: group.places.new.map { comparison.new.nodes[$0].element.index }))
    }

    private mutating func add(_ change: Change) {
        guard change.object.category == .view else { return }
        let words = DifferenceWords.lines(change).joined(separator: "; ")
        let (id, object) = (change.object.identity, change.object)
        if change.kind != .added { Self.add(change.kind, words, to: &changes.old[object.oldIdentity ?? id]) }
        if change.kind != .removed { Self.add(change.kind, words, to: &changes.new[id]) }
    }

    /// Adds a change of a view to its mark, which is of the kind that says most: a view that is moved and changed is
    /// moved.
    private static func add(_ kind: Change.Kind, _ words: String, to mark: inout Mark?) {
        guard let known = mark else {
            mark = Mark(kind: kind.rawValue, words: words)
            return
        }
        let kinds = [known.kind, kind.rawValue]
        let strongest = [Change.Kind.added, .removed, .moved, .reordered, .changed].map(\.rawValue).first(
            where: kinds.contains)
        mark = Mark(kind: strongest ?? known.kind, words: "\(known.words); \(words)")
    }

    /// The outlines in the old version in an environment, by object id.
    func old(_ environment: Int) -> [String: Mark] {
        merged(changes.old, environment) { $0.oldIdentity ?? $0.identity }
    }

    /// The outlines in the new version in an environment, by object id.
    func new(_ environment: Int) -> [String: Mark] { merged(changes.new, environment, key: \.identity) }

    private func merged(
        _ own: [String: Mark], _ environment: Int, key: (ObjectReference) -> String
    ) -> [String: Mark] {
        var marks = own
        for difference in frames?.differences ?? [] {
            guard let frame = difference.frames.first(where: { $0.environment == environment }) else { continue }
            let words = "\(DifferenceWords.frame(frame.old)) → \(DifferenceWords.frame(frame.new))"
            let id = key(difference.object)
            if let known = marks[id] {
                marks[id]?.words = "\(known.words); \(words)"
            } else {
                let kind = difference.isCaused ? "caused" : "follows"
                marks[id] = Mark(kind: kind, words: "\(DifferenceWords.name(difference)): \(words)")
            }
        }
        return marks
    }
}
