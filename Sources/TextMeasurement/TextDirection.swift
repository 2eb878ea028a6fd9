/// Which way a text reads: as the first of its letters that has a direction, by rules P2 and P3 of Unicode's
/// bidirectional algorithm.
extension String {
    /// Whether the first letter with a direction reads from right to left.
    package var isRightToLeft: Bool { unicodeScalars.lazy.compactMap { $0.value.isRightToLeft }.first ?? false }
}

extension GlyphRow {
    /// Whether the paragraph that begins at `start` reads from right to left.
    func readsRightToLeft(from start: Int) -> Bool {
        for glyph in glyphs[start...] {
            if LineBreaker.isNewline(glyph.scalar) { break }
            if let isRightToLeft = glyph.scalar.isRightToLeft { return isRightToLeft }
        }
        return false
    }
}

extension UInt32 {
    /// Whether a scalar reads from right to left; nil for one without a direction, such as a digit, a mark or a space.
    ///
    /// Letters have one, by their block, and so have the marks that are there to give one.
    fileprivate var isRightToLeft: Bool? {
        switch self {
        case 0x41...0x5A, 0x61...0x7A: return false
        case 0..<0xAA: return nil
        case 0x200E: return false
        case 0x200F, 0x61C: return true
        default: break
        }
        switch Unicode.Scalar(self)?.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: break
        default: return nil
        }
        return switch self {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
