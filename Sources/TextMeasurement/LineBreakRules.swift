// Where a line may break: the part of Unicode's line breaking rules (UAX #14) that text in interfaces meets.

/// Break opportunities between neighbouring scalars.
enum LineBreakRules {
    /// The classes of UAX #14 that are distinguished.
    enum Class {
        case space, zeroWidthSpace, glue, mark, opening, closing, closingParenthesis, quotation, exclamation, infix
        case inseparable, slash, hyphen, breakAfter, emDash, ideograph, number, letter
    }

    /// Whether a line may end before `next`, when `previous` stands before it and `earlier` before that, or before all
    /// the spaces there, and `following` comes after it (0: nothing).
    static func mayBreak(
        after earlier: UInt32, _ previous: UInt32, before next: UInt32, _ following: UInt32
    ) -> Bool {
        let before = lineBreakClass(previous)
        let after = lineBreakClass(next)
        switch (before, after) {
        case (_, .space): return false  // LB7
        case (.zeroWidthSpace, _): return true  // LB8
        case (_, .mark), (_, .zeroWidthSpace): return false  // LB9
        // A label of Xcode 15 that would be three lines high with " ," at the beginning of its third is four.
        case (_, .closing), (_, .closingParenthesis), (_, .exclamation), (_, .slash): return false  // LB13
        case (.space, _) where lineBreakClass(earlier) == .opening: return false  // LB14
        case (.opening, _): return false  // LB14
        case (.space, .infix): return lineBreakClass(following) == .number  // LB15c, LB15d
        case (_, .infix): return false  // LB15d
        case (.space, _): return true  // LB18
        case (.glue, _), (_, .glue): return false  // LB12
        case (_, .inseparable): return false  // LB22
        case (.emDash, .emDash): return false  // LB17
        case (.quotation, _), (_, .quotation): return false  // LB19
        case (_, .breakAfter), (_, .hyphen): return false  // LB21
        case (.emDash, _), (_, .emDash): return true  // LB20
        case (.hyphen, _):
            // LB20a: a hyphen that begins a word stays with it; LB25: so does the sign of a number.
            return after != .number && earlier != 0 && lineBreakClass(earlier) != .space
        case (.breakAfter, _): return true
        case (.slash, _): return after != .number  // LB25
        case (.closing, _), (.exclamation, _), (.closingParenthesis, .opening): return true  // LB31
        case (.ideograph, _), (_, .ideograph): return true  // LB31
        default: return false  // LB28, LB30
        }
    }

    /// Whether a scalar is a space or a tab.
    static func isSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x9 }

    /// Whether a scalar becomes a hyphen where a line ends behind it, and is not seen elsewhere.
    static func isSoftHyphen(_ scalar: UInt32) -> Bool { scalar == 0xAD }

    /// Whether a scalar is a syllable or a letter of Korean.
    static func isHangul(_ scalar: UInt32) -> Bool {
        (0xAC00...0xD7A3).contains(scalar) || (0x1100...0x11FF).contains(scalar) || (0x3131...0x318E).contains(scalar)
    }

    /// The class of a scalar.
    static func lineBreakClass(_ scalar: UInt32) -> Class {
        switch scalar {
        // First what most texts are made of.
        case 0x41...0x5A, 0x61...0x7A: .letter
        case 0x9, 0x20: .space
        case 0x200B: .zeroWidthSpace
        case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: .glue
        case 0x300...0x36F, 0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: .mark
        case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x201A, 0x201E, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016,
            0x3018, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF62:
            .opening
        case 0x29, 0x5D: .closingParenthesis
        case 0x7D, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
            0x301E, 0x301F, 0x30FB, 0x30FC, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF3D, 0xFF5D, 0xFF61, 0xFF63,
            0xFF64:
            .closing
        case 0x22, 0x27, 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A: .quotation
        case 0x21, 0x3F, 0xFF01, 0xFF1F: .exclamation
        case 0x2C, 0x2E, 0x3A, 0x3B: .infix
        case 0x2026: .inseparable
        case 0x2F: .slash
        case 0x2D: .hyphen
        case 0x7C, 0xAD, 0x2010, 0x2012, 0x2013, 0x2000...0x2006, 0x2008...0x200A, 0x3000: .breakAfter
        case 0x2014: .emDash
        case 0x30...0x39: .number
        case 0x2E80...0x2FFF, 0x3003...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF02...0xFF9F, 0x1F000...0x1FAFF,
            0x20000...0x3FFFF:
            .ideograph
        default: .letter
        }
    }
}
