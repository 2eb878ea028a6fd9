/// A pattern of paths as `.gitignore` and the configuration write it: `*` and `?` within a part, `**` over parts, `[a-z]`.
struct Glob: Sendable, Hashable {
    private let parts: [[UInt8]]

    /// Reads a pattern whose parts are parted by slashes.
    init(_ pattern: String) {
        parts = pattern.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    }

    /// Whether the whole of `path` fits.
    func matches(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        // For each count of names, whether the parts so far fit that many of them: linear in both, without recursion.
        var fits = [Bool](repeating: false, count: names.count + 1)
        fits[0] = true
        for part in parts {
            var next = [Bool](repeating: false, count: names.count + 1)
            if part == Self.anyParts {
                var isReached = false
                for count in 0...names.count {
                    isReached = isReached || fits[count]
                    next[count] = isReached
                }
            } else {
                for count in names.indices where fits[count] && Self.matches(part, names[count]) {
                    next[count + 1] = true
                }
            }
            fits = next
        }
        return fits[names.count]
    }

    private static let anyParts = Array("**".utf8)

    /// Whether a part of a pattern fits one name. After a mismatch the last `*` takes one byte more: quadratic at worst.
    private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (at, place) = (0, 0)
        var retry: (at: Int, place: Int)?
        while place < name.count {
            if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
                retry = (at, place)
                at += 1
            } else if at < pattern.count, let end = Self.one(pattern, at, fits: name[place]) {
                at = end
                place += 1
            } else if let last = retry {
                retry = (last.at, last.place + 1)
                at = last.at + 1
                place = last.place + 1
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// The place behind what stands at `at` in the pattern, if it fits one byte.
    private static func one(_ pattern: [UInt8], _ at: Int, fits byte: UInt8) -> Int? {
        switch pattern[at] {
        case UInt8(ascii: "?"): return at + 1
        case UInt8(ascii: "\\") where at + 1 < pattern.count: return pattern[at + 1] == byte ? at + 2 : nil
        case UInt8(ascii: "["):
            guard let end = pattern[(at + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                return byte == UInt8(ascii: "[") ? at + 1 : nil
            }
            var set = pattern[(at + 1)..<end]
            let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
            if isNegated { set = set.dropFirst() }
            return contains(Array(set), byte) != isNegated ? end + 1 : nil
        default: return pattern[at] == byte ? at + 1 : nil
        }
    }

    private static func contains(_ set: [UInt8], _ byte: UInt8) -> Bool {
        var index = 0
        while index < set.count {
            if index + 2 < set.count, set[index + 1] == UInt8(ascii: "-") {
                if set[index] <= byte, byte <= set[index + 2] { return true }
                index += 3
            } else {
                if set[index] == byte { return true }
                index += 1
            }
        }
        return false
    }
}
