import InterfaceDocument
import StrutDiagnostics
import StrutJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds and reads the translations that are beside a document.
extension Localization {
    /// The language or pseudo-language `name` for the document at `path`, and what is wrong with its translations.
    public static func named(
        _ name: String, forDocumentAt path: String
    ) -> (localization: Localization, findings: [Finding]) {
        if let pseudoLanguage = PseudoLanguage(rawValue: name) { return (Localization(pseudoLanguage), []) }
        return read(name, forDocumentAt: path)
    }

    /// The translations of the document at `path` into `language`, and what is wrong with them.
    ///
    /// Where there is none into `de-DE` or `zh-Hans-CN`, that into `de`, or into `zh-Hans` and then `zh`, stands in, as
    /// on a device. `Base.lproj/Main.storyboard` has its German texts in `de.lproj/Main.strings` beside `Base.lproj`,
    /// or in the string catalog `mul.lproj/Main.xcstrings`; a document outside such a folder has them in folders beside
    /// it. Where all of them are missing, or one cannot be read, that is a finding; the document's own texts are shown
    /// then. They are what is meant to be shown in the language whose folder the document lies in, and in a catalog's
    /// source language; and where a language has a document of its own, an app shows that one: nothing is missing
    /// there.
    public static func read(_ language: String, forDocumentAt path: String) -> (
        localization: Localization, findings: [Finding]
    ) {
        let place = Place(path)
        var reader = TranslationReader()
        var isBegun = false
        // What is the same in every language is known even where nothing is translated.
        var untranslatable: Set<String> = []
        for candidate in candidates(language) {
            let found = Translations(candidate, at: place, &reader)
            untranslatable.formUnion(found.localization.untranslatable)
            isBegun = isBegun || found.isBegun
            let isOwn = found.isSource || candidate == place.language
            guard found.hasTexts || isOwn else { continue }
            var localization = found.localization
            localization.language = language
            return (localization, reader.findings)
        }
        var none = Localization(language: language)
        none.untranslatable = untranslatable
        // What cannot be read may hold the translation.
        guard reader.findings.isEmpty, !hasOwnDocument(language, insteadOf: path, place) else {
            return (none, reader.findings)
        }
        let places = ([place.strings(language)] + place.catalogs).joined(separator: " nor ")
        let finding = Finding(
            rule: .noTranslation,
            message: "there is no translation into '\(language)': neither \(places) has one; "
                + "the document's own texts are shown\(advice(language, place, isBegun: isBegun))",
            path: path)
        return (none, [finding])
    }

    /// Where the translations of the document at `path` into a language may stand; nowhere for a pseudo-language.
    public static func files(_ language: String, forDocumentAt path: String) -> [String] {
        if PseudoLanguage(rawValue: language) != nil { return [] }
        let place = Place(path)
        return candidates(language).map(place.strings) + place.catalogs
    }

    /// Whether a language has a document of its own: one of the same name in its folder.
    private static func hasOwnDocument(_ language: String, insteadOf path: String, _ place: Place) -> Bool {
        let name = Document.fileName(ofPath: path)
        return candidates(language).contains { access("\(place.folder)\($0).lproj/\(name)", F_OK) == 0 }
    }

    /// How a translation is begun, behind a semicolon; empty for what is no language.
    private static func advice(_ language: String, _ place: Place, isBegun: Bool) -> String {
        guard isLanguageCode(language) else { return "" }
        if let file = place.catalogs.first(where: { (try? Document.bytes(ofFile: $0, waits: false)) != nil }) {
            return isBegun ? "; translate them in \(file)" : "; add the language to \(file)"
        }
        return "; 'strut strings --update --language \(language)' begins one"
    }

    /// The names under which translations into a language may stand: its own, then in Apple's spelling (`pt-br` is
    /// `pt-BR`), then with fewer and fewer parts.
    static func candidates(_ language: String) -> [String] {
        var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated().map { place, part in
            if place == 0 { return part.lowercased() }
            // A script has four letters, a region two or three digits.
            return part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
        }
        var names = [language]
        while !parts.isEmpty {
            let name = parts.joined(separator: "-")
            if !names.contains(name) { names.append(name) }
            parts.removeLast()
        }
        return names
    }
}
