import InterfaceDocument

/// The source code of a project, of which no more is read than the declarations of classes, and only when a document
/// asks.
struct ProjectCode: Sendable {
    /// Whether there is none.
    let isEmpty: Bool
    private let own: Once<CodeIndex>
    private let others: Once<CodeIndex>
    private let read: Once<Settings>

    /// What Xcode's project files say of the code.
    struct Settings: Sendable {
        /// Whether every file that they name is there, and none of them lies beside the project's folder.
        var isWhole = true
        /// Whether files from beside a project's folder belong to it.
        var reachesOut = false
        /// Whether packages from elsewhere belong to it.
        var hasPackages = false
        /// The names that modules of the project may have.
        var modules: Set<String> = []
    }

    /// The code at `paths`, which is not read yet; what is left out of checking may be of the app all the same.
    init(at paths: [String], leftOut: LeftOutFiles, projectFiles: [String]) {
        isEmpty = paths.isEmpty
        own = Once { Self.read(paths) }
        others = Once { Self.read(leftOut.sources) }
        read = Once { Self.settings(in: projectFiles, known: Set((paths + leftOut.sources).map(Path.name))) }
    }

    /// The declarations of the project's own code.
    var index: CodeIndex { own.value }

    /// The declarations of the code that is left out of checking.
    var leftOutIndex: CodeIndex { others.value }

    /// What Xcode's project files say of it.
    var settings: Settings { read.value }

    /// What project files say; `known` has the names of the files that are there.
    private static func settings(in projectFiles: [String], known: Set<String>) -> Settings {
        var settings = Settings()
        for path in projectFiles {
            guard let bytes = FileSystem.bytes(of: path) else {
                settings.isWhole = false
                continue
            }
            let names = ProjectFileNames(bytes)
            settings.modules.formUnion(names.modules)
            if names.hasPackages { settings.hasPackages = true }
            if names.reachesOut { settings.reachesOut = true }
            // What a build makes is not there before.
            let isAllThere = names.sources.allSatisfy { known.contains($0) || $0.lowercased().contains("generated") }
            if names.reachesOut || !isAllThere { settings.isWhole = false }
        }
        return settings
    }

    private static func read(_ paths: [String]) -> CodeIndex {
        var index = CodeIndex()
        for path in paths {
            guard let bytes = FileSystem.bytes(of: path) else { continue }
            index.add(declarations(in: bytes, isSwift: path.hasSuffix(".swift")))
        }
        return index
    }

    /// The declarations of one file.
    static func declarations(in bytes: [UInt8], isSwift: Bool) -> CodeIndex {
        bytes.withUnsafeBufferPointer { isSwift ? SwiftScanner.scan($0) : ObjectiveCScanner.scan($0) }
    }
}

extension CodeIndex {
    /// Adds what another file declares.
    mutating func add(_ other: CodeIndex) {
        for (name, part) in other.classes { add(part, named: name) }
        aliases.merge(other.aliases) { known, _ in known }
        words.formUnion(other.words)
        fileCount += 1
    }
}
