import Strut

/// The documents whose texts a file holds, such as `Main.storyboard` and `Main.xib` beside it, which share theirs.
struct TranslatedDocuments {
    /// How many they are.
    let count: Int
    /// The texts of all of them.
    let texts: [LocalizableText]
    /// The ids of their objects, with and without texts.
    let objects: [String]

    init(_ documents: [Document]) {
        count = documents.count
        texts = documents.localizableTexts
        objects = documents.flatMap { $0.root.descendants.compactMap(\.id) }
    }
}

/// Finds the documents that share translations: a file that is brought up to date with one of them alone would lose those
/// of the others.
struct TranslationSharers {
    private let sourceLanguage: String
    private var known: [FileIdentity: Document] = [:]
    /// What stands for the documents that were taken: the catalogue that they would share.
    private var taken: Set<FileIdentity> = []

    /// Among documents that are read already, and others beside them.
    init(_ documents: [Document], sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
        for document in documents {
            if let file = FileIdentity(path: document.path), known[file] == nil { known[file] = document }
        }
    }

    /// The document and all that share its translations; nil if they were taken before. The first one's texts count where
    /// several have an object of the same id: that of `Base.lproj`, then that in the source language.
    mutating func take(_ document: Document) throws(InputError) -> [Document]? {
        let place = Localization.Place(document.path)
        if let catalogue = place.catalogues.last.flatMap(FileIdentity.init(path:)) {
            guard taken.insert(catalogue).inserted else { return nil }
        }
        var sharers = [document]
        var files: Set<FileIdentity> = []
        if let file = FileIdentity(path: document.path) { files.insert(file) }
        for path in place.documents {
            guard let file = FileIdentity(path: path), file.exists, files.insert(file).inserted else { continue }
            sharers.append(try read(path, file, besides: document))
        }
        return sharers.sorted { (rank($0), $0.path) < (rank($1), $1.path) }
    }

    private mutating func read(
        _ path: String, _ file: FileIdentity, besides document: Document
    ) throws(InputError) -> Document {
        if let document = known[file] { return document }
        do throws(InputError) {
            let other = try Input(path: path).read()
            known[file] = other
            return other
        } catch {
            var problem = error
            problem.finding.message += "; '\(document.path)' shares its translations, which are left as they are"
            throw problem
        }
    }

    private func rank(_ document: Document) -> Int {
        guard let language = Localization.Place(document.path).language else { return 1 }
        return language == "Base" ? 0 : language == sourceLanguage ? 2 : 3
    }
}
