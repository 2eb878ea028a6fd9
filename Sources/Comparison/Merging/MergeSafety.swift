import InterfaceDocument

/// What no merge may do: leave references to objects that are not there, or give two objects one id.
enum MergeSafety {
    /// The references and ids of a merged document that are broken in it and in neither side, as conflicts.
    static func problems(of result: Document, _ plan: MergePlan) -> [MergeConflict] {
        let known = dangling(plan.ours.document).union(
            dangling(plan.theirs.document).map { plan.theirs.renaming[$0] ?? $0 })
        let repeated = Set(ids(plan.ours.document).filter { $0.value > 1 }.keys)
            .union(ids(plan.theirs.document).filter { $0.value > 1 }.keys)
        var problems = dangling(result).subtracting(known).map { id in
            "'\(id)' is referred to, and no object has it"
        }
        problems += ids(result).filter { $0.value > 1 && !repeated.contains($0.key) }.keys.map { id in
            "'\(id)' is the id of several objects"
        }
        return problems.sorted().map { words in
            MergeConflict(
                subject: "the merged document", ours: MergeConflict.Side(words: words),
                theirs: MergeConflict.Side(words: "the same"))
        }
    }

    private static func ids(_ document: Document) -> [String: Int] {
        var counts: [String: Int] = [:]
        for index in 0..<document.elementCount {
            if let id = MergeTree.objectID(of: document.element(at: index)) { counts[id, default: 0] += 1 }
        }
        return counts
    }

    private static func dangling(_ document: Document) -> Set<String> {
        let known = ids(document)
        var found: Set<String> = []
        for index in 0..<document.elementCount {
            let element = document.element(at: index)
            for name in AttributeName.references {
                guard let id = element.string(name), !id.isEmpty, known[id] == nil,
                    DocumentEdit.isReference(name.string, of: element.name.string)
                else { continue }
                found.insert(id)
            }
        }
        return found
    }
}
