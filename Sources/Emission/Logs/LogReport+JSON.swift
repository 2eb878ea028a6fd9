// A log that was explained, for tools.

import Checking
import JSON

extension LogReport {
    /// `{"strut": 1, "conflicts": […]}`; constraints are named by their index in the log.
    package func emitJSON() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("conflicts", .lines) { json in
            for entry in entries { json.write(entry) }
        }
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ entry: LogReport.Entry) {
        let analysis = entry.analysis
        beginObject(.lines)
        array("constraints", .lines) { json in
            for (row, place) in zip(analysis.conflict.constraints, entry.places) {
                json.beginObject(.inline)
                json.member("text", row.text)
                json.member("origin", row.origin.rawValue)
                json.member("object", orNull: place?.object)
                json.member("path", orNull: place?.path)
                json.key("line")
                if let line = place?.line { json.number(line) } else { json.null() }
                json.endObject()
            }
        }
        array("unread", .lines) { json in
            for row in analysis.conflict.unread { json.string(row) }
        }
        array("minimal", .inline) { json in
            for index in analysis.minimal { json.number(index) }
        }
        key("broken")
        if let broken = analysis.conflict.broken { number(broken) } else { null() }
        member("predicted", analysis.predicted)
        array("repairs", .lines) { json in
            for repair in analysis.repairs {
                json.beginObject(.inline)
                json.member("change", repair.change.text)
                json.member("constraint", repair.constraint)
                json.endObject()
            }
        }
        endObject()
    }
}
