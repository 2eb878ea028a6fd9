import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout

/// Constraints that were not met, or have room to spare, in words.
extension Narrator {
    /// What a constraint asked for, and by how much it missed.
    mutating func lossText(_ index: Int, excess: Double, isBroken: Bool) -> String {
        let row = scene.rows[index]
        let axis: Axis = row.firstAnchor.isHorizontal ? .horizontal : .vertical
        let missed = number(abs(excess))
        if isBroken {
            return "\(sentence(ofRow: index)): required, and broken, for it conflicts with others; missed by \(missed)"
        }
        let priority = "priority \(number(row.statedPriority))"
        guard row.origin == .intrinsicSize, row.second.kind == .none, let view = scene.owner(of: row.first) else {
            return "\(sentence(ofRow: index)), at \(priority): missed by \(missed)"
        }
        let content = scene.intrinsicContent(of: view, axis)
        let noun = content?.noun ?? "content"
        let isHugging = row.identifier == .hugging
        let side = isHugging ? "hugging" : "compression resistance"
        let change = "\(missed) \(isHugging ? axis.higher : axis.lower) than its \(noun)"
        let wants = "which \(content?.isPlural == true ? "want" : "wants") \(points(row.constant))"
        return "\(name(view)) is \(change), \(wants): \(side) has \(priority)"
    }

    /// An inequality with room to spare.
    mutating func looseConstraint(_ index: Int, room: Double) -> LooseConstraint {
        let row = scene.rows[index]
        let element = scene.element(of: row)
        return LooseConstraint(
            text: "\(sentence(ofRow: index)): \(points(room)) to spare", origin: row.origin,
            constraint: scene.constraint(of: row)?.constraint.id, object: element?.id, location: element?.location,
            priority: row.priority, room: room, description: scene.description.body(row))
    }
}
