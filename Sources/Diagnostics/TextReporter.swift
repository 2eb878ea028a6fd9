/// Prints findings the way compilers do, so that editors, build logs and problem matchers understand them.
///
/// A finding takes one line, `path:line:column: severity: message [rule]`, and one more for each of its notes,
/// `path:line:column: note: message`. A note without a place of its own stands at its finding's place.
public struct TextReporter: Sendable {
    /// Which severities are printed; the others are left out together with their notes.
    public var severities: Set<Severity>

    /// Makes a reporter that prints findings of the given severities.
    public init(severities: Set<Severity> = Set(Severity.allCases)) {
        self.severities = severities
    }

    /// Adds the lines of `findings`, in their order, to `output`.
    public func report(_ findings: [Finding], to output: inout [UInt8]) {
        for finding in findings where severities.contains(finding.severity) {
            report(finding, to: &output)
        }
    }

    /// Adds the lines of one finding to `output`, whatever its severity.
    public func report(_ finding: Finding, to output: inout [UInt8]) {
        appendPlace(finding.path, finding.location, to: &output)
        output.append(contentsOf: finding.severity.rawValue.utf8)
        output.append(contentsOf: ": ".utf8)
        appendText(finding.message, to: &output)
        output.append(contentsOf: " [\(finding.rule)]\n".utf8)
        for note in finding.notes {
            appendPlace(finding.path, note.location ?? finding.location, to: &output)
            output.append(contentsOf: "note: ".utf8)
            appendText(note.message, to: &output)
            output.append(UInt8(ascii: "\n"))
        }
    }

    private func appendPlace(_ path: String, _ location: SourceLocation?, to output: inout [UInt8]) {
        appendText(path, to: &output)
        if let location { output.append(contentsOf: ":\(location.line):\(location.column)".utf8) }
        output.append(contentsOf: ": ".utf8)
    }

    /// Adds `text` on one line: words from a document may hold line breaks and terminal escapes, which become `\n` and
    /// `\u{1B}` so that no document can forge a second finding or steer a terminal.
    private func appendText(_ text: String, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): output.append(contentsOf: "\\n".utf8)
            case UInt8(ascii: "\t"): output.append(UInt8(ascii: " "))
            case 0..<0x20, 0x7F: output.append(contentsOf: "\\u{\(String(byte, radix: 16, uppercase: true))}".utf8)
            default: output.append(byte)
            }
        }
    }
}

extension Finding: CustomStringConvertible {
    /// The finding and its notes as `TextReporter` prints them, without the last line break.
    public var description: String {
        var output: [UInt8] = []
        TextReporter().report(self, to: &output)
        return String(decoding: output.dropLast(), as: UTF8.self)
    }
}
