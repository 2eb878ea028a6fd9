/// Finds what was probably meant by a mistyped word.
package enum Suggestion {
    /// The candidate nearest to `word`, if it is near enough to be meant; of equally near ones the first.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        measuredNearest(to: word, among: candidates)?.candidate
    }

    /// The same with its distance.
    private static func measuredNearest(
        to word: String, among candidates: [String]
    ) -> (candidate: String, distance: Int)? {
        let wanted = Letters(word)
        var rows = DistanceRows()
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let length = Letters.count(of: candidate)
            let most = min(max(1, length / 3), (best?.distance ?? .max) - 1)
            // Words are at least as far from each other as their lengths.
            guard abs(length - wanted.count) <= most else { continue }
            if let found = rows.distance(wanted, Letters(candidate), atMost: most) { best = (candidate, found) }
        }
        return best
    }

    /// The candidate that `word` spells but for a letter or two, or in other capitals: nearer than `nearest`, for words
    /// of which nobody knows that they are mistyped at all.
    package static func misspelled(_ word: String, among candidates: [String]) -> String? {
        guard let (found, distance) = measuredNearest(to: word, among: candidates) else { return nil }
        let most = found.count < 4 ? 0 : found.count < 8 ? 1 : found.count < 12 ? 2 : 3
        return distance <= most ? found : nil
    }

    /// How many insertions, deletions, replacements and swaps of neighbours turn `a` into `b`.
    package static func distance(_ a: String, _ b: String) -> Int {
        var rows = DistanceRows()
        return rows.distance(Letters(exactly: a), Letters(exactly: b), atMost: .max - 1) ?? .max
    }
}

/// A word as numbers that are equal where its characters are.
private struct Letters {
    private(set) var numbers: [Int]
    var count: Int { numbers.count }

    /// The letters of a word, in whatever capitals.
    init(_ word: String) {
        self.init(exactly: word.lowercased())
    }

    /// The letters of a word as they are.
    init(exactly word: String) {
        // Bytes are compared ten times faster than characters, and a word is compared with hundreds.
        numbers =
            Self.isPlain(word)
            ? word.utf8.map(Int.init)
            : word.map { $0.utf8.count == 1 ? Int($0.utf8[$0.utf8.startIndex]) : $0.hashValue | 1 << 62 }
    }

    /// How many letters a word has.
    static func count(of word: String) -> Int { isPlain(word) ? word.utf8.count : word.count }

    /// Whether each byte is a character by itself wherever it stands.
    private static func isPlain(_ word: String) -> Bool {
        word.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    }
}

/// The rows of a table of distances, kept from one pair of words to the next.
private struct DistanceRows {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var row: [Int] = []

    /// How many insertions, deletions, replacements and swaps of neighbours turn `a` into `b`; nil if more than `most`.
    mutating func distance(_ a: Letters, _ b: Letters, atMost most: Int) -> Int? {
        let (a, b) = (a.numbers, b.numbers)
        func start(_ row: inout [Int]) {
            row.removeAll(keepingCapacity: true)
            row.append(contentsOf: 0...b.count)
        }
        start(&beforeLast)
        start(&last)
        start(&row)
        for i in a.indices {
            row[0] = i + 1
            var least = row[0]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row[j + 1] = cost
                least = min(least, cost)
            }
            // A swap in the next row begins two rows above it, where numbers are at most one less than here.
            if least > most + 1 { return nil }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[b.count] <= most ? last[b.count] : nil
    }
}
