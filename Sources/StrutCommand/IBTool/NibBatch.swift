import Strut

/// What is particular to a batch that compiles documents to what apps load: the names of results, and what is written
/// once all of them are there.
struct NibBatch: Sendable {
    /// What the command line says of how documents are compiled.
    private let arguments: NibArguments
    /// Whether results in a folder are called after their documents alone, and not after their paths.
    var usesFileNames: Bool
    /// The file of dependencies; nil for none.
    var dependencyFile: String?
    /// The property list for the app's own; nil for none.
    var partialInfoPlist: String?
    /// Whether that names the fonts of documents.
    var activatesCustomFonts: Bool
    /// What each result depends on besides its document.
    var commonSources: [String]

    /// What a command line asks for; nil where documents are laid out.
    init?(_ arguments: Arguments, _ configuration: Configuration) {
        guard arguments.nib.isWanted else { return nil }
        self.arguments = arguments.nib
        usesFileNames = !arguments.ibtool.actions.isEmpty
        dependencyFile = arguments.nib.dependencyFile
        partialInfoPlist = arguments.ibtool.partialInfoPlist
        activatesCustomFonts = arguments.ibtool.activatesCustomFonts
        commonSources = [configuration.path].compactMap { $0 }
    }

    /// How an input is compiled: its target says what the command line does not.
    func options(for input: Input) -> NibOptions {
        var options = arguments.options
        guard let target = input.target else { return options }
        if arguments.module == nil { options.module = target.module }
        if arguments.deploymentTarget == nil, let version = target.deploymentTarget.flatMap({ NibVersion($0) }) {
            options.deploymentTarget = version
        }
        if arguments.targetDevices.isEmpty {
            let known: [(Int, NibTargetDevice)] = [(1, .iphone), (2, .ipad)]
            options.targetDevices = Set(known.filter { target.deviceFamilies.contains($0.0) }.map(\.1))
        }
        return options
    }

    /// What an input's result is called in an output folder.
    func name(of input: Input) -> String {
        Self.compiledName(of: usesFileNames ? Document.fileName(ofPath: input.resultPath) : input.resultPath)
    }

    /// `Main.storyboardc` for `Main.storyboard`, and `Cell.nib` for `Cell.xib` and whatever else.
    static func compiledName(of path: String) -> String {
        let lowercased = path.lowercased()
        if lowercased.hasSuffix(".storyboard") { return path + "c" }
        return (lowercased.hasSuffix(".xib") ? String(path.dropLast(4)) : path) + ".nib"
    }

    // MARK: What comes of the documents

    /// What was made of one input.
    struct Made: Sendable {
        /// The document, as it was given; nil for standard input.
        var source: String?
        /// Where its result is.
        var path: String
        /// The font files that it uses.
        var fontFiles: [String]
    }

    /// What is to be remembered of a document whose result was written to `path`.
    func made(_ document: Document, _ input: Input, at path: String) -> Made {
        Made(
            source: input.isStandardInput ? nil : input.path, path: path,
            fontFiles: partialInfoPlist != nil && activatesCustomFonts ? document.customFontFiles : [])
    }

    /// Writes what describes all results; they are there.
    func finish(_ made: [Made]) -> ExitStatus {
        var files: [(path: String, bytes: [UInt8])] = []
        if let dependencyFile {
            let results = made.map { (path: $0.path, sources: [$0.source].compactMap { $0 } + commonSources) }
            files.append((dependencyFile, DependencyFile(results: results).bytes))
        }
        if let partialInfoPlist {
            files.append((partialInfoPlist, PartialInfoPlist(fontFiles: made.flatMap(\.fontFiles)).bytes))
        }
        for file in files {
            let status = OutputFile.write(file.bytes, to: file.path)
            guard status == .success else { return status }
        }
        return .success
    }
}

extension DocumentCompiler {
    /// Compiles a document to what apps load, and hands the result over unless there is none.
    func compile(_ document: Document, of input: Input, _ nib: NibBatch, receive: (CompiledOutput) -> Void) -> Compiled
    {
        let result = document.compiled(nib.options(for: input))
        var compiled = Compiled(status: .success, findings: result.findings)
        // Where nothing is made it is said why, whatever a configuration accepts.
        guard !result.files.isEmpty else {
            compiled.findings = compiled.findings.map(strictly)
            compiled.status = .findings
            return compiled
        }
        if !compiled.findings.isEmpty { weigh(&compiled, of: document) }
        receive(CompiledOutput(files: result.files, isFolder: result.isFolder))
        return compiled
    }
}

extension Document {
    /// The files of the fonts that the document uses and an app brings along, in document order.
    fileprivate var customFontFiles: [String] {
        root.children.filter { $0.name == .customFonts }.flatMap { $0.children.compactMap(\.key) }
    }
}
