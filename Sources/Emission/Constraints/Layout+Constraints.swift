import ConstraintSolver
import StrutAutoLayout
import StrutJSON

/// `--format constraints`: each system as it was solved, a line for each constraint, for another solver to check.
extension Layout {
    func emitConstraints() -> [UInt8] {
        var json = JSONWriter(capacity: 65536)
        json.beginObject(.lines)
        json.member("strut", 1)
        json.member("document", documentName)
        json.array("scenes", .lines) { json in
            for scene in scenes {
                json.beginObject(.lines)
                json.member("id", orNull: scene.scene.id)
                json.array("systems", .lines) { json in
                    for system in scene.allSystems { json.write(system) }
                }
                json.endObject()
            }
        }
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ system: SolvedSystem) {
        beginObject(.lines)
        member("pass", system.pass)
        array("variables", .inline) { json in
            for name in system.variables { json.string(name) }
        }
        array("constraints", .lines) { json in
            for constraint in system.constraints { json.write(constraint) }
        }
        array("values", .inline) { json in
            for value in system.values { json.number(value) }
        }
        endObject()
    }

    private mutating func write(_ constraint: LoweredConstraint) {
        beginObject(.inline)
        member("id", orNull: constraint.id)
        member("origin", constraint.origin.rawValue)
        array("terms", .inline) { json in
            for term in constraint.terms {
                json.beginArray(.inline)
                json.number(term.variable)
                json.number(term.coefficient)
                json.endArray()
            }
        }
        member("relation", constraint.relation.symbol)
        member("constant", constraint.constant)
        member("priority", constraint.priority)
        member("broken", constraint.isBroken)
        member("description", constraint.description)
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
