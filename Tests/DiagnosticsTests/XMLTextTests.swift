import Testing

@testable import StrutDiagnostics

@Suite("Text as XML has it")
struct XMLTextTests {
    @Test("What is escaped reads back, but for what XML cannot hold")
    func roundTrip() {
        for text in [
            "plain", "a & <b> \"c\" 'd'", "&amp; &#9; &x;", "1\n2\r3\t4", "é\u{9B}31m\u{202E}x\u{2028}", "A;B&C;", "&",
        ] {
            #expect(XMLText.unescaped(XMLText.escaped(text)) == text)
        }
        #expect(XMLText.unescaped(XMLText.escaped("\u{1B}[31m")) == "\u{FFFD}[31m")
        #expect(XMLText.unescaped("&lt;&unknown;&#x110000;") == "<&unknown;&#x110000;")
    }
}
