/// Folders: paths in them, and the documents below them.
enum Folder {
    /// Whether `path` leads to a folder.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path of what lies at `path` in `folder`.
    static func joined(_ folder: String, _ path: String) -> String {
        folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// The paths, relative to `root`, of the storyboards and xibs below it, in the order of their characters.
    ///
    /// Hidden files and folders are passed over, and links to folders are not followed.
    static func documents(below root: String) throws(SystemError) -> [String] {
        var documents: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for name in try names(in: joined(root, folder)) where !name.hasPrefix(".") {
                let path = folder + name
                var status = stat()
                if lstat(joined(root, path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR {
                    folders.append(path + "/")
                } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
                    documents.append(path)
                }
            }
        }
        return documents.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = opendir(folder) else { throw SystemError(code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}
