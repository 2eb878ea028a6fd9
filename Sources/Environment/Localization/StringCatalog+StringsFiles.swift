import InterfaceDocument
import StrutJSON

/// Catalogs that come after strings files: what is translated there is not to be translated again.
extension StringCatalog {
    /// A new catalog of some texts, with what strings files have of them.
    ///
    /// What they have is translated. It needs review where a file's comment says that it was translated from another
    /// text, and where it reads as the document does: a file begins so, and whether it is meant so is not known.
    /// Entries of texts that are gone are stale, as in a catalog that is brought up to date.
    ///
    /// - Parameters:
    ///   - texts: The texts of the documents that the catalog is for.
    ///   - objects: The objects of these documents, also those without texts.
    ///   - files: Strings files by language; none is of the source language, whose texts the documents have.
    ///   - sourceLanguage: The language of the documents' own texts.
    ///   - languages: Languages to translate into: each text that has none of them gets an empty place for it.
    ///   - keepsOthers: Whether entries of other texts stay as they are, since not all texts of the catalog are known.
    package static func begun(
        _ texts: [LocalizableText], of objects: [Element] = [], takingOver files: [String: StringsFile],
        sourceLanguage: String, beginning languages: [String] = [],
        keepsOthers: Bool = false
    ) -> TranslationUpdate {
        let wanted = LocalizableText.entries(texts)
        let textsByKey = Dictionary(uniqueKeysWithValues: wanted.map { ($0.key, $0) })
        var translations: [String: [JSONValue.Member]] = [:]
        var changed: Set<String> = []
        for (language, file) in files.sorted(by: { $0.key < $1.key }) {
            for (key, translation) in file.strings {
                let isOfOther = textsByKey[key].map(file.isOfOtherText) ?? false
                if isOfOther { changed.insert(key) }
                let isDone = !isOfOther && textsByKey[key]?.text != translation
                let unit = unit(isDone ? "translated" : "needs_review", translation)
                translations[key, default: []].append(.init(language, JSONValue(.object([.init("stringUnit", unit)]))))
            }
        }
        let entries = translations.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
            .map { key, members in
                let entry = JSONValue(
                    .object([
                        .init("extractionState", JSONValue(.string("extracted_with_value"))),
                        .init("localizations", JSONValue(.object(members))),
                    ]))
                return JSONValue.Member(key, entry)
            }
        var update = StringCatalog(sourceLanguage: sourceLanguage, entries: entries)
            .update(texts, of: objects, beginning: languages, keepsOthers: keepsOthers)
        update.added = wanted.map(\.key)
        update.changed = changed.sorted()
        return update
    }
}
