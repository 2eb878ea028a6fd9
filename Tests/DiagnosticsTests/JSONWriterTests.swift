import Testing

@testable import StrutJSON

@Suite("JSON text")
struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test("Whole numbers have no point, others are as short as reads back exactly")
    func numbers() throws {
        let expected: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (5, "5"), (-44, "-44"), (20.5, "20.5"), (61 / 3.0, "20.333333333333332"),
            (0.1 + 0.2, "0.30000000000000004"), (1e-7, "1e-07"), (1e15, "1000000000000000"),
            (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
            (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
        ]
        for (number, digits) in expected { #expect(text { $0.number(number) } == digits) }
    }

    @Test("Every finite number reads back as itself", arguments: 0..<200)
    func roundTrip(_ seed: UInt64) throws {
        // A multiplicative sequence visits exponents of all sizes without a random source.
        let number = Double(bitPattern: (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15)
        try #require(number.isFinite)
        let written = text { $0.number(number) }
        #expect(Double(written) == number)
        // JSON's own grammar for numbers, which is narrower than what `Double` reads.
        #expect(written.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil)
    }

    @Test("Integers of every size are written", arguments: [0, 7, -1, .max, .min])
    func integers(_ number: Int) {
        #expect(text { $0.number(number) } == String(number))
    }

    @Test("Quotes, backslashes and what steers a terminal or turns the order are escaped; the rest stays as it is")
    func strings() {
        let written = text { $0.string("a\"b\\c\n\r\t\u{1}\u{1F}/é😀\u{A0}\u{200F}…") }
        #expect(written == #""a\"b\\c\n\r\t\u0001\u001f/é😀"# + "\u{A0}\u{200F}…\"")
        let turned = text { $0.string("\u{7F}\u{9B}x\u{2028}\u{202E}\u{2066}\u{2069}y") }
        #expect(turned == #""\u007f\u009bx\u2028\u202e\u2066\u2069y""#)
        #expect(text { $0.string("") } == "\"\"")
    }

    @Test("Containers in lines indent by two; inline ones do not")
    func layout() {
        let written = text { json in
            json.beginObject(.lines)
            json.key("empty")
            json.beginArray(.lines)
            json.endArray()
            json.key("list")
            json.beginArray(.lines)
            for number in 1...2 {
                json.beginObject(.inline)
                json.key("n")
                json.number(number)
                json.key("inner")
                json.beginArray(.lines)
                json.bool(true)
                json.null()
                json.endArray()
                json.endObject()
            }
            json.endArray()
            json.endObject()
        }
        #expect(
            written == """
                {
                  "empty": [],
                  "list": [
                    {"n": 1, "inner": [
                      true,
                      null
                    ]},
                    {"n": 2, "inner": [
                      true,
                      null
                    ]}
                  ]
                }
                """)
    }
}

@Suite("Forms of JSON")
struct JSONFormTests {
    private func formed(_ form: JSONForm, _ text: String) -> String {
        String(decoding: form.applied(to: Array(text.utf8)), as: UTF8.self)
    }

    private static let text = #"{"a": [1, {"b:,": "x\\\", {}"}], "c": {}, "d": [ ], "e": "\\"}"#

    @Test("On one line without spaces, which texts keep")
    func compact() {
        #expect(formed(.compact, Self.text) == #"{"a":[1,{"b:,":"x\\\", {}"}],"c":{},"d":[],"e":"\\"}"# + "\n")
    }

    @Test("A line for each member and element; what is empty stays together")
    func pretty() {
        #expect(
            formed(.pretty, Self.text) == #"""
                {
                  "a": [
                    1,
                    {
                      "b:,": "x\\\", {}"
                    }
                  ],
                  "c": {},
                  "d": [],
                  "e": "\\"
                }

                """#)
    }

    @Test("As it was written")
    func lines() { #expect(formed(.lines, Self.text) == Self.text) }
}
