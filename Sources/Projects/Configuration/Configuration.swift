import StrutDiagnostics
import StrutEnvironment

/// What a project's `.strut.json` says: where and what to check, which rules count how much, and what is known already.
public struct Configuration: Sendable {
    /// The name of the file.
    public static let fileName = ".strut.json"

    /// The path of the file, as it was found; nil where there is none.
    public var path: String?
    /// The environments of `--matrix`; nil for the standard ones.
    public var matrix: EnvironmentMatrix?
    /// How much rules count, by their identifiers.
    public var rules: [String: RuleSetting] = [:]
    /// Where the file names each rule first.
    package var rulePlaces: [String: SourceLocation] = [:]
    /// Patterns of paths that are left out, seen from the file's folder.
    public var excludes: [String] = []
    /// Findings that are put up with.
    public var ignores: [IgnoredFinding] = []
    /// Where the file has each of them.
    package var ignorePlaces: [SourceLocation] = []
    /// How large the views of custom classes are.
    public var classSizes: [String: ClassSize] = [:]
    /// Where the file names each class.
    package var classSizePlaces: [String: SourceLocation] = [:]
    /// The folders of the fonts that text is measured with, seen from the file's folder.
    public var fonts: [String] = []
    /// What the project agreed on for its documents.
    public var conventions = Conventions()
    /// The path of the baseline, seen from the file's folder.
    public var baseline: String?

    /// A configuration that says nothing.
    public init() {}

    /// The folder of the file, which its paths are seen from; empty for the current one.
    public var folder: String { path.map(Path.folder) ?? "" }

    /// The folders of the fonts, as paths that can be opened.
    package var fontFolders: [String] { fonts.map { $0.hasPrefix("/") ? $0 : Path.joined(folder, $0) } }

    /// What it supplies to layouts by itself: the sizes of custom classes; nil for none.
    package var resources: ProjectResources? {
        classSizes.isEmpty ? nil : ProjectResources(classSizes: classSizes)
    }

    /// The path of what lies at `path`, seen from the file's folder: what lies elsewhere is reached by `..`.
    public func relativePath(of path: String) -> String { Project.path(of: path, from: folder) }
}

/// Findings that are put up with: of a rule, about an object, in documents; what is left open fits everything.
public struct IgnoredFinding: Sendable, Hashable {
    /// The rule's identifier.
    public var rule: String?
    /// The object id.
    public var object: String?
    /// A pattern of paths, seen from the configuration's folder.
    public var path: String?
    /// Why.
    public var reason: String

    /// Whether this is about `finding`, whose path from the configuration's folder is `path`.
    public func covers(_ finding: Finding, path: String) -> Bool {
        if let rule, finding.rule.id != rule { return false }
        if let object, !finding.isAbout(object) { return false }
        return fits(path: path)
    }

    /// Whether this is about a document whose path from the configuration's folder is `path`.
    func fits(path: String) -> Bool {
        self.path.map { IgnoreFile($0).verdict(on: path, isFolder: false) == true || covers(folderOf: path, $0) }
            ?? true
    }

    /// Whether the pattern fits a folder that the path lies in.
    private func covers(folderOf path: String, _ pattern: String) -> Bool {
        let file = IgnoreFile(pattern)
        var folder = Path.folder(of: path)
        while !folder.isEmpty, folder != "/" {
            if file.verdict(on: folder, isFolder: true) == true { return true }
            folder = Path.folder(of: folder)
        }
        return false
    }
}
