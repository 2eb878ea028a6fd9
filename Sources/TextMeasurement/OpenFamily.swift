// The free families that apps ship, each of which is packed into one string.

/// One family with the cuts that apps use; the cut of a name is found by the style that the name ends with.
struct OpenFamily: Sendable {
    /// The weights of the cuts in hundreds.
    private let weights: [UInt8]
    /// By cut: advances by slot in 1/2048 em.
    private let advances: [[UInt16]]
    /// By cut.
    private let kerning: [Kerning]
    private let ascender: Double
    private let descender: Double
    private let leading: Double
    private let capHeight: Double

    /// Unpacks what `family` in `Scripts/fonts/packed_tables.py` packs.
    init(_ text: StaticString) {
        self = text.withUTF8Buffer { OpenFamily($0) }
    }

    private init(_ digits: UnsafeBufferPointer<UInt8>) {
        var table = PackedTable(digits)
        func em() -> Double { Double(table.number(3)) / 10_000 }
        ascender = em()
        descender = em()
        leading = em()
        capHeight = em()
        let count = table.number(1)
        weights = (0..<count).map { _ in UInt8(table.number(1)) }
        let shares = (0..<count).map { _ in Double(table.number() - 2048) / 100 }
        var advances: [[UInt16]] = []
        for _ in 0..<count { advances.append(Self.cut(after: advances, &table)) }
        self.advances = advances
        let first = table.kerning()
        let beside = table.isAtEnd ? first : table.kerning()
        kerning = shares.map { Kerning(first, beside: beside, share: $0) }
    }

    /// The next cut: its advances slot by slot, or a place between the first two and what it has beside that, or one
    /// advance.
    private static func cut(after cuts: [[UInt16]], _ table: inout PackedTable) -> [UInt16] {
        switch table.number(1) {
        case 0: return table.advances(GlyphSlots.latinCount)
        case 1:
            let place = table.number() - 2048
            let rest = table.small(GlyphSlots.latinCount)
            return rest.indices.map { slot in
                let first = Int(cuts[0][slot])
                return UInt16(first + ((Int(cuts[1][slot]) - first) * place + 512) >> 10 + Int(rest[slot]))
            }
        default:
            let advance = UInt16(table.number())
            return (0..<GlyphSlots.latinCount).map { _ in advance }
        }
    }

    /// The cut of a style. A weight that is not there borrows the nearest cut, the lighter of two, and an italic the
    /// upright cut: they say that they are approximate.
    func cut(_ style: FontStyle) -> NamedFont {
        var found = 0
        for cut in weights.indices
        where style.distance(to: Int(weights[cut])) < style.distance(to: Int(weights[found])) { found = cut }
        return NamedFont(
            advances: advances[found], kerning: kerning[found], ascender: ascender, descender: descender,
            leading: leading, capHeight: capHeight,
            isApproximate: !style.isPlainWeight || Int(weights[found]) != style.weight)
    }
}
