import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// What is wrong with a document's translations, seen from its texts.
package struct TranslationFindings {
    /// The findings, in document order.
    package private(set) var findings: [Finding] = []

    /// Compares the texts of `document` with their translations. `developmentLanguage` is the one that the project's
    /// base documents are written in, if that is known.
    package init(_ document: Document, _ translations: [Localization], developmentLanguage: String? = nil) {
        guard !translations.isEmpty else { return }
        for text in document.localizableTexts where !text.isReadOut && text.text.contains(where: \.isLetter) {
            let key = text.key
            for translation in translations {
                guard translation.strings[key] == nil, !translation.untranslatable.contains(key),
                    !fallbacks(of: translation, translations).contains(where: { $0.strings[key] != nil }),
                    !Self.isWritten(in: developmentLanguage, translation.language)
                else { continue }
                var missing = finding(
                    .missingTranslation, document, text.element,
                    "'\(Self.short(text.text))', the \(text.property) of \(text.element.displayName), is not translated "
                        + "into \(translation.language): add '\(key)'.")
                missing.variant = translation.language
                missing.entry = Finding.Note(
                    "'\(Self.short(text.text))' (\(key))", location: missing.location, object: missing.object)
                findings.append(missing)
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

    /// Whether a base document has its own texts in a language: a region's falls back to the language, and that to the
    /// base.
    private static func isWritten(in developmentLanguage: String?, _ language: String) -> Bool {
        guard let developmentLanguage else { return false }
        return language == developmentLanguage || language.prefix { $0 != "-" && $0 != "_" } == developmentLanguage
    }

    private func finding(_ rule: Rule, _ document: Document, _ element: Element, _ message: String) -> Finding {
        Finding(
            rule: rule, message: message, path: document.path, location: element.location, object: element.id)
    }

    private static func short(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).first?.shortened(to: 40) ?? ""
    }
}

extension [Finding] {
    /// The same with the texts of a document that are not translated into a language said once, in the place of the
    /// first: how many they are and which come first, with all of them as notes.
    package var joinedByLanguage: [Finding] {
        guard contains(where: { $0.entry != nil }) else { return self }
        var joined: [Finding] = []
        var places: [String: Int] = [:]
        for finding in self {
            guard let entry = finding.entry, let language = finding.variant else {
                joined.append(finding)
                continue
            }
            let key = "\(finding.path)\u{0}\(language)"
            guard let place = places[key] else {
                places[key] = joined.count
                joined.append(finding)
                continue
            }
            if joined[place].notes.isEmpty, let first = joined[place].entry { joined[place].notes = [first] }
            joined[place].notes.append(entry)
        }
        for place in joined.indices where joined[place].entry != nil && !joined[place].notes.isEmpty {
            let count = joined[place].notes.count
            joined[place].object = nil
            joined[place].shownNotes = Self.fewTranslations
            joined[place].message =
                "\(count) texts are not translated into \(joined[place].variant ?? ""): add them. "
                + (count > Self.fewTranslations ? "The first \(Self.fewTranslations) are:" : "They are:")
        }
        return joined
    }

    /// How many texts without a translation a report for people names.
    private static var fewTranslations: Int { 3 }
}

extension Rule {
    /// A text is not translated.
    package static let missingTranslation = Rule(
        "missing-translation", on: .request, .warning,
        summary:
            "A text of a document that is translated has no entry in one of its translations. Reported when a folder or "
            + "an environment is checked.",
        help: "Add the entry, or let the string catalog say that the text is not to be translated.")

    /// A translation has other placeholders than its text.
    package static let translationFormat = Rule(
        "translation-format", on: .request, .error,
        summary: "A translation has other format specifiers than the text that it stands for.",
        help: "Give it the same, numbered where their order differs.")

    /// Every rule on texts and their translations.
    package static let onTexts: [Rule] = [.missingTranslation, .translationFormat]
}
