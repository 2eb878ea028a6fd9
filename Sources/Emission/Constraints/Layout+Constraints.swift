import AutoLayout
import ConstraintSolver

/// `--format constraints`: each system as it was solved, a line for each constraint, for another solver to check.
extension Layout {
    func emitConstraints() -> [UInt8] {
        var json = JSONWriter(capacity: 65536)
        json.beginObject(.lines)
        json.key("strut")
        json.number(1)
        json.key("document")
        json.string(documentName)
        json.key("scenes")
        json.beginArray(.lines)
        for scene in scenes {
            json.beginObject(.lines)
            json.key("id")
            json.stringOrNull(scene.scene.id)
            json.key("systems")
            json.beginArray(.lines)
            for system in scene.systems { json.write(system) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ system: SolvedSystem) {
        beginObject(.lines)
        key("pass")
        string(system.pass)
        key("variables")
        beginArray(.inline)
        for name in system.variables { string(name) }
        endArray()
        key("constraints")
        beginArray(.lines)
        for constraint in system.constraints { write(constraint) }
        endArray()
        key("values")
        beginArray(.inline)
        for value in system.values { number(value) }
        endArray()
        endObject()
    }

    private mutating func write(_ constraint: LoweredConstraint) {
        beginObject(.inline)
        key("id")
        stringOrNull(constraint.id)
        key("origin")
        string(constraint.origin.rawValue)
        key("terms")
        beginArray(.inline)
        for term in constraint.terms {
            beginArray(.inline)
            number(term.variable)
            number(term.coefficient)
            endArray()
        }
        endArray()
        key("relation")
        string(constraint.relation.symbol)
        key("constant")
        number(constraint.constant)
        key("priority")
        number(constraint.priority)
        key("broken")
        bool(constraint.isBroken)
        key("description")
        string(constraint.description)
        endObject()
    }
}

extension Relation {
    /// The relation between the sum of a constraint's terms and its constant.
    fileprivate var symbol: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }
}
