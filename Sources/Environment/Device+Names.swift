import StrutDiagnostics

// How people name devices, and what they meant when nothing has that name.

extension Device {
    /// The device that people mean by `name`: Interface Builder's id, a simulator's name or a model, in any spelling of
    /// case, spaces, brackets and hyphens.
    public static func named(_ name: String) -> Device? {
        var wanted = canonical(name)
        // Simulators of iPads name their memory: `iPad Pro 11-inch (M4) (16GB)`.
        for memory in ["16gb", "12gb", "8gb"] where wanted.hasSuffix(memory) { wanted.removeLast(memory.count) }
        if wanted.isEmpty { return nil }
        let letters = Array(wanted.utf8)
        return all.first { spells(letters, oneOf: $0.id) || spells(letters, oneOf: $0.names) }
    }

    /// Whether one of the table's names, which commas divide, is canonically `letters`.
    ///
    /// They are read where they stand: a matrix names eight devices, and the table has hundreds of names.
    private static func spells(_ letters: [UInt8], oneOf names: String) -> Bool {
        var place: Int? = 0
        for byte in names.utf8 {
            if byte == UInt8(ascii: ",") {
                if place == letters.count { return true }
                place = 0
            } else if let current = place, let letter = canonical(byte) {
                place = current < letters.count && letters[current] == letter ? current + 1 : nil
            }
        }
        return place == letters.count
    }

    /// How many names are suggested at most.
    private static let mostSuggestions = 3

    /// The names that have most words in common with `name`, in the order of the table: for `iPad Pro 11 M3` the
    /// 11-inch iPads Pro. None where not even the family is known.
    package static func names(like name: String) -> [String] {
        let wanted = words(name)
        let scored = all.flatMap(\.aliases).map { alias -> (alias: String, score: Double) in
            let own = words(alias)
            let common = Set(own).intersection(wanted)
            let score = 5 * Double(common.count) - Double(own.count + wanted.count)
            // `iPhone 18` is like the number that is nearest.
            guard let number = own.lazy.compactMap({ Double($0) }).first,
                let other = wanted.lazy.compactMap({ Double($0) }).first
            else { return (alias, common.isSubset(of: families) ? 0 : score) }
            let likeness = number == other ? 0 : max(0, 2 - abs(number - other) / 10)
            return (alias, common.isEmpty ? 0 : score + likeness)
        }
        let best = scored.map(\.score).max() ?? 0
        guard best > 0 else { return [] }
        return Array(scored.filter { $0.score == best }.map(\.alias).prefix(mostSuggestions))
    }

    /// The names that are probably meant by a name that no device has. A mistyped word comes before a wrong one, and a
    /// number is never taken for a mistyped other one.
    package static func likelyNames(for name: String) -> [String] {
        let likely = names(like: name)
        guard let nearest = Suggestion.nearest(to: name, among: all.flatMap { [$0.id] + $0.aliases }),
            nearest.filter(\.isNumber) == name.filter(\.isNumber),
            likely.isEmpty || Suggestion.distance(nearest.lowercased(), name.lowercased()) <= 2
        else { return likely }
        return Array(([nearest] + likely.filter { $0 != nearest }).prefix(mostSuggestions))
    }

    private static let families: Set<String> = ["iphone", "ipad"]

    /// Words in lower case without those that all names have; `17pro` is two, `3rd` is 3, `M4`, `12.9` and `16e` are
    /// one each.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for part in name.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
            let tail = part.drop { $0.isNumber || $0 == "." }
            if part.first?.isNumber == true && tail.count > 1 {
                words.append(String(part[..<tail.startIndex]))
                words.append(String(tail))
            } else {
                words += glued(part)
            }
        }
        return words.filter { !["st", "nd", "rd", "th", "generation", "gen", "inch"].contains($0) }
    }

    /// `iphone15` and `ipadpro` fall into the family and the rest.
    private static func glued(_ part: Substring) -> [String] {
        for family in families where part.hasPrefix(family) && part.count > family.count {
            return [family, String(part.dropFirst(family.count))]
        }
        return [String(part)]
    }

    private static func canonical(_ name: String) -> String {
        // Names in the table are of ASCII; of a name that somebody wrote other characters are looked at one by one.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
        }
        return String(decoding: name.utf8.compactMap(canonical), as: UTF8.self)
    }

    /// A letter in lower case, a digit or a point; nil for what names are compared without.
    private static func canonical(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): byte
        default: nil
        }
    }
}
