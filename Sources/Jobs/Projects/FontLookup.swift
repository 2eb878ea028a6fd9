import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutProjects
import StrutTextMeasurement

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The fonts that documents are measured with: those of `--fonts` and of the configuration, then those in the folder of
/// each document's project, where the document names one that the others do not have.
public struct FontLookup: Sendable {
    /// What is wrong with the folders that somebody named.
    public let findings: [Finding]
    private let named: InstalledFonts?
    /// Whether the folders of projects are searched.
    private let searches: Bool
    private let found = FolderCache<InstalledFonts>()

    /// Looks nowhere.
    public static let none = FontLookup(nil, searches: false)

    private init(_ named: InstalledFonts?, searches: Bool, findings: [Finding] = []) {
        self.named = named
        self.searches = searches
        self.findings = findings
    }

    /// The fonts of a command line and of a configuration.
    public init(_ folders: [String], _ configuration: Configuration) {
        guard InstalledFonts.isSupported else {
            self.init(nil, searches: false)
            return
        }
        var findings: [Finding] = []
        var sources: [InstalledFonts.Source] = []
        for folder in folders + configuration.fontFolders {
            let files = FontFiles.below(folder)
            if files?.isEmpty != false {
                findings.append(
                    Finding(
                        rule: .badFont, severity: files == nil ? .error : .warning,
                        message: files == nil ? Self.reason(unread: folder) : "no font is in this folder", path: folder)
                )
            }
            sources += (files ?? []).map { InstalledFonts.Source(path: $0) }
        }
        let fonts = sources.isEmpty ? nil : InstalledFonts(sources)
        self.init(fonts, searches: true, findings: findings + (fonts?.findings ?? []))
    }

    /// Why there are no fonts at a path.
    private static func reason(unread path: String) -> String {
        var status = stat()
        if stat(path, &status) != 0, errno == ENOENT { return "there is no such folder of fonts" }
        do throws(SystemError) {
            _ = try Folder.names(in: path)
            return "no font is in this folder"
        } catch {
            return error.code == ENOTDIR
                ? "this is neither a folder nor a file" : "the folder of fonts cannot be read: \(error.text)"
        }
    }

    /// What a configuration asks for that this build cannot do.
    package static func unsupported(_ configuration: Configuration) -> [Finding] {
        guard !InstalledFonts.isSupported, !configuration.fonts.isEmpty else { return [] }
        return [
            Finding(
                rule: .badFont, severity: .warning,
                message: "'fonts' is ignored: it needs HarfBuzz, and this strut was built without it",
                path: configuration.path ?? Configuration.fileName)
        ]
    }

    /// The fonts of one document for others as well: an older version of it may lie in no project.
    package func same(for document: Document, and other: Document) -> FontLookup {
        let fonts = self.fonts(for: document, orIfNeededFor: other)
        return FontLookup(fonts, searches: false)
    }

    /// The fonts that a document is measured with; nil for the tables alone.
    ///
    /// A project's folder is the nearest above the document that holds a project of Xcode, a package or a repository,
    /// else the folder that is checked.
    package func fonts(for document: Document, in project: Project? = nil, orIfNeededFor other: Document? = nil)
        -> InstalledFonts?
    {
        guard searches, needsMore(document) || other.map(needsMore) == true,
            let root = found.project(above: document.path) ?? project?.root
        else { return named }
        return found.value(for: root) {
            let files = ProjectWalk(root: root).fonts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return InstalledFonts(
                files.map { InstalledFonts.Source(path: Folder.joined(root, $0), servesSystem: false) }, after: named)
        }
    }

    /// What is wrong with the files of a document's fonts, `fonts`, that it lists as its own, but for those of the
    /// folders that somebody named: these are in `findings`. A path is relative where the document's is.
    package func findings(on document: Document, measuredWith fonts: InstalledFonts?) -> [Finding] {
        guard searches, let fonts, !fonts.problems.isEmpty else { return [] }
        let declared = Set(document.customFonts.map { $0.file.lowercased() })
        let known = Set(findings.map { Project.path(of: $0.path, from: ".") })
        func isDeclared(_ path: String) -> Bool {
            declared.contains(Document.fileName(ofPath: path).lowercased())
        }
        let empty = fonts.problems.filter(\.isEmptyFile).map(\.path)
        var findings = fonts.findings.filter { isDeclared($0.path) && !empty.contains($0.path) }
        // A project has all of its fonts or none where files were not fetched: that is one finding, the same for each
        // document.
        if let first = empty.first, empty.contains(where: isDeclared) {
            findings.append(Self.finding(onEmpty: first, others: empty.count - 1))
        }
        return findings.compactMap { finding in
            let path = Project.path(of: finding.path, from: ".")
            if known.contains(path) { return nil }
            var finding = finding
            if !document.path.hasPrefix("/") { finding.path = path }
            return finding
        }
    }

    /// That font files of a project have no content, of which the first one stands for all.
    private static func finding(onEmpty path: String, others: Int) -> Finding {
        let files =
            switch others {
            case 0: "this font file is"
            case 1: "this font file and another one of the project are"
            default: "this font file and \(others) others of the project are"
            }
        return Finding(
            rule: .badFont, severity: .note,
            message: "\(files) empty here: text is measured with Strut's tables instead; fetch the files, from Git LFS "
                + "for example",
            path: path)
    }

    /// Whether a document names a font that neither the folders nor the system have.
    private func needsMore(_ document: Document) -> Bool {
        document.describesFont { font in
            guard case .named(let name, let family) = font.kind else { return false }
            return !InstalledFonts.comesWithSystem(name) && named?.contains(name, family: family) != true
        }
    }
}

extension [LayoutEnvironment] {
    /// The same with the fonts that text is measured with.
    package func measured(with fonts: InstalledFonts?) -> [LayoutEnvironment] {
        guard let fonts else { return self }
        return map { environment in
            var environment = environment
            environment.fonts = fonts
            return environment
        }
    }
}
