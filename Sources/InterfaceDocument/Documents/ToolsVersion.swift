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
        let parts = text.split(separator: ".").prefix(3).map { Int($0.prefix { $0.isNumber }) }
        guard let first = parts.first, let major = first else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0, parts.count > 2 ? parts[2] ?? 0 : 0)
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
