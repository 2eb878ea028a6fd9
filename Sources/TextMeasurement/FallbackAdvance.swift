// Advances of characters that no glyph table holds: the fonts that iOS falls back to are the same for every face.

/// Advances by Unicode range.
enum FallbackAdvance {
    /// The advance of a scalar in points.
    ///
    /// Ideographs, kana, Hangul and emoji take no tracking. In the system font ideographs are 1.0188 em wide: labels of
    /// 2 to 13 of them at 12, 14, 15 and 18 points leave 1.0179 to 1.0192. Hangul: 0.8706 em, by labels of 6, 7 and 9.
    static func points(of scalar: UInt32, size: Double, tracking: Double, ideograph: Double) -> Double {
        switch scalar {
        case 0x302A...0x302F, 0x3099, 0x309A: return 0  // marks of ideographs, Hangul and kana
        case 0x1100...0x115F, 0xAC00...0xD7A3: return size * (ideograph == 1 ? 0.92 : 0.8706)
        case 0x2E80...0x303E, 0x3041...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFF:
            return size * ideograph
        case 0x1F1E6...0x1F1FF: return emoji(size) / 2  // two letters make a flag
        default:
            return isEmoji(scalar) || isSkinTone(scalar) ? emoji(size) : symbol(scalar, size: size, tracking: tracking)
        }
    }

    /// The advance in points of a scalar that is shown as text, not as an emoji.
    static func symbol(_ scalar: UInt32, size: Double, tracking: Double) -> Double {
        let em = takesNoRoom(scalar) ? 0 : em(of: scalar)
        return em == 0 ? 0 : em * size + tracking
    }

    /// The advance of Apple Color Emoji in points: labels with one at 11, 38, 45 and 60 points are 16, 43, 50 and 65
    /// points wide, and at 17 and 18 they are 23 and 24.
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

    /// Whether a scalar is an emoji, or a symbol that is one among others which it is joined with: in 👩‍⚕️, ❤️‍🔥 and
    /// 🙂‍↔️.
    static func isPicture(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2190...0x21FF, 0x2300...0x23FF, 0x2600...0x27BF, 0x2B00...0x2BFF: true
        default: isEmoji(scalar)
        }
    }

    /// Whether a scalar takes no room by itself: a control or formatting character, or a mark on the letter before it.
    private static func takesNoRoom(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0xAD: return true
        case 0..<0x300: return false
        case 0x600...0x605, 0x6DD, 0x70F, 0x8E2: return false  // signs around a number, which are seen
        case 0x1160...0x11FF: return true  // Hangul letters that share the square of the one before
        default:
            switch Unicode.Scalar(scalar)?.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return true
            default: return false
            }
        }
    }

    /// The advance of the other scripts and symbols in em.
    private static func em(of scalar: UInt32) -> Double {
        switch scalar {
        case 0x2000...0x200A: spaces[Int(scalar) - 0x2000]
        case 0x202F: 0.2
        case 0x205F: 0.222
        case 0x530...0x58F: 0.6  // Armenian
        case 0x590...0x5FF: 0.56  // Hebrew
        case 0x600...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: 0.48  // Arabic, joined letters
        case 0xE00...0xEFF, 0x10A0...0x10FF: 0.58  // Thai, Lao, Georgian
        case 0x2600...0x27BF: 0.9  // symbols and dingbats
        case 0xFF61...0xFFDC: 0.5  // half-width forms
        case 0xE000...0xF8FF: 0.9  // private use: icon fonts, the Apple logo
        default: 0.6
        }
    }

    /// The share of its width by which a text may be off in the script of a scalar, where the advances of its letters
    /// are guessed: 0 where tables have them, or all are alike.
    ///
    /// Beside the Noto fonts, sentences in Arabic, Armenian, Hebrew, Persian and Thai are off by 1 to 5 %, in Georgian
    /// by 14 %. Of the other scripts one mean says little, the less where letters change and join, as in those of India
    /// and its neighbours: Cherokee is off by 31 %, Syriac by 26 %.
    static func uncertainty(of scalar: UInt32) -> Double {
        switch scalar {
        case 0..<0x530: 0
        case 0x530...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xE00...0xE7F, 0x10A0...0x10FF, 0xFB13...0xFDFF,
            0xFE70...0xFEFC:
            0.15
        case 0x700...0x109F, 0x1200...0x1CFF, 0x2C00...0x2C5F, 0x2C80...0x2DDF, 0xA4D0...0xA63F, 0xA6A0...0xA6FF,
            0xA800...0xABFF, 0x10000...0x1CFFF, 0x1E000...0x1EFFF:
            0.5
        default: 0
        }
    }

    /// U+2000…U+200A.
    private static let spaces: [Double] = [0.5, 1, 0.5, 1, 1.0 / 3, 0.25, 1.0 / 6, 0.6, 0.28, 0.2, 0.1]
}
