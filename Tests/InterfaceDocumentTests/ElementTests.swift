// Elements: names, children, keys, values, text; nothing is lost.

import Testing

@testable import InterfaceDocument

@Suite struct ElementTests {
    @Test func childrenAndParents() throws {
        let document = try xib(
            "<view id='A'><rect key='frame' x='1'/><subviews><label id='B'/><button id='C'/></subviews></view>")
        let view = try #require(document.element(id: "A"))
        #expect(view.children.map(\.name) == [.rect, .subviews])
        #expect(view.children.first?.name == .rect)
        #expect(view.descendants.map(\.name) == [.rect, .subviews, .label, .button])
        #expect(view.hasChildren)
        let label = try #require(document.element(id: "B"))
        #expect(!label.hasChildren)
        #expect(label.parent?.parent == view)
        #expect(label.isInside(view) && !view.isInside(label))
        #expect(document.root.parent == nil)
        #expect(view.index < label.index)
        #expect(document.element(at: label.index) == label)
        #expect(document.element(id: "nobody") == nil)
        #expect(document.element(id: "") == nil)
        #expect("\(label)" == "<label id=\"B\">")
    }

    @Test func childrenByNameAndKey() throws {
        let element = try element(
            "<label><color key='textColor' white='1'/><color key='shadowColor' white='0'/><nil key='highlightedColor'/></label>"
        )
        #expect(element.child(.color)?.key == "textColor")
        #expect(element.child(key: "highlightedColor")?.name == .nil)
        #expect(element.child(.color, key: "shadowColor")?.double(.white) == 0)
        #expect(element.child(.nil, key: "shadowColor") == nil)
        #expect(element.child(.rect) == nil)
    }

    @Test func values() throws {
        let element = try element(
            """
            <view id="A" hidden="YES" opaque="NO" alpha="0.5" tag="-7" placeholderIntrinsicWidth="infinite" userLabel="" \
            placeholderIntrinsicHeight="-1e308" \
            contentMode="scaleToFill"/>
            """)
        #expect(element.bool(.hidden) == true)
        #expect(element.bool(.opaque) == false)
        #expect(element.bool(.clipsSubviews) == nil)
        #expect(element.bool(.contentMode) == nil)
        #expect(element.double(.alpha) == 0.5)
        #expect(element.double(.placeholderIntrinsicWidth) == nil)
        #expect(element.double(.placeholderIntrinsicHeight) == -1e12)
        #expect(element.int(.tag) == -7)
        #expect(element.int(.alpha) == nil)
        #expect(element.string(.userLabel) == "")
        #expect(element.has(.userLabel) && !element.has(.text))
        #expect(element.has(.contentMode, equalTo: "scaleToFill") && !element.has(.contentMode, equalTo: "scaleToFil"))
        let mode: String = element.string(.contentMode) ?? ""
        #expect(element.has(.contentMode, equalTo: mode))
    }

    @Test func unknownThingsAreKept() throws {
        let document = try xib(
            "<hologram id='H' hue='7' x:flow='&lt;b&gt; &amp; &#10;c' xmlns:x='urn:x'><x:beam/><beam hue='8'/></hologram>"
        )
        let element = try #require(document.element(id: "H"))
        #expect(element.name.string == "hologram")
        #expect(!element.name.isKnown)
        #expect(element.string(named: "hue") == "7")
        #expect(element.string(named: "x:flow") == "<b> & \nc")
        #expect(element.string(named: "absent") == nil)
        #expect(element.attributes.map(\.name) == ["id", "hue", "x:flow"])
        #expect(element.children.map(\.name.string) == ["x:beam", "beam"])
        let beam = try #require(element.children.map(\.name).last)
        #expect(element.child(beam)?.string(named: "hue") == "8")
    }

    @Test func namesOfDifferentDocuments() throws {
        let one = try element("<hologram/>").name
        let other = try xib("<first/><hologram/>").scenes.first?.objects.last?.name
        #expect(one == other)
        #expect(Set([one, other, .label]).count == 2)
        #expect(one != .label)
    }

    @Test func text() throws {
        func text(_ xml: String) throws -> String { try element("<string>\(xml)</string>").text }
        #expect(try text("plain") == "plain")
        #expect(try text("") == "")
        #expect(try text("  ") == "  ")
        #expect(try text("a &amp; b &#x20AC;") == "a & b €")
        #expect(try text(" a\n b ") == " a\n b ")
        #expect(try text("<![CDATA[<a>]]> b") == "<a> b")
        #expect(try text("one <!-- not --> two") == "one  two")
        #expect(try element("<view>\n  <rect/>\n</view>").text == "")
        #expect(try element("<view>a<rect/>b<rect>c</rect>d</view>").text == "abd")
    }

    /// Text comes in pieces: at comments, CDATA and characters by number, and where it is long.
    @Test func leadingWhiteSpaceInPieces() throws {
        func text(_ xml: String) throws -> String { try element("<string>\(xml)</string>").text }
        #expect(try text("\n<!-- not -->  a") == "\n  a")
        #expect(try text("  <![CDATA[  b]]>") == "    b")
        #expect(try text(" &#32;&#10; c") == "  \n c")
        #expect(try text(" <!-- --> <?x?>\n") == "  \n")
        #expect(try text("<![CDATA[]]>") == "")
        let spaces = String(repeating: " \n", count: 20_000)
        #expect(try text("\(spaces)d") == "\(spaces)d")
        #expect(try element("<view>  <!-- not -->  <rect> </rect>  <!-- --> e</view>").text == " e")
        #expect(try element("<view> <!-- --> <rect/> <rect/> </view>").text == "")
        #expect(try element("<view> <rect> <!-- --> f</rect> </view>").children.map(\.text) == ["  f"])
    }

    @Test func strings() throws {
        let element = try element(
            """
            <label><string key="text">one
            two</string><string key="userLabel" base64-UTF8="YES">
            R3LDvMOfZSDinJM
            </string><mutableString key="hint">soft</mutableString></label>
            """)
        #expect(element.text(.text, key: "text") == "one\ntwo")
        #expect(element.child(key: "userLabel")?.stringContent == "Grüße ✓")
        #expect(element.text(.hint, key: "hint") == "soft")
        #expect(element.stringContent == nil)
    }

    @Test func references() throws {
        let document = try xib(
            "<tableViewCell id='A' textLabel='B' detailTextLabel='C'><label id='B'/></tableViewCell>")
        let cell = try #require(document.element(id: "A"))
        #expect(cell.reference(.textLabel)?.id == "B")
        #expect(cell.reference(.detailTextLabel) == nil)
        #expect(cell.reference(.imageView) == nil)
    }

    @Test func elementsKeepTheirDocumentAlive() throws {
        var element: Element? = try element("<label text='still here'/>")
        #expect(element?.string(.text) == "still here")
        element = nil
        #expect(element == nil)
    }

    @Test func manyElementsAndNames() throws {
        let objects = (0..<3000).map { "<thing\($0 % 700) id='i\($0)' attribute\($0 % 900)='v\($0)'/>" }.joined()
        let document = try xib(objects)
        for number in [0, 1, 699, 700, 1234, 2999] {
            let element = try #require(document.element(id: "i\(number)"))
            #expect(element.name.string == "thing\(number % 700)")
            #expect(element.string(named: "attribute\(number % 900)") == "v\(number)")
        }
    }
}
