import StrutDiagnostics

/// Numbers of points in pictures and lists: at most three digits behind the point, and none that say nothing.
package enum PictureNumber {
    /// The text of a number; what is not finite, or larger than any picture, counts as zero.
    package static func text(_ value: Double) -> String { DecimalText.text(value, digits: 3) ?? "0" }
}

extension Unicode.Scalar {
    /// Whether a scalar controls what stands around it instead of being seen: C0 and C1 controls, line separators, the
    /// controls of writing direction, the byte order mark and tags.
    var isInvisibleControl: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
            0xFFF9...0xFFFB,
            0xE0000...0xE007F:
            true
        default: false
        }
    }
}
