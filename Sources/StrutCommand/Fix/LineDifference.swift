import Strut

/// Which lines of two texts differ, as `diff -u` writes it.
struct LineDifference {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    init(_ old: [UInt8], _ new: [UInt8]) {
        self.old = old.split(separator: 0x0A, omittingEmptySubsequences: false)
        self.new = new.split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    /// A line of the result: what is in both, in the old text alone or in the new one alone.
    private struct Line {
        var mark: UInt8
        var bytes: ArraySlice<UInt8>
        var places: (old: Int, new: Int)
    }

    /// The difference with three lines around each change; empty where there is none.
    func text(path: String) -> [UInt8] {
        let lines = lines
        var text: [UInt8] = []
        var start = 0
        while let first = lines[start...].firstIndex(where: { $0.mark != space }) {
            var last = first
            // Changes with six lines or fewer between them are one piece.
            while let next = lines[(last + 1)...].prefix(7).firstIndex(where: { $0.mark != space }) { last = next }
            let piece = lines[max(start, first - 3)...min(lines.count - 1, last + 3)]
            if text.isEmpty { text += "--- \(path.onOneLine)\n+++ \(path.onOneLine)\n".utf8 }
            text += header(piece)
            for line in piece { text += [line.mark] + line.bytes + [0x0A] }
            start = piece.endIndex
        }
        return text
    }

    private func header(_ piece: ArraySlice<Line>) -> [UInt8] {
        guard let first = piece.first else { return [] }
        let counts = (piece.count { $0.mark != plus }, piece.count { $0.mark != minus })
        return Array("@@ -\(first.places.old + 1),\(counts.0) +\(first.places.new + 1),\(counts.1) @@\n".utf8)
    }

    private var lines: [Line] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                lines.append(Line(mark: minus, bytes: old[i], places: (i, j)))
                i += 1
            } else if j < new.count, inserted.contains(j) || i >= old.count {
                lines.append(Line(mark: plus, bytes: new[j], places: (i, j)))
                j += 1
            } else {
                lines.append(Line(mark: space, bytes: old[i], places: (i, j)))
                (i, j) = (i + 1, j + 1)
            }
        }
        // What stands behind the last line break is no line.
        if let last = lines.last, last.mark == space, last.bytes.isEmpty { lines.removeLast() }
        return lines
    }

    private let plus = UInt8(ascii: "+")
    private let minus = UInt8(ascii: "-")
    private let space = UInt8(ascii: " ")
}
