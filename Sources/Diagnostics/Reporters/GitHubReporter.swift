/// Prints findings as workflow commands of GitHub Actions, which shows them beside the lines of a pull request.
///
/// A finding takes one line, `::error file=…,line=…,col=…,title=rule::message`, with its notes inside the message.
/// GitHub shows ten errors and ten warnings of a step: the graver ones come first.
public struct GitHubReporter: Sendable {
    /// Makes a reporter.
    public init() {}

    /// Adds the commands of `findings` to `output`; columns are taken to count characters.
    public func report(_ findings: [Finding], to output: inout [UInt8]) {
        for severity in Severity.allCases {
            for finding in findings where finding.severity == severity { report(finding, to: &output) }
        }
    }

    private func report(_ finding: Finding, to output: inout [UInt8]) {
        let command = finding.severity == .note ? "notice" : finding.severity.rawValue
        output.append(contentsOf: "::\(command) file=".utf8)
        append(finding.path.withoutCurrentFolder, isProperty: true, to: &output)
        if let location = finding.location {
            output.append(contentsOf: ",line=\(location.line),col=\(location.column)".utf8)
        }
        output.append(contentsOf: ",title=\(finding.rule.id)::".utf8)
        append(finding.message + finding.environmentWords, to: &output)
        for note in finding.notesInText {
            let line = note.location.map { "line \($0.line): " } ?? ""
            append("\n\(line)\(note.message)", to: &output)
        }
        output.append(UInt8(ascii: "\n"))
    }

    /// Adds text with GitHub's own escapes; a property may not hold the signs that end it either.
    private func append(_ text: some StringProtocol, isProperty: Bool = false, to output: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": output.append(contentsOf: "%25".utf8)
            case "\r": output.append(contentsOf: "%0D".utf8)
            case "\n": output.append(contentsOf: "%0A".utf8)
            case ":" where isProperty: output.append(contentsOf: "%3A".utf8)
            case "," where isProperty: output.append(contentsOf: "%2C".utf8)
            case let scalar where scalar.steersTerminal: output.append(contentsOf: String(scalar).onOneLine.utf8)
            default: output.append(contentsOf: String(scalar).utf8)
            }
        }
    }
}
