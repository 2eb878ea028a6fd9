// Archives of Xcode 3 and 4 that are damaged, hostile, or have what is not known: nothing is lost silently.

import StrutDiagnostics
import Testing

@testable import InterfaceDocument

@Suite("Archives that cannot be upgraded say why")
struct LegacyErrorTests {
    private func refusal(_ text: String) -> DocumentError? {
        do throws(DocumentError) {
            _ = try Document.upgrading(bytes: Array(text.utf8), path: "Old.xib")
            return nil
        } catch {
            return error
        }
    }

    @Test("What is not known stays under its old name")
    func unknown() throws {
        let archive = LegacyArchive(
            objects: """
                <object class="IBUIView" id="10"><int key="IBUINews">1</int><int key="tag">7</int>
                <reference key="IBUITintColor" ref="999"/><string key="IBUIAlpha">much</string>
                <int key="IBUIContentMode">99</int></object>
                <object class="IBUIHologram" id="11"><array key="NSSubviews"><object class="IBUILabel" id="12"/></array>
                </object><object class="view" id="13"/>
                """, records: [("5", "10"), ("6", "11"), ("7", "12"), ("8", "13")],
            connections: LegacyArchive.connection("Outlet", "label", ("1", "12"), id: "9")
                + LegacyArchive.connection("Telepathy", "mind", ("1", "10"), id: "14"),
            properties: [("5.Colour of the moon", "blue")])
        let document = try archive.upgraded()
        let view = try #require(document.element(id: "5"))
        for name in ["IBUINews", "archived.tag", "IBUITintColor", "IBUIAlpha", "IBUIContentMode"] {
            #expect(view.string(named: name) != nil, "\(name)")
        }
        #expect(view.attributes.contains { $0.name == "archived.Colour_of_the_moon" })
        #expect(view.int(.tag) == nil && view.double(.alpha) == nil)
        #expect(document.element(id: "6")?.name.string == "IBUIHologram")
        #expect(document.element(id: "7")?.name == .label)
        #expect(document.element(id: "8")?.name.string == "archived.view")
        let connections = document.element(id: "-1")?.child(.connections)
        #expect(connections?.children.map(\.name.string) == ["outlet", "IBCocoaTouchTelepathyConnection"])
    }

    @Test("A record of an object that is nowhere in the document")
    func strays() throws {
        var archive = LegacyArchive(objects: "<object class=\"IBUIView\" id=\"10\"/>", records: [("5", "10")])
        archive.head = "<object class=\"IBUIGhost\" key=\"elsewhere\" id=\"20\"/>"
        archive.records.append(("6", "20"))
        #expect(try archive.upgraded().element(id: "6")?.name.string == "IBUIGhost")
    }

    @Test("Connections without an end")
    func ends() throws {
        var archive = LegacyArchive(objects: "<object class=\"IBUIView\" id=\"10\"/>", records: [("5", "10")])
        archive.connections = LegacyArchive.connection("Outlet", "view", ("1", "999"), id: "8")
        let error = try #require(refusal(archive.text))
        #expect(error.kind == .obsoleteFormat && error.message.contains("'view' in it lacks an end"))
        #expect(error.location != nil)
        archive.head = "<object class=\"IBUIView\" key=\"elsewhere\" id=\"20\"/>"
        archive.connections = LegacyArchive.connection("Outlet", "view", ("1", "20"), id: "8")
        #expect(refusal(archive.text)?.message.contains("not in the document") == true)
    }

    @Test("Views that are in one another have their place once")
    func cycles() throws {
        let archive = LegacyArchive(
            objects: """
                <object class="IBUIView" id="10"><array key="NSSubviews"><object class="IBUIView" id="11">
                <array key="NSSubviews"><reference ref="10"/><reference ref="11"/></array></object></array></object>
                """, records: [("5", "10"), ("6", "11")])
        let document = try archive.upgraded()
        #expect(document.root.descendants.count { $0.name == .view } == 2)
    }

