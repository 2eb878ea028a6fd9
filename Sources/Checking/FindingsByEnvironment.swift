import Diagnostics

/// The findings on one document in several environments: what was seen in all of them is said once, and what was seen in
/// some says in which.
public struct FindingsByEnvironment: Sendable {
    private var findings: [Finding] = []
    /// For each finding the environments that have it.
    private var places: [Finding: (index: Int, environments: [String])] = [:]
    private var environments: [String] = []

    /// Starts without any.
    public init() {}

    /// Adds what was found in the environment that goes by `name`.
    public mutating func add(_ new: [Finding], in name: String) {
        environments.append(name)
        var seen: Set<Finding> = []
        for finding in new where seen.insert(finding).inserted {
            if places[finding] == nil {
                places[finding] = (findings.count, [])
                findings.append(finding)
            }
            places[finding]?.environments.append(name)
        }
    }

    /// Every finding once, in the order in which they were first seen.
    public var merged: [Finding] {
        findings.map { finding in
            guard let names = places[finding]?.environments, names.count < environments.count else { return finding }
            var finding = finding
            finding.environments = names
            return finding
        }
    }
}
