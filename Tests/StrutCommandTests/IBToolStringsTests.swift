import Foundation
import Testing

/// Texts out of documents and into them, by Apple's options.
@Suite("ibtool and strings files")
struct IBToolStringsTests {
    private let place: IBToolFolder

    init() throws { place = try IBToolFolder() }

    /// A document with a text in every place that has one.
    private static let texts = SampleDocument.xib(
        content: """
            <label text="A &amp; &quot;B&quot;" id="lab-el-001"/>
            <label id="lab-el-002"><string key="text">One
            Two</string></label>
            <button id="but-to-001"><state key="normal" title="Add"/><state key="highlighted"><string key="title">Adding
            now</string></state></button>
            <button id="but-to-002"><buttonConfiguration key="configuration" style="filled" title="Go" subtitle="Now"/></button>
            <textField placeholder = 'Name' id="fie-ld-001"><accessibility key="accessibilityConfiguration" hint="Hint"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="x" value="Local" localized="YES"/>
            </userDefinedRuntimeAttributes></textField>
            <segmentedControl id="seg-me-001"><segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
            <searchBar placeholder="Find" id="sea-rc-001"><scopeButtonTitles><string>All</string><string>None</string>
            </scopeButtonTitles></searchBar>
            """, constraints: "")

    @Test("A strings file has UTF-16 with a mark, and a comment in Apple's words before each text")
    func generating() throws {
        try place.folder.write(Self.texts, to: "Texts.xib")
        for option in ["--generate-strings-file", "--export-strings-file"] {
            let run = try place.ibtool(option, "Texts.strings", "Texts.xib")
            #expect(run.status == 0 && run.errors == "", "\(run)")
        }
        let bytes = try place.bytes("Texts.strings")
        #expect(bytes.starts(with: [0xFF, 0xFE]))
        let text = try #require(String(data: bytes, encoding: .utf16))
        #expect(
            text.contains(
                """

                /* Class = "UILabel"; text = "A & \\"B\\""; ObjectID = "lab-el-001"; */
                "lab-el-001.text" = "A & \\"B\\"";

                """), "\(text)")
        #expect(text.components(separatedBy: "\n/* Class = ").count == 15, "\(text)")
    }

    @Test("Texts that went out come in again where they were, and nothing else changes")
    func importing() throws {
        try place.folder.write(Self.texts, to: "Texts.xib")
        try place.folder.write("mine", to: "New.xib")
        #expect(try place.ibtool("--generate-strings-file", "Texts.strings", "Texts.xib").status == 0)
        let same = try place.ibtool("--import-strings-file", "Texts.strings", "--write", "Same.xib", "Texts.xib")
        #expect(same.status == 0 && same.errors == "", "\(same)")
        #expect(try place.bytes("Same.xib") == place.bytes("Texts.xib"))
        // Each text with something behind it that markup knows.
        let text = try #require(String(data: place.bytes("Texts.strings"), encoding: .utf16))
        let changed = text.replacing(/(?m)";$/, with: " <ü>'\\n\";")
        try place.folder.write(changed + "\"gone.text\" = \"x\";\n", to: "Changed.strings")
        let run = try place.ibtool("--import-strings-file", "Changed.strings", "--write", "New.xib", "Texts.xib")
        #expect(run.status == 0 && run.errors.contains("for 'gone.text'"), "\(run)")
        #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
        #expect(try place.ibtool("--generate-strings-file", "New.strings", "New.xib").status == 0)
        func values(_ name: String) throws -> [String] {
            let text = try #require(String(data: place.bytes(name), encoding: .utf16))
            return text.split(separator: "\n").filter { $0.hasPrefix("\"") }.map(String.init)
        }
        let expected = changed.split(separator: "\n").filter { $0.hasPrefix("\"") }.map(String.init)
        #expect(try values("New.strings") == expected)
    }

    @Test("A strings file that cannot be read is reported with its place, and nothing is written")
    func badFiles() throws {
        try place.folder.write("\"a\" = \"b\";\n\"c\" 5;\n", to: "Bad.strings")
        let bad = try place.ibtool("--import-strings-file", "Bad.strings", "--write", "New.xib", "Cell.xib")
        #expect(
            bad.status == 65 && bad.errors.contains("Bad.strings:2:") && bad.errors.contains("[malformed-strings]"),
            "\(bad)")
        let gone = try place.ibtool("--import-strings-file", "Gone.strings", "--write", "New.xib", "Cell.xib")
        #expect(gone.status == 66 && gone.errors.contains("Gone.strings: error: "), "\(gone)")
        let kept = try place.ibtool("--generate-strings-file", "Main.storyboard", "Cell.xib")
        #expect(kept.status == 64, "\(kept)")
        #expect(try !place.folder.names().contains("New.xib"))
    }
}
