import Foundation

/// Where the tests find their files: all inside the repository, relative to this one.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let fixtures = root.appendingPathComponent("Tests/Fixtures")
    static let storyboards = root.appendingPathComponent("Storyboards")

    /// The pages that users and contributors read, by their paths.
    static let pages: [String] = {
        let names = FileManager.default.enumerator(atPath: root.appendingPathComponent("Documentation").path)
        let pages = (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
        return ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + pages.sorted().map { "Documentation/\($0)" }
    }()

    /// The built executable, which is beside the test bundle.
    static let executable: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        // On macOS the bundle is a folder with the code deep inside; going up finds the products there too.
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent("strut")
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        }
        fatalError("no strut executable beside the test bundle: build the package first")
    }()

    /// The documents directly inside a folder, in alphabetical order.
    static func documents(in folder: URL) -> [URL] {
        let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return urls.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
}

/// A new empty folder that is removed with the value that holds it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("strut-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func read(_ name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        // Foundation of Swift 6.3 does not give back what it reads an empty file into.
        if try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int == 0 { return "" }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The names of the files directly inside, hidden ones too, in alphabetical order.
    func names(in folder: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path).sorted()
    }
}
