// Numbers as Xcode writes them.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes numbers: `0.0`, `16`, and `101.33333333333334` with the 17 digits that distinguish a double from all others.
///
/// Of 61,000 numbers of frames, points, sizes, insets, colours and constants in 490 documents, all but three are
/// written so.
package enum XcodeNumber {
    /// The number as Xcode writes it.
    package static func text(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        if let whole = Int(exactly: value), whole.magnitude < 1_000_000_000_000_000 { return String(whole) }
        return significant(value, digits: 17)
    }

    /// A number with at most so many digits that count, as `%.*g` of C prints it.
    package static func significant(_ value: Double, digits: Int) -> String {
        var buffer = [CChar](repeating: 0, count: 40)
        let count = withVaList([CInt(digits), value]) { vsnprintf(&buffer, 40, "%.*g", $0) }
        return String(decoding: buffer.prefix(Int(max(count, 0))).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The elements whose attributes are such numbers, with the attributes; a multiplier may be spelled `4:3`.
    package static let attributes: [String: Set<String>] = [
        "rect": ["x", "y", "width", "height"], "point": ["x", "y"], "size": ["width", "height"],
        "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
        "color": ["red", "green", "blue", "white", "alpha"], "constraint": ["constant", "priority"],
    ]
}
