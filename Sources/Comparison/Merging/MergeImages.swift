import InterfaceDocument

/// What names images that a document holds itself have in a merge.
enum MergeImages {
    /// For each such image of a version that ours has under another name, that name.
    static func names(of tree: MergeTree, in ours: MergeTree) -> [String: String] {
        let (images, own) = (EmbeddedImages.named(in: tree.document), EmbeddedImages.named(in: ours.document))
        guard !images.isEmpty, !own.isEmpty else { return [:] }
        var names: [String: String] = [:]
        // Several may look the same: they are distinguished by who shows them.
        for node in tree.nodes {
            for (name, value) in node.element.attributes {
                guard let image = images[value], let other = ours[node.identity]?.element.string(named: name),
                    other != value,
                    own[other] == image, names[value] == nil
                else { continue }
                names[value] = other
            }
        }
        return names
    }
}
