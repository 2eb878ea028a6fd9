import Environment
import InterfaceDocument

/// A folder of documents with all that they share: configuration, images, colours, fonts, and each other.
///
/// ```swift
/// let project = Project(root: "Sources/App")
/// for text in project.readDocuments().localizableTexts {
///     print(text.element.documentPath, text.key, text.text)
/// }
/// ```
public struct Project: Sendable {
    /// The folder, as it was given.
    public var root: String
    /// What the configuration in it or above says.
    public var configuration: Configuration
    /// The documents, as paths that begin with the folder's.
    public var documents: [String]
    /// Folders in it that cannot be read.
    public var unreadableFolders: [String]
    /// Images, colours and sizes that documents do not keep.
    public var resources: ProjectResources
    /// The names of the font files, without extensions, in lower case.
    public var fontFiles: Set<String>
    /// Whether there is an asset catalogue: without one nothing is known to be missing.
    public var hasCatalogue: Bool
    /// Whether the folder holds an app, or a target of one, as a project file, a property list, a catalogue or a repository
    /// shows: in a part of an app a storyboard that is named may lie elsewhere.
    public var isWholeApp: Bool
    /// What the documents offer each other, once somebody has read them all; nil to read what a question needs.
    public var index: DocumentIndex?

    /// Looks through the folder at `root`.
    public init(root: String, configuration: Configuration) {
        self.root = root
        self.configuration = configuration
        let base = Self.path(of: root, from: configuration.folder) ?? ""
        let walk = ProjectWalk(root: root, excludes: configuration.excludes, base: base)
        documents = walk.documents.map { Path.joined(root, $0) }
        unreadableFolders = walk.unreadable.map { $0.isEmpty ? root : Path.joined(root, $0) }
        resources = ProjectResources(classSizes: configuration.classSizes)
        fontFiles = Set(walk.fonts.map { Path.stem(of: $0).lowercased() })
        hasCatalogue = !walk.catalogues.isEmpty
        isWholeApp =
            walk.showsWholeApp || configuration.path != nil && base.isEmpty
            || FileSystem.kind(of: Path.joined(root, ".git")) != nil
        readImages(walk)
    }

    /// Looks through the folder at `root`, with the configuration that is found in it or above.
    public init(root: String) {
        self.init(root: root, configuration: Configuration.find(for: root, isFolder: true).configuration)
    }

    /// Reads all documents that can be read, in the order of `documents`: for `localizableTexts`, `outlets` and the like of
    /// the whole project.
    public func readDocuments() -> [Document] { documents.compactMap { try? Document.read(path: $0) } }

    /// What the storyboard called `name` offers; nil where the project has none that can be read.
    ///
    /// It is looked up in `index`. Where there is none, the storyboards of that name are read, each time.
    public func storyboard(named name: String) -> DocumentFacts? {
        if let index { return index.storyboard(named: name) }
        var index = DocumentIndex()
        for path in documents where Path.stem(of: path) == name && !path.lowercased().hasSuffix(".xib") {
            if let document = try? Document.read(path: path) { index.add(DocumentFacts(document)) }
        }
        return index.storyboard(named: name)
    }

    /// Loose files first, so that what a catalogue has counts more; of several scales the second.
    private mutating func readImages(_ walk: ProjectWalk) {
        for image in walk.images {
            let (name, scale) = ImageFile.nameAndScale(of: image)
            if let known = resources.images[name], known.size != nil, scale != 2 { continue }
            let path = Path.joined(root, image)
            resources.images[name] = ImageAsset(size: ImageFile.size(path, scale: scale), path: path)
        }
        for catalogue in walk.catalogues {
            let assets = AssetCatalogue(path: Path.joined(root, catalogue))
            resources.images.merge(assets.images) { _, new in new }
            resources.colors.merge(assets.colors) { _, new in new }
        }
    }

    /// The path of `path` seen from the configuration's folder, or from the root where there is none.
    public func relativePath(of path: String) -> String {
        let base = configuration.path == nil ? root : configuration.folder
        return Self.path(of: path, from: base) ?? path
    }

    /// The path from a folder to what lies at `path` in it; nil where it lies elsewhere.
    static func path(of path: String, from folder: String) -> String? {
        if folder.isEmpty || folder == "." {
            return path == "." ? "" : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        }
        if let relative = Path.relative(path, to: folder) { return relative }
        guard let outer = FileSystem.absolute(folder), let inner = FileSystem.absolute(path) else { return nil }
        return Path.relative(inner, to: outer)
    }
}
