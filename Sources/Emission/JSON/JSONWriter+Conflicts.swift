import StrutAutoLayout
import StrutJSON

/// The conflicts of a scene: what UIKit would log, and where each constraint is in the document.
extension JSONWriter {
    /// Writes the member `conflicts`, if there are any.
    mutating func write(_ conflicts: [LayoutConflict]) {
        if conflicts.isEmpty { return }
        array("conflicts", .lines) { json in
            for conflict in conflicts {
                json.beginObject(.lines)
                json.member("log", conflict.log)
                json.array("constraints", .lines) { json in
                    for (index, member) in conflict.constraints.enumerated() {
                        json.write(member, isBroken: index == conflict.broken)
                    }
                }
                if conflict.omitted > 0 { json.member("omitted", conflict.omitted) }
                json.endObject()
            }
        }
    }

    private mutating func write(_ member: LayoutConflict.Member, isBroken: Bool) {
        beginObject(.inline)
        self.member("id", orNull: member.id)
        self.member("broken", isBroken)
        self.member("origin", member.origin.rawValue)
        self.member("description", member.log)
        self.member("source", member.source)
        self.member("object", ifAny: member.object)
        if let location = member.location {
            self.member("line", location.line)
            self.member("column", location.column)
        }
        endObject()
    }
}
