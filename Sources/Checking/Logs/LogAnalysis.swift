// What a logged conflict comes to: the smallest set, the constraint that gives way, and what would fix it.

import ConstraintSolver

/// A logged conflict, solved.
package struct LogAnalysis: Sendable {
    /// What was read.
    package let conflict: LoggedConflict
    /// The rows of the smallest set that conflicts, by index; empty where the rows, as they are printed, can hold
    /// together: then a value decides that logs do not print.
    package private(set) var minimal: [Int] = []
    /// The row that UIKit would break; where the smallest set is empty it is a guess.
    package private(set) var predicted: Int
    /// Why that one rather than another, in words.
    package private(set) var reason: String
    /// The single changes of what an app makes that end the conflict, the gentlest first.
    package private(set) var repairs: [Repair] = []
    /// Where there are none: the rows that UIKit makes of which each stands in the way, by index.
    package private(set) var obstacles: [Int] = []

    /// Whether a stack view of the app's made some of what stands in the way.
    package var isStoppedByStack: Bool {
        let rows = conflict.constraints
        return obstacles.contains { rows[$0].origin == .stackView }
            && !rows.contains { [$0.first, $0.second, $0.superview].contains { $0?.isSystems == true } }
    }

    /// Solves a logged conflict of at least one constraint.
    package init(_ conflict: LoggedConflict) {
        self.conflict = conflict
        let rows = conflict.constraints
        let plain = LogSystem(rows, LogSystem.Reading())
        predicted = Self.mostBreakable(plain.system, rows)
        reason = BreakingOrder(system: plain.system, rows: rows, asksTooMuch: [:])
            .reason(predicted, among: Array(rows.indices))
        for reading in LogSystem.Reading.all(of: rows) {
            let system = LogSystem(rows, reading).system
            var solver = Solver(system)
            guard let found = solver.firstConflict() else { continue }
            solve(found, system)
            return
        }
    }

    private mutating func solve(_ found: Conflict, _ system: ConstraintSystem) {
        let count = conflict.constraints.count
        minimal = found.members.map { Int($0.index) }.filter { $0 < count }.sorted()
        predicted = Int(found.broken.index) < count ? Int(found.broken.index) : predicted
        var asksTooMuch: [Int: Bool] = [:]
        for (member, asks) in zip(found.members, found.asksTooMuch) { asksTooMuch[Int(member.index)] = asks }
        let rows = conflict.constraints
        // The system has rows that read from right to left the other way round.
        let asInRows = Dictionary(
            uniqueKeysWithValues: asksTooMuch.map { ($0, rows.indices.contains($0) && rows[$0].isMirrored ? !$1 : $1) })
        reason = BreakingOrder(system: system, rows: rows, asksTooMuch: asInRows).reason(predicted, among: minimal)
        // What its author wrote comes first; then what follows from it.
        for isCandidate in [\.isChangeable, \.isChangeableElsewhere] as [(LoggedConstraint) -> Bool] {
            let candidates = candidates(asksTooMuch, system, where: isCandidate)
            repairs = RepairSearch().repairs(candidates, broken: predicted) { candidate, change in
                Self.isMended(system, by: change, of: candidate.constraints)
            }.map { repair in
                guard case .relax(let relation) = repair.change, rows[repair.constraint].isMirrored else {
                    return repair
                }
                return Repair(constraint: repair.constraint, change: .relax(relation.reversed))
            }
            if !repairs.isEmpty { return }
        }
        obstacles = minimal.filter { index in
            !rows[index].isChangeable && !rows[index].isChangeableElsewhere
                && Self.isMended(system, by: .remove, of: [ConstraintID(index: Int32(index))])
        }
    }

    private static func isMended(
        _ system: ConstraintSystem, by change: Repair.Change, of constraints: [ConstraintID]
    ) -> Bool {
        var solver = Solver(RepairTrial(constraints: constraints, change: change).applied(to: system))
        return solver.firstConflict() == nil
    }

    private func candidates(
        _ asksTooMuch: [Int: Bool], _ system: ConstraintSystem, where isCandidate: (LoggedConstraint) -> Bool
    ) -> [RepairCandidate] {
        var masks: Set<String> = []
        return minimal.compactMap { index in
            let row = conflict.constraints[index]
            guard isCandidate(row), let asks = asksTooMuch[index] else { return nil }
            guard row.isOfMask else {
                return RepairCandidate(
                    written: ConstraintID(index: Int32(index)), member: index, asksTooMuch: asks, in: system)
            }
            guard masks.insert(row.first.key).inserted else { return nil }
            let all = conflict.constraints.indices.filter {
                conflict.constraints[$0].className == row.className
                    && conflict.constraints[$0].first.isSame(as: row.first)
            }
            return RepairCandidate(mask: all.map { ConstraintID(index: Int32($0)) }, member: index)
        }
    }

    /// The row that is given up where no contradiction gives the direction: the most breakable, then the largest
    /// constant.
    private static func mostBreakable(_ system: ConstraintSystem, _ rows: [LoggedConstraint]) -> Int {
        rows.indices.max { one, other in
            let (a, b) = (ConstraintID(index: Int32(one)), ConstraintID(index: Int32(other)))
            let (x, y) = (system.breakability(of: a).rank, system.breakability(of: b).rank)
            return x != y ? x < y : abs(rows[one].constant) < abs(rows[other].constant)
        } ?? 0
    }
}

extension LoggedConstraint {
    /// Whether an app's author can change the row: it is written, or it is a mask that can be turned off.
    package var isChangeable: Bool {
        isOfMask ? !first.isOfCell && !first.isSystems : origin == .written && !isSystems
    }

    /// Whether the row follows from what an app's author gives a view: a content's size with its priorities, or a
    /// frame.
    fileprivate var isChangeableElsewhere: Bool {
        (origin == .intrinsicSize || origin == .fixedFrame) && !first.isSystems
    }

    fileprivate var isOfMask: Bool { !maskFlags.isEmpty || className.contains("Autoresizing") }
}
