/// Texts that differ and look the same: é and e with an accent behind it, a space that does not break a line, a
/// character that is not seen.
enum LookAlikes {
    /// A text as it looks: every space as a plain one, and without what is not seen. Swift's `==` of these takes é and
    /// e with an accent for one, as a reader does.
    static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isUnseen(scalar) { visible.append(isSpace(scalar) ? " " : scalar) }
        return String(visible)
    }

    /// What is to be said behind two texts of the first character in which they differ; nil where they are the same.
    static func codes(_ old: String, _ new: String) -> (old: String, new: String)? {
        let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        var place = 0
        while place < min(a.count, b.count), a[place] == b[place] { place += 1 }
        let (before, after) = (place < a.count ? a[place] : nil, place < b.count ? b[place] : nil)
        guard before != nil || after != nil else { return nil }
        // Where one of them has an unseen character more, the other one's next character is not what differs.
        let (isBefore, isAfter) = (before.map(isUnseen) ?? false, after.map(isUnseen) ?? false)
        return (
            isAfter && !isBefore ? "" : before.map { " with \(code($0))" } ?? "",
            isBefore && !isAfter ? "" : after.map { " with \(code($0))" } ?? ""
        )
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spaceSeparator
    }

    /// Whether a character joins others or keeps them apart, and shows nothing itself.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format || scalar.properties.isDefaultIgnorableCodePoint
    }

    /// A character by its number: `U+00E9`.
    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
