// The list of names and the constants that count on it agree.

import Foundation
import Testing

@testable import InterfaceDocument

@Suite struct VocabularyTests {
    @Test func namesAreFound() {
        #expect(Vocabulary.count > 700)
        for number in 0..<Vocabulary.count {
            #expect(Vocabulary.number(of: Vocabulary.name(number)) == Int32(number))
        }
        #expect(Vocabulary.number(of: "hologram") == nil)
        #expect(AttributeName("constant") == .constant)
        #expect(AttributeName("hologram") == nil)
        #expect("\(ElementName.switch)" == "switch" && "\(AttributeName.base64UTF8)" == "base64-UTF8")
    }

    @Test(arguments: ["ElementName", "AttributeName"])
    func constantsHaveTheNumbersOfTheirNames(type: String) throws {
        let file = root.appendingPathComponent("Sources/InterfaceDocument/Names/\(type)+Known.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        var count = 0
        for line in lines {
            let constant = /static var `?(\w+)`?: \w+ \{ \w+\((\d+)\) \}/
            guard let match = line.firstMatch(of: constant), let number = Int(match.2) else { continue }
            count += 1
            let spelling = match.1 == "base64UTF8" ? "base64-UTF8" : String(match.1)
            #expect(Vocabulary.name(number) == spelling)
        }
        #expect(count > 200)
    }

    /// The script is written in Python, which need not be there.
    @Test(.enabled(if: try VocabularyTests.python("--version") == 0))
    func theFilesAreMadeOfTheList() throws {
        #expect(try Self.python(root.appendingPathComponent("Scripts/make-vocabulary").path, "--check") == 0)
    }

    private static func python(_ words: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + words
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
