import InterfaceDocument
import Testing

@Suite("Editing a document")
struct DocumentEditTests {
    private static let lines = [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">"#,
        "    <objects>",
        "        <!-- kept -->",
        #"        <view contentMode='scaleToFill' id="aaa-aa-aaa">"#,
        #"            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>"#,
        "            <subviews>",
        #"                <label text="One &amp; &#10;two" id="bbb-bb-bbb">"#,
        #"                    <string key="note">A "text" &lt; B</string>"#,
        "                </label>",
        #"                <label text="Two" id="ccc-cc-ccc"/>"#,
        "            </subviews>",
        "            <constraints>",
        #"                <constraint firstItem="bbb-bb-bbb" firstAttribute="top" constant="8" id="ddd-dd-ddd"/>"#,
        "            </constraints>",
        "        </view>",
        "    </objects>",
        "</document>",
        "",
    ]

    private let document: Document
    private var edit: DocumentEdit

    init() throws {
        document = try Self.parse(Self.lines.joined(separator: "\n"))
        edit = try DocumentEdit(document)
    }

    private static func parse(_ text: String) throws -> Document {
        try Document.parse(Array(text.utf8), path: "Sample.xib")
    }

    private func item(_ id: String) throws -> DocumentEdit.Item { try #require(edit.item(id: id)) }

    /// The lines of the changed document that are not in the old one, and the other way round.
    private func difference(_ separator: Character = "\n") throws -> (lost: [String], gained: [String]) {
        let text = String(decoding: try edit.result().bytes, as: UTF8.self)
        let new = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        let changes = new.difference(from: Self.lines)
        return (
            changes.removals.compactMap { if case .remove(_, let line, _) = $0 { line } else { nil } },
            changes.insertions.compactMap { if case .insert(_, let line, _) = $0 { line } else { nil } }
        )
    }

    @Test("Without a change the bytes are the same")
    func nothing() throws {
        #expect(String(decoding: try edit.result().bytes, as: UTF8.self) == Self.lines.joined(separator: "\n"))
    }

    @Test("An attribute changes in its quotes, and only it")
    mutating func attribute() throws {
        try edit.set("contentMode", of: item("aaa-aa-aaa"), to: "it's <new> & \"old\"\n")
        let (lost, gained) = try difference()
        #expect(lost == [Self.lines[4]])
        let value = "it&apos;s &lt;new&gt; &amp; \"old\"&#10;"
        #expect(gained == [#"        <view contentMode='"# + value + #"' id="aaa-aa-aaa">"#])
    }

    @Test("A new attribute stands where Xcode writes it, and can be taken away again")
    mutating func newAttribute() throws {
        let label = try item("ccc-cc-ccc")
        try edit.set("hidden", of: label, to: "YES")
        try edit.set("customClass", of: label, to: "Badge")
        #expect(
            try difference().gained == [
                #"                <label hidden="YES" text="Two" id="ccc-cc-ccc" customClass="Badge"/>"#
            ])
        try edit.set("hidden", of: label, to: nil)
        try edit.set("customClass", of: label, to: nil)
        #expect(try difference().gained.isEmpty)
    }

    @Test("Characters that XML does not have are left out")
    mutating func unwritable() throws {
        try edit.set("text", of: item("ccc-cc-ccc"), to: "a\u{1}b\u{FFFF}\t")
        #expect(try difference().gained == [#"                <label text="ab&#9;" id="ccc-cc-ccc"/>"#])
    }

    @Test("A text is replaced between its tags")
    mutating func text() throws {
        let label = try item("bbb-bb-bbb")
        let string = try #require(edit.child("string", of: label))
        try edit.setText(of: string, to: "1 < 2 & \"3\"")
        #expect(
            try difference().gained == [#"                    <string key="note">1 &lt; 2 &amp; "3"</string>"#])
        #expect(throws: DocumentEditError.self) { try edit.setText(of: label, to: "x") }
    }

    @Test("A new element is written as Xcode writes it, on lines of its own")
    mutating func insertion() throws {
        let new = NewElement(
            "label", ["id": "eee-ee-eee", "text": "Three", "opaque": "NO"],
            children: [NewElement("nil", ["key": "textColor"]), NewElement("string", ["key": "a"], text: "b")])
        let view = try item("aaa-aa-aaa")
        let list = try #require(edit.child("subviews", of: view))
        try edit.insert(new, into: list, at: .after(item("bbb-bb-bbb")))
        let (lost, gained) = try difference()
        #expect(lost.isEmpty)
        #expect(
            gained == [
                #"                <label opaque="NO" text="Three" id="eee-ee-eee">"#,
                #"                    <nil key="textColor"/>"#,
                #"                    <string key="a">b</string>"#,
                "                </label>",
            ])
    }

