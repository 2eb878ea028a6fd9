// Numbers are read to the nearest Double, by whatever path.

import Testing

@testable import InterfaceDocument

@Suite struct DecimalTests {
    private func double(_ text: String) -> Double? {
        Array(text.utf8).withUnsafeBufferPointer(\.double)
    }

    @Test(arguments: [
        "0", "0.0", "1", "-1", "+2", "44", "375", "20.333333333333332", "20.5", "-8.5", "0.80000000000000004",
        "43.66666793823242", "31.000000000000004", "2.2250738585072014e-308", "0.29999999999999999", "1e3", ".5", "5.",
        "9007199254740993", "9007199254740992.5", "18446744073709551615", "184467440737095516151", "0.1",
        "123456789.123456789",
        "0.000000000000000001", "0.0000000000000000000001", "1234567890123456789", "99999999999999999", "4.35", "-0.0",
        "0.15686274510000001", "0.30000001192092896", "64.666666666666671", "1797693134862315.7",
    ])
    func asTheStandardLibrary(text: String) {
        #expect(double(text) == Double(text) ?? Double(text + "0") ?? Double("0" + text))
    }

    @Test(arguments: [
        "", "-", "+", ".", "-.", "infinite", "nan", "inf", "1x", "1.2.3", "1,5", " 1", "1 ", "--1", "0x10", "1e", "1\t",
    ])
    func notNumbers(text: String) {
        #expect(double(text) == nil)
    }

    /// Every sum of digits and decimals agrees with the standard library to the last bit.
    @Test func manyNumbers() {
        var state: UInt64 = 88_172_645_463_325_252
        for _ in 0..<20_000 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            let digits = String(state).prefix(Int(state % 19) + 1)
            let place = Int(state >> 32) % (digits.count + 1)
            let text = "\(digits.prefix(place)).\(digits.dropFirst(place))"
            let padded = place == 0 ? "0" + text : text
            let whole = padded.hasSuffix(".") ? padded + "0" : padded
            #expect(double(whole) == Double(whole), "\(whole)")
        }
    }

    @Test(arguments: [
        ("0", 0), ("7", 7), ("-12", -12), ("+3", 3), ("10.0", 10), ("999999999999999999", 999_999_999_999_999_999),
    ])
    func wholeNumbers(text: String, value: Int) {
        #expect(Array(text.utf8).withUnsafeBufferPointer(\.int) == value)
    }

    @Test(arguments: ["", "-", "x", "1.5", "9999999999999999999999"])
    func notWholeNumbers(text: String) {
        #expect(Array(text.utf8).withUnsafeBufferPointer(\.int) == nil)
    }
}
