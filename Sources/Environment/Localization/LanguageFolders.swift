import InterfaceDocument
import StrutDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What lies in the folders that documents and their translations are in.
///
/// Each folder is listed once, whatever number of its documents it is asked about: a listing for each of them would
/// take time with the square of their number.
package struct LanguageFolders {
    /// Gives the names of what is in a folder; nil where there is no such folder.
    package typealias List = (String) throws(DocumentError) -> [String]?

    private let list: List
    private var known: [String: Result<Contents, DocumentError>] = [:]

    /// Folders that are listed by `list` when they are asked about.
    package init(list: @escaping List = LanguageFolders.names) {
        self.list = list
    }

    /// The names of what is in a folder of the file system. One that is there but cannot be looked into is an error:
    /// who has texts in a file would not be known.
    package static func names(in folder: String) throws(DocumentError) -> [String]? {
        if let names = Directory.names(in: folder) { return names }
        let error = SystemError()
        if error.isMissing || error.code == ELOOP { return nil }
        throw DocumentError(.unreadable, "the folder cannot be read: \(error.text)", path: folder)
    }

    // MARK: Beside a document

    /// The languages whose folders are beside a document, in the order of their codes.
    package mutating func languages(at place: Localization.Place) throws(DocumentError) -> [String] {
        try contents(of: place.folder).languages
    }

    /// Those of them whose folders hold nothing.
    package mutating func emptyLanguages(at place: Localization.Place) throws(DocumentError) -> [String] {
        try contents(of: place.folder).emptyLanguages
    }

    /// The pseudo-languages that have folders there, which nothing is read from.
    package mutating func pseudoLanguages(
        at place: Localization.Place
    ) throws(DocumentError) -> [Localization.PseudoLanguage] {
        try contents(of: place.folder).pseudoLanguages
    }

    /// The documents that have their translations in the files of a place: those of its name, in the folder that holds
    /// the language folders and in each of these.
    ///
    /// A name that is written otherwise, as with other capitals, is the same where the file system says so.
    package mutating func documents(at place: Localization.Place) throws(DocumentError) -> [String] {
        let alike = try contents(of: place.folder).documents[place.stem.lowercased()] ?? []
        return alike.filter { document in
            if document.stem.utf8.elementsEqual(place.stem.utf8) { return true }
            let other = document.folder + place.stem + document.ending
            return !alike.contains { $0.path.utf8.elementsEqual(other.utf8) } && access(place.folder + other, F_OK) == 0
        }.map { place.folder + $0.path }
    }

    // MARK: Listing

    /// What is in one folder.
    private struct Contents {
        var languages: [String] = []
        var emptyLanguages: [String] = []
        var pseudoLanguages: [Localization.PseudoLanguage] = []
        /// The documents in it and in its language folders, by their names without extensions, in lower case.
        var documents: [String: [ListedDocument]] = [:]

        mutating func add(_ names: [String], in folder: String) {
            for name in names.sorted() {
                guard let document = ListedDocument(name, in: folder) else { continue }
                documents[document.stem.lowercased(), default: []].append(document)
            }
        }
    }

    /// A document in a folder or in one of its language folders.
    private struct ListedDocument {
        /// The language folder with a slash at its end; empty for none.
        var folder: String
        /// The name before the last point.
        var stem: String
        /// The rest of the name.
        var ending: String

        /// The path from the folder.
        var path: String { folder + stem + ending }

        /// Nil for what is no document by its name.
        init?(_ name: String, in folder: String) {
            guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
            self.folder = folder
            stem = String(name[..<point])
            ending = String(name[point...])
            guard [".storyboard", ".xib"].contains(ending.lowercased()) else { return nil }
        }
    }

    private mutating func contents(of folder: String) throws(DocumentError) -> Contents {
        if let known = known[folder] { return try known.get() }
        let list = self.list
        let result = Result { () throws(DocumentError) in try Self.contents(of: folder, list) }
        known[folder] = result
        return try result.get()
    }

    private static func contents(of folder: String, _ list: List) throws(DocumentError) -> Contents {
        var contents = Contents()
        let names = try list(folder.isEmpty ? "." : folder) ?? []
        contents.add(names, in: "")
        contents.languages = Localization.languages(amongFolders: names)
        contents.pseudoLanguages = Localization.PseudoLanguage.allCases.filter {
            names.contains("\($0.rawValue).lproj")
        }
        for inner in names.filter({ $0.hasSuffix(".lproj") }).sorted() {
            guard let found = try list("\(folder)\(inner)/") else { continue }
            contents.add(found, in: "\(inner)/")
            guard found.allSatisfy({ $0.hasPrefix(".") }) else { continue }
            contents.emptyLanguages += Localization.languages(amongFolders: [inner])
        }
        return contents
    }
}
