import Strut

/// Files and folders whose change is waited for: files by their sizes and times, folders by the names in them.
///
/// What is read is added before it is read: what changes in the meantime is then seen as a change.
struct WatchedFiles: Equatable {
    private var stamps: [Subject: Stamp] = [:]
    /// The names of what the watcher writes itself.
    private let ownNames: Set<String>

    /// What is watched.
    private enum Subject: Hashable {
        /// A file, or a folder with all that is in it.
        case path(String)
        /// The translations in a folder, and the folders of languages.
        case translations(in: String)
    }

    /// What is known of it.
    private enum Stamp: Equatable {
        case nothing
        /// Which file it is, its size, and the seconds and nanoseconds of its time.
        case file([Int])
        /// The names in a folder, and the time at which they were read, which does not count.
        case folder(names: [String], time: [Int])

        static func == (a: Stamp, b: Stamp) -> Bool {
            switch (a, b) {
            case (.nothing, .nothing): true
            case (.file(let a), .file(let b)): a == b
            case (.folder(let a, _), .folder(let b, _)): a == b
            default: false
            }
        }
    }

    /// Watches nothing yet. Files of the names that are `written` may come and go in folders.
    init(written: [String]) {
        ownNames = Set(written)
    }

    /// How many files and folders are watched.
    var count: Int { stamps.count }

    /// Adds files and folders, whether or not they are there; those that were added before stay as they were then.
    mutating func add(_ paths: [String]) {
        for path in paths { add(.path(path)) }
    }

    /// Adds the document at `path`, and the translations that are beside it, in `de.lproj` and its like, in the
    /// document's folder and in the one above.
    mutating func add(document path: String) {
        add(.path(path))
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
        for place in [folder, Folder.joined(folder, "..")] {
            add(.translations(in: place))
            for name in Self.names(ofTranslationsIn: place) {
                let inside = Folder.joined(place, name)
                guard Self.isLanguage(name) else {
                    add(.path(inside))
                    continue
                }
                add(.translations(in: inside))
                for file in Self.names(ofTranslationsIn: inside) { add(.path(Folder.joined(inside, file))) }
            }
        }
    }

    private mutating func add(_ subject: Subject) {
        if stamps[subject] == nil { stamps[subject] = stamp(subject, known: nil) }
    }

    /// The same files and folders as they are now.
    func lookedAtAgain() -> WatchedFiles {
        var now = self
        for (subject, known) in stamps { now.stamps[subject] = stamp(subject, known: known) }
        return now
    }

    private func stamp(_ subject: Subject, known: Stamp?) -> Stamp {
        var status = stat()
        let path =
            switch subject {
            case .path(let path), .translations(let path): path
            }
        guard stat(path, &status) == 0 else { return .nothing }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        let times = [Int(status.st_ino), Int(time.tv_sec), Int(time.tv_nsec)]
        guard status.st_mode & S_IFMT == S_IFDIR else { return .file(times + [Int(status.st_size)]) }
        // A folder whose time is the same has the same names.
        if case .folder(let names, times)? = known { return .folder(names: names, time: times) }
        if case .translations = subject { return .folder(names: Self.names(ofTranslationsIn: path), time: times) }
        let names = ((try? Folder.names(in: path)) ?? []).filter { !$0.hasPrefix(".") && !ownNames.contains($0) }
        return .folder(names: names.sorted(), time: times)
    }

    /// A folder and those below it in which documents are looked for.
    static func folders(below root: String) -> [String] {
        var found: [String] = []
        var open = [root]
        while let folder = open.popLast() {
            found.append(folder)
            for entry in Directory.entries(in: folder) ?? [] where entry.isFolder && !entry.name.hasPrefix(".") {
                open.append(Folder.joined(folder, entry.name))
            }
        }
        return found
    }

    /// The names of the translations in a folder, and of the folders of languages.
    private static func names(ofTranslationsIn folder: String) -> [String] {
        ((try? Folder.names(in: folder)) ?? []).filter { isTranslation($0) || isLanguage($0) }.sorted()
    }

    private static func isLanguage(_ name: String) -> Bool { name.hasSuffix(".lproj") }

    private static func isTranslation(_ name: String) -> Bool {
        name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") || name.hasSuffix(".stringsdict")
    }
}
