import Foundation
import Testing

@testable import StrutCommand

/// The commands that pages show: a reader who types them must not get a usage error.
@Suite("Commands in the documentation")
struct DocumentedCommandTests {
    private static func text(_ page: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent(page), encoding: .utf8)
    }

    @Test("Every one has a subcommand and options that exist", arguments: Repository.pages)
    func commands(_ page: String) throws {
        for command in Self.commands(in: try Self.text(page)) {
            #expect(throws: Never.self, "\(page): \(command)") {
                for fault in try Self.faults(of: command) { Issue.record("\(page): \(command): \(fault)") }
            }
        }
    }

    @Test("There are many of them, and a mistake in one is seen")
    func mistakes() throws {
        let commands = try Repository.pages.flatMap { Self.commands(in: try Self.text($0)) }
        #expect(commands.count > 80)
        let sample = """
            Text, and `strut no` in a line.

                strut check --matrx 'a b' | strut fix     # --no
                strut edit A.xib \\
                    --dry-run

            ```yaml
            - run: strut check --strict .
            ```
            """
        let found = Self.commands(in: sample)
        let expected = [["check", "--matrx", "a b"], ["edit", "A.xib", "--dry-run"], ["check", "--strict", "."]]
        #expect(found == expected)
        #expect(try Self.faults(of: found[0]) == ["--matrx is no option"])
        #expect(try found.dropFirst().flatMap(Self.faults(of:)) == [])
        #expect(throws: UsageError.self) { try Self.faults(of: ["chek", "."]) }
    }

    @Test("Scripts and targets of make that pages name exist", arguments: Repository.pages)
    func scripts(_ page: String) throws {
        let text = try Self.text(page)
        let makefile = try String(contentsOf: Repository.root.appendingPathComponent("Makefile"), encoding: .utf8)
        for match in text.matches(of: /\b(?:Scripts|Benchmarks|Examples)\/[\w\/.-]*\w/) {
            let path = Repository.root.appendingPathComponent(String(match.output)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(page): \(match.output)")
        }
        for match in text.matches(of: /(?m)(?:`|^    )make ([a-z][a-z-]+)/) {
            #expect(makefile.contains("\n\(match.1):"), "\(page): make \(match.1)")
        }
    }

    /// The words of each `strut` command in the blocks of code of a page, without `strut`.
    private static func commands(in page: String) -> [[String]] {
        var isFenced = false
        var commands: [[String]] = []
        let lines = page.replacing("\\\n", with: " ").split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines {
            if line.hasPrefix("```") { isFenced.toggle() }
            guard isFenced || line.hasPrefix("    ") else { continue }
            let code = line.drop { $0 == " " }.replacing("- run: ", with: "", maxReplacements: 1)
            guard code.hasPrefix("strut ") else { continue }
            let words = words(of: code).dropFirst()
            // The first line of the command line's page.
            if let first = words.first, first.contains(where: \.isLowercase) { commands.append(Array(words)) }
        }
        return commands
    }

    /// The words of one command as a shell reads them, up to a comment, a pipe or a redirection.
    private static func words(of line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let done = word { words.append(done) }
                word = nil
            } else if word == nil, "#|>;&".contains(character) {
                return words
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    /// What is wrong with the options of a command.
    private static func faults(of words: [String]) throws -> [String] {
        if words[0] == "--help" || words[0] == "--version" { return [] }
        let subcommand = try Subcommand.named(words[0])
        let options = subcommand.options + subcommand.refusedOptions
        let names = Set(options.map(\.name) + options.compactMap { $0.letter.map { "-\($0)" } } + ["-h", "--help"])
        return words.dropFirst().filter { $0.hasPrefix("-") && $0 != "-" }.compactMap { word in
            let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
            return names.contains(name) ? nil : "\(name) is no option"
        }
    }
}