    @Test("References that lead to references, and to themselves")
    func references() throws {
        let archive = LegacyArchive(
            objects: """
                <object class="IBUIView" id="10"><reference key="IBUIBackgroundColor" ref="30" id="30"/>
                <object class="NSColor" key="IBUITintColor" id="31"><int key="NSColorSpace">6</int>
                <reference key="NSColor" ref="31"/></object></object>
                """, records: [("5", "10")])
        let view = try #require(try archive.upgraded().element(id: "5"))
        #expect(view.string(named: "IBUIBackgroundColor") != nil && view.string(named: "IBUITintColor") != nil)
    }

    @Test("A chain of references as deep as one likes is refused")
    func depth() throws {
        let count = 20_000
        let views = (0..<count).map {
            "<object class=\"IBUIView\" id=\"\(100 + $0)\"><array key=\"NSSubviews\"><reference ref=\"\(101 + $0)\"/></array></object>"
        }
        let last = "<object class=\"IBUIView\" id=\"\(100 + count)\"/>"
        let error = try #require(refusal(LegacyArchive(objects: views.joined() + last).text))
        #expect(error.kind == .tooDeep && error.message.contains("deep"))
    }

    @Test("A long value that many share does not make a long document")
    func shares() throws {
        let long = String(repeating: "x", count: 100_000)
        let labels = (0..<1000).map { number in
            let text =
                number == 0
                ? "<string key=\"IBUIText\" id=\"9\">\(long)</string>" : "<reference key=\"IBUIText\" ref=\"9\"/>"
            return "<object class=\"IBUILabel\" id=\"\(100 + number)\">\(text)</object>"
        }
        let document = try LegacyArchive(objects: labels.joined()).upgraded()
        #expect(document.source.count < 500_000)
        #expect(document.root.descendants.count { $0.string(named: "IBUIText") != nil } == 999)
    }

    @Test("An archive without objects, of another platform, or cut anywhere")
    func damaged() throws {
        let type = "com.apple.InterfaceBuilder3"
        #expect(refusal("<archive type=\"\(type).CocoaTouch.XIB\"><data/></archive>")?.kind == .obsoleteFormat)
        #expect(refusal("<archive type=\"\(type).CocoaTouch.XIB\"/>")?.kind == .obsoleteFormat)
        #expect(refusal("<archive/>")?.kind == .obsoleteFormat)
        #expect(refusal("<archive type=\"\(type).Cocoa.XIB\"><data/></archive>")?.kind == .unsupportedPlatform)
        #expect(refusal("<plist/>")?.kind == .notInterfaceBuilder)
        let text = LegacyArchive(
            objects: "<object class=\"IBUIView\" id=\"10\"/>", records: [("5", "10")],
            connections: LegacyArchive.connection("Outlet", "view", ("1", "10"), id: "8")
        ).text
        #expect(refusal(text) == nil)
        for length in stride(from: 0, to: text.utf8.count, by: 7) {
            #expect(refusal(String(decoding: text.utf8.prefix(length), as: UTF8.self)) != nil, "\(length)")
        }
    }

    /// Removing or doubling any one line gives a document or an error.
    @Test("Any line missing or doubled")
    func lines() {
        let text = LegacyArchive(
            objects: """
                <object class="IBUIView" id="10">
                <int key="NSvFlags">99999999999999999999</int>
                <string key="NSFrame">{{1e400, nan}, {inf, 3}}</string>
                <object class="NSColor" key="IBUIBackgroundColor">
                <int key="NSColorSpace">2</int>
                <bytes key="NSRGB">MCAwIDAAA</bytes>
                </object>
                </object>
                """, records: [("5", "10"), ("5", "1")],
            connections: LegacyArchive.connection("Event", "go", ("10", "1"), id: "8", event: 99)
        ).text
        #expect(refusal(text) == nil)
        let lines = text.split(separator: "\n")
        for index in lines.indices {
            _ = refusal((lines[..<index] + lines[(index + 1)...]).joined(separator: "\n"))
            _ = refusal((lines[...index] + lines[index...]).joined(separator: "\n"))
        }
    }

    @Test("Documents of today are read as before")
    func today() throws {
        let text = DocumentReadingTests.text
        let document = try Document.upgrading(bytes: Array(text.utf8), path: "New.storyboard")
        #expect(!document.isUpgraded)
        #expect(try document.elementCount == Document.parse(Array(text.utf8), path: "New.storyboard").elementCount)
    }
}
