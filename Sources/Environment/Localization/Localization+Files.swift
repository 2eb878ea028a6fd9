import Diagnostics
import InterfaceDocument
import JSON

/// Finds and reads the translations that stand beside a document.
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
    /// Where there is none into `de-DE` or `zh-Hans-CN`, that into `de`, or into `zh-Hans` and then `zh`, stands in, as on
    /// a device. `Base.lproj/Main.storyboard` has its German texts in `de.lproj/Main.strings` beside `Base.lproj`, or in the
    /// string catalogue `mul.lproj/Main.xcstrings`; a document outside such a folder has them in folders beside it.
    /// A missing file is a finding; the document's own texts are shown then.
    public static func read(_ language: String, forDocumentAt path: String) -> (
        localization: Localization, findings: [Finding]
    ) {
        let place = Place(path)
        var findings: [Finding] = []
        for candidate in candidates(language) {
            guard var found = translations(candidate, at: place, &findings) else { continue }
            found.language = language
            return (found, findings)
        }
        let places = ([place.strings(language)] + place.catalogues).joined(separator: " nor ")
        findings.append(
            Finding(
                rule: .noTranslation,
                message: "there is no translation into '\(language)': neither \(places) has one; "
                    + "the document's own texts are shown\(advice(language, place))",
                path: path))
        return (Localization(language: language), findings)
    }

    /// How a translation is begun, behind a semicolon; empty for what is no language.
    private static func advice(_ language: String, _ place: Place) -> String {
        guard isLanguageCode(language) else { return "" }
        if let file = place.catalogues.first(where: { (try? Document.bytes(ofFile: $0, waits: false)) != nil }) {
            return "; add the language to \(file)"
        }
        return "; 'strut strings --update --language \(language)' begins one"
    }

    /// The names under which translations into a language may stand: its own, then in Apple's spelling (`pt-br` is `pt-BR`),
    /// then with fewer and fewer parts.
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

    /// The translations under exactly this name; nil where there are none.
    private static func translations(_ language: String, at place: Place, _ findings: inout [Finding]) -> Localization?
    {
        var localization = Localization(language: language)
        var isFound = false
        for file in place.catalogues {
            guard let bytes = try? Document.bytes(ofFile: file, waits: false) else { continue }
            let (strings, padStrings, problems) = catalogue(bytes, language, path: file)
            isFound = isFound || !strings.isEmpty
            localization.take(strings, onPad: padStrings)
            for problem in problems where !findings.contains(problem) { findings.append(problem) }
        }
        let file = place.strings(language)
        if let bytes = try? Document.bytes(ofFile: file, waits: false) {
            let strings = StringsFile(bytes)
            isFound = true
            localization.take(strings.strings)
            if let problem = strings.problem {
                findings.append(
                    Finding(
                        rule: .malformedStrings,
                        message: "\(problem.message); what stands before it is used", path: file,
                        location: problem.location))
            }
        }
        return isFound ? localization : nil
    }

    /// The texts of a string catalogue in one language, and those that are others on an iPad.
    private static func catalogue(
        _ bytes: [UInt8], _ language: String, path: String
    ) -> (strings: [String: String], padStrings: [String: String], findings: [Finding]) {
        do throws(JSONError) {
            let catalogue = try JSONValue(parsing: bytes)
            var (strings, padStrings): ([String: String], [String: String]) = ([:], [:])
            for entry in catalogue["strings"]?.members ?? [] {
                guard let found = entry.value["localizations"]?[language].map(CatalogueText.init),
                    let text = found.text(on: .phone)
                else { continue }
                strings[entry.name] = text
                if let own = found.text(on: .pad), own != text { padStrings[entry.name] = own }
            }
            return (strings, padStrings, [])
        } catch {
            let finding = Finding(
                rule: .malformedStrings, message: "\(error.message): not a string catalogue",
                path: path, location: error.location)
            return ([:], [:], [finding])
        }
    }
}
