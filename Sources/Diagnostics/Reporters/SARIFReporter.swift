import StrutJSON

/// Prints findings in SARIF 2.1.0, which GitHub, GitLab, Azure DevOps and editors show beside the code.
///
/// Columns count Unicode code points: pass findings that `SourceText.inCodePoints` has seen to.
public struct SARIFReporter: Sendable {
    /// The version of Strut that reports.
    public var version: String

    /// Makes a reporter that calls itself Strut of `version`.
    public init(version: String) {
        self.version = version
    }

    /// Adds the report on `findings` to `output`: UTF-8 text that ends with a line break.
    public func report(_ findings: [Finding], to output: inout [UInt8]) {
        // Rules stand in the order of their names, so that a new finding does not renumber the others' rules more than
        // needed.
        let rules = Set(findings.map(\.rule)).sorted { $0.id < $1.id }
        var fingerprints = Fingerprints()
        var json = JSONWriter(capacity: 1024 * (findings.count + 1))
        json.beginObject(.lines)
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.array("runs", .lines) { json in
            json.beginObject(.lines)
            json.object("tool", .inline) { $0.object("driver", .lines) { $0.writeDriver(rules, version: version) } }
            json.member("columnKind", "unicodeCodePoints")
            json.array("results", .lines) { json in
                for finding in findings { json.write(finding, rules: rules, &fingerprints) }
            }
            json.endObject()
        }
        json.endObject()
        output += json.finish()
    }
}

/// Names for findings that stay the same when lines move: made of their identities.
private struct Fingerprints {
    private var seen: [String: Int] = [:]

    /// The fingerprint as GitHub expects it: a hash, and a number that distinguishes equal ones.
    mutating func next(_ finding: Finding) -> String {
        let identity = finding.identity()
        let parts = [identity.rule, identity.object ?? finding.path, identity.variant].compactMap(\.self)
        let subject = parts.joined(separator: "/")
        let number = (seen[subject] ?? 0) + 1
        seen[subject] = number
        // FNV-1a: the standard library's own hashes differ from run to run.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in subject.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return "\(String(repeating: "0", count: 16 - digits.count))\(digits):\(number)"
    }
}

extension JSONWriter {
    fileprivate mutating func writeDriver(_ rules: [Rule], version: String) {
        member("name", "strut")
        member("version", version)
        member("semanticVersion", version)
        array("rules", .lines) { json in
            for rule in rules {
                json.beginObject(.inline)
                json.member("id", rule.id)
                json.writeMessage("shortDescription", rule.summary)
                json.writeMessage("help", rule.help)
                json.object("defaultConfiguration", .inline) { $0.member("level", rule.severity.rawValue) }
                json.endObject()
            }
        }
    }

    fileprivate mutating func write(_ finding: Finding, rules: [Rule], _ fingerprints: inout Fingerprints) {
        beginObject(.lines)
        member("ruleId", finding.rule.id)
        if let index = rules.firstIndex(of: finding.rule) { member("ruleIndex", index) }
        member("level", finding.severity.rawValue)
        writeMessage("message", finding.message + finding.environmentWords)
        array("locations", .lines) { json in
            json.writePlace(finding.path, finding.location, object: finding.object)
        }
        if !finding.notes.isEmpty {
            array("relatedLocations", .lines) { json in
                for (index, note) in finding.notes.enumerated() {
                    let place = note.location ?? finding.location
                    json.writePlace(finding.path, place, object: note.object, number: index + 1, note.message)
                }
            }
        }
        if !finding.environments.isEmpty || !finding.windows.isEmpty {
            object("properties", .lines) { json in
                json.write(environments: finding.environments)
                json.write(windows: finding.windows)
            }
        }
        let fingerprint = fingerprints.next(finding)
        object("partialFingerprints", .inline) { json in
            // The first is the only one that GitHub looks at, which computes it from the line where it is missing.
            json.member("primaryLocationLineHash", fingerprint)
            json.member("ruleAndObject/v1", fingerprint)
        }
        endObject()
    }

    private mutating func writePlace(
        _ path: String, _ location: SourceLocation?, object: String?, number: Int? = nil, _ message: String? = nil
    ) {
        beginObject(.inline)
        if let number { member("id", number) }
        if let message { writeMessage("message", message) }
        self.object("physicalLocation", .inline) { json in
            json.object("artifactLocation", .inline) { json in
                json.member("uri", ArtifactURI.text(path))
                // What goes up lies outside of the root (3.4.4).
                if !path.hasPrefix("/"), !path.withoutCurrentFolder.hasPrefix("../") {
                    json.member("uriBaseId", "%SRCROOT%")
                }
            }
            if let location {
                json.object("region", .inline) { json in
                    json.member("startLine", location.line)
                    json.member("startColumn", location.column)
                }
            }
        }
        if let object {
            array("logicalLocations", .inline) { json in
                json.beginObject(.inline)
                json.member("name", object)
                json.member("kind", "element")
                json.endObject()
            }
        }
        endObject()
    }

    /// Writes a message, in which braces stand for themselves when they are doubled: single ones are placeholders
    /// (3.11.5).
    private mutating func writeMessage(_ name: StaticString, _ text: String) {
        let doubled = text.reduce(into: "") { doubled, character in
            doubled.append(character)
            if character == "{" || character == "}" { doubled.append(character) }
        }
        object(name, .inline) { $0.member("text", doubled) }
    }
}

/// Paths as URIs: relative ones stay relative, so that a report means the same in every clone.
private enum ArtifactURI {
    static func text(_ path: String) -> String {
        let path = path.withoutCurrentFolder
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return uri
    }
}
