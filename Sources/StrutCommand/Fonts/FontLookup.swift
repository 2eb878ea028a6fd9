import Strut

/// The fonts that documents are measured with: those of `--fonts` and of the configuration, then those in the folder of each
/// document's project, where the document names one that the others do not have.
final class FontLookup: @unchecked Sendable {
    /// What is wrong with the folders that somebody named.
    let findings: [Finding]
    private let named: InstalledFonts?
    /// Whether the folders of projects are looked through.
    private let searches: Bool
    // `mutex` guards what was found, by the root of a project.
    private var found: [String: InstalledFonts] = [:]
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Looks nowhere.
    static let none = FontLookup(nil, searches: false)

    private init(_ named: InstalledFonts?, searches: Bool, findings: [Finding] = []) {
        self.named = named
        self.searches = searches
        self.findings = findings
        pthread_mutex_init(mutex, nil)
    }

    /// The fonts of a command line and of a configuration.
    convenience init(_ folders: [String], _ configuration: @autoclosure () -> Configuration) {
        guard InstalledFonts.isSupported else {
            self.init(nil, searches: false)
            return
        }
        let configuration = configuration()
        var findings: [Finding] = []
        var sources: [InstalledFonts.Source] = []
        for folder in folders + configuration.fontFolders {
            let files = FontFiles.below(folder)
            if files?.isEmpty != false {
                let message = files == nil ? "there is no such folder of fonts" : "no font is in this folder"
                findings.append(
                    Finding(rule: .badFont, severity: files == nil ? .error : .warning, message: message, path: folder))
            }
            sources += (files ?? []).map { InstalledFonts.Source(path: $0) }
        }
        let fonts = sources.isEmpty ? nil : InstalledFonts(sources)
        self.init(fonts, searches: true, findings: findings + (fonts?.findings ?? []))
    }

    /// Those of a command line, and of the configuration that is found beside its first input.
    convenience init(_ arguments: Arguments) {
        let first = arguments.operands.first { $0 != "-" } ?? "."
        self.init(
            arguments.fontFolders,
            Configuration.find(for: first, isFolder: first == "." || Folder.exists(first)).configuration)
    }

    /// What a configuration asks for that this build cannot do.
    static func unsupported(_ configuration: Configuration) -> [Finding] {
        guard !InstalledFonts.isSupported, !configuration.fonts.isEmpty else { return [] }
        return [
            Finding(
                rule: .badFont, severity: .warning,
                message: "'fonts' is not heeded: it needs HarfBuzz, and this strut was built without it",
                path: configuration.path ?? Configuration.fileName)
        ]
    }

    /// The fonts of one document for others as well: an older version of it may lie in no project.
    func same(for document: Document, and other: Document) -> FontLookup {
        let fonts = self.fonts(for: document, orIfNeededFor: other)
        return FontLookup(fonts, searches: false)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The fonts that a document is measured with; nil for the tables alone.
    ///
    /// A project's folder is the nearest above the document that holds a project of Xcode, a package or a repository, else
    /// the folder that is checked.
    func fonts(for document: Document, in project: Project? = nil, orIfNeededFor other: Document? = nil)
        -> InstalledFonts?
    {
        guard searches, [document, other].contains(where: { $0.map(needsMore) ?? false }),
            let root = Self.root(of: document.path) ?? project?.root
        else { return named }
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = found[root] { return known }
        let files = ProjectWalk(root: root).fonts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let fonts = InstalledFonts(
            files.map { InstalledFonts.Source(path: Folder.joined(root, $0), servesSystem: false) }, after: named)
        found[root] = fonts
        return fonts
    }

    /// What is wrong with the files of a project's fonts that a document lists as its own.
    func findings(on document: Document, in project: Project? = nil) -> [Finding] {
        guard searches, let fonts = fonts(for: document, in: project) else { return [] }
        let declared = Set(document.customFonts.map { $0.file.lowercased() })
        return fonts.findings.filter { declared.contains(Document.fileName(ofPath: $0.path).lowercased()) }
    }

    /// Whether a document names a font that neither the folders nor the system have.
    private func needsMore(_ document: Document) -> Bool {
        document.fonts.contains { description in
            guard case .named(let name, let family) = description.kind else { return false }
            return !InstalledFonts.comesWithSystem(name) && named?.contains(name, family: family) != true
        }
    }

    private static func root(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        var folder = String(cString: resolved)
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
            folder = String(folder[..<slash])
            let names = (try? Folder.names(in: folder)) ?? []
            let marks = [".xcodeproj", ".xcworkspace"]
            if names.contains(where: { name in
                name == ".git" || name == "Package.swift" || marks.contains(where: name.hasSuffix)
            }) {
                return folder
            }
        }
        return nil
    }
}

extension [LayoutEnvironment] {
    /// The same with the fonts that text is measured with.
    func measured(with fonts: InstalledFonts?) -> [LayoutEnvironment] {
        guard let fonts else { return self }
        return map { environment in
            var environment = environment
            environment.fonts = fonts
            return environment
        }
    }
}
