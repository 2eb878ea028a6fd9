import InterfaceDocument
import StrutDiagnostics

/// Says conflicts in words, with the places of both sides.
struct MergeWords {
    private let plan: MergePlan

    init(_ plan: MergePlan) {
        self.plan = plan
    }

    /// The conflicts in the order of our document.
    func conflicts() -> [MergeConflict] {
        guard !plan.conflicts.isEmpty else { return [] }
        let namers = (Namer(plan.ours), Namer(plan.theirs), Namer(plan.base))
        let said = plan.conflicts.map { conflict in
            let name =
                namers.0.name(conflict.subject) ?? namers.1.name(conflict.subject) ?? namers.2.name(conflict.subject)
            let part = conflict.detail.isEmpty || conflict.detail == "removal" ? nil : conflict.detail
            return MergeConflict(
                subject: [part, name].compactMap { $0 }.joined(separator: " of "), base: conflict.base,
                ours: side(conflict.ours, conflict.subject, plan.ours),
                theirs: side(conflict.theirs, conflict.subject, plan.theirs))
        }
        return said.sorted { place($0) < place($1) }
    }

    private func place(_ conflict: MergeConflict) -> Int {
        (conflict.ours.location ?? conflict.theirs.location)?.line ?? 0
    }

    private func side(
        _ side: (words: String, node: MergeTree.Node?), _ subject: String, _ tree: MergeTree
    ) -> MergeConflict.Side {
        MergeConflict.Side(words: side.words, location: (side.node ?? tree[subject])?.element.location)
    }

    /// Names the elements of one version.
    private struct Namer {
        let tree: MergeTree
        let objects: ObjectTree
        let namer: ObjectNamer

        init(_ tree: MergeTree) {
            self.tree = tree
            objects = ObjectTree(tree.document)
            namer = ObjectNamer(objects)
        }

        func name(_ identity: String) -> String? {
            guard let node = tree[identity] else { return nil }
            if node.element.name == .scene, let id = node.element.string(.sceneID),
                let place = objects.place(of: "scene \(id)")
            {
                return "scene \(namer.name(place))"
            }
            let owner = tree.owner(of: node)
            let id =
                owner.element.name == .scene ? owner.element.string(.sceneID).map { "scene \($0)" } : owner.element.id
            let name = id.flatMap(objects.place(of:)).map(namer.name) ?? "\(owner.element)"
            guard owner.identity != identity else { return name }
            let part = node.element.key ?? node.element.name.string
            return "\(part) of \(name)"
        }
    }
}
