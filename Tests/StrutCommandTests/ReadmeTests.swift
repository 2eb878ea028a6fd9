import Foundation
import Testing

@testable import StrutEmission

@Suite("The README")
struct ReadmeTests {
    /// An example of the README: a command, which of its streams is shown, and what is shown of it.
    private struct Example {
        var stream: String
        var words: [String]
        var lines: [String]
    }

    private func examples() throws -> [Example] {
        let text = try Repository.pages
            .map { try String(contentsOf: Repository.root.appendingPathComponent($0), encoding: .utf8) }.joined()
        return text.matches(of: /<!-- (output|errors): strut (.*?) -->\n```\w*\n([^`]*)```/).map { match in
            Example(
                stream: String(match.1), words: match.2.split(separator: " ").map(String.init),
                lines: match.3.split(separator: "\n").map(String.init).filter { $0 != "…" })
        }
    }

    @Test("What the README and the documentation show is what the commands print; 'make goldens' fixes it")
    func output() throws {
        let examples = try examples()
        #expect(examples.count >= 9)
        for example in examples {
            let run = try StrutProcess(example.words)
            let printed = example.stream == "output" ? run.output : run.errors
            #expect(!example.lines.isEmpty)
            #expect(printed.contains(example.lines.joined(separator: "\n")), "\(example.words)")
        }
    }
}
