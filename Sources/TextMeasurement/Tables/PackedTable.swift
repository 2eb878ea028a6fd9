// Tables of fonts but the most frequent ones, packed into the digits of a string.

/// Unpacks what `Scripts/fonts/packed_tables.py` packs: a digit stands for 6 bits, as in Base64.
///
/// A table is unpacked when it is first used. Beside arrays in the source this takes a third of the room, and half of
/// it in the executable.
struct PackedTable {
    private let digits: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ digits: UnsafeBufferPointer<UInt8>) { self.digits = digits }

    /// Whether all digits are read.
    var isAtEnd: Bool { place == digits.count }

    /// Advances by slot, two digits each.
    static func advances(_ text: StaticString) -> [UInt16] {
        text.withUTF8Buffer { digits in
            var table = PackedTable(digits)
            return table.advances(digits.count / 2)
        }
    }

    /// A kerning table whose values are counted in so many 1/1024 em.
    static func kerning(_ text: StaticString, unit: Int) -> KerningTable {
        text.withUTF8Buffer { digits in
            var table = PackedTable(digits)
            return table.kerning(unit: unit)
        }
    }

    /// A number of so many digits.
    mutating func number(_ count: Int = 2) -> Int {
        var result = 0
        for _ in 0..<count {
            result = result << 6 | Self.value(digits[place])
            place += 1
        }
        return result
    }

    /// Advances by slot, two digits each.
    mutating func advances(_ count: Int) -> [UInt16] {
        (0..<count).map { _ in UInt16(number()) }
    }

    /// The number of columns, the digits of an index, the rows of left and the columns of right characters; then the
    /// values, in so many 1/1024 em.
    mutating func kerning(unit: Int = coarse) -> KerningTable {
        let columns = number()
        let count = number(1)
        let left = (0..<Self.characters).map { _ in UInt8(number(count)) }
        let right = (0..<Self.characters).map { _ in UInt8(number(count)) }
        let rows = Int(left.max() ?? 0) + 1
        return KerningTable(
            columns: columns, left: left, right: right, values: small(rows * columns), unit: Double(2 * unit))
    }

    /// So many values of which most are small, one digit each: 0 to 50 are -25 to 25, those above are so many zeros as
    /// `runs` has it, and the last comes before two digits of a larger value.
    mutating func small(_ count: Int) -> [Int8] {
        var values: [Int8] = []
        values.reserveCapacity(count)
        while values.count < count {
            let digit = number(1)
            if digit <= 2 * Self.largest {
                values.append(Int8(digit - Self.largest))
            } else if digit == Self.large {
                values.append(Int8(number() - Self.larger))
            } else {
                values.append(contentsOf: repeatElement(0, count: Self.runs[digit - 2 * Self.largest - 1]))
            }
        }
        return values
    }

    /// What the kerning of open families is counted in, in 1/1024 em.
    static let coarse = 3
    /// How many kerning indices there are: printable ASCII, and 0 for what does not kern.
    private static let characters = 96
    private static let largest = 25
    private static let runs = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32]
    private static let large = 63
    private static let larger = 2048

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
