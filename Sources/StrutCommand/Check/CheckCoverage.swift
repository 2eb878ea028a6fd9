import Strut

/// What a run looked at: only there can something in a baseline be no longer found.
struct CheckCoverage {
    /// Whether each document, by its name in the baseline, was looked at as a part of a project.
    private var documents: [String: Bool] = [:]
    /// The same by the document's name without folders of languages and extensions, for what lies beside it.
    private var stems: [String: Bool] = [:]
    /// The folders that were searched as projects, by their names in the baseline.
    private var folders: [String] = []
    /// Whether each rule that there is was applied.
    private var rules: [String: Bool] = [:]
    /// Rules that are applied only to what belongs to a project.
    private let projectRules: Set<String>
    /// Rules whose findings may be those of some environments alone.
    private let choiceRules: Set<String>
    /// The environments in which it was looked.
    let environments: EnvironmentChoice

    /// What a run with a selection of rules looks at in some environments, but for its documents.
    init(_ selection: RuleSelection, in environments: EnvironmentChoice) {
        self.environments = environments
        let all = Rule.listed
        for rule in all { rules[rule.id] = selection.applies(rule) }
        choiceRules = Set(all.filter(\.dependsOnChoice).map(\.id))
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

    /// Adds the folder of a project.
    mutating func add(folder name: String) { folders.append(name) }

    /// Whether a file lies in a folder that was searched as a project.
    func includes(folderOf name: String) -> Bool {
        folders.contains { folder in
            if Path.relative(name, to: folder) != nil { return true }
            // A folder that the baseline's lies in, or is, holds what no way goes further up to.
            let (steps, own) = (folder.split(separator: "/"), name.split(separator: "/").prefix { $0 == ".." })
            return steps.allSatisfy { $0 == ".." } && own.count <= steps.count
        }
    }

    /// Whether there is such a rule.
    func knows(_ rule: String) -> Bool { rules[rule] != nil }

    /// Whether a rule was applied to a document, or to what lies beside one, in all environments of a choice.
    func includes(_ name: String, _ rule: String, _ choice: EnvironmentChoice) -> Bool {
        let known = Folder.isDocument(name) ? documents[name] : documents[name] ?? stems[Self.stem(of: name)]
        guard let inProject = known else { return false }
        if choiceRules.contains(rule), !environments.covers(choice) { return false }
        return (rules[rule] ?? true) && (inProject || !projectRules.contains(rule))
    }

    /// A document's name without its extension and its folder of a language; the same for its side-car and
    /// translations.
    private static func stem(of name: String) -> String {
        var parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.popLast() else { return name }
        if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
        let endings = [".storyboard", ".xib", DesignData.pathEnding, ".strings", ".stringsdict", ".xcstrings"]
        // A document's ending may be in any case of letters, as everywhere.
        let ending = endings.first { last.lowercased().hasSuffix($0) }
        return (parts + [ending.map { last.dropLast($0.count) } ?? last]).joined(separator: "/")
    }
}
