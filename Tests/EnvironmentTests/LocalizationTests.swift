// Strings files and pseudo-languages.

import Diagnostics
import Environment
import Testing

@Suite struct LocalizationTests {
    @Test func entriesCommentsAndEscapes() {
        let text = """
            /* one */ "a.text" = "Ä \\"b\\"\\n\\U00e9"; // rest
            bare_key = "2";
            """
        let file = StringsFile(Array(text.utf8))
        #expect(file.problem == nil)
        #expect(file.strings == ["a.text": "Ä \"b\"\né", "bare_key": "2"])
    }

    @Test(arguments: [true, false])
    func utf16(isBigEndian: Bool) {
        var bytes: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        for unit in "\"k\" = \"中\";".utf16 {
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            bytes += isBigEndian ? pair : pair.reversed()
        }
        #expect(StringsFile(bytes).strings == ["k": "中"])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "expected ';' after the value"),
        ("\"a\" \"b\";", 1, 5, "expected '=' after the key"), ("\"a\" = \"b;", 1, 10, "a string is not closed"),
    ])
    func problemsHaveAPlace(text: String, line: Int, column: Int, message: String) throws {
        let problem = try #require(StringsFile(Array(text.utf8)).problem)
        #expect(problem.location == SourceLocation(line: line, column: column))
        #expect(problem.message == message)
    }

    @Test func whatStandsBeforeAProblemIsKept() {
        #expect(StringsFile(Array("\"a\" = \"b\"; nonsense".utf8)).strings == ["a": "b"])
    }

    @Test func pseudoLanguages() {
        #expect(Localization(.doubleLength).shown("OK", id: nil, key: "text") == "OK OK")
        #expect(Localization(.accented).shown("Abc 1", id: nil, key: "text") == "Åƀç 1")
        #expect(Localization(.doubleLength).shown("", id: nil, key: "text") == "")
    }

    @Test func translationsGoByObjectAndProperty() {
        let german = Localization(language: "de", strings: ["abc.text": "Ja"])
        #expect(german.shown("Yes", id: "abc", key: "text") == "Ja")
        #expect(german.shown("Yes", id: "abc", key: "placeholder") == "Yes")
        #expect(german.shown("Yes", id: nil, key: "text") == "Yes")
    }
}
