import Diagnostics
import Environment
import InterfaceDocument

/// What is wrong with a document's translations, seen from its texts.
package struct TranslationFindings {
    /// The findings, in document order.
    package private(set) var findings: [Finding] = []

    /// Compares the texts of `document` with their translations.
    package init(_ document: Document, _ translations: [Localization]) {
        guard !translations.isEmpty else { return }
        for text in document.localizableTexts where !text.isReadOut && text.text.contains(where: \.isLetter) {
            let key = text.key
            let missing = translations.filter { translation in
                translation.strings[key] == nil && !translation.untranslatable.contains(key)
                    && !fallbacks(of: translation, translations).contains { $0.strings[key] != nil }
            }.map(\.language)
            if !missing.isEmpty {
                findings.append(
                    finding(
                        .missingTranslation, document, text.element,
                        "'\(Self.short(text.text))', the \(text.property) of \(text.element.displayName), is not translated "
                            + "into \(missing.joined(separator: ", ")): add '\(key)'."))
            }
            let wanted = FormatSpecifiers(text.text)
            for translation in translations {
                let texts = [translation.strings[key], translation.padStrings[key]].compactMap { $0 }
                guard let translated = texts.first(where: { FormatSpecifiers($0).differ(from: wanted) }) else {
                    continue
                }
                findings.append(
                    finding(
                        .translationFormat, document, text.element,
                        "'\(Self.short(translated))', the translation of '\(Self.short(text.text))' into "
                            + "\(translation.language), has the format specifiers \(FormatSpecifiers(translated)) instead of "
                            + "\(wanted)."))
            }
        }
    }

    /// The translations that the system takes where one for a region has no text: that of its language.
    private func fallbacks(of translation: Localization, _ all: [Localization]) -> [Localization] {
        guard let dash = translation.language.firstIndex(where: { $0 == "-" || $0 == "_" }) else { return [] }
        let language = translation.language[..<dash]
        return all.filter { $0.language == language }
    }

    private func finding(_ rule: Rule, _ document: Document, _ element: Element, _ message: String) -> Finding {
        Finding(
            rule: rule, message: message, path: document.path, location: element.location, object: element.id)
    }

    private static func short(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).first?.shortened(to: 40) ?? ""
    }
}

extension Rule {
    /// A text is not translated.
    package static let missingTranslation = Rule(
        "missing-translation", on: .request, .warning,
        summary:
            "A text of a document that is translated has no entry in one of its translations. Said where a folder or an "
            + "environment is checked.",
        help: "Add the entry, or let the string catalogue say that the text is not to be translated.")

    /// A translation has other placeholders than its text.
    package static let translationFormat = Rule(
        "translation-format", on: .request, .error,
        summary: "A translation has other format specifiers than the text that it stands for.",
        help: "Give it the same, numbered where their order differs.")

    /// Every rule on texts and their translations.
    package static let onTexts: [Rule] = [.missingTranslation, .translationFormat]
}
