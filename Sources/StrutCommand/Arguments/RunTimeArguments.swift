import Strut

/// What a command line says of run time: table headers, design-time data, and changes.
struct RunTimeArguments: Equatable, Sendable {
    var tableHeaders = TableHeaderSizing.stored
    /// The side-car to read instead of the one beside the document.
    var designDataPath: String?
    var ignoresDesignData = false
    var assignments: [RunTimeAssignment] = []

    /// Lays a document out; what is wrong with the side-car or a change is among the findings.
    func layOut(
        _ document: Document, in environment: LayoutEnvironment, keepsSystems: Bool, keepsDetails: Bool
    ) -> Layout {
        var findings: [Finding] = []
        var options = options(for: document, keepsSystems: keepsSystems, findings: &findings)
        options.keepsDetails = keepsDetails
        var layout: Layout
        if assignments.isEmpty {
            layout = LayoutEngine(options: options).layout(document, in: environment)
        } else {
            var session = session(document, in: environment, options: options, findings: &findings)
            session.layoutIfNeeded()
            layout = session.layout
        }
        layout.findings.insert(contentsOf: findings, at: 0)
        return layout
    }

    /// Explains a view after the changes; what is wrong with them goes to standard error.
    func explain(_ id: String, in document: Document, environment: LayoutEnvironment) -> ViewExplanation? {
        withSession(document, environment) { session in
            session.explain(id)
        } engine: { engine in
            engine.explain(id, in: document, environment: environment)
        }
    }

    /// The size that a view wants after the changes; what is wrong with them goes to standard error.
    func fittingSize(
        of id: String, in document: Document, environment: LayoutEnvironment, target: FittingTarget
    ) -> Size? {
        withSession(document, environment) { session in
            session.fittingSize(of: id, target: target)
        } engine: { engine in
            engine.fittingSize(of: id, in: document, environment: environment, target: target)
        }
    }

    private func withSession<Result>(
        _ document: Document, _ environment: LayoutEnvironment, session use: (LayoutSession) -> Result,
        engine ask: (LayoutEngine) -> Result
    ) -> Result {
        var findings: [Finding] = []
        let options = options(for: document, findings: &findings)
        defer {
            var report: [UInt8] = []
            TextReporter().report(findings, to: &report)
            StandardStreams.report(report)
        }
        if assignments.isEmpty { return ask(LayoutEngine(options: options)) }
        return use(session(document, in: environment, options: options, findings: &findings))
    }

    /// A session in which the changes are made and laid out; what is wrong with them becomes findings.
    func session(
        _ document: Document, in environment: LayoutEnvironment, options: LayoutEngine.Options,
        findings: inout [Finding]
    ) -> LayoutSession {
        var session = LayoutSession(document, in: environment, options: options)
        for assignment in assignments {
            do {
                try session.apply(assignment)
            } catch {
                findings.append(
                    Finding(
                        rule: .badChange,
                        message: "Cannot change '\(assignment.object)': \(error).",
                        path: document.path))
            }
        }
        session.layoutIfNeeded()
        return session
    }

    /// The engine's options for one document, with the side-car beside it.
    func options(
        for document: Document, keepsSystems: Bool = false, findings: inout [Finding]
    ) -> LayoutEngine.Options {
        var options = LayoutEngine.Options(keepsSystems: keepsSystems, tableHeaders: tableHeaders)
        do throws(DesignDataError) {
            options.designData = try designData(for: document)
        } catch {
            findings.append(error.finding)
        }
        return options
    }

    /// Where the design-time data of the document at `path` is looked for; nil where it is not.
    func designDataPath(for path: String) -> String? {
        ignoresDesignData ? nil : designDataPath ?? DesignData.path(besides: path)
    }

    /// The design-time data of a document; nil where it has none.
    private func designData(for document: Document) throws(DesignDataError) -> DesignData? {
        guard let path = designDataPath(for: document.path) else { return nil }
        // What nobody asked for by name is not waited for.
        let isGiven = self.designDataPath != nil
        let file = open(path, O_RDONLY | O_CLOEXEC | (isGiven ? 0 : O_NONBLOCK))
        guard file >= 0 else {
            if !isGiven, [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) { return nil }
            throw .unreadable(path, systemErrorText())
        }
        defer { close(file) }
        var status = stat()
        guard isGiven || fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path, "it is no file")
        }
        switch FileDescriptor(raw: file).readAll() {
        case .success(let bytes): return try DesignData(parsing: bytes, path: path)
        case .failure(let error): throw .unreadable(path, error.text)
        }
    }
}

extension DesignDataError {
    fileprivate static func unreadable(_ path: String, _ reason: String) -> DesignDataError {
        DesignDataError(
            finding: Finding(
                rule: .badDesignData,
                message: "The design-time data cannot be read: \(reason).", path: path))
    }
}
