// Where a line may break: the part of Unicode's line breaking rules (UAX #14) that text in interfaces meets.

/// Break opportunities between two neighbouring scalars.
enum LineBreakRules {
    /// Whether a line may end before `next` when `previous` precedes it.
    static func mayBreak(between previous: UInt32, and next: UInt32) -> Bool {
        if next == 0x20 || next == 0x9 { return false }
        if previous == 0x20 || previous == 0x9 || previous == 0x200B { return true }
        if previous == 0x2D || previous == 0x2010 || previous == 0x2013 {
            return !(0x30...0x39).contains(next) && next != 0x2D
        }
        if previous == 0x2014 || next == 0x2014 { return true }
        if isIdeographic(previous) || isIdeographic(next) {
            return !isOpening(previous) && !isClosing(next) && previous != 0xA0 && next != 0xA0
        }
        return false
    }

    /// Han, kana, Hangul and emoji: lines break before and after them.
    static func isIdeographic(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E80...0x303F, 0x3040...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF,
            0x1F000...0x1FAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    private static func isOpening(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B,
            0xFF5B:
            true
        default: false
        }
    }

    private static func isClosing(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x3001, 0x3002, 0x3005, 0x3009,
            0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B,
            0xFF1F, 0xFF3D, 0xFF5D:
            true
        default: false
        }
    }
}
