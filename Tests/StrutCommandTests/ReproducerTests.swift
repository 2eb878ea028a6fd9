import Foundation
import Testing

/// Documents that once crashed Strut, made it hang, or made it write what is no number: `Tests/Fixtures/reproducers`,
/// each with its side-car. Every run replays them all, in every way that a command line can look at them.
@Suite("Reproducers of faults that were fixed")
struct ReproducerTests {
    private static let folder = Repository.fixtures.appendingPathComponent("reproducers")

    static let names = Repository.documents(in: folder).map(\.lastPathComponent)

    /// The ways to look at a document.
    static let commands = [
        "compile", "compile -d iPad", "compile --format swift -d iPad", "compile --format uikit",
        "compile --format constraints -d iPad", "compile --format svg -d iPad", "compile --format tree",
        "compile --direction rtl", "check -d iPad --content-size AX5", "check --enable all --widths 320...430",
        "preview -d iPad", "textconv", "strings",
    ]

    /// Runs a line of shell with limits that a fault would meet instead of holding up the tests: half a minute, two
    /// gigabytes.
    private func run(_ line: String) throws -> StrutProcess {
        try StrutProcess(shell: "ulimit -t 30; ulimit -v 2000000; \(line)", in: Self.folder)
    }

    @Test("None crashes, hangs, takes all memory or is an internal error", arguments: names)
    func survives(_ name: String) throws {
        for command in Self.commands {
            let run = try run("$STRUT \(command) '\(name)'")
            #expect([0, 1].contains(run.status), "\(command): \(run)")
        }
    }

    @Test("What is written is JSON with finite numbers", arguments: names)
    func json(_ name: String) throws {
        for options in ["", "-d iPad", "--format constraints"] {
            let output = try run("$STRUT compile \(options) '\(name)'").output
            // Numbers that are not finite are no JSON.
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
        }
    }

    @Test("Each view can be explained and fitted", arguments: names)
    func oneView(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        for match in text.matches(of: #/ id="([\w-]+)"/#).prefix(6) {
            for command in ["explain", "explain -d iPad", "fit", "fit --width 100"] {
                let run = try run("$STRUT \(command) -- '\(name)' '\(match.1)'")
                // Constraints and controllers cannot be asked.
                #expect([0, 1].contains(run.status), "\(command) \(match.1): \(run)")
            }
        }
    }

    @Test("Generated Swift is Swift, whatever a document calls its classes, outlets and texts")
    func swift() throws {
        let folder = try TemporaryFolder()
        for (index, name) in Self.names.enumerated() {
            for format in ["swift", "uikit"] {
                let run = try run("$STRUT compile --design-data none --format \(format) '\(name)'")
                #expect([0, 1].contains(run.status) && !run.output.isEmpty, "\(format) \(name): \(run)")
                try folder.write(run.output, to: "\(format)\(index).swift")
            }
        }
        let parsed = try StrutProcess(shell: "swiftc -frontend -parse *.swift", in: folder.url)
        #expect(parsed.status == 0, "\(parsed)")
    }

    @Test("A text keeps its characters, however strange, and its comments")
    func literals() throws {
        #expect(try run("$STRUT compile --format uikit control-characters.xib").output.contains(#""a\u{85}b\u{9b}c""#))
        #expect(try run("$STRUT compile --format uikit comment-in-text.xib").output.contains(#""see f() // note""#))
    }

    @Test("A place in a side-car lies in it, also where a string goes on in the next line")
    func place() throws {
        let report = try run("$STRUT check line-break-in-side-car.xib").output
        #expect(report.contains("line-break-in-side-car.strut.json:1:15: error:"), "\(report)")
    }
}
