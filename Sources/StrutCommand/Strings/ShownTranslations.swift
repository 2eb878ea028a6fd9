import Strut

/// What is shown in a language so far, beside a strings file that lacks it or is not there yet: what a catalog has, or
/// a wider language such as `de` for `de-AT`. What is new in the file begins with it, since it is shown instead of
/// that.
struct ShownTranslations {
    /// The texts by key.
    private(set) var strings: [String: String] = [:]
    /// What is to be reported once a file is begun.
    private(set) var notes: [String] = []

    /// Those in the language of the strings file at `path`; none where it is beside no documents. What cannot be read
    /// to its end is an error, since its translations would be shown no more.
    init(for path: String) throws(InputError) {
        let place = Localization.Place(path)
        guard let language = place.language, Localization.isLanguageCode(language) else { return }
        // As a document outside of language folders has them.
        let (shown, findings) = Localization.read(language, forDocumentAt: "\(place.folder)\(place.stem).xib")
        if let problem = findings.first(where: { $0.severity == .error }) {
            throw InputError(problem, leaving: path)
        }
        strings = shown.strings
        guard let catalog = place.catalogs.first(where: TranslationFile.exists) else { return }
        let start = strings.isEmpty ? "" : "; it begins with what was shown in '\(language)' so far"
        notes = ["\(path): note: each of its texts counts before that of '\(catalog)' now\(start)"]
    }
}

extension InputError {
    /// A file without which another gets no new texts.
    fileprivate init(_ problem: Finding, leaving path: String) {
        finding = problem
        finding.message += ", and '\(path)' gets no new texts without it"
        status = .badInput
    }
}
