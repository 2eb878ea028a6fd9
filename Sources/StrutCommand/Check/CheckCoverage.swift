import Strut

/// What a run looked at: only there can something in a baseline be no longer found.
struct CheckCoverage {
    /// Whether each document, by its name in the baseline, was looked at as a part of a project.
    private var documents: [String: Bool] = [:]
    /// The same by the document's name without folders of languages and extensions, for what lies beside it.
    private var stems: [String: Bool] = [:]
    /// Whether each rule that there is was applied.
    private var rules: [String: Bool] = [:]
    /// Rules that are applied only to what belongs to a project.
    private let projectRules: Set<String>

    /// What a run with a selection of rules looks at, but for its documents.
    init(_ selection: RuleSelection) {
        for rule in Rule.all { rules[rule.id] = selection.applies(rule) }
        // By themselves, documents are looked at in no languages but those that were asked for.
        let translations = selection.hasEnvironments ? [] : Rule.onTranslations + Rule.onTexts
        projectRules = Set((Rule.onProjects + translations).map(\.id))
    }

    /// Adds a document.
    mutating func add(_ name: String, inProject: Bool) {
        let stem = Self.stem(of: name)
        documents[name] = inProject || documents[name] == true
        stems[stem] = inProject || stems[stem] == true
    }

    /// Whether there is such a rule.
    func knows(_ rule: String) -> Bool { rules[rule] != nil }

    /// Whether a rule was applied to a document, or to what lies beside one.
    func includes(_ name: String, _ rule: String) -> Bool {
        let known = Self.isDocument(name) ? documents[name] : documents[name] ?? stems[Self.stem(of: name)]
        guard let inProject = known else { return false }
        return (rules[rule] ?? true) && (inProject || !projectRules.contains(rule))
    }

    private static func isDocument(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    /// A document's name without its extension and its folder of a language; the same for its side-car and translations.
    private static func stem(of name: String) -> String {
        var parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.popLast() else { return name }
        if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
        var stem = last
        for ending in [".storyboard", ".xib", ".strut.json", ".strings", ".stringsdict", ".xcstrings"]
        where last.hasSuffix(ending) {
            stem = last.dropLast(ending.count)
        }
        return (parts + [stem]).joined(separator: "/")
    }
}
