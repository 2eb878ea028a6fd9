import Strut

/// What an update of strings files and catalogs is about: each file once, with the documents that have texts in it.
struct TranslationPlan {
    /// The files, in the order of the documents that they are beside.
    private(set) var targets: [Target] = []
    /// What is to be said of documents and folders that cannot be read.
    private(set) var problems: [InputError] = []
    /// Where no update does what may be expected, and what to do.
    private(set) var notes: [String] = []

    private let wishes: StringsArguments
    private var sharers: TranslationSharers
    /// Which file comes where among `targets`, whatever links lead to it.
    private var paths = DistinctPaths(followsLinks: true)
    /// What was said of folders that cannot be read.
    private var reported: Set<Finding> = []
    /// The folders of which it was said what is odd about them.
    private var toldFolders: Set<String> = []
    /// Documents, one of each group, beside which there is no file.
    private var untranslated: [Document] = []

    /// A file that is brought up to date.
    struct Target {
        let path: String
        /// The languages that a catalog is to have a place for.
        fileprivate(set) var languages: [String]
        /// The numbers of the groups of documents that have texts in it.
        fileprivate(set) var groups: [Int]
        /// Whether others may have texts in it of whom nothing can be known.
        fileprivate(set) var isUnknown = false
    }

    /// Plans what is to be done beside documents, and where those stand whose documents could not be read.
    init(_ documents: [Document], failed errors: [InputError], _ wishes: StringsArguments) {
        self.wishes = wishes
        sharers = TranslationSharers(documents, failed: errors, sourceLanguage: wishes.sourceLanguage)
        for document in documents {
            attempt { plan throws(InputError) in try plan.addFiles(beside: Localization.Place(document.path)) }
        }
        for error in errors where FileIdentity(path: error.finding.path) != nil {
            attempt { plan throws(InputError) in try plan.addSharer(at: Localization.Place(error.finding.path)) }
        }
        for index in targets.indices {
            attempt { plan throws(InputError) in try plan.addOwners(of: index) }
        }
        // Of documents without texts nothing is missed, unless there is nothing to do at all.
        if untranslated.isEmpty, targets.isEmpty { untranslated = documents }
        if problems.isEmpty, let first = untranslated.first { notes.append(absence(untranslated.count, first)) }
    }

    /// The documents whose texts a file holds; nil where not all of them can be read, so that it is left as it is.
    func documents(of target: Target) -> (documents: [Document], keepsOthers: Bool)? {
        target.isUnknown ? nil : sharers.owners(ofGroups: target.groups)
    }

    /// Says what went wrong, once.
    private mutating func attempt(_ step: (inout TranslationPlan) throws(InputError) -> Void) {
        do throws(InputError) {
            try step(&self)
        } catch {
            if reported.insert(error.finding).inserted { problems.append(error) }
        }
    }

    // MARK: Files

    private mutating func addFiles(beside place: Localization.Place) throws(InputError) {
        guard let number = try sharers.newGroup(at: place) else { return }
        let group = sharers.groups[number]
        problems += group.problems
        let files = try files(at: place, of: group)
        for file in files { add(file, number) }
        // What has a document for each language is translated.
        let folders = Set(group.documents.map { Localization.Place($0.path).language })
        if files.isEmpty, folders.count == 1, let document = group.documents.first,
            !group.documents.localizableTexts.isEmpty
        {
            untranslated.append(document)
        }
        if !place.catalogs.contains(where: TranslationFile.exists) { try noteOddFolders(at: place) }
    }

    private mutating func add(_ file: File, _ group: Int) {
        guard let index = paths.earlier(file.path, number: targets.count) else {
            targets.append(Target(path: file.path, languages: file.languages, groups: [group]))
            return
        }
        targets[index].languages += file.languages.filter { !targets[index].languages.contains($0) }
        if targets[index].groups.last != group { targets[index].groups.append(group) }
    }

    /// Adds what could not be read to the files that it shares with others through links.
    private mutating func addSharer(at place: Localization.Place) throws(InputError) {
        guard let number = try sharers.newGroup(at: place) else { return }
        let group = sharers.groups[number]
        for file in try files(at: place, of: group) {
            guard let index = paths.earlier(file.path, number: .max), targets.indices.contains(index) else { continue }
            targets[index].groups.append(number)
        }
    }