    @Test("An element without contents is opened for a new one")
    mutating func insertionIntoNothing() throws {
        try edit.insert(NewElement("nil", ["key": "textColor"]), into: item("ccc-cc-ccc"))
        #expect(
            try difference().gained == [
                #"                <label text="Two" id="ccc-cc-ccc">"#, #"                    <nil key="textColor"/>"#,
                "                </label>",
            ])
    }

    @Test("Parts of an object stand where Xcode writes them")
    mutating func order() throws {
        let view = try item("aaa-aa-aaa")
        try edit.insert(
            NewElement("color", ["key": "backgroundColor", "white": "1", "colorSpace": "calibratedWhite"]), into: view)
        try edit.insert(NewElement("connections"), into: view)
        let names = edit.children(of: view).map(edit.name)
        #expect(names == ["rect", "subviews", "color", "constraints", "connections"])
    }

    @Test("The last of a list goes with the list")
    mutating func removal() throws {
        try edit.remove(item("ddd-dd-ddd"))
        let (lost, gained) = try difference()
        #expect(lost == Array(Self.lines[12...14]) && gained.isEmpty)
        #expect(throws: DocumentEditError.self) { try edit.remove(edit.root) }
    }

    @Test("The list of objects stays without the last of them, with what else is in it")
    mutating func emptied() throws {
        try edit.remove(item("aaa-aa-aaa"))
        let (lost, gained) = try difference()
        #expect(lost == Array(Self.lines[4...15]) && gained.isEmpty)
    }

    @Test("An element moves with its lines, indented as its new neighbours")
    mutating func move() throws {
        let objects = try #require(edit.child("objects", of: edit.root))
        try edit.move(item("bbb-bb-bbb"), into: objects, at: .last)
        let (lost, gained) = try difference()
        #expect(lost == Array(Self.lines[7...9]))
        #expect(gained == Self.lines[7...9].map { String($0.dropFirst(8)) })
        #expect(throws: DocumentEditError.self) { try edit.move(item("aaa-aa-aaa"), into: item("ccc-cc-ccc")) }
    }

    @Test("An id changes with all that refers to it, and a text that looks like it does not")
    mutating func rename() throws {
        try edit.set("text", of: item("ccc-cc-ccc"), to: "bbb-bb-bbb")
        try edit.rename(id: "bbb-bb-bbb", to: "zzz-zz-zzz")
        let gained = try difference().gained
        #expect(gained.count == 3 && gained[2].contains(#"firstItem="zzz-zz-zzz""#), "\(gained)")
        #expect(gained[1].contains(#"text="bbb-bb-bbb""#))
        #expect(throws: DocumentEditError.self) { try edit.rename(id: "ccc-cc-ccc", to: "zzz-zz-zzz") }
    }

    @Test("New ids have Xcode's form, are the same for the same seed, and are not taken")
    mutating func newID() throws {
        let id = edit.newID(for: "label")
        #expect(id.split(separator: "-").map(\.count) == [3, 2, 3] && id == edit.newID(for: "label"))
        #expect(id != edit.newID(for: "button"))
        try edit.rename(id: "ccc-cc-ccc", to: id)
        #expect(edit.newID(for: "label") != id)
    }

    @Test("Line ends and tabs stay as the document has them", arguments: ["\r\n", "\n"])
    func lineEnds(_ end: String) throws {
        let text = Self.lines.joined(separator: end).replacing("    ", with: "\t")
        var edit = try DocumentEdit(try Self.parse(text))
        let view = try #require(edit.item(id: "aaa-aa-aaa"))
        let list = try #require(edit.child("subviews", of: view))
        // A copy from a document with other line ends is written with those of this one.
        let label = try #require(document.element(id: "bbb-bb-bbb"))
        let copy = try edit.insert(copyOf: label, into: list, at: .last)
        try edit.set("id", of: copy, to: "fff-ff-fff")
        let result = String(decoding: try edit.result().bytes, as: UTF8.self)
        let lines = Self.lines[7...9].map {
            $0.replacing("    ", with: "\t").replacing("bbb-bb-bbb", with: "fff-ff-fff")
        }
        let added = lines.map { $0 + end }.joined()
        #expect(result.contains(added) && result.replacing(added, with: "") == text)
    }

    @Test("A document on one line stays on it")
    func oneLine() throws {
        let text = Self.lines.dropFirst().joined().replacing("    ", with: "")
        var edit = try DocumentEdit(try Self.parse(text))
        let label = try #require(edit.item(id: "ccc-cc-ccc"))
        try edit.insert(NewElement("nil", ["key": "textColor"]), into: label)
        let result = String(decoding: try edit.result().bytes, as: UTF8.self)
        #expect(
            result == text.replacing(#"id="ccc-cc-ccc"/>"#, with: #"id="ccc-cc-ccc"><nil key="textColor"/></label>"#))
    }

    @Test("Encodings: byte order marks and UTF-16 are written as they were")
    func encodings() throws {
        let text = Self.lines.joined(separator: "\n").replacing("UTF-8", with: "UTF-16")
        let units = Array(("\u{FEFF}" + text.replacing("Two", with: "Zwölf")).utf16)
        let wide = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let marked = [0xEF, 0xBB, 0xBF] + Array(Self.lines.joined(separator: "\n").utf8)
        for bytes in [wide, marked] {
            let document = try Document.parse(bytes, path: "Sample.xib")
            let encoding = try #require(DocumentEncoding(of: bytes, document))
            var edit = try DocumentEdit(document)
            #expect(encoding.encoded(try edit.result().bytes) == bytes)
            try edit.set("text", of: try #require(edit.item(id: "bbb-bb-bbb")), to: "ä")
            #expect(
                try Document.parse(encoding.encoded(edit.result().bytes), path: "").element(id: "bbb-bb-bbb") != nil)
        }
        let latin = Array(text.replacing("UTF-16", with: "ISO-8859-1").utf8) + [0x0A]
        var bytes = latin
        if let place = bytes.firstIndex(of: UInt8(ascii: "T")) { bytes[place] = 0xE4 }
        let document = try? Document.parse(bytes, path: "")
        #expect(document.map { DocumentEncoding(of: bytes, $0) == nil } ?? true)
    }
}
