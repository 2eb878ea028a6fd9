import Strut

/// The versions that a file with git's conflict markers holds.
struct MarkedVersions {
    private(set) var base: [UInt8] = []
    private(set) var ours: [UInt8] = []
    private(set) var theirs: [UInt8] = []

    private enum Part { case all, ours, base, theirs }

    /// Takes a file apart; nil for one without a conflict, or with one that does not end.
    init?(_ bytes: [UInt8]) {
        var part = Part.all
        var hasConflicts = false
        var section: (ours: [ArraySlice<UInt8>], base: [ArraySlice<UInt8>]?, theirs: [ArraySlice<UInt8>]) = (
            [], nil, []
        )
        for line in Self.lines(bytes) {
            switch part {
            case .all where Self.begins(line, with: "<"):
                (part, section, hasConflicts) = (.ours, ([], nil, []), true)
            case .ours where Self.begins(line, with: "|"): (part, section.base) = (.base, [])
            case .ours where Self.begins(line, with: "="), .base where Self.begins(line, with: "="): part = .theirs
            case .theirs where Self.begins(line, with: ">"):
                part = .all
                ours += section.ours.joined()
                theirs += section.theirs.joined()
                // Without a base of its own: what both still have in the same order.
                base += (section.base ?? Self.common(section.ours, section.theirs)).joined()
            case .all:
                base += line
                ours += line
                theirs += line
            case .ours: section.ours.append(line)
            case .base: section.base?.append(line)
            case .theirs: section.theirs.append(line)
            }
        }
        guard hasConflicts, part == .all else { return nil }
    }

    /// The lines with what ends them.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Whether a line is one of git's marks: seven equal characters at its beginning, and no eighth.
    private static func begins(_ line: ArraySlice<UInt8>, with mark: Unicode.Scalar) -> Bool {
        let byte = UInt8(ascii: mark)
        let rest = line.drop { $0 == byte }
        return line.count - rest.count == 7 && (rest.first.map { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D } ?? true)
    }

    private static func common(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
        guard a.count * b.count < 4_000_000 else { return [] }
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] = a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, j) = (0, 0)
        var lines: [ArraySlice<UInt8>] = []
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                lines.append(a[i])
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return lines
    }
}
