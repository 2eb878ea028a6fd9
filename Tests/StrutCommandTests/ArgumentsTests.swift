import Strut
import Testing

@testable import StrutCommand

@Suite("Reading arguments")
struct ArgumentsTests {
    private func read(_ line: String) throws -> Arguments {
        try Arguments(line.split(separator: " ").map(String.init), options: Subcommand.compile.options)
    }

    @Test("Values may be attached or apart, letters may be joined")
    func spellings() throws {
        let expected = try read("--format swift --jobs 3 --quiet --output x.swift A.xib")
        #expect(try read("A.xib -qj3 --format=swift -ox.swift") == expected)
        #expect(try read("-q -j 3 A.xib --output=x.swift --format swift") == expected)
        #expect(expected.format == .swift && expected.jobs == 3 && expected.isQuiet && expected.operands == ["A.xib"])
    }

    @Test("A value may hold an equals sign or begin with one hyphen")
    func values() throws {
        #expect(try read("--output=a=b").output == "a=b")
        #expect(try read("--output -").output == "-")
        #expect(try read("--output=--x").output == "--x")
    }

    @Test("Content sizes have their short and UIKit's long names")
    func contentSizes() throws {
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        for (name, category) in zip(names, ContentSizeCategory.allCases) {
            #expect(try read("--content-size \(name)").contentSizeCategory == category)
            #expect(try read("--content-size \(category)").contentSizeCategory == category)
        }
    }

    @Test(
        "A language is a code in any spelling, a pseudo-language, or Base",
        arguments: [
            "de", "de-DE", "pt_BR", "pt-br", "zh-Hans", "zh-Hant-TW", "es-419", "Base", "double-length", "accented",
        ])
    func languages(name: String) throws {
        #expect(try read("--language \(name) A.xib").language == name)
        let check = try Arguments(["--language", "\(name), fr"], options: Subcommand.check.options)
        #expect(check.matrixWords.languages == [name, "fr"])
        #expect(throws: UsageError.notALanguage("\(name) fr")) {
            try Arguments(["--language", "\(name) fr"], options: Subcommand.compile.options)
        }
    }

    @Test("Without options the document's own canvas is meant; each device is one environment")
    func environments() throws {
        #expect(try read("A.xib").environments == [LayoutEnvironment()])
        let two = try read("-d iPhone8 -d ipad10_2 -d iphone-8 --size 300x400")
        #expect(two.environments.map(\.device?.id) == ["retina4_7", "ipad10_2"])
        #expect(two.environments.allSatisfy { $0.size == Size(width: 300, height: 400) })
    }

    @Test(
        "The nearest word is suggested, and none that is far",
        arguments: [
            ("formt", "format"), ("FORMAT", "format"), ("ofrmat", "format"), ("formatt", "format"), ("xyz", nil),
        ])
    func suggestions(word: String, expected: String?) {
        #expect(Suggestion.nearest(to: word, among: ["output", "format", "device"]) == expected)
    }

    @Test("Swaps count as one step")
    func distance() {
        #expect(Suggestion.distance("", "abc") == 3)
        #expect(Suggestion.distance("abcd", "abdc") == 1)
        #expect(Suggestion.distance("kitten", "sitting") == 3)
    }

    @Test("Every option's name is used once in a subcommand, and so is every letter")
    func table() {
        for subcommand in Subcommand.all {
            #expect(Set(subcommand.options.map(\.name)).count == subcommand.options.count)
            let letters = subcommand.options.compactMap(\.letter)
            #expect(Set(letters).count == letters.count)
            #expect(subcommand.options.allSatisfy { $0.name.hasPrefix("--") && $0.help.hasSuffix(".") })
        }
    }
}
