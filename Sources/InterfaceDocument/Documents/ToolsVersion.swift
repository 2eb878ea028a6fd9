// The version of the tools that wrote a document: the only clock that documents have.

/// A `toolsVersion`, such as 17701, 14460.31 or 32700.99.1234.
public struct ToolsVersion: Hashable, Sendable, Comparable {
    /// The first number.
    public var major: Int

    /// The second number; 0 when there is none.
    public var minor: Int

    /// The third number; 0 when there is none.
    public var patch: Int

    /// A version of up to three numbers.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The version that `text` spells: up to three whole numbers with points between them, anything after them ignored.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let version = text.withUTF8({ Self($0) }) else { return nil }
        self = version
    }

    init?(_ text: Bytes) {
        var place = 0
        guard let major = Self.number(in: text, at: &place) else { return nil }
        let minor = Self.number(in: text, at: &place)
        self.init(major, minor ?? 0, Self.number(in: text, at: &place) ?? 0)
    }

    /// The number with which a part begins; nil when it has none, or an absurd one. `place` moves behind the part's
    /// point.
    private static func number(in text: Bytes, at place: inout Int) -> Int? {
        var number: Int?
        var isNumber = true
        while place < text.count {
            let byte = text[place]
            place += 1
            if byte == UInt8(ascii: ".") { break }
            isNumber = isNumber && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if isNumber { number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")) }
            if number ?? 0 > 1_000_000_000 { return nil }
        }
        return number
    }

    /// Whether the first is the older one.
    public static func < (a: ToolsVersion, b: ToolsVersion) -> Bool {
        (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
}

extension ToolsVersion: CustomStringConvertible {
    /// How it reads in messages.
    public var description: String {
        patch != 0 ? "\(major).\(minor).\(patch)" : minor != 0 ? "\(major).\(minor)" : "\(major)"
    }
}