    /// Adds, to a file that links lead to, the documents beside which it lies, and those beside which a link to it
    /// does.
    private mutating func addOwners(of index: Int) throws(InputError) {
        let count = sharers.groups.count
        targets[index].isUnknown = true
        let numbers = try sharers.groups(ofTranslationsAt: targets[index].path)
        targets[index].isUnknown = false
        problems += sharers.groups[count...].flatMap(\.problems)
        for number in numbers where !targets[index].groups.contains(number) { targets[index].groups.append(number) }
    }

    /// A strings file or catalog of a group.
    private struct File {
        var path: String
        /// The languages that a catalog is to have a place for.
        var languages: [String] = []
    }

    /// The strings files and catalogs of a group: those that are there, and those that are to be.
    private mutating func files(at place: Localization.Place, of group: TranslationGroup) throws(InputError) -> [File] {
        var catalogs = wishes.isCatalog == false ? [] : place.catalogs.filter(TranslationFile.exists)
        if wishes.isCatalog == true, catalogs.isEmpty { catalogs = [place.catalogs[0]] }
        let listed = try list { folders throws(DocumentError) in try folders.languages(at: place) }
        let wished = wishes.languages.map { Self.spelled($0, listed) }
        var languages = wished
        for language in listed
        where language != group.ownLanguage && !languages.contains(language)
            && TranslationFile.exists(place.strings(language))
        {
            languages.append(language)
        }
        var files = catalogs.map { File(path: $0) }
        if !files.isEmpty {
            // Each text of a new strings file would be shown instead of the catalog's.
            let begun = wished.filter { wishes.isCatalog == true || !TranslationFile.exists(place.strings($0)) }
            files[0].languages = begun
            languages.removeAll(where: begun.contains)
        }
        if wishes.isCatalog == true { return files }
        return files + languages.map { File(path: place.strings($0)) }
    }

    /// A language as its folder is called, if there is one: no second folder is made whose name has other capitals.
    private static func spelled(_ language: String, _ listed: [String]) -> String {
        if listed.contains(language) { return language }
        return listed.first { $0.lowercased() == language.lowercased() } ?? language
    }

    private mutating func list<Found>(
        _ ask: (inout LanguageFolders) throws(DocumentError) -> Found
    ) throws(InputError) -> Found {
        do throws(DocumentError) {
            return try ask(&sharers.folders)
        } catch {
            throw InputError(unlisted: error)
        }
    }

    // MARK: Notes

    private mutating func noteOddFolders(at place: Localization.Place) throws(InputError) {
        guard wishes.isCatalog != true, toldFolders.insert(place.folder).inserted else { return }
        let pseudoLanguages = try list { folders throws(DocumentError) in try folders.pseudoLanguages(at: place) }
        for name in pseudoLanguages.map(\.rawValue) {
            notes.append(
                "\(place.folder)\(name).lproj: note: '\(name)' is a pseudo-language, which is made of the documents' own "
                    + "texts; nothing here is read or written: remove the folder, or name it after a language")
        }
        let empty = try list { folders throws(DocumentError) in try folders.emptyLanguages(at: place) }
        let begun = Set(wishes.languages.map { $0.lowercased() })
        for language in empty where !begun.contains(language.lowercased()) {
            notes.append(
                "\(place.folder)\(language).lproj: note: holds nothing; '--update --language \(language)' begins the "
                    + "strings files of the documents beside it")
        }
    }

    /// That there is nothing to do.
    private func absence(_ count: Int, _ document: Document) -> String {
        let kind = wishes.isCatalog == false ? "strings file" : "strings file or catalog"
        let rest = count == 1 ? "" : ", nor beside \(count - 1) \(count == 2 ? "other" : "others")"
        let other = wishes.isCatalog == false ? "" : ", '--update --format xcstrings' a catalog"
        return "\(document.path): note: there is no \(kind) beside this document\(rest); "
            + "'--update --language de' begins a German strings file\(other)"
    }
}
