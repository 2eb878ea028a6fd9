// Fonts by PostScript name.

/// One cut of a named typeface: its tables, and its vertical measures in em.
struct NamedFont: Sendable {
    /// Advances by slot in 1/2048 em; a table may end before the last slot.
    var advances: [UInt16]
    var kerning: Kerning
    var ascender: Double
    var descender: Double
    var leading: Double
    var capHeight: Double
    /// The advances of the pictures of an icon font.
    var icons: IconAdvances?
    /// Whether the tables are those of a relative of the typeface, or of another cut of it.
    var isApproximate = false

    /// The vertical measures in em.
    var metrics: FontMetrics {
        FontMetrics(ascender: ascender, descender: descender, leading: leading, capHeight: capHeight)
    }

    /// The cut of a PostScript name, or nil if it has no tables: a name of the list, or one that begins with an open
    /// family's and ends with a style.
    static func named(_ name: String) -> NamedFont? {
        var name = name
        return name.withUTF8 { bytes in
            if let row = row(of: bytes) { return cut(row, style: bytes.prefix(0)) }
            guard let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")) else { return nil }
            let beginning = UnsafeBufferPointer(rebasing: bytes[..<hyphen])
            if let row = row(of: beginning) {
                return isFamily(row) ? cut(row, style: bytes[(hyphen + 1)...]) : nil
            }
            return preview(of: beginning, in: bytes)
        }
    }

    /// The cut of a family's file from before its release, which foundries name in small letters and with a number, as
    /// in `sora-rc004-0417-Regular`: it has the lines of the released one (19 labels of one repository; most others
    /// there show the fallback).
    private static func preview(
        of beginning: UnsafeBufferPointer<UInt8>, in name: UnsafeBufferPointer<UInt8>
    ) -> NamedFont? {
        guard let first = beginning.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
            let hyphen = name.lastIndex(of: UInt8(ascii: "-"))
        else { return nil }
        let family = [first - 32] + beginning.dropFirst()
        guard let row = family.withUnsafeBufferPointer({ row(of: $0) }), isFamily(row) else { return nil }
        var font = cut(row, style: name[(hyphen + 1)...])
        font?.isApproximate = true
        return font
    }

    /// Whether a row of `names` is what the names of an open family begin with.
    static func isFamily(_ row: Int) -> Bool { (firstFamily..<firstIconFont).contains(names[row].cut) }

    /// The cut of iOS with the letters of one that Linotype sells, such as `HelveticaNeueLTStd-Bd`, whose lines are its
    /// own; nil for other names. They are the same design (16 labels of one repository within a point).
    static func system(sameAs name: String) -> NamedFont? {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let first = parts.first, first.hasSuffix("LTStd") else { return nil }
        let family = String(first.dropLast("LTStd".count))
        let style = parts.count > 1 ? String(parts[1]) : "Roman"
        let word =
            switch style {
            case "Bd": "Bold"
            case "Md": "Medium"
            case "Lt": "Light"
            case "Th": "Thin"
            case "It": "Italic"
            default: style
            }
        var font = named(family + "-" + word) ?? named(family)
        font?.isApproximate = true
        return font
    }

    /// The cut of a row of `names`; a style means something to a family alone.
    private static func cut(_ row: Int, style: Slice<UnsafeBufferPointer<UInt8>>) -> NamedFont? {
        let (_, number, isApproximate) = names[row]
        if number < firstFamily || number >= firstIconFont {
            var font = number < firstFamily ? cut(number) : iconFont(number)
            font?.isApproximate = isApproximate
            return font
        }
        var font = FontStyle(style).flatMap { family(number)?.cut($0) }
        if isApproximate { font?.isApproximate = true }
        return font
    }

    /// The row of `names` that has a name.
    private static func row(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            switch order(of: name, against: names[middle].name) {
            case 0: return middle
            case ..<0: high = middle
            default: low = middle + 1
            }
        }
        return nil
    }

    /// Less than 0 if the bytes come before the other name, more than 0 if after it.
    static func order(of bytes: UnsafeBufferPointer<UInt8>, against other: StaticString) -> Int {
        other.withUTF8Buffer { other in
            for index in 0..<min(bytes.count, other.count) where bytes[index] != other[index] {
                return Int(bytes[index]) - Int(other[index])
            }
            return bytes.count - other.count
        }
    }
}

extension NamedFont {
    /// Those families that have tables and come with iOS, as PostScript names have them before the hyphen. Others begin
    /// alike: an app has to bring AvenirLTStd and FuturaPT.
    private static let systemFamilies = [
        "AmericanTypewriter", "AppleSDGothicNeo", "Arial", "ArialHebrew", "ArialMT", "ArialRoundedMTBold", "Avenir",
        "AvenirNext", "AvenirNextCondensed", "Baskerville", "Copperplate", "Courier", "CourierNewPS", "CourierNewPSMT",
        "Futura", "Georgia", "GillSans", "Helvetica", "HelveticaNeue", "HiraKakuProN", "HiraMaruProN", "HiraMinProN",
        "HiraginoSans", "MarkerFelt", "Menlo", "Optima", "Palatino", "PingFangHK", "PingFangMO", "PingFangSC",
        "PingFangTC", "SFMono", "Times", "TimesNewRomanPS", "TimesNewRomanPSMT", "Trebuchet", "TrebuchetMS", "Verdana",
    ]

    /// Whether a font comes with iOS: every author and every device has the same.
    static func comesWithSystem(_ name: String) -> Bool {
        if name.utf8.first == UInt8(ascii: ".") { return true }
        return isSystemFamily(name.utf8.prefix { $0 != UInt8(ascii: "-") })
    }

    /// Whether a name's beginning is that of a family that comes with iOS.
    static func isSystemFamily(_ beginning: some Sequence<UInt8>) -> Bool {
        systemFamilies.contains { $0.utf8.elementsEqual(beginning) }
    }
}
