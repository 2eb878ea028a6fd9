import AutoLayout
import ConstraintSolver

/// Looks for changes that mend the conflicts of one scene: each is tried on the part of the scene's system that it concerns.
struct SceneRepairs {
    private let scene: SolvedScene
    private let rows: [LoweredRow]
    private let system: ConstraintSystem
    private let parts: SystemParts
    /// The rows of autoresizing masks, by the view that they hold.
    private let masks: [LayoutItem: [ConstraintID]]
    /// By member: the conflicts that it takes part in.
    private var conflicts: [ConstraintID: [Int]] = [:]

    /// How much may be tried for one conflict, in constraints that are solved; a few changes are tried in any case.
    private static let mostWork = 200_000
    private static let fewAttempts = 24

    init(_ scene: SolvedScene) {
        self.scene = scene
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

    /// The changes of one member each after which a conflict and its followers are gone and no other has come, the gentlest
    /// first.
    func repairs(of conflict: Conflict, _ followers: [Conflict] = [], limit: Int) -> [Repair] {
        var candidates = candidates(conflict)
        let part = parts.part(of: conflict.members + candidates.flatMap(\.constraints))
        for index in candidates.indices {
            candidates[index].constraints = candidates[index].constraints.compactMap(part.constraint)
        }
        let mended = Set(([conflict] + followers).map { Set($0.members) })
        let others = conflicts(in: part).filter { !mended.contains(Set($0.members)) }
        let brokenElsewhere = others.compactMap { part.constraint($0.broken) }
        let search = RepairSearch(
            system: part.system, mostAttempts: max(Self.fewAttempts, Self.mostWork / max(1, part.constraints.count)))
        let broken = conflict.members.firstIndex(of: conflict.broken) ?? 0
        return search.repairs(candidates, broken: broken, limit: limit) { changed in
            // Without what the others break all must hold. What they break stays broken: a change only loosens the system,
            // and what contradicts itself afterwards did so before.
            var rest = changed
            for constraint in brokenElsewhere { rest.setActive(false, of: constraint) }
            var solver = Solver(rest)
            return solver.isFeasible()
        }
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
                    scene.superview(of: view) >= 0
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
