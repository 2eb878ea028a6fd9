import Foundation

/// A folder with documents to compile, in which `ibtool` is a link to the executable.
struct IBToolFolder {
    let folder: TemporaryFolder

    /// A storyboard, and a xib with a view.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.reachable, to: "Main.storyboard")
        try folder.write(Self.xib, to: "Cell.xib")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "ibtool"), withDestinationURL: Repository.executable)
    }

    static let xib = SampleDocument.xib(content: "", constraints: "")

    /// A xib with an element that nobody knows, on a line of its own.
    static let strangeXib = SampleDocument.xib(content: "\n<unknownThing id=\"unk-no-001\"/>\n", constraints: "")

    /// Runs the link, as a build system that looks for Apple's tool does.
    func ibtool(_ words: String...) throws -> StrutProcess { try run(words) }

    /// The same with words in a list.
    func run(_ words: [String]) throws -> StrutProcess {
        try StrutProcess(
            executable: folder.url.appending(path: "ibtool"), words, in: folder.url, input: "")
    }

    /// Runs `strut`.
    func strut(_ words: String...) throws -> StrutProcess { try StrutProcess(words, in: folder.url) }

    /// The first bytes of a file.
    func start(of name: String, _ count: Int = 10) throws -> String {
        String(decoding: try bytes(name).prefix(count), as: UTF8.self)
    }

    /// The bytes of a file.
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: name)) }

    /// All files below a folder with their bytes, by their paths in it, hidden ones too.
    func files(in name: String) throws -> [String: Data] {
        let top = folder.url.appending(path: name)
        var files: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: top.path) ?? .init() {
            files[path] = try? Data(contentsOf: top.appending(path: path))
        }
        return files
    }

    /// Writes bytes that are given in Base64.
    func write(base64 text: String, to name: String) throws {
        try folder.write("", to: name)
        try (Data(base64Encoded: text) ?? Data()).write(to: folder.url.appending(path: name))
    }
}
