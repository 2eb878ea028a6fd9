import Strut

/// Compiles one document at a time, as a function of it and the command line alone.
struct DocumentCompiler: Sendable {
    var environments: [LayoutEnvironment]
    /// The language of the texts; nil means each document's own.
    var language: String?
    /// Table headers, design-time data and changes.
    var runTime = RunTimeData()
    /// What to make; nil to look for findings only.
    var format: OutputFormat?
    /// What the type in generated source is called; nil for a name made from the document's.
    var typeName: String?
    /// What JSON says of each view; nil for the standard members.
    var fields: Set<ViewField>?
    /// How the lines of JSON are broken.
    var jsonForm = JSONForm.lines
    /// Whether warnings count as errors.
    var isStrict: Bool
    /// Where pictures find their images and colours; nil where none are made.
    var projects: ProjectLookup?
    /// Where text finds its fonts.
    var fonts = FontLookup.none
    /// Where images find the sizes that documents do not state; nil where no project is known.
    var images: ProjectImages?
    /// What the configuration leaves of findings; nil where it says nothing about them.
    var configured: ConfiguredFindings?

    /// What became of one document.
    struct Compiled {
        var status: ExitStatus
        /// The findings, each once, in their order.
        var findings: [Finding] = []
    }

    /// Compiles a document, of a project if it belongs to one, and hands over what is made for each environment, or for
    /// all together, with what stands after the document's file name and a point.
    func compile(
        _ document: Document, in project: String? = nil, receive: (_ suffix: String, _ bytes: [UInt8]) -> Void
    ) -> Compiled {
        var compiled = Compiled(status: .success)
        var findings = environments.count > 1 ? FindingsByEnvironment(environments.map(named)) : nil
        var joined: [Layout] = []
        let translation = language.map { Localization.named($0, forDocumentAt: document.path) }
        compiled.findings += translation?.findings ?? []
        let installed = fonts.fonts(for: document)
        compiled.findings += fonts.findings(on: document, measuredWith: installed)
        var environments = self.environments.measured(with: installed)
        if let project, let resources = images?.resources(for: document, in: project) {
            for index in environments.indices { environments[index].resources = resources }
        }
        var runTime = runTime
        if format?.showsDesignData == false { runTime.ignoresDesignData = true }
        let shared = environments.count > 1 ? SharedResolution(of: document, in: environments) : nil
        for (index, environment) in environments.enumerated() {
            var environment = environment
            environment.localization = translation?.localization
            var layout = runTime.layOut(
                document, in: environment, sharing: shared, keepsSystems: format?.needsSystems ?? false,
                keepsDetails: false)
            if let finding = layout.internalError {
                compiled.findings.append(finding)
                compiled.status = max(compiled.status, .internalError)
                continue
            }
            if findings == nil {
                compiled.findings += FindingsByEnvironment.alone(layout.findings, in: named(environment))
            }
            findings?.add(layout.findings, in: index)
            guard let format else { continue }
            // For what is drawn alone: frames are those of every format.
            if format == .svg { layout.environment.resources = projects?.resources(for: document) }
            if format.joinsEnvironments {
                joined.append(layout)
            } else {
                receive(suffix(format, environment), result(format, layout))
            }
        }
        compiled.findings += findings?.merged ?? []
        if !compiled.findings.isEmpty { weigh(&compiled, of: document) }
        if let format, !joined.isEmpty {
            receive(format.fileExtension, Layout.emit(format, joined, typeName: typeName))
        }
        return compiled
    }

    /// An environment as findings name it.
    private func named(_ environment: LayoutEnvironment) -> FindingEnvironment {
        FindingEnvironment(MatrixEnvironment(environment: environment, language: language))
    }

    /// One layout in a format.
    @inline(never)  // a deep stack: see CONTRIBUTING.md
    private func result(_ format: OutputFormat, _ layout: Layout) -> [UInt8] {
        if format == .json, let fields { return jsonForm.applied(to: layout.emitJSON(fields: fields)) }
        let bytes = layout.emit(format, typeName: typeName)
        return format.isJSON ? jsonForm.applied(to: bytes) : bytes
    }

    /// Leaves a document out of which nothing is made, for the reason that `finding` gives. A build that waits for
    /// source gets some, in which nothing is declared.
    func leaveOut(_ finding: Finding, receive: (_ suffix: String, _ bytes: [UInt8]) -> Void) -> Compiled {
        if format?.typeEnding != nil {
            let reason = "// \(Document.fileName(ofPath: finding.path)): \(finding.message)"
            for suffix in suffixes { receive(suffix, Array("\(reason.onOneLine)\n".utf8)) }
        }
        var compiled = Compiled(status: .success, findings: [finding])
        weigh(&compiled)
        return compiled
    }

    /// Leaves out what the notes of objects and the configuration accepted, and finds what the rest weighs.
    @inline(never)  // most documents have no findings
    func weigh(_ compiled: inout Compiled, of document: Document? = nil) {
        if let document {
            let suppressions = Suppressions(document)
            if !suppressions.isEmpty { compiled.findings.removeAll { suppressions.cover($0, in: document) } }
        }
        if let configured { compiled.findings = configured.selected(compiled.findings) }
        for index in compiled.findings.indices {
            compiled.findings[index] = strictly(compiled.findings[index])
            if compiled.findings[index].severity == .error { compiled.status = max(compiled.status, .findings) }
        }
    }

    /// A finding as severe as the command line has it.
    func strictly(_ finding: Finding) -> Finding {
        var finding = finding
        if isStrict && finding.severity == .warning { finding.severity = .error }
        return finding
    }

    /// What stands after a document's file name and a point in the names of its results.
    var suffixes: [String] {
        guard let format else { return [] }
        return format.joinsEnvironments ? [format.fileExtension] : environments.map { suffix(format, $0) }
    }

    private func suffix(_ format: OutputFormat, _ environment: LayoutEnvironment) -> String {
        guard environments.count > 1, let device = environment.device else { return format.fileExtension }
        return "\(device.id).\(format.fileExtension)"
    }
}
