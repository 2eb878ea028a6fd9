import StrutChecking
import StrutDiagnostics

/// What is wrong with the new document that was not with the old one, and what is fixed.
package struct FindingComparison: Sendable {
    /// Findings of the new document alone.
    package private(set) var new: [Finding] = []
    /// Findings of the old document alone.
    package private(set) var fixed: [Finding] = []

    /// What a finding is known by in both documents; a conflict by any of its constraints.
    private typealias Key = Finding.Identity

    /// The findings of a document that was not there before.
    package init(new: [Finding]) {
        self.new = new.filter { $0.rule != .misplacedView }
    }

    /// Compares findings, each reported once for all environments. One that is found in more of them than before is new
    /// in those, and one that is found in fewer is fixed in the others.
    package init(
        old: [Finding], new: [Finding], _ comparison: DocumentComparison, environments: [FindingEnvironment] = []
    ) {
        let renamed = comparison.renamed
        func keys(_ finding: Finding) -> [Key] {
            let objects = [finding.object ?? finding.message] + finding.otherObjects
            return objects.map { object in
                var identity = finding.identity(of: renamed[object] ?? object)
                identity.variant = identity.variant.map { renamed[$0] ?? $0 }
                return identity
            }
        }
        // Stored frames are churn, and so is what is said of them.
        let (old, new) = (old.filter { $0.rule != .misplacedView }, new.filter { $0.rule != .misplacedView })
        self.new = Self.findings(new, without: old, keys, environments)
        fixed = Self.findings(old, without: new, keys, environments)
    }

    /// What of some findings is not among others, as a whole or in some environments.
    private static func findings(
        _ some: [Finding], without others: [Finding], _ keys: (Finding) -> [Key],
        _ environments: [FindingEnvironment]
    ) -> [Finding] {
        var known: [Key: [Finding]] = [:]
        for finding in others.reversed() { known[keys(finding)[0], default: []].append(finding) }
        let words = EnvironmentWords(all: environments)
        return some.compactMap { finding in
            // What is the same is taken out: no two findings are the same as one.
            guard let key = keys(finding).first(where: { known[$0]?.isEmpty == false }),
                let other = known[key]?.popLast()
            else { return finding }
            let more = finding.environments.filter { !other.environments.contains($0) }
            guard !more.isEmpty, !other.environments.isEmpty else { return nil }
            var finding = finding
            finding.example = finding.example.flatMap { more.firstIndex(of: finding.environments[$0]) }
            finding.environments = more
            finding.environmentSummary = words.words(
                for: environments.indices.filter { more.contains(environments[$0]) })
            return finding
        }
    }

    /// Whether there are none.
    package var isEmpty: Bool { new.isEmpty && fixed.isEmpty }
}
