// Advances of characters that no glyph table holds: the fonts that iOS falls back to are the same for every face.

/// Advances by Unicode range, in em of the font size.
enum FallbackAdvance {
    /// The advance of a scalar in em.
    static func em(of scalar: UInt32) -> Double {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0: return 0
        case 0x300...0x36F, 0x483...0x489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
            return 0  // combining marks
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xAD, 0xFEFF, 0xFE00...0xFE0F:
            return 0  // formatting characters and variation selectors
        case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xE0100...0xE01EF: return 0  // skin tones, tags
        case 0x2000...0x200A: return spaces[Int(scalar) - 0x2000]
        case 0x202F: return 0.2
        case 0x205F: return 0.222
        case 0x530...0x58F: return 0.6  // Armenian
        case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: return 0  // Hebrew points
        case 0x5BE...0x5FF: return 0.56  // Hebrew
        case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8: return 0  // Arabic marks
        case 0x600...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: return 0.48  // Arabic, joined letters
        case 0x900...0x902, 0x93C, 0x941...0x948, 0x94D: return 0  // Devanagari marks
        case 0x900...0xDFF: return 0.6  // Indic scripts
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: return 0  // Thai marks
        case 0xE00...0xEFF: return 0.58  // Thai, Lao
        case 0x10A0...0x10FF: return 0.58  // Georgian
        case 0x1100...0x115F: return 1  // Hangul initial letters; the letters that follow share their square
        case 0x1160...0x11FF: return 0
        case 0x1F1E6...0x1F1FF: return emoji / 2  // two letters make a flag
        case 0x1F000...0x1FAFF, 0x231A, 0x231B, 0x23E9...0x23F3, 0x2600...0x27BF, 0x2B50, 0x2B55: return emoji
        case 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: return 1
        case 0xFF61...0xFFDC: return 0.5  // half-width forms
        case 0xFF00...0xFF60, 0xFFE0...0xFFE6: return 1
        case 0x20000...0x3FFFF: return 1  // rarer ideographs
        case 0xE000...0xF8FF: return 0.9  // private use: icon fonts, the Apple logo
        default: return 0.6
        }
    }

    /// The advance of Apple Color Emoji.
    private static let emoji = 1.25
    /// U+2000…U+200A.
    private static let spaces: [Double] = [0.5, 1, 0.5, 1, 1.0 / 3, 0.25, 1.0 / 6, 0.6, 0.28, 0.2, 0.1]
}
