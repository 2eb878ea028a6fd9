import StrutDiagnostics

/// What a baseline needs to be written again after a call that looked at a part of what it speaks of.
extension Baseline {
    /// Whether something was looked at: a document, a rule, and an environment.
    package typealias Condition = (_ path: String, _ rule: String, _ choice: EnvironmentChoice) -> Bool

    /// The same findings, of documents that are called otherwise.
    package func renamed(_ newName: (String) -> String) -> Baseline {
        var names: [[UInt8]: String] = [:]
        var renamed = Baseline()
        for (key, entry) in entries {
            let path = Array(key.path.utf8)
            let name = names[path] ?? newName(key.path)
            names[path] = name
            renamed.add(entry, of: Key(path: name, object: key.object, rule: key.rule), count: +)
        }
        return renamed
    }

    /// The entries that some condition on document, rule and environment holds for, with the environments that it holds
    /// for.
    package func filtered(_ isKept: Condition) -> Baseline {
        var kept = Baseline()
        for (key, entry) in entries {
            let choices = entry.places.filter { isKept(key.path, key.rule, $0) }
            if !choices.isEmpty { kept.entries[key] = Entry(count: entry.count, choices: choices) }
        }
        return kept
    }

    /// The entries that were looked at in all of their environments: if they are left, they are gone.
    package func lookedAt(_ isLookedAt: Condition) -> Baseline {
        Baseline(
            entries: entries.filter { key, entry in entry.places.allSatisfy { isLookedAt(key.path, key.rule, $0) } })
    }

    /// Adds what another one has.
    package mutating func add(_ other: Baseline) {
        for (key, entry) in other.entries { add(entry, of: key, count: max) }
    }
}
