import StrutPropertyList
import Testing

@Suite("Property lists in XML")
struct XMLListTests {
    @Test("Every kind of value, indented with tabs, keys in order")
    func everything() {
        let value: PropertyListValue = [
            "string": "a < b & \"c\" > d", "integer": .integer(-7), "real": .real(0.1), "whole": .real(2),
            "yes": .boolean(true), "no": .boolean(false), "date": .date(0), "empty": [:],
            "data": .data(Array("Hello, World".utf8)), "array": ["x", [.integer(1)], []],
        ]
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>array</key>
            \t<array>
            \t\t<string>x</string>
            \t\t<array>
            \t\t\t<integer>1</integer>
            \t\t</array>
            \t\t<array/>
            \t</array>
            \t<key>data</key>
            \t<data>
            \tSGVsbG8sIFdvcmxk
            \t</data>
            \t<key>date</key>
            \t<date>2001-01-01T00:00:00Z</date>
            \t<key>empty</key>
            \t<dict/>
            \t<key>integer</key>
            \t<integer>-7</integer>
            \t<key>no</key>
            \t<false/>
            \t<key>real</key>
            \t<real>0.1</real>
            \t<key>string</key>
            \t<string>a &lt; b &amp; "c" &gt; d</string>
            \t<key>whole</key>
            \t<real>2</real>
            \t<key>yes</key>
            \t<true/>
            </dict>
            </plist>

            """
        #expect(text(of: value) == expected)
    }

    @Test("Long data is broken where a line has 76 columns")
    func data() {
        let lines = text(of: [.data([UInt8](repeating: 0, count: 100))]).split(separator: "\n")
        // An indented line has 68 columns for letters, a tab counts eight.
        #expect(lines.filter { $0.hasPrefix("\tA") }.map(\.utf8.count) == [69, 69])
        #expect(lines.contains { $0.hasSuffix("AA==") })
    }

    @Test("The padding of base 64", arguments: [([0xFF], "/w=="), ([0xFF, 0xEF], "/+8="), ([0, 0x10, 0x83], "ABCD")])
    func padding(of bytes: [UInt8], letters: String) {
        #expect(text(of: .data(bytes)).contains("<data>\n\(letters)\n</data>"))
    }

    @Test("Characters that XML cannot hold")
    func characters() {
        #expect(text(of: "a\u{1B}b\u{FFFE}\tc\r\n").contains("<string>a\u{FFFD}b\u{FFFD}\tc&#13;\n</string>"))
    }

    @Test(
        "Dates",
        arguments: [
            (0, "2001-01-01T00:00:00Z"), (-1, "2000-12-31T23:59:59Z"), (86399.9, "2001-01-01T23:59:59Z"),
            // 2004-02-29, a leap day, is day 1154 from 2001-01-01; 2100-03-01 follows the 28th of February.
            (1154 * 86400, "2004-02-29T00:00:00Z"), (36218 * 86400, "2100-03-01T00:00:00Z"),
            (-31 * 86400, "2000-12-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59Z"), (-1e300, "0001-01-01T00:00:00Z"),
            (.nan, "2001-01-01T00:00:00Z"),
        ] as [(Double, String)])
    func date(of seconds: Double, expected: String) {
        #expect(text(of: .date(seconds)).contains("<date>\(expected)</date>"))
    }

    @Test("Numbers that are none")
    func numbers() {
        #expect(text(of: [.real(.nan), .real(.infinity), .real(-.infinity)]).contains("<real>-infinity</real>"))
    }

    private func text(of value: PropertyListValue) -> String { String(decoding: value.xmlBytes(), as: UTF8.self) }
}

@Suite("Dictionaries keep their order")
struct DictionaryTests {
    @Test("Setting, replacing and taking out")
    func editing() {
        var dictionary = PropertyListDictionary()
        dictionary["b"] = "1"
        dictionary["a"] = "2"
        dictionary["b"] = "3"
        #expect(dictionary.entries.map(\.key) == ["b", "a"] && dictionary["b"] == "3")
        dictionary["b"] = nil
        dictionary["c"] = nil
        #expect(dictionary.entries.map(\.key) == ["a"])
    }

    @Test("Of equal keys the last counts, at the first one's place")
    func repeated() {
        let value: PropertyListValue = ["a": "1", "b": "2", "a": "3"]
        #expect(value.dictionary?.entries.map(\.key) == ["a", "b"] && value["a"] == "3")
    }
}
