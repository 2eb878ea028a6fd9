import Checking
import Diagnostics

/// What is wrong with the new document that was not with the old one, and what is mended.
package struct FindingComparison: Sendable {
    /// Findings of the new document alone.
    package private(set) var new: [Finding] = []
    /// Findings of the old document alone.
    package private(set) var mended: [Finding] = []

    /// What a finding is known by in both documents: neither its place nor the numbers in its words.
    private struct Key: Hashable {
        var rule: String
        var object: String
        var variant: String?
    }

    /// Compares findings, each said once for all environments.
    package init(old: [Finding], new: [Finding], _ comparison: DocumentComparison) {
        let renamed = comparison.renamed
        func key(_ finding: Finding) -> Key {
            let id = finding.object.map { renamed[$0] ?? $0 }
            return Key(
                rule: finding.rule.id, object: id ?? finding.message,
                variant: finding.variant.map { renamed[$0] ?? $0 })
        }
        // Stored frames are churn, and so is what is said of them.
        let (old, new) = (old.filter { $0.rule != .misplacedView }, new.filter { $0.rule != .misplacedView })
        var known = Dictionary(old.map { (key($0), 1) }, uniquingKeysWith: +)
        for finding in new {
            if let count = known[key(finding)], count > 0 {
                known[key(finding)] = count - 1
            } else {
                self.new.append(finding)
            }
        }
        var left = Dictionary(new.map { (key($0), 1) }, uniquingKeysWith: +)
        for finding in old {
            if let count = left[key(finding)], count > 0 {
                left[key(finding)] = count - 1
            } else {
                mended.append(finding)
            }
        }
    }

    /// Whether there are none.
    package var isEmpty: Bool { new.isEmpty && mended.isEmpty }
}
