/// Prints findings the way compilers do, so that editors, build logs and problem matchers understand them.
///
/// A finding takes one line, `path:line:column: severity: message [rule]`, and one more for each of its notes,
/// `path:line:column: note: message`. A note without a place of its own stands at its finding's place. Where the source
/// is given, the finding's line of it follows the first line, with a mark under the affected object.
public struct TextReporter: Sendable {
    /// How grave findings must be to be printed; the others are left out together with their notes.
    public var leastSeverity: Severity
    /// Whether colours are set, by the escape sequences of terminals.
    public var usesColor: Bool

    /// Makes a reporter that prints findings of a severity and of graver ones.
    public init(leastSeverity: Severity = .note, usesColor: Bool = false) {
        self.leastSeverity = leastSeverity
        self.usesColor = usesColor
    }

    /// Adds the lines of `findings`, in their order, to `output`.
    public func report(_ findings: [Finding], source: SourceText? = nil, to output: inout [UInt8]) {
        for finding in findings where finding.severity >= leastSeverity {
            report(finding, source: source, to: &output)
        }
    }

    /// Adds the lines of one finding to `output`, whatever its severity.
    public func report(_ finding: Finding, source: SourceText? = nil, to output: inout [UInt8]) {
        appendHead(finding.path, finding.location, finding.severity, to: &output)
        setColor("1", to: &output)
        output.appendOnOneLine(finding.message + finding.environmentWords)
        setColor("0", to: &output)
        output.append(contentsOf: " [\(finding.rule.id)]\n".utf8)
        if let source, let location = finding.location, let excerpt = SourceExcerpt(source, at: location) {
            append(excerpt, line: location.line, to: &output)
        }
        for note in finding.notesInText {
            appendHead(finding.path, note.location ?? finding.location, .note, to: &output)
            output.appendOnOneLine(note.message)
            output.append(UInt8(ascii: "\n"))
        }
    }

    /// Adds the place and the severity.
    private func appendHead(
        _ path: String, _ location: SourceLocation?, _ severity: Severity, to output: inout [UInt8]
    ) {
        setColor("1", to: &output)
        output.appendOnOneLine(path)
        if let location { output.append(contentsOf: ":\(location.line):\(location.column)".utf8) }
        output.append(contentsOf: ": ".utf8)
        setColor(color(of: severity), to: &output)
        output.append(contentsOf: severity.rawValue.utf8)
        output.append(contentsOf: ": ".utf8)
        setColor("0", to: &output)
    }

    /// Adds two lines: the number and text of the line, and the mark under it.
    private func append(_ excerpt: SourceExcerpt, line: Int, to output: inout [UInt8]) {
        let number = String(line).utf8
        let width = max(5, number.count)
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width - number.count))
        output.append(contentsOf: number)
        output.append(contentsOf: " | ".utf8)
        output += excerpt.text
        output.append(UInt8(ascii: "\n"))
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
        output.append(contentsOf: " | ".utf8)
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: excerpt.indent))
        setColor("1;32", to: &output)
        output.append(UInt8(ascii: "^"))
        output.append(contentsOf: repeatElement(UInt8(ascii: "~"), count: excerpt.length - 1))
        setColor("0", to: &output)
        output.append(UInt8(ascii: "\n"))
    }

    /// The colours of compilers: errors red, warnings magenta, notes cyan.
    private func color(of severity: Severity) -> StaticString {
        switch severity {
        case .error: "1;31"
        case .warning: "1;35"
        case .note: "1;36"
        }
    }

    private func setColor(_ code: StaticString, to output: inout [UInt8]) {
        guard usesColor else { return }
        output.append(contentsOf: [0x1B, UInt8(ascii: "[")])
        code.withUTF8Buffer { output.append(contentsOf: $0) }
        output.append(UInt8(ascii: "m"))
    }
}

extension [UInt8] {
    /// Adds `text` on one line, with nothing in it that steers a terminal.
    mutating func appendOnOneLine(_ text: String) {
        append(contentsOf: text.onOneLine.utf8)
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
