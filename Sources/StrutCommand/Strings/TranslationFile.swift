import Strut

/// A strings file or catalog that is there already, with the translations that an update keeps.
struct TranslationFile {
    /// The file as it is.
    let bytes: [UInt8]
    private let contents: Contents

    private enum Contents {
        case strings(StringsFile)
        case catalog(StringCatalog)
    }

    /// Reads the file at `path`. One that cannot be read to its end is an error: translations behind that place would
    /// be lost.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - isCatalog: Whether it is read as a catalog.
    ///   - sourceLanguage: The language of a catalog's texts where it does not say so itself.
    init(path: String, isCatalog: Bool, sourceLanguage: String) throws(InputError) {
        let bytes: [UInt8]
        do throws(DocumentError) {
            bytes = try Document.bytes(ofFile: path, waits: false)
        } catch {
            var problem = InputError(error)
            problem.status = .badInput
            throw problem
        }
        self.bytes = bytes
        guard isCatalog else {
            let file = StringsFile(bytes)
            if let problem = file.problem {
                throw InputError(unreadable: path, problem.message, at: problem.location)
            }
            contents = .strings(file)
            return
        }
        do throws(JSONError) {
            contents = .catalog(try StringCatalog(parsing: bytes, sourceLanguage: sourceLanguage))
        } catch {
            throw InputError(unreadable: path, error.message, at: error.location)
        }
    }

    /// The strings file; nil for a catalog.
    var strings: StringsFile? {
        if case .strings(let file) = contents { file } else { nil }
    }

    /// Whether a file is a catalog, by its name.
    static func isCatalog(_ path: String) -> Bool { path.lowercased().hasSuffix(".xcstrings") }

    /// Whether a file lies where documents have their translations, by its path.
    static func standsBesideDocuments(_ path: String) -> Bool {
        isCatalog(path) || path.lowercased().hasSuffix(".strings") && Localization.Place(path).language != nil
    }

    /// Whether something lies at `path`.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether the file at `path` is not to be written: a new one could take its place all the same.
    static func isReadOnly(_ path: String) -> Bool {
        var status = stat()
        // The superuser may write anything.
        return stat(path, &status) == 0 && status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
    }

    /// What the file should be, with the translations that it has.
    ///
    /// - Parameters:
    ///   - documents: Those whose texts it holds.
    ///   - languages: The languages that a catalog is to have places for.
    ///   - shown: What a strings file has of new texts instead of the documents' own.
    func update(
        _ documents: TranslatedDocuments, beginning languages: [String] = [], showing shown: [String: String] = [:]
    ) -> TranslationUpdate {
        switch contents {
        case .strings(let file):
            StringsFile.update(
                documents.texts, of: documents.objects, existing: file, beginningWith: shown,
                keepsOthers: documents.keepsOthers)
        case .catalog(let catalog):
            catalog.update(
                documents.texts, of: documents.objects, beginning: languages, keepsOthers: documents.keepsOthers)
        }
    }

    /// The key of an entry, if the file has entries and none is of an object of these documents: the file is another's
    /// then.
    func foreignKey(_ documents: TranslatedDocuments) -> String? {
        // All of them may be of those whose texts are not known, and all of them stay.
        if documents.keepsOthers { return nil }
        // Objects without a text count too: what was a text of theirs may be left out.
        return Self.hasKey(keys, beginningWithAny: documents.keyStarts) ? nil : keys.min()
    }

    /// Whether the file has texts of a group's documents, or may have some of those that are not known.
    func mayHaveTexts(of group: TranslationGroup) -> Bool {
        if group.others != .nothing { return !keys.isEmpty }
        return Self.hasKey(keys, beginningWithAny: TranslatedDocuments(group.documents).keyStarts)
    }

    /// Whether a key begins with one of some texts. In the order of their bytes, the first key that is not before a
    /// text begins with it if any does, so that keys and texts are searched once, side by side.
    private static func hasKey(_ keys: [String], beginningWithAny texts: [String]) -> Bool {
        let texts = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var keys = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }[...]
        for text in texts {
            keys = keys.drop { $0.utf8.lexicographicallyPrecedes(text.utf8) }
            if keys.first?.utf8.starts(with: text.utf8) == true { return true }
        }
        return false
    }

    private var keys: [String] {
        switch contents {
        case .strings(let file): Array(file.strings.keys)
        case .catalog(let catalog): catalog.keys
        }
    }
}

extension InputError {
    /// A strings file or catalog that cannot be read to its end.
    fileprivate init(unreadable path: String, _ message: String, at location: SourceLocation) {
        finding = Finding(
            rule: .malformedStrings, message: "\(message); correct it, the file is left as it is", path: path,
            location: location)
        status = .badInput
    }
}
