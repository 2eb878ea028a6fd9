// What can be wrong with the translations beside a document.

import StrutDiagnostics

extension Rule {
    /// There is no translation into the language.
    package static let noTranslation = Rule(
        "no-translation", on: .request, .warning,
        summary: "There is no translation into the language of `--language`.", help: "Add the strings file.")

    /// A strings file or catalog is malformed.
    package static let malformedStrings = Rule(
        "malformed-strings", on: .request, .error,
        summary: "A strings file or catalog cannot be read completely.", help: "Correct the place that is named.")

    /// Every rule on translations.
    package static let onTranslations: [Rule] = [.noTranslation, .malformedStrings]
}
