import AutoLayout
import Checking
import Diagnostics
import InterfaceDocument

/// The views whose frames differ between two documents, in the environments in which both were laid out.
package struct FrameComparison: Sendable {
    /// A view whose frame differs somewhere.
    package struct Difference: Sendable {
        /// The view in the new document.
        package var object: ObjectReference
        /// The row that it stands for, where design-time data gives its table rows.
        package var row: RowPath?
        /// The frames in the superview's coordinates, by the number of the environment.
        package var frames: [(environment: Int, old: Rect, new: Rect)]
        /// Whether a change names the view; if not, its frame follows from others.
        package var isCaused: Bool
        /// Where the first of the frames are seen, in words, and in how many more environments others are; empty where the
        /// same frames are seen everywhere.
        package var environmentWords: String
    }

    /// The environments.
    package var environments: [FindingEnvironment]
    /// The views whose frames differ, those that changes name before those that follow, in document order.
    package private(set) var differences: [Difference] = []

    /// Compares layouts of the two documents, one pair for each environment.
    package init(
        _ comparison: DocumentComparison, old: [Layout], new: [Layout], environments: [FindingEnvironment]
    ) {
        self.environments = environments
        let touched = comparison.touched
        let names = ObjectNamer(comparison.new)
        let renamed = comparison.renamed
        // Of several views with one id each is compared with its like.
        let (oldIDs, newIDs) = (Self.identities(comparison.old), Self.identities(comparison.new))
        let formerIDs = Dictionary(renamed.map { ($0.value, $0.key) }, uniquingKeysWith: min)
        var order: [Key] = []
        var found: [Key: Difference] = [:]
        for (index, pair) in zip(old, new).enumerated() {
            let before = Self.frames(pair.0, oldIDs, renamed)
            for scene in pair.1.scenes {
                for placed in scene.views {
                    guard let id = newIDs[placed.view.element.index], let place = comparison.new.place(of: id) else {
                        continue
                    }
                    let key = Key(id: id, row: placed.row)
                    guard let frame = before[key], Self.differ(frame, placed.frame) else { continue }
                    if found[key] == nil {
                        order.append(key)
                        found[key] = Difference(
                            object: ObjectReference(
                                identity: id, oldIdentity: formerIDs[id],
                                occurrence: comparison.new.nodes[place].occurrence, category: .view,
                                name: names.name(place), oldLocation: nil, newLocation: placed.view.element.location),
                            row: placed.row, frames: [], isCaused: false, environmentWords: "")
                    }
                    found[key]?.frames.append((index, frame, placed.frame))
                    if let parts = touched[id], !parts.isDisjoint(with: Self.parts(frame, placed.frame)) {
                        found[key]?.isCaused = true
                    }
                }
            }
        }
        let words = EnvironmentWords(all: environments)
        let all = order.compactMap { key -> Difference? in
            guard var difference = found[key] else { return nil }
            difference.environmentWords = Self.environmentWords(difference, words)
            return difference
        }
        differences = all.filter(\.isCaused) + all.filter { !$0.isCaused }
    }

    /// Those that changes name.
    package var caused: [Difference] { differences.filter(\.isCaused) }
    /// Those that follow.
    package var following: [Difference] { differences.filter { !$0.isCaused } }

    /// Says where a view has its first frames, and that it has others elsewhere: one example must not stand for all.
    private static func environmentWords(_ difference: Difference, _ words: EnvironmentWords) -> String {
        guard let first = difference.frames.first else { return "" }
        let alike = difference.frames.filter { !differ($0.old, first.old) && !differ($0.new, first.new) }
        let place = words.words(for: alike.map(\.environment))
        let others = difference.frames.count - alike.count
        return others == 0 ? place : "\(place); other frames in \(others) more"
    }

    private struct Key: Hashable {
        var id: String
        var row: RowPath?
    }

    /// The identities of the objects of a document that have ids, by the numbers of their elements.
    private static func identities(_ tree: ObjectTree) -> [Int: String] {
        var identities: [Int: String] = [:]
        for node in tree.nodes where node.element.id != nil { identities[node.element.index] = node.identity }
        return identities
    }

    /// The frames of views by the identities that they have in the new document; `identities` are those in their own.
    private static func frames(
        _ layout: Layout, _ identities: [Int: String], _ renamed: [String: String]
    ) -> [Key: Rect] {
        var frames: [Key: Rect] = [:]
        for placed in layout.scenes.lazy.flatMap(\.views) {
            guard let id = identities[placed.view.element.index] else { continue }
            frames[Key(id: renamed[id] ?? id, row: placed.row)] = placed.frame
        }
        return frames
    }

    private static func differ(_ a: Rect, _ b: Rect) -> Bool { !parts(a, b).isEmpty }

    /// The parts of a frame that differ by a third of a point, which is the least that a screen shows.
    private static func parts(_ a: Rect, _ b: Rect) -> FrameParts {
        var parts: FrameParts = []
        if abs(a.x - b.x) > 0.3 { parts.insert(.x) }
        if abs(a.y - b.y) > 0.3 { parts.insert(.y) }
        if abs(a.width - b.width) > 0.3 { parts.insert(.width) }
        if abs(a.height - b.height) > 0.3 { parts.insert(.height) }
        return parts
    }
}
