// Advances of characters that no glyph table holds: the fonts that iOS falls back to are the same for every face.

/// Advances by Unicode range.
enum FallbackAdvance {
    /// The advance of a scalar in points.
    ///
    /// Ideographs, kana, Hangul and emoji take no tracking. In the system font ideographs are 1.0188 em wide: labels of 2
    /// to 13 of them at 12, 14, 15 and 18 points leave 1.0179 to 1.0192. Hangul: 0.8706 em, by labels of 6, 7 and 9.
    static func points(of scalar: UInt32, size: Double, tracking: Double, ideograph: Double) -> Double {
        switch scalar {
        case 0x1100...0x115F, 0xAC00...0xD7A3: return size * (ideograph == 1 ? 0.92 : 0.8706)
        case 0x2E80...0x303E, 0x3041...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFF:
            return size * ideograph
        case 0x1F1E6...0x1F1FF: return emoji(size) / 2  // two letters make a flag
        default:
            if isEmoji(scalar) { return emoji(size) }
            let em = em(of: scalar)
            return em == 0 ? 0 : em * size + tracking
        }
    }

    /// The advance of Apple Color Emoji in points: labels with one at 11, 38, 45 and 60 points are 16, 43, 50 and 65 points
    /// wide, and at 17 and 18 they are 23 and 24.
    static func emoji(_ size: Double) -> Double { size + (size == 17 || size == 18 ? 6 : 5) }

    /// Whether a scalar gives the emoji before it the colour of a skin.
    static func isSkinTone(_ scalar: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar) }

    /// Whether a scalar is shown as an emoji by itself.
    static func isEmoji(_ scalar: UInt32) -> Bool {
        switch scalar {
        case _ where isSkinTone(scalar): false
        case 0x1F000...0x1FAFF, 0x231A, 0x231B, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615,
            0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26D4,
            0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A, 0x270B, 0x2728, 0x274C, 0x274E,
            0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B55:
            true
        default: false
        }
    }

    /// The advance of the other scripts and symbols in em.
    private static func em(of scalar: UInt32) -> Double {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0: 0
        case 0x300...0x36F, 0x483...0x489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
            0  // combining marks
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xAD, 0xFEFF, 0xFE00...0xFE0F:
            0  // formatting characters and variation selectors
        case 0xE0020...0xE007F, 0xE0100...0xE01EF: 0  // tags
        case 0x2000...0x200A: spaces[Int(scalar) - 0x2000]
        case 0x202F: 0.2
        case 0x205F: 0.222
        case 0x530...0x58F: 0.6  // Armenian
        case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: 0  // Hebrew points
        case 0x5BE...0x5FF: 0.56  // Hebrew
        case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8: 0  // Arabic marks
        case 0x600...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: 0.48  // Arabic, joined letters
        case _ where isOfComplexScript(scalar): isNonspacing(scalar) ? 0 : 0.6
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: 0  // Thai marks
        case 0xE00...0xEFF, 0x10A0...0x10FF: 0.58  // Thai, Lao, Georgian
        case 0x1160...0x11FF: 0  // Hangul letters that share the square of the one before
        case 0x2600...0x27BF: 0.9  // symbols and dingbats
        case 0xFF61...0xFFDC: 0.5  // half-width forms
        case 0xE000...0xF8FF: 0.9  // private use: icon fonts, the Apple logo
        default: 0.6
        }
    }

    /// Whether a scalar is of a script whose letters change and join so much that the sum of their advances says little of a
    /// text's width: the scripts of India and its neighbours, Tibetan, Burmese, Khmer.
    static func isOfComplexScript(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x900...0xDFF, 0xF00...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }

    private static func isNonspacing(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.generalCategory == .nonspacingMark
    }

    /// U+2000…U+200A.
    private static let spaces: [Double] = [0.5, 1, 0.5, 1, 1.0 / 3, 0.25, 1.0 / 6, 0.6, 0.28, 0.2, 0.1]
}
