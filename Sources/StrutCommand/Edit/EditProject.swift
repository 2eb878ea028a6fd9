import Strut

/// What lies around the documents of an edit: the project that they belong to, where there is one.
struct EditProject {
    private let inputs: [Input]
    private let folders = FolderCache<Void>(otherEndings: [".xcassets"])

    init(_ inputs: [Input]) {
        self.inputs = inputs
    }

    // MARK: Images and fonts

    /// The images and fonts that changes may name; nothing is looked for where no change names one.
    func resources(for commands: [EditCommand]) -> EditResources {
        guard commands.contains(where: Self.namesResource) else { return EditResources() }
        var resources = EditResources()
        for root in roots {
            let project = Project(root: root)
            for (name, image) in project.resources.images { resources.imageSizes[name] = .some(image.size) }
            resources.fontFiles.formUnion(project.fontFiles)
        }
        return resources
    }

    private static func namesResource(_ command: EditCommand) -> Bool {
        guard case .set(_, let property, _) = command else { return false }
        return property == "font" || property.lowercased().hasSuffix("image")
    }

    /// The folders of the projects; without one the current folder, if the documents lie in it.
    private var roots: [String] {
        var roots: [String] = []
        for input in inputs {
            let isBelow = !input.path.hasPrefix("/") && !input.path.split(separator: "/").contains("..")
            let root = input.project ?? folders.project(above: input.path) ?? (isBelow ? "." : nil)
            if let root, !roots.contains(root) { roots.append(root) }
        }
        return roots
    }

    // MARK: References

    /// A storyboard reference that the changes would leave without the controller that it leads to.
    struct LostReference {
        /// Where it stands.
        var place: String
        /// What it asks for.
        var identifier: String
        var storyboard: String
    }

    /// The references of documents beside those of the edit that lead to a controller whose storyboard identifier the
    /// changes take away.
    func lostReferences(_ documents: [EditedDocument]) -> [LostReference] {
        var lost: [String: Set<String>] = [:]
        for edited in documents where edited.isChanged {
            let (old, new) = (DocumentFacts(edited.original), DocumentFacts(edited.document))
            let gone = old.identifiers.subtracting(new.identifiers)
            if !gone.isEmpty { lost[old.name, default: []].formUnion(gone) }
        }
        guard !lost.isEmpty else { return [] }
        var seen = Set(inputs.compactMap { Directory.resolvingLinks($0.path) })
        var references: [LostReference] = []
        for root in roots {
            for path in Folder.documents(below: root).map({ Folder.joined(root, $0) }) {
                guard let real = Directory.resolvingLinks(path), seen.insert(real).inserted,
                    let document = try? Document.read(path: path)
                else { continue }
                references += document.root.descendants(named: .viewControllerPlaceholder)
                    .compactMap(StoryboardReference.init).compactMap { Self.lost($0, lost, path) }
            }
        }
        return references
    }

    private static func lost(
        _ reference: StoryboardReference, _ lost: [String: Set<String>], _ path: String
    ) -> LostReference? {
        guard let storyboard = reference.storyboardName, let identifier = reference.identifier,
            reference.bundleIdentifier == nil, lost[storyboard]?.contains(identifier) == true
        else { return nil }
        return LostReference(
            place: "\(path.onOneLine):\(reference.element.location.line)", identifier: identifier,
            storyboard: storyboard)
    }
}
