import StrutPropertyList
import Testing

@Suite("Reading property lists in the old text form")
struct ReadingTextTests {
    private func read(_ text: String) throws -> PropertyListValue {
        try PropertyListValue(parsingText: Array(text.utf8))
    }

    @Test("Strings, lists, dictionaries, bytes and comments")
    func values() throws {
        let value = try read(
            """
            // !$*UTF8*$!
            { /* a comment */ plain = Main.storyboard; "with blanks" = "a \\"b\\"\\n\\U00e9 \\101";
              list = (one, "two", three, ); none = ( ); inner = { a = 'b'; }; bytes = <0fb D77>; }
            """)
        #expect(
            value == [
                "plain": "Main.storyboard", "with blanks": "a \"b\"\n\u{E9} A", "list": ["one", "two", "three"],
                "none": [], "inner": ["a": "b"], "bytes": .data([0x0F, 0xBD, 0x77]),
            ])
    }

    @Test("A character outside of the first plane is two units")
    func surrogates() throws {
        #expect(try read(#"{ a = "\Ud83d\Ude00"; }"#) == ["a": "\u{1F600}"])
    }

    @Test(
        "What is no list is refused with the place",
        arguments: [
            ("{ a = b }", 1, 9, "';' is expected behind the value of 'a'"),
            ("{\n  a b;\n}", 2, 5, "'=' is expected behind the key 'a'"),
            ("{ a = \"b; }", 1, 7, "this string has no end"), ("{ a = (b c); }", 1, 10, "',' or ')' is expected"),
            ("{ a = b; } c", 1, 12, "something stands behind the end"), ("", 1, 1, "the text ends where a value"),
            ("{ a = <0g>; }", 1, 9, "hexadecimal digits"), ("/* { }", 1, 1, "this comment has no end"),
            ("<<<<<<< ours", 1, 2, "hexadecimal"), ("{ a = ; }", 1, 7, "';' is no value"),
            ("\n\n  ]", 3, 3, "']' is no value"), ("\u{FEFF}{ a }", 1, 8, "'=' is expected"),
        ])
    func errors(text: String, line: Int, column: Int, problem: String) throws {
        let error = #expect(throws: PropertyListTextError.self) { try read(text) }
        #expect(error?.line == line && error?.column == column, "\(error.map { "\($0)" } ?? "")")
        #expect(error?.problem.contains(problem) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("Lists in lists end somewhere")
    func depth() {
        let error = #expect(throws: PropertyListTextError.self) { try read(String(repeating: "(", count: 100_000)) }
        #expect(error?.problem.contains("256") == true)
    }

    @Test("Every part of a text ends in a value or an error")
    func cut() throws {
        let text = Array(#"{ a = "b\U00e9"; /* c */ d = (e, <00>); // f"#.utf8) + Array("\n}".utf8)
        for count in 0..<text.count {
            #expect(throws: PropertyListTextError.self) { try PropertyListValue(parsingText: Array(text[..<count])) }
        }
        #expect(try PropertyListValue(parsingText: text)["d"] == ["e", .data([0])])
    }
}
