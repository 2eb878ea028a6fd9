// Fonts whose characters are pictures.

/// The advances of a font's icons, whose characters stand in Unicode's private use areas.
struct IconAdvances: Sendable {
    /// The first character that is an icon.
    private let first: UInt32
    /// From the first on, in 1/2048 em; 0 where the font has no icon. Empty where each icon stands on a square.
    private let advances: [UInt16]

    /// Each icon is as wide as the font is large.
    static let squares = IconAdvances(first: 0xE000, advances: [])

    private init(first: UInt32, advances: [UInt16]) {
        self.first = first
        self.advances = advances
    }

    /// Unpacks what `icons` in `Scripts/fonts/packed_tables.py` packs.
    init(_ text: StaticString) {
        (first, advances) = text.withUTF8Buffer { digits in
            var table = PackedTable(digits)
            let first = UInt32(table.number(3))
            let found = (0..<table.number(1)).map { _ in UInt16(table.number(3)) }
            var advances: [UInt16] = []
            while !table.isAtEnd {
                let digit = table.number(1)
                if digit == Self.gap {
                    advances.append(contentsOf: repeatElement(0, count: table.number()))
                } else {
                    advances.append(found[digit])
                }
            }
            return (first, advances)
        }
    }

    /// What stands before the number of characters that are no icons.
    private static let gap = 63

    /// The advance in 1/2048 em of a character that is an icon; nil for any other.
    func units(of scalar: UInt32) -> Double? {
        guard (0xE000...0xF8FF).contains(scalar) || scalar >= 0xF0000 else { return nil }
        if advances.isEmpty { return 2048 }
        guard scalar >= first, Int(scalar - first) < advances.count, advances[Int(scalar - first)] > 0 else {
            return nil
        }
        return Double(advances[Int(scalar - first)])
    }
}

extension NamedFont {
    /// An icon font; what it has no icon for is set in Helvetica Neue.
    ///
    /// - Parameter isJoined: whether the font shows a word, such as `arrow_back`, as the icon of that name.
    init(
        icons: IconAdvances, isJoined: Bool, ascender: Double, descender: Double, leading: Double, capHeight: Double
    ) {
        self.init(
            advances: isJoined ? Self.words : HelveticaNeueTables.helveticaNeue,
            kerning: isJoined ? Kerning(.words) : .helveticaNeue, ascender: ascender, descender: descender,
            leading: leading, capHeight: capHeight)
        self.icons = icons
    }

    /// Each letter of a word is a square, and what follows another goes back by one.
    private static let words = HelveticaNeueTables.helveticaNeue.enumerated().map { slot, advance in
        KerningTable.isOfWord(Int(GlyphSlots.kerningIndex[slot])) ? 2048 : advance
    }
}

extension KerningTable {
    /// Makes one square of a word.
    fileprivate static let words: KerningTable = {
        let classes = (0...95).map { UInt8(isOfWord($0) ? 1 : 0) }
        return KerningTable(columns: 2, left: classes, right: classes, values: [0, 0, 0, -128], unit: 16)
    }()

    /// Whether a kerning index is that of a character of icons' names: a small letter, a digit or a low line.
    fileprivate static func isOfWord(_ index: Int) -> Bool {
        switch index == 0 ? 0 : UInt8(index + 0x1F) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
