import Foundation
import Testing

/// A file of commands with what they print: `$ strut …` in `Storyboards/`, and below it the lines of both streams.
///
/// Lines that start with `#` are comments, and say how the numbers below them were derived. No tool rewrites these
/// files.
struct Transcript: Sendable, CustomTestStringConvertible {
    var file: URL
    var testDescription: String { file.lastPathComponent }

    static let all: [Transcript] = {
        let folder = Repository.fixtures.appendingPathComponent("transcripts")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { Transcript(file: folder.appendingPathComponent($0)) }
    }()

    struct Step {
        var line: Int
        var command: String
        var expected: [String] = []
    }

    var steps: [Step] {
        get throws {
            var steps: [Step] = []
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            for (number, line) in lines.enumerated() where !line.hasPrefix("#") {
                if line.hasPrefix("$ strut ") {
                    steps.append(Step(line: number + 1, command: String(line.dropFirst("$ strut ".count))))
                } else if !steps.isEmpty {
                    steps[steps.count - 1].expected.append(line)
                }
            }
            return steps
        }
    }
}

@Suite("Transcripts")
struct TranscriptTests {
    @Test("There are transcripts of the articles that the project comes from, and of windows of every width")
    func articles() throws {
        #expect(
            Transcript.all.map(\.testDescription) == [
                "automatic-table.txt", "dynamic-type-header.txt", "table-header-rules.txt", "table-header.txt",
                "table-in-scroll-view.txt", "window-widths.txt",
            ])
        for transcript in Transcript.all { #expect(try !transcript.steps.isEmpty) }
    }

    @Test("Each command prints what its transcript says", arguments: Transcript.all)
    func transcript(_ transcript: Transcript) throws {
        for step in try transcript.steps {
            let run = try StrutProcess(shell: "\"$STRUT\" \(step.command) 2>&1", in: Repository.storyboards)
            let printed = run.output.split(separator: "\n").map(String.init)
            #expect(printed == step.expected, "line \(step.line): strut \(step.command)")
        }
    }
}
