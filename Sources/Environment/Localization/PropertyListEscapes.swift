/// The escapes of property lists in their old form, as strings files and the lists of logs have them: `\"`, `\n`, `\\`, and
/// `\U00fc` for a unit of UTF-16. Characters beyond the first 65,536 are two units: `\Ud83d\Ude00`.
package enum PropertyListEscapes {
    /// A text without its escapes. Half a character becomes U+FFFD, and `\U` without digits stays as it is.
    package static func undone(in text: ArraySlice<Unicode.Scalar>) -> String {
        guard text.contains("\\") else { return String(String.UnicodeScalarView(text)) }
        var units: [UInt16] = []
        var rest = text
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escaped = rest.popFirst() else {
                units += scalar.utf16
                continue
            }
            switch escaped {
            case "n": units.append(0x0A)
            case "r": units.append(0x0D)
            case "t": units.append(0x09)
            case "U", "u":
                if let unit = takeUnit(from: &rest) { units.append(unit) } else { units += "\\\(escaped)".utf16 }
            default: units += escaped.utf16
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The unit that up to four hexadecimal digits stand for; nil where there is none.
    private static func takeUnit(from rest: inout ArraySlice<Unicode.Scalar>) -> UInt16? {
        let digits = rest.prefix(4).prefix { Character($0).isHexDigit }.compactMap { Character($0).hexDigitValue }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        return digits.reduce(UInt16(0)) { $0 << 4 | UInt16($1) }
    }
}
