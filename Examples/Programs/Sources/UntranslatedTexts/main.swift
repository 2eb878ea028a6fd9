// Lists, for every language that a project's documents are translated into, the texts that lack a translation.

import Strut

for document in Project(root: CommandLine.arguments.dropFirst().first ?? ".").readDocuments() {
    for language in Localization.languages(ofDocumentAt: document.path) {
        let translations = Localization.read(language, forDocumentAt: document.path).localization.strings
        for text in document.localizableTexts where translations[text.key] == nil {
            print("\(document.path):\(text.element.location): '\(text.text)' has no translation into \(language)")
        }
    }
}
