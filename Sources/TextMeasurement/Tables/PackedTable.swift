// Tables of fonts that are seldom met, packed into the digits of a string.

/// Unpacks what `Scripts/fonts/swift_tables.py` packs: a digit stands for 6 bits, as in Base64.
///
/// A table is unpacked when it is first used. Beside arrays in the source this takes a third of the room, and half of it in
/// the executable.
enum PackedTable {
    /// Advances by slot, two digits each.
    static func advances(_ text: StaticString) -> [UInt16] {
        text.withUTF8Buffer { digits in
            stride(from: 0, to: digits.count - 1, by: 2).map { UInt16(pair(digits, at: $0)) }
        }
    }

    /// The number of columns, the rows of left and the columns of right characters, two digits each; then the values, one
    /// digit each: 0 to 50 are -25 to 25 of `unit`, those above are so many zeros as `runs` has it.
    static func kerning(_ text: StaticString) -> KerningTable {
        text.withUTF8Buffer { digits in
            let indices = stride(from: 2, to: 2 + 2 * 2 * characters, by: 2).map { UInt8(pair(digits, at: $0)) }
            var values: [Int8] = []
            for byte in digits[(2 + 2 * indices.count)...] {
                let digit = value(byte)
                if digit <= 2 * largest {
                    values.append(Int8((digit - largest) * unit))
                } else {
                    values.append(contentsOf: repeatElement(0, count: runs[digit - 2 * largest - 1]))
                }
            }
            return KerningTable(
                columns: pair(digits, at: 0), left: Array(indices[..<characters]),
                right: Array(indices[characters...]), values: values)
        }
    }

    /// How many kerning indices there are: printable ASCII, and 0 for what does not kern.
    private static let characters = 96
    /// In 1/1024 em.
    private static let unit = 5
    private static let largest = 25
    private static let runs = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 64]

    private static func pair(_ digits: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        value(digits[index]) * 64 + value(digits[index + 1])
    }

    /// What a digit of Base64 stands for.
    private static func value(_ digit: UInt8) -> Int {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 0x41
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 0x61 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 0x30 + 52
        case UInt8(ascii: "+"): 62
        default: 63
        }
    }
}
