import Strut

/// Finds the documents that share translations: a file that is brought up to date with one of them alone would lose
/// those of the others.
struct TranslationSharers {
    /// What lies beside the documents.
    var folders = LanguageFolders()
    /// The groups that were found, in their order.
    private(set) var groups: [TranslationGroup] = []

    private let sourceLanguage: String
    /// The documents that a command line names, by the key of their places.
    private var named: [Key: [Document]] = [:]
    private var known: [FileIdentity: Document] = [:]
    private var failures: [FileIdentity: TranslationGroup.Failure] = [:]
    private var numbers: [Key: Int] = [:]
    private var roots: [String: String] = [:]

    /// What the places of all documents that share their translations have in common, however their paths are written:
    /// the folder without links and the name, as bytes, since file systems distinguish some names that are equal as
    /// texts.
    private typealias Key = [UInt8]

    /// Among documents that a command line names, of which some could not be read, and others beside them.
    init(_ documents: [Document], failed errors: [InputError], sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
        for document in documents {
            let key = key(Localization.Place(document.path))
            named[key, default: []].append(document)
            if let file = FileIdentity(path: document.path), known[file] == nil { known[file] = document }
        }
        for error in errors {
            guard let file = FileIdentity(path: error.finding.path) else { continue }
            failures[file] = TranslationGroup.Failure(error: error, isReported: true)
        }
    }

    /// The number of the group of a place among `groups`.
    mutating func group(at place: Localization.Place) throws(InputError) -> Int {
        let key = key(place)
        if let number = numbers[key] { return number }
        let paths = try documents(at: place)
        let group = group(named[key] ?? [], beside: paths)
        groups.append(group)
        for key in [key] + paths.map({ self.key(Localization.Place($0)) }) { numbers[key] = groups.count - 1 }
        return groups.count - 1
    }

    /// The number of the group of a place, unless it was found before.
    mutating func newGroup(at place: Localization.Place) throws(InputError) -> Int? {
        let count = groups.count
        let number = try group(at: place)
        return number == count ? number : nil
    }

    /// The numbers of the groups that have their translations in the file at `path`: that beside which it stands, and
    /// those beside which the files stand that links lead to from there.
    ///
    /// - Parameter areNamed: Whether groups are skipped of which the command line names no document.
    mutating func groups(ofTranslationsAt path: String, areNamed: Bool = false) throws(InputError) -> [Int] {
        var numbers: [Int] = []
        for path in Folder.steps(throughLinksOn: path) where TranslationFile.standsBesideDocuments(path) {
            let place = Localization.Place(path)
            if areNamed, named[key(place)] == nil { continue }
            let number = try group(at: place)
            if !numbers.contains(number) { numbers.append(number) }
        }
        return numbers
    }

    /// The documents whose texts a file of several groups holds, those first whose texts count, and whether it keeps
    /// what else it has; nil where not all of them can be read.
    func owners(ofGroups numbers: [Int]) -> (documents: [Document], keepsOthers: Bool)? {
        let groups = numbers.map { self.groups[$0] }
        let others = groups.map(\.others).max() ?? .nothing
        if others == .ofUnreadable { return nil }
        let documents = groups.count == 1 ? groups[0].documents : sorted(groups.flatMap(\.documents))
        return (documents, others == .ofOtherPlatforms)
    }

    // MARK: Reading

    private mutating func documents(at place: Localization.Place) throws(InputError) -> [String] {
        do throws(DocumentError) {
            return try folders.documents(at: place)
        } catch {
            throw InputError(unlisted: error)
        }
    }

    private mutating func group(_ named: [Document], beside paths: [String]) -> TranslationGroup {
        var documents: [Document] = []
        var failures: [TranslationGroup.Failure] = []
        var files: Set<FileIdentity> = []
        for document in named {
            if let file = FileIdentity(path: document.path), !files.insert(file).inserted { continue }
            documents.append(document)
        }
        for path in paths {
            // What is no file, such as a named pipe, is no document. A link that leads nowhere is one that is missed.
            guard let file = FileIdentity(path: path), files.insert(file).inserted else { continue }
            switch read(path, file) {
            case .success(let document): documents.append(document)
            case .failure(let failure): failures.append(failure)
            }
        }
        var group = TranslationGroup(sorted(documents), failures)
        let languages = Set((named.map(\.path) + paths).map { Localization.Place($0).language })
        if languages.count == 1, let language = languages.first { group.ownLanguage = language }
        return group
    }

    private mutating func read(_ path: String, _ file: FileIdentity) -> Reading {
        if let document = known[file] { return .success(document) }
        if let failure = failures[file] { return .failure(failure) }
        do throws(InputError) {
            let document = try Input(path: path).read()
            known[file] = document
            return .success(document)
        } catch {
            let failure = TranslationGroup.Failure(error: error, isReported: false)
            failures[file] = failure
            return .failure(failure)
        }
    }

    private enum Reading {
        case success(Document)
        case failure(TranslationGroup.Failure)
    }

    // MARK: Order

    private mutating func key(_ place: Localization.Place) -> Key {
        let folder = place.folder.isEmpty ? "." : place.folder
        let root = roots[folder] ?? Directory.resolvingLinks(folder) ?? folder
        roots[folder] = root
        return Array(Folder.joined(root, place.stem).utf8)
    }

    /// That of `Base.lproj` first, those in the source language behind those in none.
    private func sorted(_ documents: [Document]) -> [Document] {
        documents.sorted { (rank($0), $0.path) < (rank($1), $1.path) }
    }

    private func rank(_ document: Document) -> Int {
        guard let language = Localization.Place(document.path).language else { return 1 }
        return language == "Base" ? 0 : language == sourceLanguage ? 2 : 3
    }
}

extension InputError {
    /// A folder beside documents that cannot be looked into.
    init(unlisted error: DocumentError) {
        self.init(error)
        finding.message += "; who has texts in the translations beside it is not known, and they are left as they are"
    }
}
