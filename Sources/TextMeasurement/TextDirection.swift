/// Which way a text reads: as the first of its letters that has a direction, by rules P2 and P3 of Unicode's bidirectional
/// algorithm.
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
    /// Whether a scalar reads from right to left; nil for one without a direction, such as a digit or a space.
    fileprivate var isRightToLeft: Bool? {
        switch self {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x52F, 0x3040...0x30FF, 0x4E00...0x9FFF: false
        default: nil
        }
    }
}
