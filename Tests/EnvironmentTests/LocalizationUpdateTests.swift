// Strings files and string catalogs that are brought up to date: nothing of them is lost.

import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutJSON
import StrutTestSupport
import Testing

@Suite struct LocalizationUpdateTests {
    /// The texts of a xib with labels of these ids.
    private func texts(_ ids: String..., text: String = "Hello") throws -> [LocalizableText] {
        let labels = ids.map { "<label id='\($0)' text='\(text)'/>" }.joined()
        let xib = DocumentHeader.bare.xib(labels)
        return try Document.parse(Array(xib.utf8), path: "Main.xib").localizableTexts
    }

    /// A strings file of an entry, with the units of UTF-16 in the order of `join`.
    private func utf16(_ text: String, _ join: (UInt16) -> [UInt8]) -> [UInt8] {
        ([0xFEFF] + Array(text.utf16)).flatMap(join)
    }

    // MARK: Strings files

    /// 0xF6 is an ö in Latin-1, and the start of nothing in UTF-8.
    @Test func whatIsNoUTF8IsAProblem() throws {
        for (before, after, line, column) in [
            ("\"a\" = \"1\";\n\"b\" = \"Gr", "sse\";", 2, 10), ("/* Gr", "sse */ \"b\" = \"2\";", 1, 6),
        ] {
            let file = StringsFile(Array(before.utf8) + [0xF6] + Array(after.utf8))
            let problem = try #require(file.problem)
            #expect(problem.location == SourceLocation(line: line, column: column))
            #expect(problem.message == "the file stops being UTF-8 here")
            #expect(file.strings["b"] == nil)
        }
    }

    @Test func anEarlierProblemComesFirst() throws {
        let problem = try #require(StringsFile(Array("\"a\" \"b\";\n\"".utf8) + [0xF6]).problem)
        #expect(problem.location == SourceLocation(line: 1, column: 5))
    }

    @Test func whatIsNoUTF16IsAProblem() throws {
        let whole = utf16("\"k\" = \"1\";") { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(StringsFile(whole).problem == nil)
        for bytes in [whole + [0], whole + [0xD8, 0x00]] {
            let problem = try #require(StringsFile(bytes).problem)
            #expect(problem.message == "the file stops being UTF-16 here")
            #expect(problem.location == SourceLocation(line: 1, column: 11))
        }
    }

    @Test func aCommentHasAnEnd() {
        let file = StringsFile(Array("\"a\" = \"1\"; /* \"b\" = \"2\";".utf8))
        #expect(file.strings == ["a": "1"] && file.problem?.message == "a comment is not closed")
    }

    @Test func linesEndAsTheyDid() throws {
        let fresh = String(decoding: StringsFile.update(try texts("a", "b")).bytes, as: UTF8.self)
        let bytes = Array(fresh.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8)
        #expect(bytes.contains(0x0D))
        let update = StringsFile.update(try texts("a", "b"), existing: StringsFile(bytes))
        #expect(update.bytes == bytes)
    }

    @Test func encodingsStay() throws {
        let fresh = StringsFile.update(try texts("a"))
        let text = String(decoding: fresh.bytes, as: UTF8.self)
        let files: [[UInt8]] = [
            [0xEF, 0xBB, 0xBF] + fresh.bytes, utf16(text) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            utf16(text) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
        ]
        for bytes in files {
            let update = StringsFile.update(try texts("a"), existing: StringsFile(bytes))
            #expect(update.bytes == bytes)
        }
    }

    /// The comments before the first entry stay, but for the one that Xcode writes; then nothing changes any more.
    @Test(arguments: ["// (c) ACME\n/* Keep short */", "/* (c) ACME */", "// (c) 1\n\n// (c) 2"])
    func theHeaderStays(header: String) throws {
        let entry = "\n/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"a\"; */\n\"a.text\" = \"Hallo\";\n"
        for text in ["\(header)\n\"a.text\" = \"Hallo\";", "\n\(header)\n\(entry)"] {
            let bytes = StringsFile.update(try texts("a"), existing: StringsFile(Array(text.utf8))).bytes
            #expect(String(decoding: bytes, as: UTF8.self) == "\(header)\n\(entry)")
        }
        let bytes = StringsFile.update(try texts("a"), existing: StringsFile(Array(header.utf8))).bytes
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("\(header)\n\n/* Class"))
    }

