// A log that was explained, for tools.

import StrutChecking
import StrutJSON

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
            for (row, places) in zip(analysis.conflict.constraints, entry.places) {
                json.beginObject(.inline)
                json.member("text", row.text)
                json.member("origin", row.origin.rawValue)
                json.write(places.first)
                json.array("alternatives", .inline) { json in
                    for place in places.dropFirst() {
                        json.beginObject(.inline)
                        json.write(place)
                        json.endObject()
                    }
                }
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
                json.member("change", analysis.conflict.constraints[repair.constraint].words(of: repair.change))
                json.member("constraint", repair.constraint)
                json.endObject()
            }
        }
        array("obstacles", .inline) { json in
            for index in analysis.obstacles { json.number(index) }
        }
        endObject()
    }

    private mutating func write(_ place: LogPlace?) {
        member("object", orNull: place?.object)
        member("path", orNull: place?.path)
        key("line")
        if let line = place?.line { number(line) } else { null() }
    }
}
