import Foundation
import InterfaceDocument
import StrutEnvironment
import Testing

@Suite("What lies beside documents is looked up once")
struct LanguageFoldersTests {
    /// Folders that count how often they are listed.
    private final class Listings {
        private let folders: [String: [String]]
        private(set) var counts: [String: Int] = [:]

        init(_ folders: [String: [String]]) {
            self.folders = folders
        }

        func names(in folder: String) -> [String]? {
            counts[folder, default: 0] += 1
            return folders[folder].map { [".", ".."] + $0 }
        }
    }

    @Test("A folder is listed once, however many documents are in it", arguments: [1, 10, 1000])
    func listings(count: Int) throws {
        let names = (0..<count).map { "S\($0).storyboard" }
        let listings = Listings([
            "App/": names + ["S0.xib", "de.lproj", "Base.lproj", "fr.lproj"],
            "App/de.lproj/": ["S0.strings"], "App/Base.lproj/": ["S0.XIB", "S0.strings"],
        ])
        var folders = LanguageFolders { listings.names(in: $0) }
        for name in names.reversed() {
            let place = Localization.Place("App/\(name)")
            let documents = try folders.documents(at: place)
            let others = name == "S0.storyboard" ? ["App/S0.xib", "App/Base.lproj/S0.XIB"] : []
            #expect(documents == ["App/\(name)"] + others)
            let languages = try folders.languages(at: place)
            #expect(languages == ["de", "fr"])
        }
        #expect(listings.counts == ["App/": 1, "App/de.lproj/": 1, "App/Base.lproj/": 1, "App/fr.lproj/": 1])
    }

    @Test("Where translations stand, whether the path of a document names its folder or leads there with dots")
    func places() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Base.lproj/inner/Main.xib")
        func expect(_ path: String, _ place: String, _ language: String?) {
            let found = Localization.Place(path)
            #expect(found.folder == place && found.language == language && found.stem == "Main", "\(found)")
        }
        expect("/Main.xib", "/", nil)
        expect("/Base.lproj/Main.xib", "/", "Base")
        expect("App/Base.lproj/Main.xib", "App/", "Base")
        expect("./App/.//Base.lproj/./Main.xib", "App/", "Base")
        expect("./Main.xib", "", nil)
        let inner = "\(folder.path)/Base.lproj/inner"
        expect("\(inner)/../Main.xib", "\(inner)/../../", "Base")
        expect("\(inner)/../../Main.xib", "\(inner)/../../", nil)
        expect("none/../Main.xib", "none/../", nil)
    }

    @Test("A folder that cannot be looked into is an error each time, and asked once")
    func unreadable() throws {
        var count = 0
        var folders = LanguageFolders { folder throws(DocumentError) in
            count += 1
            throw DocumentError(.unreadable, "the folder cannot be read", path: folder)
        }
        for _ in 0..<3 {
            #expect(throws: DocumentError.self) { try folders.documents(at: Localization.Place("Main.xib")) }
        }
        #expect(count == 1)
    }

    @Test("Where there is no folder there is nothing, and links that lead round in circles are no folders")
    func missing() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "de.lproj")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/fr.lproj", withDestinationPath: "fr.lproj")
        try folder.write("", to: "Main.xib")
        var folders = LanguageFolders()
        let place = Localization.Place("\(folder.path)/Main.xib")
        let documents = try folders.documents(at: place)
        #expect(documents == ["\(folder.path)/Main.xib"])
        let empty = try folders.emptyLanguages(at: place)
        #expect(empty.isEmpty)
        let none = try folders.documents(at: Localization.Place("\(folder.path)/none/Main.xib"))
        #expect(none.isEmpty)
    }

    @Test("Folders that hold nothing, and those that are called after pseudo-languages")
    func oddFolders() throws {
        let listings = Listings([
            ".": ["de.lproj", "fr.lproj", "Base.lproj", "mul.lproj", ".lproj", "accented.lproj"],
            "de.lproj/": [".DS_Store"], "fr.lproj/": ["Main.strings"], "Base.lproj/": [], "mul.lproj/": [],
        ])
        var folders = LanguageFolders { listings.names(in: $0) }
        let place = Localization.Place("Base.lproj/Main.xib")
        let languages = try folders.languages(at: place)
        #expect(languages == ["de", "fr"])
        let empty = try folders.emptyLanguages(at: place)
        #expect(empty == ["de"])
        let pseudoLanguages = try folders.pseudoLanguages(at: place)
        #expect(pseudoLanguages == [.accented])
    }

    /// A listing with `main.xib` in a folder in which `Main.xib` leads somewhere is what a file system shows that does
    /// not distinguish capitals.
    @Test("Names that differ in capitals are one where the file system says so")
    func capitals() throws {
        let folder = try TemporaryFolder()
        let place = Localization.Place("\(folder.path)/Main.storyboard")
        func documents(_ names: String...) throws -> [String] {
            var folders = LanguageFolders { $0 == "\(folder.path)/" ? names : nil }
            return try folders.documents(at: place).map { String($0.dropFirst(folder.path.count + 1)) }
        }
        var found = try documents("main.xib", "Main.storyboard")
        #expect(found == ["Main.storyboard"])
        try folder.write("", to: "Main.xib")
        found = try documents("main.xib", "Main.storyboard")
        #expect(found == ["Main.storyboard", "main.xib"])
        found = try documents("main.xib", "Main.xib", "Main.storyboard")
        #expect(found == ["Main.storyboard", "Main.xib"])
    }
}
