// Lines and columns: of the start of a tag, in UTF-8 bytes, whatever stands before it.

import StrutDiagnostics
import Testing

@testable import InterfaceDocument

@Suite struct LocationTests {
    @Test func startsOfTags() throws {
        let text = """
            <?xml version="1.0"?>
            <!-- a comment
                 of two lines with <view/> in it -->
            <document>
              <objects><view id="A"/><view
                  id="B" userLabel="a &gt; b
            c > d"
              >
                <subviews>
                  <label text="Ä€😀" id="C"/><label id="D"/>
                  <textView id="E"><string key="text">one
            two &lt; three</string></textView><label id='F'/>
                  <![CDATA[ <label/>
                  ]]><label id="G"/>
                </subviews></view>
              </objects>
            </document>
            """
        let document = try Document.parse(Array(text.utf8), path: "")
        func location(_ id: String) -> SourceLocation? { document.element(id: id)?.location }
        #expect(document.root.location == SourceLocation(line: 4, column: 1))
        #expect(location("A") == SourceLocation(line: 5, column: 12))
        #expect(location("B") == SourceLocation(line: 5, column: 26))
        #expect(location("C") == SourceLocation(line: 10, column: 7))
        #expect(location("D") == SourceLocation(line: 10, column: 39))
        #expect(location("E") == SourceLocation(line: 11, column: 7))
        #expect(location("F") == SourceLocation(line: 12, column: 35))
        #expect(location("G") == SourceLocation(line: 14, column: 10))
    }

    @Test func oneLine() throws {
        let document = try Document.parse(
            Array("<document><objects><view id='A'/></objects></document>".utf8), path: "")
        #expect(document.element(id: "A")?.location == SourceLocation(line: 1, column: 20))
    }
}
