// Finds the constraints of a log in documents: all rows jointly, so that rows that look alike are distinguished.

import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// Where a logged constraint stands in a document.
package struct LogPlace: Hashable, Sendable {
    /// The object id of the constraint, or of the view that makes it; nil where it has none.
    package var object: String?
    package var path: String?
    package var line: Int
}

/// Matches logs to the scenes of documents, as they are laid out on their own canvas, and in every size class where
/// they differ there.
package struct LogMatcher: Sendable {
    private let scenes: [SolvedScene]

    /// Prepares for some documents.
    package init(_ documents: [Document]) {
        scenes = documents.flatMap { document in
            let environments = [LayoutEnvironment()] + (document.variesBySizeClass ? Self.sizeClasses : [])
            return environments.flatMap { environment in
                LayoutEngine().layout(document, in: environment).scenes.compactMap(\.solved)
            }
        }
    }

    /// A device for each pair of size classes.
    private static let sizeClasses: [LayoutEnvironment] = [
        ("iPhone 15", .portrait), ("iPhone 15", .landscape), ("iPhone 15 Plus", .landscape), ("iPad", .portrait),
    ].map { (name: String, orientation: Orientation) in
        LayoutEnvironment(device: Device.named(name), orientation: orientation)
    }

    /// For each constraint of a conflict, where it stands: several places where as much speaks for each, none where no
    /// document has it.
    package func places(of conflict: LoggedConflict) -> [[LogPlace]] {
        var places = [[LogPlace]](repeating: [], count: conflict.constraints.count)
        var open = Set(conflict.constraints.indices)
        var known = KnownItems()
        // A cell's constraints may stand in one document, those of the view around it in another.
        while !open.isEmpty {
            let matches = scenes.map { SceneMatch(conflict.constraints, open, known, in: $0) }
                .filter { $0.writtenCount > 0 }
            let score = matches.map(\.score).max()
            let best = matches.filter { $0.score == score }
            guard let first = best.first else { break }
            for index in open.sorted() {
                let row = conflict.constraints[index]
                guard let place = first.places(of: row, at: index).first else { continue }
                let others = best.flatMap { $0.places(of: row, at: index) }.filter { $0 != place }
                places[index] = [place] + Set(others).sorted { ($0.path ?? "", $0.line) < ($1.path ?? "", $1.line) }
                open.remove(index)
            }
            for match in best { match.insertItems(into: &known) }
        }
        return places
    }
}

/// What items of a log have turned out to be. Each is one view, or a guide of one: a row that is left may speak of it
/// too, but of no other in its place.
private struct KnownItems {
    /// A view or guide of a document.
    private struct Place: Hashable {
        var path: String
        var element: Int?
        var kind: LayoutItem.Kind

        init(_ item: LayoutItem, in scene: SolvedScene) {
            path = scene.document.path
            element = scene.element(of: item)?.index ?? scene.owner(of: item).map { scene.view($0).element.index }
            kind = item.kind
        }
    }

    /// Where the items stand, by their keys: several places where as much speaks for each.
    private var places: [String: Set<Place>] = [:]
    /// The keys of those that are roots of their documents.
    private var roots: Set<String> = []

    mutating func insert(_ key: String, _ item: LayoutItem, in scene: SolvedScene) {
        places[key, default: []].insert(Place(item, in: scene))
        if Self.isRoot(item, in: scene) { roots.insert(key) }
    }

    /// Whether the items of a row may be what a match says, as far as they are known.
    func allow(_ match: RowMatch, of row: LoggedConstraint, in scene: SolvedScene) -> Bool {
        match.items.allSatisfy { key, item in
            allow(row.first.key == key ? row.first : row.second ?? row.first, item, in: scene)
        }
    }

    private func allow(_ logged: LoggedItem, _ item: LayoutItem, in scene: SolvedScene) -> Bool {
        guard let places = places[logged.key] else { return true }
        if places.contains(Place(item, in: scene)) { return true }
        // A view of a class of its own stands in one document, and is the root of another that has what is in it.
        return logged.isClassTelling && (roots.contains(logged.key) || Self.isRoot(item, in: scene))
            && places.allSatisfy { $0.path != scene.document.path }
    }

    private static func isRoot(_ item: LayoutItem, in scene: SolvedScene) -> Bool {
        scene.owner(of: item).map { scene.superview(of: $0) < 0 } ?? false
    }
}

/// The best joint assignments of a log's rows to those of one scene.
private struct SceneMatch {
    private let scene: SolvedScene
    /// The one that was found first, and others of the same score.
    private var assignments: [Assignment]
    /// How many rows are matched to written constraints.
    var writtenCount: Int { assignments[0].rows.values.count { scene.rows[$0].source >= 0 } }
    /// The larger the better.
    var score: Int { assignments[0].score }

