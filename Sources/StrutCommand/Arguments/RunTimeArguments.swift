import Strut

/// What a command line says of run time: table headers, design-time data, and changes.
struct RunTimeArguments: Equatable, Sendable {
    var tableHeaders = TableHeaderSizing.stored
    /// The side-car to read instead of the one beside the document.
    var designDataPath: String?
    var ignoresDesignData = false
    var assignments: [RunTimeAssignment] = []
    /// The same in the words of the command line.
    var assignmentWords: [String] = []

    /// Lays a document out, perhaps with what it has in common in several environments; what is wrong with the side-car or a
    /// change is among the findings.
    @inline(never)  // a deep stack: see CONTRIBUTING.md
    func layOut(
        _ document: Document, in environment: LayoutEnvironment, sharing shared: SharedResolution? = nil,
        keepsSystems: Bool, keepsDetails: Bool
    ) -> Layout {
        var findings: [Finding] = []
        var options = options(for: document, keepsSystems: keepsSystems, findings: &findings)
        options.keepsDetails = keepsDetails
        options.shared = shared
        var layout: Layout
        if assignments.isEmpty {
            layout = LayoutEngine(options: options).layout(document, in: environment)
        } else {
            var session = session(document, in: environment, options: options, findings: &findings)
            session.layoutIfNeeded()
            layout = session.layout
        }
        layout.keepOpenness()
        layout.check()
        if !findings.isEmpty { layout.findings.insert(contentsOf: findings, at: 0) }
        return layout
    }

    /// Explains a view or a constraint after the changes; what is wrong with them is added to `findings`.
    func explain(
        _ object: NamedObject, in document: Document, environment: LayoutEnvironment, findings: inout [Finding]
    ) -> ExplanationReport.Subject? {
        let options = options(for: document, findings: &findings)
        if assignments.isEmpty {
            let engine = LayoutEngine(options: options)
            return object.constraint.map {
                engine.explainConstraint($0, in: document, environment: environment).map { .constraint($0) }
            } ?? engine.explain(object.views[0], in: document, environment: environment).map { .view($0) }
        }
        let session = session(document, in: environment, options: options, findings: &findings)
        return object.constraint.map { session.explainConstraint($0).map { .constraint($0) } }
            ?? session.explain(object.views[0]).map { .view($0) }
    }

    /// The size that a view wants after the changes; what is wrong with them is added to `findings`.
    func fittingSize(
        of id: String, in document: Document, environment: LayoutEnvironment, target: FittingTarget,
        findings: inout [Finding]
    ) -> Size? {
        let options = options(for: document, findings: &findings)
        guard !assignments.isEmpty else {
            return LayoutEngine(options: options)
                .fittingSize(of: id, in: document, environment: environment, target: target)
        }
        return session(document, in: environment, options: options, findings: &findings)
            .fittingSize(of: id, target: target)
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
                        message: "Cannot change '\(assignment.object)': \(error)\(advice(on: error, document)).",
                        path: document.path))
            }
        }
        session.layoutIfNeeded()
        return session
    }

    /// What was probably meant by a name that leads to nothing.
    private func advice(on error: LayoutSessionError, _ document: Document) -> String {
        guard case .unknownObject(let name) = error, document.objects(named: name).isEmpty else { return "" }
        return document.likelyName(for: name).map { " (did you mean '\($0)'?)" } ?? ""
    }

    /// Whether the last change of a constraint's activity switches it off.
    func switchesOff(constraint id: String, in document: Document) -> Bool {
        var isOff = false
        for assignment in assignments where document.object(named: assignment.object)?.id == id {
            if case .isActive(let isActive) = assignment.value { isOff = !isActive }
        }
        return isOff
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

    /// Whether rows are made of a document's prototypes.
    func hasDesignData(for document: Document) -> Bool {
        var findings: [Finding] = []
        return options(for: document, findings: &findings).designData != nil
    }

    /// The design-time data of a document; nil where it has none.
    private func designData(for document: Document) throws(DesignDataError) -> DesignData? {
        guard let path = designDataPath(for: document.path) else { return nil }
        // What nobody asked for by name is not waited for.
        let isGiven = self.designDataPath != nil
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try Document.bytes(ofOtherFile: path, waits: isGiven)
        } catch {
            if !isGiven, error.isMissing || error.code == ENAMETOOLONG { return nil }
            throw .unreadable(path, error.isNoFile ? "it is no file" : error.text)
        }
        return try DesignData(parsing: bytes, path: path)
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
