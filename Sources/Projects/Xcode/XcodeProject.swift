import InterfaceDocument
import StrutDiagnostics
import StrutPropertyList

/// An Xcode project: its targets, the documents of each, and what its settings say of the app.
///
/// ```swift
/// let project = try XcodeProject(path: "App.xcodeproj")
/// for target in project.targets { print(target.name, target.documents) }
/// ```
public struct XcodeProject: Sendable, Hashable {
    /// The path of the `.xcodeproj` folder, as it was given.
    public var path: String
    /// The language that its base documents are written in, as the project names it; nil where it says none.
    public var developmentRegion: String?
    /// The languages that it is translated into, `Base` among them.
    public var knownRegions: [String] = []
    /// The targets, in the project's order.
    public var targets: [Target] = []
    /// The storyboards and xibs that are listed in the project and are in no target, as paths that begin like its own.
    public var otherDocuments: [String] = []
    /// The folders that it lists as one file, such as local packages, as paths that begin like its own.
    public var folderReferences: [String] = []

    /// What is built: an app, an extension, a framework, a bundle.
    public struct Target: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Xcode's identifier of what it makes, such as `com.apple.product-type.application`; empty for a target that
        /// makes nothing by itself.
        public var productType: String
        /// The storyboards and xibs that it compiles, each once, as paths that begin like the project's.
        public var documents: [String] = []
        /// The build settings of the configuration that is archived, `Release` where the project names none, with
        /// variables filled in.
        public var settings: [String: String] = [:]

        /// Whether it makes an app for iPhones or iPads; one for watches is none.
        public var isApp: Bool {
            let kind = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
            return ["application", "application.messages", "application.on-demand-install-capable"].contains(kind)
        }

        /// The oldest iOS that it runs on, such as `15.0`; nil where the project does not say.
        public var deploymentTarget: String? { settings["IPHONEOS_DEPLOYMENT_TARGET"] }

        /// Swift's name of its module.
        public var module: String {
            settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(settings["PRODUCT_NAME"] ?? name)
        }

        /// The kinds of devices that it runs on: 1 for iPhones, 2 for iPads; empty where the project does not say.
        public var deviceFamilies: Set<Int> {
            let words = settings["TARGETED_DEVICE_FAMILY"]?.split { $0 == "," || $0 == " " } ?? []
            return Set(words.compactMap { Int($0) })
        }
    }

    /// Reads the project at a path such as `App.xcodeproj`.
    ///
    /// - Throws: ``DocumentError`` where the folder has no `project.pbxproj` that can be read, with the place in it.
    public init(path: String) throws(DocumentError) {
        let path = Path.withoutSlash(path)
        let file = Path.joined(path, "project.pbxproj")
        try self.init(path: path, contents: ProjectFile.read(file), file: file)
    }

    init(path: String, contents: PropertyListValue, file: String) throws(DocumentError) {
        self.path = path
        guard let objects = contents["objects"]?.dictionary, let rootId = contents["rootObject"]?.string,
            let root = objects[rootId]
        else {
            throw DocumentError(
                .notXcodeProject,
                "it has no objects or no root object, so this is no Xcode project; restore the file from version control",
                path: file)
        }
        developmentRegion = root["developmentRegion"]?.string
        knownRegions = root["knownRegions"]?.array?.compactMap(\.string) ?? []
        let reader = XcodeProjectReader(objects, root, folder: Path.folder(of: path))
        let listed = reader.documents
        folderReferences = reader.folderReferences
        for id in root["targets"]?.array?.compactMap(\.string) ?? [] {
            guard let target = reader.target(id) else { continue }
            targets.append(target)
        }
        let used = Set(targets.flatMap(\.documents))
        otherDocuments = listed.filter { !used.contains($0) }
    }
}

extension XcodeProject {
    /// Whether a path leads to what Xcode opens: a project or a workspace.
    public static func isXcode(_ path: String) -> Bool {
        let name = Path.withoutSlash(path)
        return name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// The project at a path, or those of the workspace that is there.
    ///
    /// - Throws: ``DocumentError`` for the first of them that cannot be read. A project that a workspace names and that
    ///   is not there, such as one that a package manager makes, is left out.
    public static func all(at path: String) throws(DocumentError) -> [XcodeProject] {
        let name = Path.withoutSlash(path)
        guard name.hasSuffix(".xcworkspace") else { return [try XcodeProject(path: name)] }
        var projects: [XcodeProject] = []
        for project in try XcodeWorkspace(path: name).projects {
            if FileSystem.kind(of: Path.joined(project, "project.pbxproj")) == nil { continue }
            projects.append(try XcodeProject(path: project))
        }
        return projects
    }

    /// The paths of all projects below a folder; those of packages and builds are left out.
    public static func paths(below folder: String) -> [String] {
        ProjectWalk(root: folder).projectFiles.map { Path.joined(folder, Path.folder(of: $0)) }
    }

    /// The documents of all targets, each once, in the targets' order.
    public var documents: [String] {
        var seen: Set<String> = []
        return targets.flatMap(\.documents).filter { seen.insert($0).inserted }
    }

    /// The target that compiles a document: an app before others; nil where none does.
    public func target(of document: String) -> Target? {
        let own = targets.filter { $0.documents.contains(document) }
        return own.first(where: \.isApp) ?? own.first
    }
}
