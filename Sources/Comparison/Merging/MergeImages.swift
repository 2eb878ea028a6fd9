import InterfaceDocument

/// Images that a document holds itself: old tools gave each another name, a UUID, whenever they saved it.
enum MergeImages {
    /// For each such image of a version that ours has under another name, that name.
    static func names(of tree: MergeTree, in ours: MergeTree) -> [String: String] {
        let (images, own) = (contents(of: tree.document), contents(of: ours.document))
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

    private static func contents(of document: Document) -> [String: String] {
        var images: [String: String] = [:]
        for image in document.root.child(.resources)?.children.filter(\.hasChildren) ?? [] {
            guard let name = image.string(.name), isGeneratedName(name) else { continue }
            images[name] = image.descendants.map { "\($0.name) \($0.text)" }.joined()
        }
        return images
    }

    /// Whether a name is a UUID.
    static func isGeneratedName(_ name: String) -> Bool {
        name.utf8.count == 36
            && name.utf8.enumerated().allSatisfy { index, byte in
                [8, 13, 18, 23].contains(index)
                    ? byte == UInt8(ascii: "-") : (48...57).contains(byte) || (65...70).contains(byte)
            }
    }
}
