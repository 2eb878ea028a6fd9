import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutProjects
import StrutTextMeasurement

/// The translations of a document that are looked at, each read once.
package struct Localizations: Sendable {
    private let path: String
    private var known: [String: Localization] = [:]
    /// The languages of which not every file can be read.
    private var incomplete: Set<String> = []
    /// What is wrong with them.
    package private(set) var findings: [Finding] = []

    package init(_ document: Document) {
        path = document.path
    }

    /// Reads a language, unless it has been.
    package mutating func read(_ language: String) {
        guard known[language] == nil else { return }
        let translation = Localization.named(language, forDocumentAt: path)
        known[language] = translation.localization
        if translation.findings.contains(where: { $0.rule != .noTranslation }) { incomplete.insert(language) }
        add(translation.findings)
    }

    /// Adds what is wrong with files that several languages may stand in.
    package mutating func add(_ found: [Finding]) {
        for finding in found where !findings.contains(finding) { findings.append(finding) }
    }

    package subscript(language: String) -> Localization? { known[language] }

    /// The same, but nil where not every file can be read: nobody knows which texts lack a translation.
    package func complete(_ language: String) -> Localization? { incomplete.contains(language) ? nil : known[language] }
}

extension MatrixEnvironment {
    /// The environment with all that a document is laid out with there.
    package func supplied(
        _ localizations: Localizations, _ resources: ProjectResources?, _ fonts: InstalledFonts?,
        appearance: Appearance? = nil
    ) -> LayoutEnvironment {
        var environment = environment
        environment.localization = language.flatMap { localizations[$0] }
        environment.resources = resources
        environment.fonts = fonts
        environment.appearance = appearance
        return environment
    }
}
