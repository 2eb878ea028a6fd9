// Strings files, string catalogs and pseudo-languages.

import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@Suite struct LocalizationTests {
    @Test("An environment reads as its language does, where no direction is chosen")
    func direction() throws {
        func direction(_ language: Localization?, _ chosen: LayoutDirection? = nil) throws -> LayoutDirection {
            try Storyboard().resolved(LayoutEnvironment(direction: chosen, localization: language)).direction
        }
        let arabic = Localization(language: "ar-EG")
        #expect(try direction(arabic) == .rightToLeft)
        #expect(try direction(arabic, .leftToRight) == .leftToRight)
        #expect(try direction(nil, .rightToLeft) == .rightToLeft)
        for language in [nil, Localization(language: "de"), Localization(.accented)] {
            #expect(try direction(language) == .leftToRight)
        }
    }

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
        ("{ a = 'b;", 1, 10, "a string is not closed"), ("{ a = b;\n", 2, 1, "expected '}' after the last entry"),
        ("{ a = b; }\n c = d;", 2, 2, "expected nothing after '}'"), ("a = b; }", 1, 8, "expected '=' and a value"),
        ("a = b;\n<<<<<<< HEAD\nc = d;", 2, 1, "an unfinished merge begins here"),
        ("a = b\n<<<<<<< HEAD\n;", 2, 1, "an unfinished merge begins here"),
        ("a = b; <<<<<<< HEAD", 1, 8, "expected '=' and a value"),
        ("a = { b = c; };", 1, 5, "expected a value in quotes"),
        (
            "bplist00\u{D1}", 1, 1,
            "this is a property list in binary form; 'plutil -convert xml1' makes one of it that can be read"
        ),
        ("<plist><dict>\n  <key>a</key><dict/></dict></plist>", 2, 15, "the value of 'a' is no <string>"),
        ("<plist>\n<array/></plist>", 2, 1, "a list of texts is a <dict>"),
        ("<plist><dict><key>a</key></dict></plist>", 1, 8, "'a' has no value"),
        ("<plist><dict><string/></dict></plist>", 1, 14, "expected a <key>"),
    ])
    func problemsHaveAPlace(text: String, line: Int, column: Int, message: String) throws {
        let problem = try #require(StringsFile(Array(text.utf8)).problem)
        #expect(problem.location == SourceLocation(line: line, column: column))
        #expect(problem.message == message)
    }

    /// A strings file is a property list; each of these forms is one of them.
    @Test(arguments: [
        "{ \"a.text\" = 'Say \"hi\"'; b; }", "// c\n{\n'a.text' = 'Say \"hi\"'; /* c */ b = b;\n} // c\n",
        "a.text = 'Say \"hi\"';b;",
        "<?xml version='1.0'?><plist><dict><key>a.text</key><string>Say &quot;hi&quot;</string>"
            + "<key>b</key><!-- c --><string><![CDATA[b]]></string></dict></plist>",
        "\n<dict><key>a.text</key><string>Say \"hi\"</string><key>b</key><string>b</string></dict>",
    ])
    func otherForms(text: String) {
        let file = StringsFile(Array(text.utf8))
        #expect(file.problem == nil)
        #expect(file.strings == ["a.text": "Say \"hi\"", "b": "b"])
        #expect(file.isXML == text.contains("<dict>"))
    }

    @Test func malformedXMLHasAPlace() throws {
        let file = StringsFile(Array("<plist><dict>\n<key>a</key><string>b</dict></plist>".utf8))
        let problem = try #require(file.problem)
        #expect(problem.location.line == 2 && problem.message.contains("the XML is not well formed"))
        #expect(file.strings.isEmpty)
    }

    /// A mark in two bytes before the text is of the encoding alone.
    @Test func xmlInUTF16() {
        let text = "<plist><dict><key>a</key><string>\u{4E2D}</string></dict></plist>"
        let bytes = ([0xFEFF] + Array(text.utf16)).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(StringsFile(bytes).strings == ["a": "\u{4E2D}"])
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

    /// The texts of a xib with labels of these ids.
    private func texts(_ ids: [String]) throws -> [LocalizableText] {
        let labels = ids.map { "<label id='\($0)' text='Hello'/>" }.joined()
        let text = DocumentHeader.bare.xib(labels)
        return try Document.parse(Array(text.utf8), path: "Main.xib").localizableTexts
    }

    /// Whatever order a catalog is in, its entries stay in it, and each new one stands before the first that is behind
    /// it.
    @Test func newEntriesFindTheirPlaces() throws {
        let text = #"{"strings": {"d.text": {}, "k.text": {"localizations": {"de": {}}}, "b.text": {}, "x.text": {}}}"#
        let update = try StringCatalog(parsing: Array(text.utf8)).update(try texts(["z", "e", "b", "c", "a", "d"]))
        #expect(update.added == ["a.text", "c.text", "e.text", "z.text"])
        #expect(update.removed == ["k.text", "x.text"])
        let keys = try StringCatalog(parsing: update.bytes).keys
        #expect(keys == ["a.text", "c.text", "d.text", "e.text", "k.text", "b.text", "z.text"])
    }

    @Test func manyEntries() throws {
        let ids = (0..<8000).map { "\($0 + 10000)" }
        let fresh = StringCatalog().update(try texts(ids.reversed()))
        #expect(fresh.added == ids.map { "\($0).text" })
        let update = try StringCatalog(parsing: fresh.bytes).update(try texts(Array(ids[4000...])))
        #expect(update.added.isEmpty && update.removed == ids[..<4000].map { "\($0).text" })
        #expect(try StringCatalog(parsing: update.bytes).keys == ids[4000...].map { "\($0).text" })
    }

    /// The value that is written as `text`.
    private func value(_ text: String) -> String? { StringsFile(Array("k = \"\(text)\";".utf8)).strings["k"] }

    /// Bytes in octal digits are those of NeXTSTEP's encoding: 0366 is an ü there, an ö in Latin-1; 0101 an A.
    @Test func octalAndOtherEscapes() {
        #expect(value(#"a\101b\0601"#) == "aAb01")
        #expect(value(#"\366\331\373\320\376\8"#) == "üäß—\u{FFFD}8")
        #expect(value(#"\a\b\v\f\z"#) == "\u{7}\u{8}\u{B}\u{C}z")
    }

    @Test func charactersBeyondTheFirstPlane() {
        #expect(value(#"a\Ud83d\Ude00b"#) == "a😀b")
        #expect(value(#"\ud83D\uDE00"#) == "😀")
        #expect(value(#"\Ud83dx \Ud83d\n\Ude00\Ud83d\U00e9"#) == "\u{FFFD}x \u{FFFD}\n\u{FFFD}\u{FFFD}é")
        #expect(value(#"\Ud83d\Ud83d\Ude00\Ud83d"#) == "\u{FFFD}😀\u{FFFD}")
    }
}
