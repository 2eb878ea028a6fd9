import ConstraintSolver
import StrutDiagnostics

/// Required constraints that cannot hold together, as UIKit's log has it, with what the log leaves out.
public struct LayoutConflict: Sendable {
    /// The members of the smallest set that conflicts, in the order of the log.
    public var constraints: [Member]
    /// The index of the member that is broken so that the others can hold.
    public var broken: Int
    /// How many members are not reported, because the conflicts before it have so many.
    public var omitted = 0

    /// So many members of a scene's conflicts are reported: where each of n views is in conflict with a chain of all,
    /// they would be n².
    public static let mostMembers = 10_000

    /// One constraint of the set.
    public struct Member: Sendable {
        /// The object id of the constraint in the document; nil for an implicit one.
        public var id: String?
        /// The constraint in the grammar of UIKit's log: `<NSLayoutConstraint:… V:[UIView:…(50)]   (active)>`.
        public var log: String
        /// Where the constraint comes from.
        public var origin: ConstraintOrigin
        /// Where it comes from, in words.
        public var source: String
        /// The object id that stands for it in the document: its own, or that of the view that makes it.
        public var object: String?
        /// Where that object starts in the document.
        public var location: SourceLocation?
    }

    /// The whole text that UIKit logs, with object ids where it prints addresses.
    public var log: String {
        var text = "Unable to simultaneously satisfy constraints.\n"
        text +=
            "\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        if constraints.contains(where: { $0.origin == .autoresizingMask }) {
            text +=
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            text += "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        }
        text += "(\n" + constraints.map { "    \"\($0.log)\"" }.joined(separator: ",\n") + "\n)\n\n"
        if omitted > 0 { text += "\(omitted) more \(omitted == 1 ? "is" : "are") left out of this list.\n" }
        text += "Will attempt to recover by breaking constraint \n\(constraints[broken].log)"
        return text
    }
}

extension LayoutConflict {
    /// The conflicts of a scene: those that follow on `mostMembers` members with the broken one alone.
    package static func all(in scene: SolvedScene, mostMembers: Int = mostMembers) -> [LayoutConflict] {
        var reported = 0
        return scene.solution.conflicts.map { conflict in
            var listed = conflict
            if reported >= mostMembers { listed.members = [conflict.broken] }
            reported += listed.members.count
            var found = LayoutConflict(listed, in: scene)
            found.omitted = conflict.members.count - listed.members.count
            return found
        }
    }

    private init(_ conflict: Conflict, in scene: SolvedScene) {
        let describe = scene.description
        let members = scene.logOrder(of: conflict)
        constraints = members.map { member in
            let row = scene.rows[Int(member.index)]
            let element = scene.element(of: row)
            return Member(
                id: scene.constraint(of: row)?.constraint.id,
                log: describe.log(row), origin: row.origin, source: scene.origin(of: row),
                object: element?.id, location: element?.location)
        }
        broken = members.firstIndex(of: conflict.broken) ?? 0
    }
}
