import InterfaceDocument
import StrutDiagnostics
import StrutProjects

/// Finds names of rules that do not exist, or are missing, in a configuration and in the notes of a document's objects:
/// what they are to turn off would go on being said.
package enum UnknownRules {
    /// What a configuration names that is no rule, each at its first place.
    private static func findings(in configuration: Configuration) -> [Finding] {
        let named = Set(configuration.rules.keys).union(configuration.ignores.compactMap(\.rule))
        if named.isEmpty { return [] }
        let known = Set(Rule.listed.map(\.id))
        return named.subtracting(known).sorted().map { name in
            Finding(
                rule: .badConfiguration, message: message(name, known),
                path: configuration.path ?? Configuration.fileName, location: configuration.rulePlaces[name])
        }
    }

    /// Adds what a configuration names that is no rule to what else is wrong with it, in the order of the places.
    package static func add(to findings: inout [Finding], of configuration: Configuration) {
        findings = (findings + self.findings(in: configuration)).sortedByPlace()
    }

    /// What notes name that is no rule, each at its object, and where they name none.
    static func findings(in notes: Suppressions, of document: Document) -> [Finding] {
        let missing = notes.withoutRule.map { element in
            finding("no rule stands behind it; write one, or 'all'", at: element, of: document)
        }
        // Few documents have notes, and the list of all rules is made again each time.
        guard !notes.named.isEmpty else { return missing }
        let known = Set(Rule.listed.map(\.id))
        return missing
            + notes.named.filter { !known.contains($0.rule) }.map { element, name in
                var finding = finding(message(name, known), at: element, of: document)
                finding.variant = name
                return finding
            }
    }

    private static func finding(_ words: String, at element: Element, of document: Document) -> Finding {
        Finding(
            rule: .badConfiguration, severity: .warning, message: "'strut:disable' in the notes: \(words)",
            path: document.path, location: element.location, object: element.id)
    }

    private static func message(_ name: String, _ known: Set<String>) -> String {
        // What is longer than any rule is none that was mistyped.
        guard name.utf8.count <= 64 else { return "there is no rule '\(name.prefix(64))…'" }
        let nearest = Suggestion.nearest(to: name, among: known.sorted())
        return "there is no rule '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
}
