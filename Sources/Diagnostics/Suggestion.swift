/// Finds what was probably meant by a mistyped word.
package enum Suggestion {
    /// The candidate nearest to `word`, if it is near enough to be meant; of equally near ones the first.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let wanted = word.lowercased()
        let length = wanted.count
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let letters = candidate.lowercased()
            let most = min(max(1, candidate.count / 3), (best?.distance ?? .max) - 1)
            // Words are at least as far from each other as their lengths.
            guard abs(letters.count - length) <= most else { continue }
            let found = distance(wanted, letters)
            if found <= most { best = (candidate, found) }
        }
        return best?.candidate
    }

    /// The candidate that `word` spells but for a letter or two, or in other capitals: nearer than `nearest`, for words
    /// of which nobody knows that they are mistyped at all.
    package static func misspelled(_ word: String, among candidates: [String]) -> String? {
        guard let found = nearest(to: word, among: candidates) else { return nil }
        let most = found.count < 4 ? 0 : found.count < 8 ? 1 : found.count < 12 ? 2 : 3
        return distance(word.lowercased(), found.lowercased()) <= most ? found : nil
    }

    /// How many insertions, deletions, replacements and swaps of neighbours turn `a` into `b`.
    package static func distance(_ a: String, _ b: String) -> Int {
        // Bytes are compared ten times faster than characters, and a word is compared with hundreds.
        a.utf8.allSatisfy(isCharacter) && b.utf8.allSatisfy(isCharacter)
            ? distance(Array(a.utf8), Array(b.utf8)) : distance(Array(a), Array(b))
    }

    /// Whether a byte is a character by itself wherever it stands.
    private static func isCharacter(_ byte: UInt8) -> Bool { byte < 0x80 && byte != UInt8(ascii: "\r") }

    private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
