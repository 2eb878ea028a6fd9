import Strut

/// Files and folders whose change is waited for, by their sizes and times.
struct WatchedFiles {
    /// What is known of each: equal as long as nothing changes.
    let stamp: [String]

    init(_ paths: [String]) {
        stamp = paths.map { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return "none" }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            return "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
        }
    }

    /// The document at `path`, and the translations that stand beside it: in `de.lproj` and its like, in the document's
    /// folder and in the one above.
    static func beside(_ path: String) -> [String] {
        var files = [path]
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
        for place in [folder, Folder.joined(folder, "..")] {
            for name in ((try? Folder.names(in: place)) ?? []).sorted() {
                let inside = Folder.joined(place, name)
                if isTranslation(name) { files.append(inside) }
                guard name.hasSuffix(".lproj") else { continue }
                // A folder's own time tells of files that come and go.
                files.append(inside)
                for file in ((try? Folder.names(in: inside)) ?? []).sorted() where isTranslation(file) {
                    files.append(Folder.joined(inside, file))
                }
            }
        }
        return files
    }

    private static func isTranslation(_ name: String) -> Bool {
        name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") || name.hasSuffix(".stringsdict")
    }
}