    /// Of the rows that are open, with items that are known already.
    init(_ rows: [LoggedConstraint], _ open: Set<Int>, _ known: KnownItems, in scene: SolvedScene) {
        self.scene = scene
        var candidates: [(row: Int, matches: [RowMatch])] = []
        for index in open {
            let row = rows[index]
            let matches = scene.rows.indices.compactMap { RowMatch(row, scene.rows[$0], $0, in: scene) }
                .filter { known.allow($0, of: row, in: scene) }
            if !matches.isEmpty { candidates.append((index, matches)) }
        }
        candidates.sort { ($0.matches.count, $0.row) < ($1.matches.count, $1.row) }
        var search = Search(candidates: candidates)
        search.run()
        assignments = [search.best] + search.others
    }

    /// Says what each item is in some assignment.
    func insertItems(into known: inout KnownItems) {
        for (key, item) in assignments.flatMap(\.items) { known.insert(key, item, in: scene) }
    }

    /// The places of a row, one for each assignment: of the row that it is matched to, else of the view that it speaks
    /// of.
    func places(of row: LoggedConstraint, at index: Int) -> [LogPlace] {
        assignments.compactMap { assignment in
            let element =
                assignment.rows[index].flatMap { scene.element(of: scene.rows[$0]) }
                ?? (row.origin == .written ? nil : view(of: row, in: assignment))
            return element.map { LogPlace(object: $0.id, path: scene.document.path, line: $0.location.line) }
        }
    }

    private func view(of row: LoggedConstraint, in assignment: Assignment) -> Element? {
        assignment.items[row.first.key].flatMap { scene.owner(of: $0) }.map { scene.view($0).element }
    }
}

/// Which of the scene's rows and items stand for those of the log.
private struct Assignment {
    var rows: [Int: Int] = [:]
    var items: [String: LayoutItem] = [:]
    private var taken: [LayoutItem: String] = [:]
    var score = 0

    /// With one more row, if that fits to what is assigned.
    func adding(_ match: RowMatch, for row: Int) -> Assignment? {
        guard !rows.values.contains(match.row) else { return nil }
        var result = self
        for (key, item) in match.items {
            if let known = items[key], known != item { return nil }
            if let other = taken[item], other != key { return nil }
            result.items[key] = item
            result.taken[item] = key
        }
        result.rows[row] = match.row
        result.score += match.score
        return result
    }
}

/// Tries the candidates of each row in turn, with bounds: rows with few candidates first.
private struct Search {
    let candidates: [(row: Int, matches: [RowMatch])]
    private(set) var best = Assignment()
    /// Assignments as good as the best one, of which each has a row at a place that those before it do not have; not
    /// all of them where there are many.
    private(set) var others: [Assignment] = []
    /// What the rows from each place on can add at most.
    private let rest: [Int]
    private var steps = 0
    private static let mostSteps = 20_000

    init(candidates: [(row: Int, matches: [RowMatch])]) {
        self.candidates = candidates.map { ($0.0, $0.1.sorted { $0.score > $1.score }) }
        var rest = [0]
        for (_, matches) in self.candidates.reversed() { rest.append((rest.last ?? 0) + (matches.first?.score ?? 0)) }
        self.rest = rest.reversed()
    }

    mutating func run() {
        extend(Assignment(), from: 0)
        for candidate in candidates { findOthers(for: candidate.row, candidate.matches) }
    }

    private mutating func extend(_ assignment: Assignment, from place: Int) {
        if assignment.score > best.score { best = assignment }
        guard place < candidates.count, assignment.score + rest[place] > best.score else { return }
        steps += 1
        if steps > Self.mostSteps { return }
        for match in candidates[place].matches {
            if let next = assignment.adding(match, for: candidates[place].row) { extend(next, from: place + 1) }
        }
        extend(assignment, from: place + 1)
    }

    /// Looks for assignments of the best score in which a row stands elsewhere.
    private mutating func findOthers(for row: Int, _ matches: [RowMatch]) {
        guard let known = best.rows[row] else { return }
        var found = Set(others.compactMap { $0.rows[row] }).union([known])
        for match in matches.prefix(Self.mostTrials) where !found.contains(match.row) {
            if found.count > Self.mostOthers { return }
            guard let start = Assignment().adding(match, for: row) else { continue }
            steps = Self.mostSteps - Self.mostStepsOfTrial
            guard let other = completed(start, from: 0) else { continue }
            found.insert(match.row)
            others.append(other)
        }
    }

    private static let mostTrials = 16
    private static let mostOthers = 4
    private static let mostStepsOfTrial = 500

    /// The assignment with what the rows from a place on add to it, where that comes to the best score.
    private mutating func completed(_ assignment: Assignment, from place: Int) -> Assignment? {
        guard place < candidates.count else { return assignment.score == best.score ? assignment : nil }
        let (row, matches) = candidates[place]
        if assignment.rows[row] != nil { return completed(assignment, from: place + 1) }
        steps += 1
        guard assignment.score + rest[place] >= best.score, steps <= Self.mostSteps else { return nil }
        for match in matches {
            guard let next = assignment.adding(match, for: row) else { continue }
            if let other = completed(next, from: place + 1) { return other }
        }
        return completed(assignment, from: place + 1)
    }
}
