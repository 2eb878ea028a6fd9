// Versions of Xcode and of systems, by which the form of compiled documents is chosen.

/// A version of Xcode or of an operating system, such as 16.4.
public struct NibVersion: Hashable, Sendable, Comparable {
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

    /// The version that `text` spells; nil unless it is one to three whole numbers with points between them.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
        }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    /// Whether the first is the older one.
    public static func < (a: NibVersion, b: NibVersion) -> Bool {
        (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
}

extension NibVersion: CustomStringConvertible {
    /// How it is written: the third number only where it is not 0.
    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
