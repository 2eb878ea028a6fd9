import Foundation
import Testing

@testable import StrutCommand

/// The command plug-in, which cannot import the executable, knows its options all the same.
@Suite("swift package strut")
struct PluginTests {
    @Test("The plug-in knows which options of check take a value, so that none is taken for an input")
    func valueOptions() throws {
        let file = Repository.root.appendingPathComponent("Plugins/StrutCommandLine/CheckWords.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        func quoted(after name: String) throws -> Set<String> {
            let list = try #require(text.range(of: "static let \(name)")).upperBound
            let body = try #require(text[list...].range(of: #"\[[^\]]*\]"#, options: .regularExpression))
            return Set(
                text[body].split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
        }
        let options = Subcommand.check.options.filter { $0.placeholder != nil }
        #expect(try quoted(after: "optionsWithValue") == Set(options.map(\.name)))
        #expect(try quoted(after: "lettersWithValue") == Set(options.compactMap { $0.letter.map { String($0) } }))
    }
}
