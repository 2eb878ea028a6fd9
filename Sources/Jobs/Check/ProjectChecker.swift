import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutProjects

/// Checks all documents of a project, as `strut check FOLDER` does.
///
///     for report in ProjectChecker(Project(root: "App"), matrix: .standard).check() {
///         for finding in report.findings { print(finding.path, finding.message) }
///     }
public struct ProjectChecker: Sendable {
    /// What is checked.
    public let project: Project
    /// Checks one document after the other.
    public let checker: DocumentChecker

    /// What was found in one document of a project.
    public struct Report: Sendable {
        /// The path of the document, as the project has it.
        public let path: String
        /// The findings, in the order of their places. A document that cannot be read has one that says why.
        public internal(set) var findings: [Finding]
        /// In how many environments it was laid out: 0 for one that cannot be read.
        public let environmentCount: Int
    }

    /// A checker of a project by the project's own configuration.
    ///
    /// - Parameter matrix: The environments; by default each document's canvas alone.
    public init(_ project: Project, matrix: EnvironmentMatrix = EnvironmentMatrix()) {
        self.init(
            project,
            by: DocumentChecker(
                matrix: matrix, configuration: project.configuration, fonts: FontLookup([], project.configuration)))
    }

    /// A checker of a project that checks its documents by `checker`.
    public init(_ project: Project, by checker: DocumentChecker) {
        self.project = project
        self.checker = checker
    }

    /// What is wrong with the project itself: its manifest, and the folders of fonts that it names.
    public var findings: [Finding] {
        checker.selection.weighed([project.manifest?.finding].compactMap { $0 }) + checker.fonts.findings
    }

    /// Checks all documents, in the order of the project's.
    ///
    /// - Parameter jobs: How many documents are checked at once; nil for as many as the machine has processors.
    public func check(jobs: Int? = nil) -> [Report] {
        let jobs = jobs ?? OrderedWorkers.processorCount
        let project = project.indexed(jobs: jobs) { try? Document.read(path: $0) }
        let (checker, paths) = (checker, project.documents)
        // Few documents are taken apart by environments, many by documents.
        let isWide = paths.count >= jobs
        var reports: [Report] = []
        var once = SharedFileFindings()
        OrderedWorkers.run(count: paths.count, jobs: isWide ? jobs : 1) { index in
            checker.report(on: paths[index], in: project, jobs: isWide ? 1 : jobs)
        } receive: { _, report in
            var report = report
            report.findings = once.new(report.findings, on: report.path)
            reports.append(report)
        }
        return reports
    }
}

extension DocumentChecker {
    /// Reads a document of a project, and checks it.
    fileprivate func report(on path: String, in project: Project, jobs: Int) -> ProjectChecker.Report {
        do throws(DocumentError) {
            let checked = check(try Document.read(path: path), in: project, jobs: jobs)
            return ProjectChecker.Report(
                path: path, findings: checked.findings, environmentCount: checked.environmentCount)
        } catch {
            var finding = error.finding
            // In a project, what is for another platform is not Strut's business.
            if error.kind == .unsupportedPlatform {
                finding.severity = .note
                return ProjectChecker.Report(
                    path: path, findings: selected([finding], in: project), environmentCount: 0)
            }
            return ProjectChecker.Report(path: path, findings: [finding], environmentCount: 0)
        }
    }
}

extension Project {
    /// The project with what its storyboards offer each other; those that `refused` names are not read.
    package func indexed(
        jobs: Int, leavingOut refused: Set<String> = [], read: @escaping @Sendable (String) -> Document?
    ) -> Project {
        var (project, index) = (self, DocumentIndex())
        let paths = documents.filter { !refused.contains($0) }
        OrderedWorkers.run(count: paths.count, jobs: jobs) { index in
            // Xibs are known by their names.
            paths[index].lowercased().hasSuffix(".xib") ? nil : read(paths[index]).map(DocumentFacts.init)
        } receive: { (_: Int, facts: DocumentFacts?) in
            if let facts { index.add(facts) }
        }
        project.index = index
        return project
    }
}
