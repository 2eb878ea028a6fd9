import StrutDiagnostics
import StrutProjects

extension [Finding] {
    /// In the order of their places; those of one place stay as they are, those without one come first.
    package func sortedByPlace() -> [Finding] {
        enumerated().sorted { a, b in
            switch (a.element.location, b.element.location) {
            case (nil, nil): a.offset < b.offset
            case (nil, _): true
            case (_, nil): false
            case (let place?, let other?): place == other ? a.offset < b.offset : place < other
            }
        }.map(\.element)
    }
}

extension Configuration {
    /// The findings, of a project if their documents belong to one, that are not accepted, with the severities that
    /// were asked for.
    package func selected(_ findings: [Finding], by selection: RuleSelection, in project: Project? = nil) -> [Finding] {
        selection.weighed(findings).filter { finding in
            let path = project?.relativePath(of: finding.path) ?? relativePath(of: finding.path)
            return !ignores.contains { $0.covers(finding, path: path) }
        }
    }
}
