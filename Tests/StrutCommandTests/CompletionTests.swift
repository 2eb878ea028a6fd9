import Foundation
import Testing

@testable import StrutCommand

@Suite("Completions and the manual page")
struct CompletionTests {
    private let folder: TemporaryFolder

    /// The completions of each shell, and the manual page, made once for all tests.
    private static let completions = Dictionary(
        uniqueKeysWithValues: Shell.allCases.map { ("strut.\($0)", $0.completions) })
    private static let manual = ManualPage.text

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "App Files/Main.storyboard")
        try folder.write("", to: "App Files/Main.swift")
        try folder.write("", to: "UPPER.STORYBOARD")
        try folder.write("", to: "home/Project/A.xib")
        for (name, text) in Self.completions { try folder.write(text, to: name) }
        try folder.write(Self.manual, to: "strut.1")
    }

    private func run(_ words: [String]) throws -> StrutProcess {
        try StrutProcess(executable: URL(fileURLWithPath: "/usr/bin/env"), words, in: folder.url, input: "")
    }

    private static func hasProgram(_ name: String) -> Bool {
        ["/usr/bin", "/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    @Test("The subcommands print them")
    func printing() throws {
        for shell in Shell.allCases {
            let run = try StrutProcess(["completions", shell.rawValue], in: folder.url)
            #expect(run.status == 0 && run.errors == "")
            #expect(run.output == shell.completions)
        }
        #expect(try StrutProcess(["manual"], in: folder.url).output == ManualPage.text)
    }

    @Test("Each names every subcommand and every option", arguments: Shell.allCases)
    func complete(shell: Shell) {
        let completions = Self.completions["strut.\(shell)"] ?? ""
        for subcommand in Subcommand.all {
            #expect(completions.contains(subcommand.name))
            for option in subcommand.options {
                #expect(completions.contains(shell == .fish ? String(option.name.dropFirst(2)) : option.name))
            }
        }
        #expect(Completion.subcommands.words == Subcommand.all.map(\.name))
    }

    @Test("Whatever is offered is understood")
    func offers() throws {
        for subcommand in Subcommand.all {
            for option in subcommand.options {
                for word in option.completion.words {
                    let arguments = try Arguments([option.name, word], options: subcommand.options)
                    #expect(arguments.operands.isEmpty, "\(option.name) \(word)")
                }
            }
        }
    }

    /// Command lines, and words that must be offered and must not be for the last of them.
    private static let lines: [(words: [String], offered: [String], others: [String])] = [
        (["ch"], ["check"], ["compile"]),
        (["check", "--stri"], ["--strict"], ["--output"]),
        (["compile", "--diagnostic-format", ""], ["text", "json", "sarif", "github"], ["--quiet"]),
        (["compile", "--device", "iPhone-1"], ["iPhone-15"], ["iPhone-SE"]),
        (["compile", "--device", "iphone-a"], ["iPhone-Air"], ["iPhone-SE"]),
        (["check", "App Files/Ma"], ["App Files/Main.storyboard"], ["App Files/Main.swift"]),
        (["completions", ""], ["bash", "zsh", "fish"], ["-h"]),
        (["help", "ver"], ["version"], ["help"]),
        (["help", "check", "--"], ["--help"], ["--strict"]),
        (["check", "strings", "--"], ["--strict"], ["--update"]),
        (["check", "UPP"], ["UPPER.STORYBOARD"], []),
    ]

    @Test("bash offers what fits", .enabled(if: hasProgram("bash")), arguments: lines)
    func bash(words: [String], offered: [String], others: [String]) throws {
        let list = (["strut"] + words).map(Shell.quoted).joined(separator: " ")
        let script = """
            source ./strut.bash; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _strut; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try run(["bash", "--norc", "-c", script])
        let reply = run.output.split(separator: "\n").map(String.init)
        #expect(run.errors == "")
        for word in offered { #expect(reply.contains(word), "\(run.output)") }
        for word in others { #expect(!reply.contains(word)) }
    }

    @Test("bash looks into folders of the home folder", .enabled(if: hasProgram("bash")))
    func bashAtHome() throws {
        let script =
            "HOME=$PWD/home; source ./strut.bash; COMP_WORDS=(strut check '~/Pro'); COMP_CWORD=2; _strut; echo $COMPREPLY"
        #expect(try run(["bash", "--norc", "-c", script]).output == "~/Project/\n")
    }

    @Test("fish offers what fits", .enabled(if: hasProgram("fish")), arguments: lines)
    func fish(words: [String], offered: [String], others: [String]) throws {
        let line = (["strut"] + words).map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
        let run = try run(["fish", "--no-config", "-c", "source strut.fish; complete -C \(Shell.quoted(line))"])
        let reply = run.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
        for word in offered { #expect(reply.contains(word), "\(run.output) \(run.errors)") }
        // Of files fish offers the fitting ones first, and the others after them.
        for word in others where !word.contains("/") { #expect(!reply.contains(word)) }
    }

    @Test("zsh reads its script", .enabled(if: hasProgram("zsh")))
    func zsh() throws {
        #expect(try run(["zsh", "-n", "strut.zsh"]).errors == "")
        let script = "autoload -U compinit; compinit -D; source ./strut.zsh; print $_comps[strut]"
        #expect(try run(["zsh", "-f", "-c", script]).output == "_strut\n")
    }

    @Test("The manual page has every option and is as mdoc asks", .enabled(if: hasProgram("mandoc")))
    func manual() throws {
        let lint = try run(["mandoc", "-T", "lint", "-W", "style", "strut.1"])
        #expect(lint.status == 0, "\(lint.output)")
        let page = try run(["mandoc", "-T", "utf8", "strut.1"]).output.replacing(/.\u{8}/, with: "")
        for subcommand in Subcommand.all {
            #expect(page.contains("strut \(subcommand.name)"))
            for option in subcommand.options { #expect(page.contains(option.usage), "\(option.usage)") }
            for example in subcommand.examples { #expect(page.contains(example.command), "\(example.command)") }
        }
        for status in ExitStatus.allCases { #expect(page.contains("\(status.rawValue)")) }
    }
}
