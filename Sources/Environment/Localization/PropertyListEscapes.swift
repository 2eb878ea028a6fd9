/// The escapes of property lists in their old form, as strings files and the lists of logs have them: `\"`, `\n`, `\\`,
/// `\101` for a byte in octal digits, and `\U00fc` for a unit of UTF-16. Characters beyond the first 65,536 are two
/// units: `\Ud83d\Ude00`.
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
            case "a": units.append(0x07)
            case "b": units.append(0x08)
            case "t": units.append(0x09)
            case "n": units.append(0x0A)
            case "v": units.append(0x0B)
            case "f": units.append(0x0C)
            case "r": units.append(0x0D)
            case "0"..."7": units.append(takeByte(escaped, from: &rest))
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

    /// The unit of the byte that `first` and up to two more octal digits stand for.
    private static func takeByte(_ first: Unicode.Scalar, from rest: inout ArraySlice<Unicode.Scalar>) -> UInt16 {
        let digits = rest.prefix(2).prefix { ("0"..."7").contains($0) }
        rest = rest.dropFirst(digits.count)
        let value = digits.reduce(first.value & 7) { $0 << 3 | $1.value & 7 }
        let byte = Int(value & 0xFF)
        guard byte >= 0x80 else { return UInt16(byte) }
        return byte - 0x80 < upperHalf.count ? upperHalf[byte - 0x80] : 0xFFFD
    }

    /// The bytes from 0x80 on as NeXTSTEP's encoding has them, which octal escapes are in (`CFOldStylePList.c`). The
    /// last two stand for nothing.
    private static let upperHalf: [UInt16] = Array(
        ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
            + "©¡¢£\u{2044}¥ƒ§¤\u{2019}“«\u{2039}\u{203A}ﬁﬂ®–†‡·¦¶•\u{201A}„”»…‰¬¿"
            + "¹\u{2CB}\u{B4}\u{2C6}\u{2DC}\u{AF}\u{2D8}\u{2D9}\u{A8}²\u{2DA}\u{B8}³\u{2DD}\u{2DB}\u{2C7}—±¼½¾àáâãäåçèéêë"
            + "ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ").utf16)
}
