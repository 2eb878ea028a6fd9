import InterfaceDocument
import StrutEnvironment

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
    /// Whether there is an asset catalog: without one nothing is known to be missing.
    public var hasCatalog: Bool
    /// Whether the folder holds an app, or a target of one, as a project file, a property list, a catalog or a
    /// repository shows: in a part of an app a storyboard that is named may lie elsewhere.
    public var isWholeApp: Bool
    /// What its apps say together of their devices and their language.
    public var app = AppSettings()
    /// What each of its apps says of the devices that show its documents.
    private(set) var apps: DocumentApps
    /// Which documents its Xcode projects compile.
    private(set) var unused: UnusedDocuments
    /// The file from which its Xcode project is still to be made; nil where it has a project, or no such file.
    public var manifest: ProjectManifest?
    /// What the documents offer each other, once somebody has read them all; nil to read what a question needs.
    public var index: DocumentIndex?
    /// What lies in the folder and is left out: it is not checked, and not missing either.
    let leftOut: LeftOutFiles
    /// The declarations of its classes.
    private(set) var code: ProjectCode
    /// Where each of its projects begins, as a path that begins with the folder's.
    private(set) var codeFolders: [String]
    /// Whether it has code from elsewhere, of which nothing is known.
    private(set) var usesForeignCode: Bool
    /// The folders that were looked into, those of catalogs too.
    package private(set) var folders: [String]

    /// Looks through the folder at `root`.
    public init(root: String, configuration: Configuration) {
        self.root = root
        self.configuration = configuration
        let walk = ProjectWalk(root: root, excludes: configuration.excludes, seenFrom: configuration.folder)
        documents = walk.documents.map { Path.joined(root, $0) }
        unreadableFolders = walk.unreadable.map { $0.isEmpty ? root : Path.joined(root, $0) }
        let nibs = walk.documents.filter { $0.lowercased().hasSuffix(".xib") }
        resources = ProjectResources(
            classSizes: configuration.classSizes, nibNames: Set(nibs.map { Path.stem(of: $0) }))
        fontFiles = Set(walk.fonts.map { Path.stem(of: $0).lowercased() })
        leftOut = LeftOutFiles(at: walk.leftOut.map { Path.joined(root, $0) })
        folders = walk.folders.map { $0.isEmpty ? root : Path.joined(root, $0) }
        hasCatalog = !walk.catalogs.isEmpty
        let projectFiles = walk.projectFiles.map { Path.joined(root, $0) }
        code = ProjectCode(at: walk.sources.map { Path.joined(root, $0) }, leftOut: leftOut, projectFiles: projectFiles)
        codeFolders = walk.projectFolders.map { $0.isEmpty ? root : Path.joined(root, $0) }.sorted()
        if FileSystem.kind(of: Path.joined(root, ".git")) != nil { codeFolders.insert(root, at: 0) }
        // What is a part of the app may lie in a repository that was not fetched.
        usesForeignCode = walk.usesForeignCode || FileSystem.kind(of: Path.joined(root, ".gitmodules")) != nil
        isWholeApp =
            walk.showsWholeApp || configuration.path != nil && Self.path(of: root, from: configuration.folder).isEmpty
            || FileSystem.kind(of: Path.joined(root, ".git")) != nil
        let projects = projectFiles.map { try? XcodeProject(path: Path.folder(of: $0)) }
        app = AppSettings(projects: projects, propertyLists: walk.propertyLists.map { Path.joined(root, $0) })
        apps = DocumentApps(projects, known: app)
        unused = UnusedDocuments(projects, root: root, packages: walk.packageFolders, propertyLists: walk.propertyLists)
        if projectFiles.isEmpty { manifest = ProjectManifest(in: root) }
        readImages(walk)
    }

    /// Looks through the folder at `root`, with the configuration that is found in it or above.
    public init(root: String) {
        self.init(root: root, configuration: Configuration.find(for: root, isFolder: true).configuration)
    }

    /// Reads all documents that can be read, in the order of `documents`: for `localizableTexts`, `outlets` and the
    /// like of the whole project.
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

    /// Whether the file of a storyboard called `name` lies in the folder: it may be left out, or be none that can be
    /// read.
    func hasStoryboardFile(named name: String) -> Bool {
        documents.contains { Path.stem(of: $0) == name && !$0.lowercased().hasSuffix(".xib") }
            || leftOut.storyboards.contains(name)
    }

    /// Takes its code away, so that no document asks for it.
    public mutating func forgetCode() { code = ProjectCode(at: [], leftOut: leftOut, projectFiles: []) }

    /// Loose files first, so that what a catalog has counts more; of several scales the second.
    private mutating func readImages(_ walk: ProjectWalk) {
        for image in walk.images {
            let (name, scale) = ImageFile.nameAndScale(of: image)
            if let known = resources.images[name], known.size != nil, scale != 2 { continue }
            let path = Path.joined(root, image)
            resources.images[name] = ImageAsset(size: ImageFile.size(path, scale: scale), path: path)
        }
        for catalog in walk.catalogs {
            let assets = AssetCatalog(path: Path.joined(root, catalog))
            resources.images.merge(assets.images) { _, new in new }
            resources.colors.merge(assets.colors) { _, new in new }
            for icon in assets.icons where resources.images[icon] == nil {
                resources.images[icon] = ImageAsset(size: nil)
            }
            folders += assets.folders
        }
    }

    /// The path of `path` seen from the configuration's folder, or from the root where there is none.
    public func relativePath(of path: String) -> String {
        Self.path(of: path, from: configuration.path == nil ? root : configuration.folder)
    }

    /// The path from a folder to what lies at `path`, by `..` where that lies elsewhere; `path` itself where nothing is
    /// there.
    package static func path(of path: String, from folder: String) -> String {
        let (goal, base) = (Path.plain(path), Path.plain(folder))
        if !Path.goesUp(goal), !Path.goesUp(base) {
            if base.isEmpty, !goal.hasPrefix("/") { return goal }
            if !base.isEmpty, let relative = Path.relative(goal, to: base) { return relative }
        }
        guard let outer = FileSystem.absolute(base), let inner = FileSystem.absolute(goal) else { return path }
        if let relative = Path.relative(inner, to: outer) { return relative }
        // A link lies in its folder, wherever it leads.
        if let above = FileSystem.absolute(Path.folder(of: goal)), !goal.isEmpty, Path.name(of: goal) != "..",
            let relative = Path.relative(Path.joined(above, Path.name(of: goal)), to: outer)
        {
            return relative
        }
        return Path.way(from: outer, to: inner)
    }
}
