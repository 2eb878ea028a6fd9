/// Prints findings as Checkstyle's XML, which Jenkins, SonarQube, reviewdog and many other tools of CI read.
public struct CheckstyleReporter: Sendable {
    /// Makes a reporter.
    public init() {}

    /// Adds the report on `findings` to `output`: a `<file>` for each document, in the order of their first findings.
    public func report(_ findings: [Finding], to output: inout [UInt8]) {
        output += Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
        for group in findings.groupedByPath {
            output += Array("  <file name=\"\(XMLText.escaped(group.path))\">\n".utf8)
            for finding in group.findings { report(finding, to: &output) }
            output += Array("  </file>\n".utf8)
        }
        output += Array("</checkstyle>\n".utf8)
    }

    private func report(_ finding: Finding, to output: inout [UInt8]) {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        let place = finding.location.map { "line=\"\($0.line)\" column=\"\($0.column)\" " } ?? ""
        let words = XMLText.escaped(finding.message + finding.environmentWords)
        output += Array(
            "    <error \(place)severity=\"\(severity)\" message=\"\(words)\" source=\"strut.\(finding.rule.id)\"/>\n"
                .utf8)
    }
}

/// Text as XML has it.
package enum XMLText {
    /// The text for an attribute's value or an element's content; what XML cannot hold becomes a replacement character.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n", "\r", "\t": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            case let scalar where scalar.steersTerminal:
                result.append(contentsOf: "&#x\(String(scalar.value, radix: 16));".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// The text that `escaped` made an attribute's value of, but for what it replaced.
    package static func unescaped(_ text: some StringProtocol) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
            result += rest[..<start]
            result += character(named: rest[rest.index(after: start)..<end]) ?? String(rest[start...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// What stands for an entity; nil for one that `escaped` does not write.
    private static func character(named name: Substring) -> String? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "#9": "\t"
        case "#10": "\n"
        case "#13": "\r"
        default:
            name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } : nil
        }
    }
}

extension [Finding] {
    /// The findings of each document, in the order of the documents' first findings.
    var groupedByPath: [(path: String, findings: [Finding])] {
        var groups: [(path: String, findings: [Finding])] = []
        // By bytes: as texts, é and e with an accent behind it would be one.
        var places: [[UInt8]: Int] = [:]
        for finding in self {
            let path = [UInt8](finding.path.utf8)
            if let place = places[path] {
                groups[place].findings.append(finding)
            } else {
                places[path] = groups.count
                groups.append((finding.path, [finding]))
            }
        }
        return groups
    }
}
