import InterfaceDocument

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The source code of a project, of which no more is read than the declarations of classes, and only when a document asks.
final class ProjectCode: @unchecked Sendable {
    /// The files in Swift and Objective-C.
    private let paths: [String]
    /// What is left out of checking may be of the app all the same.
    private let leftOut: LeftOutFiles
    private let projectFiles: [String]
    // `mutex` guards what was read.
    private var own: CodeIndex?
    private var others: CodeIndex?
    private var read: Settings?
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

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

    /// The code at `paths`, which is not read yet.
    init(at paths: [String], leftOut: LeftOutFiles, projectFiles: [String]) {
        self.paths = paths
        self.leftOut = leftOut
        self.projectFiles = projectFiles
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Whether there is none.
    var isEmpty: Bool { paths.isEmpty }

    /// The declarations of the project's own code; whoever asks first reads it, and others wait.
    var index: CodeIndex {
        locked {
            if let own { return own }
            let index = Self.read(paths)
            own = index
            return index
        }
    }

    /// The declarations of the code that is left out of checking.
    var leftOutIndex: CodeIndex {
        locked {
            if let others { return others }
            let index = Self.read(leftOut.sources)
            others = index
            return index
        }
    }

    /// What Xcode's project files say of it.
    var settings: Settings {
        locked {
            if let read { return read }
            let known = Set((paths + leftOut.sources).map(Path.name))
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
                let isAllThere = names.sources.allSatisfy {
                    known.contains($0) || $0.lowercased().contains("generated")
                }
                if names.reachesOut || !isAllThere { settings.isWhole = false }
            }
            read = settings
            return settings
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
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
