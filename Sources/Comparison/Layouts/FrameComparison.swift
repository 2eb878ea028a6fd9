import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics

/// The views whose frames differ between two documents, in the environments in which both were laid out.
package struct FrameComparison: Sendable {
    /// A view whose frame differs somewhere.
    package struct Difference: Sendable {
        /// The view in the new document.
        package var object: ObjectReference
        /// The rows that it stands for or is in, where design-time data gives its table rows: those in which its frames
        /// are the same.
        package var rows: [RowPath]
        /// The frames in the superview's coordinates, or in the scene's where the view has another superview now, by
        /// the number of the environment.
        package var frames: [(environment: Int, old: Rect, new: Rect)]
        /// Whether a change names the view; if not, its frame follows from others.
        package var isCaused: Bool
        /// Where the first of the frames are seen, in words, and in how many more environments others are; empty where
        /// the same frames are seen everywhere.
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
            for (key, placement) in Self.keyed(pair.1, newIDs) {
                guard let place = comparison.new.place(of: key.id), let former = before[key] else { continue }
                let (frame, newFrame) = former.frames(beside: placement)
                guard Self.differ(frame, newFrame) else { continue }
                if found[key] == nil {
                    order.append(key)
                    found[key] = Difference(
                        object: ObjectReference(
                            identity: key.id, oldIdentity: formerIDs[key.id],
                            occurrence: comparison.new.nodes[place].occurrence, category: .view,
                            name: names.name(place), oldLocation: nil, newLocation: placement.view.element.location),
                        rows: key.rows.last.map { [$0] } ?? [], frames: [], isCaused: false, environmentWords: "")
                }
                found[key]?.frames.append((index, frame, newFrame))
                if let parts = touched[key.id], !parts.isDisjoint(with: Self.parts(frame, newFrame)) {
                    found[key]?.isCaused = true
                }
            }
        }
        let words = EnvironmentWords(all: environments)
        let all = Self.joined(order.compactMap { found[$0] }).map { difference in
            var difference = difference
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
        return others == 0 || place.isEmpty ? place : "\(place); other frames in \(others) more"
    }

    /// Joins those of one view that has the same frames in several rows.
    private static func joined(_ differences: [Difference]) -> [Difference] {
        struct Frames: Hashable {
            var id: String
            var environments: [Int]
            var frames: [Rect]
            var isCaused: Bool
        }
        var joined: [Difference] = []
        var places: [Frames: Int] = [:]
        for difference in differences {
            let frames = Frames(
                id: difference.object.identity, environments: difference.frames.map(\.environment),
                frames: difference.frames.flatMap { [$0.old, $0.new] }, isCaused: difference.isCaused)
            if !difference.rows.isEmpty, let place = places[frames] {
                joined[place].rows += difference.rows
            } else {
                places[frames] = joined.count
                joined.append(difference)
            }
        }
        return joined
    }

    // MARK: Views of both layouts

    /// What a view is known by in both layouts.
    private struct Key: Hashable {
        var id: String
        /// The rows that it is in, the outermost first; a row may hold a table.
        var rows: [RowPath]
    }

    /// Where a view is.
    private struct Placement {
        var view: View
        /// In the superview's coordinates.
        var frame: Rect
        /// In the scene's coordinates.
        var sceneFrame: Rect
        /// The superview, where that has an id.
        var holder: String?

        /// What is compared: a view that was put into another superview need not be elsewhere.
        func frames(beside other: Placement) -> (old: Rect, new: Rect) {
            guard let holder, let otherHolder = other.holder, holder != otherHolder else { return (frame, other.frame) }
            return (sceneFrame, other.sceneFrame)
        }
    }

    /// The views that have ids, with what they are known by; `identities` are those of their document.
    private static func keyed(_ layout: Layout, _ identities: [Int: String]) -> [(key: Key, placement: Placement)] {
        layout.scenes.flatMap { scene -> [(key: Key, placement: Placement)] in
            var rows: [[RowPath]] = []
            var sceneFrames: [Rect] = []
            return scene.views.compactMap { placed -> (key: Key, placement: Placement)? in
                rows.append((placed.superview.map { rows[$0] } ?? []) + (placed.row.map { [$0] } ?? []))
                var sceneFrame = placed.frame
                if let superview = placed.superview {
                    sceneFrame.x += sceneFrames[superview].x
                    sceneFrame.y += sceneFrames[superview].y
                }
                sceneFrames.append(sceneFrame)
                guard let id = identities[placed.view.element.index] else { return nil }
                let holder = placed.superview.flatMap { identities[scene.views[$0].view.element.index] }
                let placement = Placement(
                    view: placed.view, frame: placed.frame, sceneFrame: sceneFrame, holder: holder)
                return (Key(id: id, rows: rows[rows.count - 1]), placement)
            }
        }
    }

    /// The identities of the objects of a document that have ids, by the numbers of their elements.
    private static func identities(_ tree: ObjectTree) -> [Int: String] {
        var identities: [Int: String] = [:]
        for node in tree.nodes where node.element.id != nil { identities[node.element.index] = node.identity }
        return identities
    }

    /// Where views are, by the identities that they have in the new document; `identities` are those in their own.
    private static func frames(
        _ layout: Layout, _ identities: [Int: String], _ renamed: [String: String]
    ) -> [Key: Placement] {
        var frames: [Key: Placement] = [:]
        for (key, placement) in keyed(layout, identities) {
            var (key, placement) = (key, placement)
            key.id = renamed[key.id] ?? key.id
            placement.holder = placement.holder.map { renamed[$0] ?? $0 }
            frames[key] = placement
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
