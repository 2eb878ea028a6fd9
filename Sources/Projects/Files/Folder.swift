import InterfaceDocument

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Folders: paths in them, and the documents below them.
package enum Folder {
    /// Whether `path` leads to a folder.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path of what lies at `path` in `folder`; in the current one, `.`, that is `path` itself, as in a project.
    package static func joined(_ folder: String, _ path: String) -> String {
        if folder == ".", !path.isEmpty { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// The folder that what lies at `path` is in; empty for the current one.
    package static func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    /// The folder that an Xcode project lies in, for whoever looks into it: `.` for the current one.
    package static func around(_ path: String) -> String {
        let folder = parent(of: path.hasSuffix("/") ? String(path.dropLast()) : path)
        return folder.isEmpty ? path.hasPrefix("/") ? "/" : "." : folder
    }

    /// A path, and what it becomes with each link on it in turn replaced by where that leads, whether or not something
    /// lies at its end. Of links that lead round in circles, the first forty.
    package static func steps(throughLinksOn path: String) -> [String] {
        var steps = [path]
        // What has no links, and the parts behind it, the last one first.
        var done = path.hasPrefix("/") ? "" : Directory.resolvingLinks(".") ?? "."
        var left = Array(path.split(separator: "/").map(String.init).reversed())
        while let part = left.popLast() {
            if part == "." { continue }
            if part == ".." {
                done = parent(of: done)
                continue
            }
            guard steps.count <= 40, let goal = goal(ofLink: joined(done, part)) else {
                done = joined(done, part)
                continue
            }
            if goal.hasPrefix("/") { done = "" }
            left += goal.split(separator: "/").map(String.init).reversed()
            while left.last == ".." {
                left.removeLast()
                done = parent(of: done)
            }
            steps.append(left.reversed().reduce(done, joined))
        }
        return steps
    }

    /// Where the link at `path` leads, as it says; nil for what is no link.
    package static func goal(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    /// The paths, relative to `root`, of the storyboards and xibs below it, in the order of their characters.
    ///
    /// Hidden files and folders are skipped, and so is what is no file, such as a named pipe or a device; links to
    /// folders are not followed. What cannot be read stands for itself, so that it is not skipped silently: a folder
    /// below it, and what has a name that is no UTF-8.
    package static func documents(below root: String) -> [String] {
        var documents: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            guard let entries = Directory.entries(in: joined(root, folder)) else {
                if !folder.isEmpty { documents.append(String(folder.dropLast())) }
                continue
            }
            for entry in entries where !entry.name.hasPrefix(".") {
                let path = folder + entry.name
                var status = stat()
                if !entry.isNameWhole {
                    if entry.isFolder || isDocument(entry.name) { documents.append(path) }
                } else if lstat(joined(root, path), &status) != 0 {
                    // What cannot be looked at stands for itself too; what has gone meanwhile is not there.
                    if errno != ENOENT { documents.append(path) }
                } else if status.st_mode & S_IFMT == S_IFDIR {
                    folders.append(path + "/")
                } else if isDocument(entry.name), isReadAsFile(joined(root, path), status) {
                    documents.append(path)
                }
            }
        }
        return documents.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether a file is a document by its name, in any case of letters.
    package static func isDocument(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    /// Whether what `status` was found at `path` is a file, or a link to one; one that leads nowhere is read, and
    /// reported.
    private static func isReadAsFile(_ path: String, _ status: stat) -> Bool {
        var goal = status
        if status.st_mode & S_IFMT == S_IFLNK, stat(path, &goal) != 0 { return true }
        return goal.st_mode & S_IFMT == S_IFREG
    }

    /// The names of what is in a folder, in no order.
    package static func names(in folder: String) throws(SystemError) -> [String] {
        guard let names = Directory.names(in: folder) else { throw SystemError() }
        return names
    }

    /// A path whose last name is as long as a file's may be, 255 bytes: of a longer one the middle yields to a number
    /// made of it, before the extension `suffix`.
    package static func shortened(_ path: String, suffix: String) -> String {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        let name = path[start...]
        guard name.utf8.count > 255 else { return path }
        // FNV-1a: the same for the same name on every machine.
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        let end = "~\(String(repeating: "0", count: 16 - digits.count))\(digits).\(suffix)"
        var kept = name
        while kept.utf8.count + end.utf8.count > 255 { kept.removeLast() }
        return path[..<start] + kept + end
    }
}
