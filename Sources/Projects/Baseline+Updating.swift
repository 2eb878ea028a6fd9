import Diagnostics

/// What a baseline needs to be written again after a call that looked at a part of what it speaks of.
extension Baseline {
    /// The same findings, of documents that are called otherwise.
    package func renamed(_ newName: (String) -> String) -> Baseline {
        var names: [String: String] = [:]
        var renamed = Baseline()
        for (key, count) in counts {
            let name = names[key.path] ?? newName(key.path)
            names[key.path] = name
            renamed.counts[Key(path: name, object: key.object, rule: key.rule), default: 0] += count
        }
        return renamed
    }

    /// The entries that some condition on document and rule holds for.
    package func filtered(_ isKept: (_ path: String, _ rule: String) -> Bool) -> Baseline {
        Baseline(counts: counts.filter { isKept($0.key.path, $0.key.rule) })
    }

    /// Adds what another one has.
    package mutating func add(_ other: Baseline) { counts.merge(other.counts) { max($0, $1) } }
}
