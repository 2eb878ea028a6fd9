import ConstraintSolver
import StrutAutoLayout

/// Looks for changes that fix the conflicts of one scene: each is tried on the part of the scene's system that it
/// concerns, and what that shows of the part is kept.
final class SceneRepairs {
    private let scene: SolvedScene
    private let rows: [LoweredRow]
    private let system: ConstraintSystem
    private let parts: SystemParts
    /// The rows of autoresizing masks, by the view that they hold.
    private let masks: [LayoutItem: [ConstraintID]]
    /// By member: the conflicts that it takes part in.
    private var conflicts: [ConstraintID: [Int]] = [:]

    /// What is known of the parts of the system in which changes were tried.
    private var areas: [SystemParts.PartName: RepairArea] = [:]
    /// How much more may be tried in the scene, in constraints that are solved.
    private var work: Int
    /// Whether something was not tried because that would have been too much.
    private(set) var isExhausted = false

    /// How much is tried for one conflict, and in a scene, in constraints that are solved; for one conflict a few
    /// changes are tried in any case.
    private static let mostWorkForOne = 200_000
    private static let mostWork = 20_000_000
    private static let fewAttempts = 24

    /// The scene's conflicts; no more than `mostWork` is tried for all of them.
    init(_ scene: SolvedScene, mostWork: Int = SceneRepairs.mostWork) {
        self.scene = scene
        work = mostWork
        (rows, system) = (scene.rows, scene.constraints.requiredPart)
        var masks: [LayoutItem: [ConstraintID]] = [:]
        for (index, row) in rows.enumerated() where row.origin == .autoresizingMask {
            masks[row.first, default: []].append(ConstraintID(index: Int32(index)))
        }
        // What may be changed, and what does not hold. What UIKit makes stays, as the frame that a table gives a cell.
        var loose: Set<ConstraintID> = []
        for (index, conflict) in scene.solution.conflicts.enumerated() {
            loose.insert(conflict.broken)
            for member in conflict.members {
                conflicts[member, default: []].append(index)
                let row = rows[Int(member.index)]
                switch row.origin {
                case .written: loose.insert(member)
                case .autoresizingMask:
                    if loose.insert(member).inserted { loose.formUnion(masks[row.first] ?? []) }
                default: break
                }
            }
        }
        self.masks = masks
        parts = SystemParts(system, loose: loose)
    }

    /// The changes of one member each after which a conflict and its followers are gone and no other has come, the
    /// gentlest first.
    func repairs(of conflict: Conflict, _ followers: [Conflict] = [], limit: Int) -> [Repair] {
        let candidates = candidates(conflict)
        let name = parts.name(of: conflict.members + candidates.flatMap(\.constraints))
        let area = areas[name] ?? area(name)
        areas[name] = area
        let part = area.part
        let fixed = Set(([conflict] + followers).map(\.broken))
        let search = RepairSearch(
            mostAttempts: max(Self.fewAttempts, Self.mostWorkForOne / max(1, part.constraints.count)))
        let broken = conflict.members.firstIndex(of: conflict.broken) ?? 0
        return search.repairs(candidates, broken: broken, limit: limit) { candidate, change in
            let whole = RepairTrial(constraints: candidate.constraints, change: change)
            // What holds where everything stands needs no solving.
            if fixed.allSatisfy({ whole.frees($0, of: system, at: scene.solution.values) }) { return true }
            guard work > 0 else {
                isExhausted = true
                return false
            }
            work -= part.constraints.count
            let constraints = candidate.constraints.compactMap(part.constraint)
            return area.holds(after: RepairTrial(constraints: constraints, change: change), fixing: fixed)
        }
    }

    private func area(_ name: SystemParts.PartName) -> RepairArea {
        let part = parts.part(name)
        return RepairArea(part, conflicts(in: part))
    }

    /// The scene's conflicts in a part of its system.
    private func conflicts(in part: SystemParts.Part) -> [Conflict] {
        var seen: Set<Int> = []
        var found: [Conflict] = []
        for constraint in part.constraints {
            for index in conflicts[constraint] ?? [] where seen.insert(index).inserted {
                found.append(scene.solution.conflicts[index])
            }
        }
        return found
    }

    /// The members that can be changed. The constraints of a view's mask go together, for the first of them.
    private func candidates(_ conflict: Conflict) -> [RepairCandidate] {
        var seen: Set<LayoutItem> = []
        return conflict.members.indices.compactMap { member in
            let constraint = conflict.members[member]
            let row = rows[Int(constraint.index)]
            switch row.origin {
            case .written:
                return RepairCandidate(
                    written: constraint, member: member, asksTooMuch: conflict.asksTooMuch[member], in: system)
            case .autoresizingMask:
                guard seen.insert(row.first).inserted, let view = scene.owner(of: row.first),
                    scene.superview(of: view) >= 0, !scene.view(view).kind.isContentOfCell
                else { return nil }
                return RepairCandidate(mask: masks[row.first] ?? [], member: member)
            default: return nil
            }
        }
    }
}

extension ConstraintSystem {
    /// The system without what is not required, which no conflict is about.
    fileprivate var requiredPart: ConstraintSystem {
        var part = self
        for id in (0..<Int32(constraintCount)).map(ConstraintID.init) where priority(of: id) < Priority.required {
            part.setActive(false, of: id)
        }
        return part
    }
}
