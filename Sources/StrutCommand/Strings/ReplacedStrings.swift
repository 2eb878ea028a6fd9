import Strut

/// The strings files that a new catalog comes after: they stand where its documents have their translations, and what
/// is translated in them is taken over.
struct ReplacedStrings {
    /// Those that are taken over, by language.
    private(set) var files: [String: StringsFile] = [:]
    /// What is to be said of them once the catalog is written: a text of theirs is shown before the catalog's, so that
    /// nothing would come of what is changed there.
    private(set) var notes: [String] = []

    /// None.
    init() {}

    /// Those beside the catalog at `path`. One that cannot be read to its end is an error, since the catalog would be
    /// without its translations; one of something else is none of them.
    init(by path: String, of documents: TranslatedDocuments, sourceLanguage: String) throws(InputError) {
        let place = Localization.Place(path)
        guard TranslationFile.isCatalog(path), [nil, "mul"].contains(place.language) else { return }
        for language in Localization.languages(inFolder: place.folder) where language != documents.ownLanguage {
            let file = place.strings(language)
            guard TranslationFile.exists(file), let strings = try Self.strings(file, of: documents) else { continue }
            if language == sourceLanguage {
                notes.append(
                    "\(file): note: is in the source language, whose texts a catalog has from the document: none is taken "
                        + "over, and each still counts before that of '\(path)'")
                continue
            }
            files[language] = strings
            notes.append(
                "\(file): note: its translations are in '\(path)' now, but each still counts before that of the catalog "
                    + "as long as this file is there: it can be deleted")
        }
    }

    /// The strings file at `path`; nil for one that has no texts, or none of these documents.
    private static func strings(
        _ path: String, of documents: TranslatedDocuments
    ) throws(InputError) -> StringsFile? {
        do throws(InputError) {
            let file = try TranslationFile(path: path, isCatalog: false, sourceLanguage: "")
            guard let strings = file.strings, !strings.strings.isEmpty else { return nil }
            return file.foreignKey(documents) == nil ? strings : nil
        } catch {
            var problem = error
            problem.finding.message += ", and no catalog is begun without it"
            throw problem
        }
    }
}
