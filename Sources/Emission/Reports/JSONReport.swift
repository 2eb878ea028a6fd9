import Diagnostics

/// Findings as one JSON text, version 1: each with its path, and otherwise as in the JSON of a layout.
public enum JSONReport {
    /// The report on `findings`, as UTF-8 text that ends with a line break.
    public static func bytes(_ findings: [Finding]) -> [UInt8] {
        var json = JSONWriter(capacity: 512 * (findings.count + 1))
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("findings", .lines) { json in
            for finding in findings { json.write(finding, path: finding.path) }
        }
        json.endObject()
        return json.finish()
    }
}
