import Strut

/// What layouts depend on besides their documents, for the file of dependencies.
struct LayoutDependencies: Sendable {
    /// The file of dependencies.
    let path: String
    /// What all results depend on.
    private let common: [String]

    /// What a command line asks for; nil where it asks for no such file, or lays nothing out.
    init?(_ arguments: Arguments, _ configuration: Configuration, baseline: String?) {
        guard let path = arguments.nib.dependencyFile, !arguments.nib.isWanted else { return nil }
        self.path = path
        common = [arguments.optionsFile, configuration.path, baseline].compactMap { $0 }
    }

    /// What the results of an input depend on, the document first. What is not there is left out: it would have to be
    /// made before the results.
    func sources(of input: Input, _ document: Document?, _ compiler: DocumentCompiler) -> [String] {
        var others = common
        if let document { others += files(besides: document, of: input, compiler) }
        var known: Set<String> = []
        others = others.filter { known.insert($0).inserted && access($0, F_OK) == 0 }
        return (input.isStandardInput ? [] : [input.path]) + others
    }

    /// Where design-time data, translations, fonts and images of a document are, or may be.
    private func files(besides document: Document, of input: Input, _ compiler: DocumentCompiler) -> [String] {
        var files: [String] = []
        if compiler.format?.showsDesignData != false, let path = compiler.runTime.designDataPath(for: document.path) {
            files.append(path)
        }
        if let language = compiler.language { files += Localization.files(language, forDocumentAt: document.path) }
        files += compiler.fonts.fonts(for: document)?.paths ?? []
        let sizes = input.project.flatMap { compiler.images?.resources(for: document, in: $0) }
        for resources in [sizes, compiler.projects?.resources(for: document)] {
            guard let resources else { continue }
            for use in document.imageUses where !use.isSystem {
                guard let image = resources.image(named: use.name) else { continue }
                for path in [image.path, image.darkPath].compactMap({ $0 }) {
                    // A catalog has an image's files in a folder with what says which of them counts.
                    files += [path, Folder.joined(Self.folder(of: path), "Contents.json")]
                }
            }
        }
        // Colours are seen in pictures alone.
        files += compiler.projects?.resources(for: document)?.colors.values.compactMap(\.path).sorted() ?? []
        return files
    }

    /// Writes the file; all results are there.
    func write(_ results: [(path: String, sources: [String])]) -> ExitStatus {
        OutputFile.write(DependencyFile(results: results).bytes, to: path)
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
