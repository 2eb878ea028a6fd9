import Strut

/// Finds documents that have another name: one that is gone and one that is new, with the same bytes or with mostly the
/// same object ids.
struct RenamedDocuments {
    /// The pairs, with those joined that are one document.
    static func joined(_ pairs: [DiffPair]) -> [DiffPair] {
        let gone = pairs.indices.filter { pairs[$0].new == nil }
        let come = pairs.indices.filter { pairs[$0].old == nil }
        guard !gone.isEmpty, !come.isEmpty else { return pairs }
        let olds = gone.map { Version(pairs[$0].old) }
        let news = come.map { Version(pairs[$0].new) }
        var candidates: [(likeness: Double, commonEnd: Int, old: Int, new: Int)] = []
        for (i, old) in olds.enumerated() {
            for (j, new) in news.enumerated() {
                guard let old, let new, let likeness = old.likeness(to: new) else { continue }
                candidates.append((likeness, old.commonEnd(with: new), i, j))
            }
        }
        // The likest first; of equal ones, such as the same document in several languages, the one whose path ends
        // alike, then the first by name.
        candidates.sort { ($1.likeness, $1.commonEnd, $0.old, $0.new) < ($0.likeness, $0.commonEnd, $1.old, $1.new) }
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

    /// What a document that is gone or new is known by.
    private struct Version {
        let path: String
        let bytes: [UInt8]
        /// The ids of its objects.
        let ids: Set<String>
        /// Those that no template gives.
        let ownIDs: Set<String>

        /// Nil for one that cannot be read, or is not there.
        init?(_ version: DiffPair.Version?) {
            guard let version, let bytes = try? version.bytes(),
                let document = try? Document.parse(bytes, path: version.path)
            else { return nil }
            path = version.path
            self.bytes = bytes
            // A device's id is its name.
            ids = Set(
                document.root.descendants.lazy.filter { $0.name != .device && $0.name != .adaptation }.compactMap(\.id))
            ownIDs = ids.filter { !TemplateObjects.has($0) }
        }

        /// How much of the larger one is in the other, by ids: at least half; nil for less. More than any for the same
        /// bytes. Ids of templates count only where the files have one name.
        func likeness(to other: Version) -> Double? {
            if bytes == other.bytes { return .infinity }
            let isNamedAlike = Document.fileName(ofPath: path) == Document.fileName(ofPath: other.path)
            let (a, b) = isNamedAlike ? (ids, other.ids) : (ownIDs, other.ownIDs)
            let share = Double(a.intersection(b).count) / Double(max(a.count, b.count, 1))
            return share >= 0.5 ? share : nil
        }

        /// How many of the last parts of both paths are the same.
        func commonEnd(with other: Version) -> Int {
            zip(path.split(separator: "/").reversed(), other.path.split(separator: "/").reversed())
                .prefix { $0 == $1 }.count
        }
    }
}
