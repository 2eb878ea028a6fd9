// What the end of a font's name says of its cut.

/// The style that a PostScript name ends with, such as `SemiBoldItalic`: its weight, and whether it slants.
struct FontStyle {
    /// The weight in hundreds: 4 is regular.
    let weight: Int
    let isSlanted: Bool
    /// Whether it consists of nothing but a known weight, so that an upright cut of that weight is the one that is
    /// meant.
    let isPlainWeight: Bool

    /// Reads a style; nil for one of another width, whose letters are not those of the family. One that has no weight
    /// is regular.
    ///
    /// Of what a system names after an instance of a variable font, as in `Montserrat-Thin_SemiBold`, the last part
    /// counts.
    init?(_ style: some Collection<UInt8>) {
        // The bit that distinguishes capitals from small letters.
        var word = style.map { $0 | 0x20 }
        // An underscore with that bit.
        if let place = word.lastIndex(of: UInt8(ascii: "_") | 0x20) { word.removeFirst(place + 1) }
        for width in Self.widths where Self.contains(word, width) { return nil }
        var isSlanted = false
        for slant in Self.slants where word.reversed().starts(with: slant.utf8.reversed()) {
            word.removeLast(slant.utf8.count)
            isSlanted = true
            break
        }
        self.isSlanted = isSlanted
        let named = Self.weights.first { word.elementsEqual($0.word.utf8) }
        weight = (named ?? Self.weights.first { !$0.word.isEmpty && Self.contains(word, $0.word) })?.weight ?? 4
        isPlainWeight = named != nil && !isSlanted
    }

    /// How far the weight of a cut is from this one: twice the hundreds, and one more where it is heavier.
    func distance(to cut: Int) -> Int { cut > weight ? 2 * (cut - weight) + 1 : 2 * (weight - cut) }

    private static func contains(_ text: [UInt8], _ word: String) -> Bool {
        text.indices.contains { text[$0...].starts(with: word.utf8) }
    }

    private static let widths = ["cond", "narrow", "compress", "extended", "expanded", "wide"]
    private static let slants = ["italic", "oblique", "it"]

    /// Words with another one in them stand before it.
    private static let weights: [(word: String, weight: Int)] = [
        ("", 4), ("hairline", 1), ("thin", 1), ("extralight", 2), ("ultralight", 2), ("light", 3), ("regular", 4),
        ("book", 4), ("roman", 4), ("medium", 5), ("semibold", 6), ("demibold", 6), ("demi", 6), ("extrabold", 8),
        ("ultrabold", 8), ("bold", 7), ("black", 9), ("heavy", 9),
    ]
}
