import InterfaceDocument
import StrutDiagnostics
import StrutJSON

/// The translations that are beside a document under exactly one name.
struct Translations {
    /// What they say.
    private(set) var localization: Localization
    /// Whether there is a file of them, or a catalog that has texts of them.
    private(set) var hasTexts = false
    /// Whether a catalog names the language, be it without a text.
    private(set) var isBegun = false
    /// Whether a catalog says that the document's own texts are in the language.
    private(set) var isSource = false

    /// Reads those of a language.
    init(_ language: String, at place: Localization.Place, _ reader: inout TranslationReader) {
        localization = Localization(language: language)
        for file in place.catalogs {
            if let catalog = reader.catalog(in: file) { take(catalog: catalog) }
        }
        let file = place.strings(language)
        guard let bytes = reader.bytes(of: file) else { return }
        let strings = StringsFile(bytes)
        hasTexts = true
        localization.take(strings.strings)
        guard let problem = strings.problem else { return }
        let words = strings.strings.isEmpty ? "" : "; what stands before it is used"
        reader.add(
            Finding(
                rule: .malformedStrings, message: problem.message + words, path: file, location: problem.location))
    }

    /// Takes the texts of a string catalog, with those that are others on an iPad.
    private mutating func take(catalog: JSONValue) {
        if catalog["sourceLanguage"]?.string == localization.language { isSource = true }
        var (strings, padStrings): ([String: String], [String: String]) = ([:], [:])
        for entry in catalog["strings"]?.members ?? [] {
            if entry.value["shouldTranslate"]?.bool == false { localization.untranslatable.insert(entry.name) }
            guard let found = entry.value["localizations"]?[localization.language] else { continue }
            isBegun = true
            let texts = CatalogText(found)
            guard let text = texts.text(on: .phone) else { continue }
            strings[entry.name] = text
            if let own = texts.text(on: .pad), own != text { padStrings[entry.name] = own }
        }
        hasTexts = hasTexts || !strings.isEmpty
        localization.take(strings, onPad: padStrings)
    }
}
