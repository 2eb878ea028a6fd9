/// The placeholders of a format: what each argument is taken for, by its number.
struct FormatSpecifiers: CustomStringConvertible {
    private var kinds: [Int: String] = [:]
    /// Whether one of them is no percentage, so that somebody puts something in its place.
    private var isOfFormat = false

    /// Finds the specifiers of a text: `%@`, `%d`, `%1$@`, `%.2f`, `%lld`; `%%` is none.
    init(_ text: String) {
        let whole = Array(text.utf8)
        var bytes = whole[...]
        var next = 1
        while let percent = bytes.firstIndex(of: UInt8(ascii: "%")) {
            bytes = bytes[(percent + 1)...]
            if bytes.first == UInt8(ascii: "%") {
                bytes = bytes.dropFirst()
                continue
            }
            guard let found = Self.specifier(bytes) else { continue }
            let number = found.number ?? next
            if found.number == nil { next += 1 }
            kinds[number] = found.kind
            // "100%ige" and "%20den" are percentages of German and Turkish, and no texts for %i and %d.
            let isPercentage = found.hasWidthAlone || percent > 0 && Self.isDigit(whole[percent - 1])
            isOfFormat = isOfFormat || !isPercentage
            bytes = bytes[found.end...]
        }
    }

    /// Whether a format would be filled with other arguments. Two texts that are none may say percentages as they like.
    func differ(from other: FormatSpecifiers) -> Bool {
        kinds != other.kinds && (isOfFormat || other.isOfFormat)
    }

    var description: String {
        kinds.isEmpty ? "none" : kinds.sorted { $0.key < $1.key }.map { "%\($0.value)" }.joined(separator: " ")
    }

    /// A specifier as it stands behind its percent sign.
    private struct Specifier {
        /// Of the argument, where it is numbered.
        var number: Int?
        var kind = ""
        /// Whether nothing but a width stands before the kind.
        var hasWidthAlone = false
        var end = 0
    }

    /// What stands behind a percent sign: a number with `$`, flags, width, precision, length, and the kind, in this
    /// order.
    private static func specifier(_ bytes: ArraySlice<UInt8>) -> Specifier? {
        var rest = bytes
        var specifier = Specifier()
        let digits = rest.prefix(while: isDigit)
        if rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
            specifier.number = Int(String(decoding: digits, as: UTF8.self))
            rest = rest.dropFirst(digits.count + 1)
        }
        // A space is a flag as well, but "100 % of" is no format.
        let flags = rest.prefix { "0+-#'".utf8.contains($0) }
        let width = rest.dropFirst(flags.count).prefix(while: isOfNumber)
        rest = rest.dropFirst(flags.count + width.count)
        let hasPrecision = rest.first == UInt8(ascii: ".")
        if hasPrecision { rest = rest.dropFirst().drop(while: isOfNumber) }
        let length = rest.prefix { "hlqLztj".utf8.contains($0) }
        rest = rest.dropFirst(length.count)
        guard let letter = rest.first, let kind = kind(letter, length) else { return nil }
        specifier.kind = kind
        specifier.hasWidthAlone =
            specifier.number == nil && flags.isEmpty && !width.isEmpty && !hasPrecision && length.isEmpty
        specifier.end = rest.startIndex + 1
        return specifier
    }

    /// What an argument is taken for; nil for a letter that says nothing of one.
    private static func kind(_ letter: UInt8, _ length: ArraySlice<UInt8>) -> String? {
        switch letter {
        case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "c"), UInt8(ascii: "C"):
            String(decoding: [letter], as: UTF8.self)
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
            UInt8(ascii: "o"):
            String(decoding: Array(length), as: UTF8.self) + "d"
        case UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "e"), UInt8(ascii: "F"), UInt8(ascii: "G"),
            UInt8(ascii: "E"):
            "f"
        default: nil
        }
    }

    /// Whether a width or a precision may have this byte: `*` takes it from an argument.
    private static func isOfNumber(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "*") }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
