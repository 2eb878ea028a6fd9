// The reader of small JSON files.

import StrutDiagnostics
import StrutJSON
import Testing

@Suite struct JSONValueTests {
    @Test func everyKindOfValue() throws {
        let value = try JSONValue(
            parsing: Array(#" {"a": [1, -2.5e1, "x\n\u00e9\ud83d\ude00", true, null], "b": {}} "#.utf8))
        #expect(
            value["a"]?.array?.map(\.content) == [.number(1), .number(-25), .string("x\né😀"), .bool(true), .null])
        #expect(value["b"]?.members == [])
        #expect(value["c"] == nil)
    }

    @Test func valuesAndNamesHaveAPlace() throws {
        let value = try JSONValue(parsing: Array("{\n  \"a\": [1,\n    {\"b\": 2}]}".utf8))
        #expect(value.members?.first?.location == SourceLocation(line: 2, column: 3))
        #expect(value["a"]?.location == SourceLocation(line: 2, column: 8))
        let object = try #require(value["a"]?.array?.last)
        #expect(object.location == SourceLocation(line: 3, column: 5))
        #expect(object.members?.first?.location == SourceLocation(line: 3, column: 6))
        #expect(object["b"]?.location == SourceLocation(line: 3, column: 11))
    }

    @Test(arguments: [
        ("", 1, 1), ("{\"a\" 1}", 1, 6), ("[1,\n 2", 2, 3), ("\"a", 1, 3), ("{} x", 1, 4), ("[tru]", 1, 2),
        ("{a: 1}", 1, 2), ("[+1]", 1, 2), ("1e999", 1, 1), ("[1,\n\"\\q\"]", 2, 3), ("\"\\u12x\"", 1, 6),
    ])
    func problemsHaveAPlace(text: String, line: Int, column: Int) {
        do throws(JSONError) {
            let value = try JSONValue(parsing: Array(text.utf8))
            Issue.record("read \(value)")
        } catch {
            #expect(error.location == SourceLocation(line: line, column: column))
        }
    }

    @Test("A merge that was not finished is called one", arguments: ["{", "{\"a\": 1", "{\"a\": 1,", "[1,", "", "[] "])
    func unfinishedMerges(text: String) {
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: Array("\(text)\n<<<<<<< HEAD\n".utf8))
        }
        #expect(error?.location == SourceLocation(line: 2, column: 1))
        #expect(error?.message == "an unfinished merge begins here")
        let other = #expect(throws: JSONError.self) { try JSONValue(parsing: Array("\(text) <<<<<<< HEAD".utf8)) }
        #expect(other?.message.hasPrefix("expected ") == true)
    }

    @Test func aByteOrderMarkIsNoColumn() throws {
        let value = try JSONValue(parsing: Array("\u{FEFF}{\"a\": 1}".utf8))
        #expect(value["a"]?.location == SourceLocation(line: 1, column: 7))
    }

    @Test func aNumberMayBeTooLarge() {
        #expect(throws: JSONError.self) { try JSONValue(parsing: Array("1e999".utf8)) }
        do throws(JSONError) {
            _ = try JSONValue(parsing: Array("[-1e400]".utf8))
        } catch {
            #expect(error.message == "a number is too large")
        }
    }

    @Test func depthIsLimited() {
        #expect(throws: JSONError.self) {
            try JSONValue(parsing: Array(String(repeating: "[", count: 100_000).utf8))
        }
    }

    /// RFC 8259 has no number with a plus, with zeros in front, or without digits on both sides of the point.
    @Test(arguments: ["07", "-01", "+1", "1.", ".5", "-", "1e", "1e+", "0x10", "--1", "1-1"])
    func noNumbers(text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: Array("[\(text)]".utf8)) }
    }

    @Test(arguments: ["0", "-0", "10", "-1.50", "1e5", "1E-05", "0.25e+3"])
    func numbers(text: String) throws {
        let value = try JSONValue(parsing: Array("[\(text)]".utf8))
        #expect(try value.array?.map(\.content) == [.number(#require(Double(text)))])
    }
}
