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
enum XMLText {
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
}

extension [Finding] {
    /// The findings of each document, in the order of the documents' first findings.
    var groupedByPath: [(path: String, findings: [Finding])] {
        var groups: [(path: String, findings: [Finding])] = []
        var places: [String: Int] = [:]
        for finding in self {
            if let place = places[finding.path] {
                groups[place].findings.append(finding)
            } else {
                places[finding.path] = groups.count
                groups.append((finding.path, [finding]))
            }
        }
        return groups
    }
}
