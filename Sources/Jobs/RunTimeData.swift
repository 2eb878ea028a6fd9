import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a document has at run time and does not keep: sized table headers, design-time data, and changes that code
/// makes.
public struct RunTimeData: Equatable, Sendable {
    /// How table headers and footers get their heights.
    public var tableHeaders = TableHeaderSizing.stored
    /// The side-car to read instead of the one beside the document.
    public var designDataPath: String?
    /// Whether no side-car is read.
    public var ignoresDesignData = false
    /// The changes, in their order.
    public var assignments: [RunTimeAssignment] = []

    /// The document alone, with the side-car beside it.
    public init() {}

    /// Lays a document out, perhaps with what it has in common in several environments; what is wrong with the side-car
    /// or a change is among the findings. Without `checks` no rule is applied.
    @inline(never)  // a deep stack: see CONTRIBUTING.md
    package func layOut(
        _ document: Document, in environment: LayoutEnvironment, sharing shared: SharedResolution? = nil,
        keepsSystems: Bool, keepsDetails: Bool, checks: Bool = true
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
        if checks { layout.check() }
        if !findings.isEmpty { layout.findings.insert(contentsOf: findings, at: 0) }
        return layout
    }

    /// A session in which the changes are made and laid out; what is wrong with them becomes findings.
    package func session(
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

    /// The engine's options for one document, with the side-car beside it.
    package func options(
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
    package func designDataPath(for path: String) -> String? {
        ignoresDesignData ? nil : designDataPath ?? DesignData.path(besides: path)
    }

    /// Whether rows are made of a document's prototypes.
    package func hasDesignData(for document: Document) -> Bool {
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
