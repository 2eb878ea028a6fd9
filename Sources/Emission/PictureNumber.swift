/// Numbers of points in pictures and lists: at most three digits behind the point, and none that say nothing.
package enum PictureNumber {
    /// The text of a number; what is not finite counts as zero.
    package static func text(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e12 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
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
