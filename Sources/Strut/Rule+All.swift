import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutProjects

extension Rule {
    /// Every rule of the library: on layouts, on documents, and on what comes with them, such as translations, projects
    /// and configurations. `Documentation/Rules.md` explains each.
    public static var all: [Rule] {
        onLayouts + onDocuments + onDesignData + onTranslations + onTexts + onProjects + onConfigurations + onFiles
    }
}

extension RuleSelection {
    /// The names in the selection that no rule has, in alphabetic order: what they are to turn on or off is not.
    public var unknownRules: [String] {
        let words = (only ?? []).union(enabled).union(disabled).subtracting([Self.all])
        return words.union(settings.keys).subtracting(Rule.all.map(\.id)).sorted()
    }
}
