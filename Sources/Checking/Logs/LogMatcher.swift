// Finds the constraints of a log in documents: all rows jointly, so that rows that look alike are told apart.

import AutoLayout
import ConstraintSolver
import Environment
import InterfaceDocument

/// Where a logged constraint stands in a document.
package struct LogPlace: Hashable, Sendable {
    /// The object id of the constraint, or of the view that makes it; nil where it has none.
    package var object: String?
    package var path: String?
    package var line: Int
}

/// Matches logs to the scenes of documents, as they are laid out on their own canvas.
package struct LogMatcher: Sendable {
    private let scenes: [SolvedScene]

    /// Prepares for some documents.
    package init(_ documents: [Document]) {
        scenes = documents.flatMap { document in
            LayoutEngine().layout(document).scenes.compactMap(\.solved)
        }
    }

    /// For each constraint of a conflict, where it stands; nil for one that no document has.
    package func places(of conflict: LoggedConflict) -> [LogPlace?] {
        var places = [LogPlace?](repeating: nil, count: conflict.constraints.count)
        var open = Set(conflict.constraints.indices)
        // A cell's constraints may stand in one document, those of the view around it in another.
        while !open.isEmpty {
            let best = scenes.map { SceneMatch(conflict.constraints, open, in: $0) }
                .enumerated().max {
                    $0.element.score != $1.element.score
                        ? $0.element.score < $1.element.score : $0.offset > $1.offset
                }?.element
            guard let best, best.writtenCount > 0 else { break }
            for index in open.sorted() {
                guard let place = best.place(of: conflict.constraints[index], at: index) else { continue }
                places[index] = place
                open.remove(index)
            }
        }
        return places
    }
}

/// The best joint assignment of a log's rows to those of one scene.
private struct SceneMatch {
    private let scene: SolvedScene
    private var assignment = Assignment()
    /// How many rows are matched to written constraints.
    var writtenCount: Int { assignment.rows.values.count { scene.rows[$0].source >= 0 } }
    /// The larger the better.
    var score: Int { assignment.score }

    init(_ rows: [LoggedConstraint], _ open: Set<Int>, in scene: SolvedScene) {
        self.scene = scene
        let candidates = open.map { index in
            (index, scene.rows.indices.compactMap { RowMatch(rows[index], scene.rows[$0], $0, in: scene) })
        }
        .filter { !$0.1.isEmpty }
        .sorted { $0.1.count != $1.1.count ? $0.1.count < $1.1.count : $0.0 < $1.0 }
        var search = Search(candidates: candidates)
        search.run()
        assignment = search.best
    }

    /// The place of a row: of the row that it is matched to, else of the view that it speaks of.
    func place(of row: LoggedConstraint, at index: Int) -> LogPlace? {
        let element =
            assignment.rows[index].flatMap { scene.element(of: scene.rows[$0]) }
            ?? (row.origin == .written ? nil : view(of: row))
        return element.map { LogPlace(object: $0.id, path: scene.document.path, line: $0.location.line) }
    }

    private func view(of row: LoggedConstraint) -> Element? {
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
    /// What the rows from each place on can add at most.
    private let rest: [Int]
    private var steps = 0
    private static let mostSteps = 20_000

    init(candidates: [(Int, [RowMatch])]) {
        self.candidates = candidates.map { ($0.0, $0.1.sorted { $0.score > $1.score }) }
        var rest = [0]
        for (_, matches) in self.candidates.reversed() { rest.append((rest.last ?? 0) + (matches.first?.score ?? 0)) }
        self.rest = rest.reversed()
    }

    mutating func run() { extend(Assignment(), from: 0) }

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
}
