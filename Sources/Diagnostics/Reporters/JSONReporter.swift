import StrutJSON

/// Prints findings as one JSON text, version 1: each with its path, and otherwise as in the JSON of a layout.
public struct JSONReporter: Sendable {
    /// Makes a reporter.
    public init() {}

    /// Adds the report on `findings` to `output`: UTF-8 text that ends with a line break.
    public func report(_ findings: [Finding], to output: inout [UInt8]) {
        var json = JSONWriter(capacity: 512 * (findings.count + 1))
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("findings", .lines) { json in
            for finding in findings { json.write(finding, path: finding.path) }
        }
        json.endObject()
        output += json.finish()
    }
}

extension JSONWriter {
    /// Writes a finding with the places of its notes, and with `path` where the reader does not know it anyway.
    package mutating func write(_ finding: Finding, path: String? = nil) {
        beginObject(.lines)
        member("path", ifAny: path)
        member("rule", finding.rule.id)
        member("severity", finding.severity.rawValue)
        member("message", finding.message)
        writePlace(finding.location, finding.object)
        if !finding.rows.isEmpty {
            array("rows", .inline) { json in for row in finding.rows { json.string(row) } }
        }
        write(environments: finding.environments)
        writeExample(of: finding)
        write(windows: finding.windows)
        array("notes", .lines) { json in
            for note in finding.notes {
                json.beginObject(.inline)
                json.member("message", note.message)
                json.writePlace(note.location, note.object)
                json.endObject()
            }
        }
        endObject()
    }

    private mutating func writePlace(_ location: SourceLocation?, _ object: String?) {
        if let location {
            member("line", location.line)
            member("column", location.column)
        }
        member("object", ifAny: object)
    }
}