    @Test func controlCharactersAreWrittenAsEscapes() throws {
        let existing = StringsFile(Array(#""a.text" = "1\a2\0373";"#.utf8))
        let bytes = StringsFile.update(try texts("a"), existing: existing).bytes
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(#""a.text" = "1\U00072\U001f3";"# + "\n"))
        #expect(StringsFile(bytes).strings == existing.strings)
    }

    /// Entries of texts that are not known stay with their comments, and a second update changes nothing.
    @Test(arguments: ["\n", "\r\n"])
    func othersStay(lineEnd: String) throws {
        let lines = [
            "// (c) ACME", "", "/* Keep", "short */", #""z.title" = "Zett";"#, "/* Menu */", #""A.title" = "Menü";"#,
            "", #"/* Class = "NSTextField"; title = "Box"; ObjectID = "B"; */"#, #""B.title" = "Kasten";"#,
            #""a.text" = "Hallo";"#, "",
        ]
        let existing = StringsFile(Array(lines.joined(separator: lineEnd).utf8))
        let update = StringsFile.update(try texts("a", "b"), existing: existing, keepsOthers: true)
        #expect(update.added == ["b.text"] && update.removed.isEmpty && update.changed.isEmpty)
        let text = String(decoding: update.bytes, as: UTF8.self).replacing(lineEnd, with: "\n")
        let expected = """
            // (c) ACME

            /* Keep
            short */

            /* Menu */

            "A.title" = "Menü";

            /* Class = "NSTextField"; title = "Box"; ObjectID = "B"; */
            "B.title" = "Kasten";

            /* Class = "UILabel"; text = "Hello"; ObjectID = "a"; */
            "a.text" = "Hallo";

            /* Class = "UILabel"; text = "Hello"; ObjectID = "b"; */
            "b.text" = "Hello";

            "z.title" = "Zett";

            """
        #expect(text == expected)
        let again = StringsFile.update(
            try texts("a", "b"), existing: StringsFile(update.bytes), keepsOthers: true)
        #expect(again.bytes == update.bytes && again.added.isEmpty)
    }

    /// A document with a button that has a configuration beside its states, a label without a text, items of bars, and
    /// segments.
    private func document() throws -> Document {
        let xib = DocumentHeader.bare.xib(
            """
            <view id='vw1-aa-001'><subviews>
            <button id='bt1-aa-001'><state key='normal' title='Button'/><buttonConfiguration key='configuration' title='Go'/>
            </button><button id='bt2-aa-001'><state key='normal' title='Button'/></button><label id='lb1-aa-001'/>
            <segmentedControl id='sg1-aa-001'><segments><segment title='One'/></segments></segmentedControl><label id='7'/>
            </subviews></view><tabBarItem key='tabBarItem' title='Tab' badgeValue='3' id='tb1-aa-001'/>
            <barButtonItem title='Bar' id='bb1-aa-001'><accessibility key='accessibilityConfiguration' label='Label'/>
            </barButtonItem>
            """)
        return try Document.parse(Array(xib.utf8), path: "Main.xib")
    }

    /// What the document's objects have, or may have without anybody knowing, and what may be the code's own.
    private static let staying = [
        "bt1-aa-001.normalTitle", "bt1-aa-001.toolTip", "lb1-aa-001.largeContentTitle", "tb1-aa-001.badgeValue",
        "bb1-aa-001.accessibilityLabel", "7.message", "...", "404.message", "404", "Save", ".title", "1.",
    ]
    /// Texts of objects that are gone, or that the document's objects can have and have not.
    private static let leaving = [
        "bt2-aa-001.selectedTitle", "lb1-aa-001.text", "lb1-aa-001.accessibilityHint", "sg1-aa-001.segmentTitles[1]",
        "bb1-aa-001.accessibilityHint", "7.text", "42.text", "gon-ee-001.badgeValue",
        "lb1-aa-001.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]",
    ]

    /// Only what is known to be gone is left out of a file; of a catalog nothing else is stale.
    @Test func whatMayBeATextStays() throws {
        let document = try document()
        let objects = document.root.descendants.filter { $0.id != nil }
        let file = (Self.staying + Self.leaving).map { "\"\($0)\" = \"x\";\n" }.joined()
        let update = StringsFile.update(
            document.localizableTexts, of: objects, existing: StringsFile(Array(file.utf8)))
        #expect(update.removed == Self.leaving.sorted())
        let strings = StringsFile(update.bytes).strings
        #expect(Self.staying.allSatisfy { strings[$0] == "x" } && Self.leaving.allSatisfy { strings[$0] == nil })
        let unit = #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}"#
        let entries = (Self.staying.prefix(4) + Self.leaving).map { "\"\($0)\": \(unit)" }.joined(separator: ", ")
        let catalog = try StringCatalog(parsing: Array(#"{"strings": {\#(entries)}}"#.utf8))
        let other = catalog.update(document.localizableTexts, of: objects)
        #expect(Set(other.removed) == Set(Self.leaving))
        #expect(count("stale", in: other.bytes) == Self.leaving.count)
    }

    /// A comment that reports an object counts where the object is gone.
    @Test func commentsTellOfObjects() throws {
        let comment = #"/* Class = "UILabel"; text = "Hello"; ObjectID = "x"; */"#
        let file = StringsFile(Array("\(comment)\n\"x.text\" = \"1\";\n\"y.text\" = \"2\";".utf8))
        #expect(StringsFile.update(try texts("a"), existing: file).removed == ["x.text"])
    }

    /// Braces around the entries, and what stands before them, are kept.
    @Test(arguments: ["{", "// (c) ACME\n{", "/* ObjectID = \"b\" */ {"], ["", " a.text = 'Hallo';"])
    func bracesStay(start: String, entry: String) throws {
        let existing = StringsFile(Array("\(start)\(entry) }".utf8))
        #expect(existing.problem == nil)
        let update = StringsFile.update(try texts("a"), existing: existing)
        let comment = #"/* Class = "UILabel"; text = "Hello"; ObjectID = "a"; */"#
        let expected = "\(start)\n\n\(comment)\n\"a.text\" = \"\(entry.isEmpty ? "Hello" : "Hallo")\";\n\n}\n"
        #expect(String(decoding: update.bytes, as: UTF8.self) == expected)
        #expect(StringsFile.update(try texts("a"), existing: StringsFile(update.bytes)).bytes == update.bytes)
    }

    // MARK: Catalogs

    @Test func otherEntriesOfACatalogStay() throws {
        let text = #"{"strings": {"A.title": {}, "a.text": {"localizations": {"de": {}}}}, "version": "1.0"}"#
        let update = try StringCatalog(parsing: Array(text.utf8)).update(try texts("b"), keepsOthers: true)
        #expect(update.added == ["b.text"] && update.removed.isEmpty && count("stale", in: update.bytes) == 0)
        #expect(try StringCatalog(parsing: update.bytes).keys == ["A.title", "a.text", "b.text"])
    }

    /// What is JSON, but no catalog, would be replaced by one.
    @Test(arguments: [
        (#"{"strings": []}"#, "'strings' is an object", 13), (#"{"strings": {}, "strings": {}}"#, "there twice", 17),
        (#"{"strings": {"a.text": "Hallo"}}"#, "the entry of a text is an object", 24),
        (#"{"strings": {"a.text": {"localizations": ["de"]}}}"#, "'localizations' is an object", 42),
    ])
    func whatIsNoCatalogIsRefused(text: String, words: String, column: Int) throws {
        let error = try #require(throws: JSONError.self) { try StringCatalog(parsing: Array(text.utf8)) }
        #expect(error.message.contains(words) && error.place.column == column, "\(error)")
    }

    /// A translation, or the text itself, that is another on an iPad.
    private func varied(_ state: String) -> String {
        let unit = #"{"stringUnit": {"state": "\#(state)", "value": "1"}}"#
        return #"{"variations": {"device": {"ipad": \#(unit), "other": \#(unit)}}}"#
    }

    private func catalog(_ localizations: String, comment: String = "Hello") throws -> StringCatalog {
        let words = #"Class = \"UILabel\"; text = \"\#(comment)\"; ObjectID = \"a\";"#
        let entry = #"{"comment": "\#(words)", "localizations": {\#(localizations)}}"#
        return try StringCatalog(parsing: Array(#"{"strings": {"a.text": \#(entry)}, "version": "1.0"}"#.utf8))
    }

    /// How often a text is in a catalog.
    private func count(_ text: String, in bytes: [UInt8]) -> Int {
        String(decoding: bytes, as: UTF8.self).split(separator: text, omittingEmptySubsequences: false).count - 1
    }

    @Test func variationsOfATextStay() throws {
        let existing = try catalog(#""en": \#(varied("translated"))"#)
        let update = existing.update(try texts("a"))
        #expect(update.changed.isEmpty && update.removed.isEmpty)
        #expect(count("variations", in: update.bytes) == 1 && count("translated", in: update.bytes) == 2)
        // Its comment tells that the text reads otherwise, once.
        let changed = existing.update(try texts("a", text: "Hi"))
        #expect(changed.changed == ["a.text"])
        #expect(count("variations", in: changed.bytes) == 1 && count("needs_review", in: changed.bytes) == 2)
        let again = try StringCatalog(parsing: changed.bytes).update(try texts("a", text: "Hi"))
        #expect(again.bytes == changed.bytes && again.changed.isEmpty)
        // Of a text that is gone they are kept as a translation is.
        let gone = existing.update([])
        #expect(gone.removed == ["a.text"] && count("variations", in: gone.bytes) == 1)
    }

    /// Beside substitutions stands a text with their names, which is another than the document's, and stays.
    @Test func substitutionsOfATextStay() throws {
        let parts = #"{"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {}}}}}"#
        let unit = ##"{"state": "translated", "value": "%#@files@"}"##
        let existing = try catalog(#""en": {"stringUnit": \#(unit), "substitutions": \#(parts)}"#)
        let update = existing.update(try texts("a"))
        #expect(update.changed.isEmpty && update.removed.isEmpty)
        #expect(count("%#@files@", in: update.bytes) == 1 && count("needs_review", in: update.bytes) == 0)
        #expect(count("formatSpecifier", in: update.bytes) == 1)
        let again = try StringCatalog(parsing: update.bytes).update(try texts("a"))
        #expect(again.bytes == update.bytes)
        // Its comment tells that the text reads otherwise.
        let changed = existing.update(try texts("a", text: "Hi"))
        #expect(changed.changed == ["a.text"] && count("%#@files@", in: changed.bytes) == 1)
        #expect(count("needs_review", in: changed.bytes) == 1)
        // They are somebody's work: of a text that is gone they are kept as a translation is.
        let gone = existing.update([])
        #expect(gone.removed == ["a.text"] && count("%#@files@", in: gone.bytes) == 1)
    }

    @Test func variationsOfATranslationNeedReview() throws {
        let source = #""en": {"stringUnit": {"state": "new", "value": "Hello"}}"#
        let existing = try catalog(#""de": \#(varied("translated")), "fr": \#(varied("new")), \#(source)"#)
        let same = existing.update(try texts("a"))
        #expect(same.changed.isEmpty && count("needs_review", in: same.bytes) == 0)
        let update = existing.update(try texts("a", text: "Hi"))
        #expect(update.changed == ["a.text"])
        #expect(count("needs_review", in: update.bytes) == 2 && count("translated", in: update.bytes) == 0)
    }

    /// What somebody wrote for translators stays; what an export says is said again of the text as it reads now.
    @Test(arguments: [
        ("", "EXPORT"), ("Keep short", "Keep short"), ("EXPORT", "EXPORT"), ("EXPORT Keep short", "EXPORT Keep short"),
        ("Keep short: EXPORT\n", "Keep short: EXPORT\n"), ("On the ObjectID = page", "On the ObjectID = page"),
        ("OTHER", "EXPORT"), ("OTHER Note = \"n\\\"; o\"; Keep short", "EXPORT Keep short"),
        ("Class = \"a\";", "Class = \"a\";"),
        ("Class = \"a", "Class = \"a"), ("Class = \"a\\", "Class = \"a\\"),
    ])
    func commentsStay(before: String, after: String) throws {
        let export = #"Class = "UILabel"; text = "Hi; \"you\""; ObjectID = "a";"#
        let other = #"Class = "UIButton"; normalTitle = "\"; ObjectID = \"b\";"; ObjectID = "a";"#
        let comment = before.replacing("EXPORT", with: export).replacing("OTHER", with: other)
        let entry = JSONValue(.object([.init("comment", JSONValue(.string(comment)))]))
        let json = JSONValue(.object([.init("strings", JSONValue(.object([.init("a.text", entry)])))]))
        let texts = try texts("a", text: "Hi; &quot;you&quot;")
        let update = try StringCatalog(parsing: json.xcodeText).update(texts)
        let written = try JSONValue(parsing: update.bytes)["strings"]?["a.text"]?["comment"]?.string
        #expect(written == after.replacing("EXPORT", with: export))
        #expect(try StringCatalog(parsing: update.bytes).update(texts).bytes == update.bytes)
    }
}
