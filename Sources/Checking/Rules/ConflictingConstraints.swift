import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each set of constraints that cannot hold together, in UIKit's words, with their places.
    static let conflictingConstraints = LayoutRule(.conflictingConstraints) { context in
        var reported = ReportedConflicts()
        for classified in context.conflicts {
            guard case .constraints = classified.cause else { continue }
            reported.add(classified.conflict)
        }
        if reported.conflicts.isEmpty { return }
        let open = context.openness.solution
        for (conflict, followers) in reported.conflicts {
            let notes = context.repairNotes(on: conflict, followers)
            if notes.isEmpty, !followers.isEmpty {
                // No change mends them all: each is a matter of its own.
                for one in [conflict] + followers { context.report(one, context.repairNotes(on: one), open) }
            } else {
                context.report(conflict, notes, open)
            }
        }
    }
}

extension RuleContext {
    fileprivate mutating func report(_ conflict: Conflict, _ repairs: [Finding.Note], _ open: Solution) {
        let broken = scene.rows[Int(conflict.broken.index)]
        let missing = missing(in: conflict, open)
        let amount =
            missing.map { missing, isLeast in ", and missed by \(isLeast ? "at least " : "")\(points(missing))" } ?? ""
        report(
            .conflictingConstraints,
            "Unable to simultaneously satisfy constraints. Remove or relax "
                + "\(conflict.members.count == 1 ? "the one" : "one of the \(conflict.members.count)") "
                + "listed; \(scene.description.body(broken)) is broken\(amount).",
            at: scene.element(of: broken), rowsOf: scene.owner(of: broken.first) ?? scene.owner(of: broken.second),
            notes: (selection.listsConflicts ? notes(on: conflict) : []) + repairs, amount: missing?.points ?? 0,
            identity: identity(of: conflict),
            otherObjects: Self.known(conflict).compactMap { member in
                let row = scene.rows[Int(member.index)]
                return row.origin == .written ? scene.element(of: row)?.id : nil
            })
    }

    /// The members that a conflict is known by: so many that no two are taken for each other, and so few that many
    /// conflicts of many members take no more memory than their notes.
    private static func known(_ conflict: Conflict) -> ArraySlice<ConstraintID> { conflict.members.prefix(64) }

    /// How far the broken constraint is from holding in this layout, in thousandths of a point, which is as exact as
    /// anybody wants it; the least where the layout, of which `open` is a solution with all that is open, leaves open
    /// how far that is. Nil for a conflict of both axes, of which a length says little, for one that nobody sees, and
    /// where several ways of moving depend on each other.
    private func missing(in conflict: Conflict, _ open: Solution) -> (points: Double, isLeast: Bool)? {
        let broken = scene.rows[Int(conflict.broken.index)]
        let isHorizontal = broken.firstAnchor.isHorizontal
        let isOnOneAxis = conflict.members.allSatisfy { member in
            let row = scene.rows[Int(member.index)]
            return row.firstAnchor.isHorizontal == isHorizontal
                && (row.second.kind == .none || row.secondAnchor.isHorizontal == isHorizontal)
        }
        guard isOnOneAxis else { return nil }
        let terms = scene.terms(of: Int(conflict.broken.index))
        let excess = terms.reduce(scene.excess(of: Int(conflict.broken.index))) {
            $0 + $1.coefficient * (open[$1.variable] - scene.solution[$1.variable])
        }
        guard let reach = reach(of: terms, open) else { return nil }
        let (least, most) = (excess + reach.lowerBound, excess + reach.upperBound)
        let missing =
            switch broken.relation {
            case .equal: max(least, -most)
            case .lessThanOrEqual: least
            case .greaterThanOrEqual: -most
            }
        let isLeast = reach.upperBound - reach.lowerBound >= 0.01
        return missing >= 0.01 ? ((missing * 1000).rounded() / 1000, isLeast) : nil
    }

    /// How far a sum of terms may become less and more than it is in a solution with all that is open; nil where ways
    /// of moving it depend on each other.
    private func reach(of terms: [Term], _ open: Solution) -> ClosedRange<Double>? {
        var reach = 0.0...0.0
        for dimension in open.freeDimensions {
            let rate = terms.reduce(0) { sum, term in
                let movement = dimension.movements.first { $0.variable == term.variable }
                return sum + term.coefficient * (movement?.coefficient ?? 0)
            }
            guard rate.magnitude > 1e-9 else { continue }
            if !dimension.isIndependent { return nil }
            let ends = [rate * dimension.range.lowerBound, rate * dimension.range.upperBound]
            reach = reach.lowerBound + min(ends[0], ends[1])...reach.upperBound + max(ends[0], ends[1])
        }
        return reach
    }

    /// What a conflict is known by wherever it is met: its members, whatever their numbers and whichever of them is
    /// broken. Constraints that ask for too much in a narrow window ask for too little in a wide one, and another gives
    /// way.
    private func identity(of conflict: Conflict) -> String {
        Self.known(conflict).map { identity(of: scene.rows[Int($0.index)]) }.sorted().joined(separator: "; ")
    }

    private func identity(of row: LoweredRow) -> String {
        let place = scene.element(of: row)?.location
        let items = [(row.first, row.firstAnchor), (row.second, row.secondAnchor)].map { item, anchor in
            "\(scene.description.name(item, withText: false)).\(anchor.rawValue)"
        }
        return "\(place?.line ?? 0):\(place?.column ?? 0) \(row.identifier.rawValue) "
            + "\(items[0]) \(row.relation.rawValue) \(items[1])"
    }
}

/// The conflicts of a scene that are reported, each with those that follow from it: with half of its members or more in
/// common.
private struct ReportedConflicts {
    private(set) var conflicts: [(conflict: Conflict, followers: [Conflict])] = []
    private var places: [ConstraintID: [Int]] = [:]

    /// Adds a conflict, by itself or as a follower of one that was added.
    mutating func add(_ conflict: Conflict) {
        if let leader = leader(of: conflict) {
            conflicts[leader].followers.append(conflict)
            return
        }
        for member in conflict.members { places[member, default: []].append(conflicts.count) }
        conflicts.append((conflict, []))
    }

    /// The first conflict that was added and has half of the members or more.
    ///
    /// Whoever has half of them has one of any other half and one more: those in which the fewest take part are enough.
    private func leader(of conflict: Conflict) -> Int? {
        let rarest = conflict.members.map { places[$0] ?? [] }.sorted { $0.count < $1.count }
        let candidates = Set(rarest.prefix(conflict.members.count / 2 + 1).joined())
        if candidates.isEmpty { return nil }
        let members = Set(conflict.members)
        return candidates.sorted().first { place in
            2 * conflicts[place].conflict.members.count { members.contains($0) } >= members.count
        }
    }
}

extension Rule {
    /// Required constraints conflict.
    package static let conflictingConstraints = Rule(
        "conflicting-constraints", on: .layout, .error,
        summary: "Required constraints conflict, and one of them is broken.",
        help: "Make one of the changes that the last notes name; each was tried.")
}

extension RuleContext {
    /// The members of a conflict as UIKit prints them, each at its place, and what is broken.
    func notes(on conflict: Conflict) -> [Finding.Note] {
        let describe = scene.description
        let rows = scene.logOrder(of: conflict).map { scene.rows[Int($0.index)] }
        let broken = scene.rows[Int(conflict.broken.index)]
        return rows.map { note("\(describe.log($0)) — \(scene.origin(of: $0))", about: $0) }
            + [note("Will attempt to recover by breaking constraint \(describe.log(broken))", about: broken)]
    }
}
