import Strut

/// Finds documents that have another name: one that is gone and one that is new, with mostly the same object ids.
struct RenamedDocuments {
    /// The pairs, with those joined that are one document.
    static func joined(_ pairs: [DiffPair]) -> [DiffPair] {
        let gone = pairs.indices.filter { pairs[$0].new == nil }
        let come = pairs.indices.filter { pairs[$0].old == nil }
        guard !gone.isEmpty, !come.isEmpty else { return pairs }
        let olds = gone.map { ids(of: pairs[$0].old) }
        let news = come.map { ids(of: pairs[$0].new) }
        var candidates: [(share: Double, old: Int, new: Int)] = []
        for (i, old) in olds.enumerated() {
            for (j, new) in news.enumerated() where !old.isEmpty && !new.isEmpty {
                let share = Double(old.intersection(new).count) / Double(max(old.count, new.count))
                if share >= 0.5 { candidates.append((share, i, j)) }
            }
        }
        // The likest first; of equal ones the first by name.
        candidates.sort { ($1.share, $0.old, $0.new) < ($0.share, $1.old, $1.new) }
        var joined = pairs
        var left: Set<Int> = []
        var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
        for candidate in candidates {
            guard !usedOld.contains(candidate.old), !usedNew.contains(candidate.new) else { continue }
            usedOld.insert(candidate.old)
            usedNew.insert(candidate.new)
            joined[come[candidate.new]].old = pairs[gone[candidate.old]].old
            joined[come[candidate.new]].isRenamed = true
            left.insert(gone[candidate.old])
        }
        return joined.enumerated().filter { !left.contains($0.offset) }.map(\.element)
    }

    /// The object ids of a version; none of one that cannot be read.
    private static func ids(of version: DiffPair.Version?) -> Set<String> {
        guard let version, let bytes = try? version.bytes(),
            let document = try? Document.parse(bytes, path: version.path)
        else { return [] }
        return Set(document.root.descendants.compactMap(\.id))
    }
}
