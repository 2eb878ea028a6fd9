// What a project asks of the file system: the names in a folder, what they are, and the bytes of a file.

import InterfaceDocument

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files of this machine, read only.
enum FileSystem {
    /// What lies at a path.
    enum Kind {
        case file, folder
        /// A socket, a device, a named pipe: reading one may wait for ever.
        case other
    }

    /// What lies at `path`; a link to a file counts as one, a link to a folder as something else, so that a walk ends.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFDIR { return .folder }
        if status.st_mode & S_IFMT == S_IFLNK {
            // One that leads nowhere is taken for a file: reading it says so.
            guard stat(path, &status) == 0 else { return .file }
            return status.st_mode & S_IFMT == S_IFREG ? .file : .other
        }
        return status.st_mode & S_IFMT == S_IFREG ? .file : .other
    }

    /// What an entry of a folder is, which lies at `path`; nil where nothing is there any more. What could not be
    /// looked at, and what no path leads to, counts as what the folder says.
    static func kind(of entry: Directory.Entry, at path: String) -> Kind? {
        if entry.isNameWhole {
            if let kind = kind(of: path) { return kind }
            if errno == ENOENT || errno == ENOTDIR { return nil }
        }
        return entry.isFolder ? .folder : .file
    }

    /// Whether `path` leads to a folder, perhaps by a link.
    static func leadsToFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What is in a folder, without `.` and `..`, in the order of the names' bytes; nil if it cannot be read.
    static func entries(in folder: String) -> [Directory.Entry]? {
        Directory.entries(in: folder.isEmpty ? "." : folder)?.filter { $0.name != "." && $0.name != ".." }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The names in a folder, without `.` and `..`, in the order of their bytes; nil if it cannot be read.
    static func names(in folder: String) -> [String]? { entries(in: folder)?.map(\.name) }

    /// The bytes of a file that was found in a folder; nil for one that cannot be read, or is larger than what is read
    /// of anything. Pipes are not waited for.
    static func bytes(of path: String) -> [UInt8]? { try? Document.bytes(ofFile: path, waits: false) }

    /// The first `limit` bytes of a file, however large it is; nil for one that cannot be read or is no regular file.
    static func start(of path: String, limit: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let size = min(limit - bytes.count, 1 << 16)
            var failed = false
            let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                let got = read(file, buffer.baseAddress, size)
                if got < 0, errno != EINTR { failed = true }
                count = max(0, got)
            }
            if failed { return nil }
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    /// The path without links and dots, an empty one being the current folder's; nil if nothing lies there.
    static func absolute(_ path: String) -> String? {
        Directory.resolvingLinks(path.isEmpty ? "." : path)
    }
}

/// Paths as texts.
package enum Path {
    /// The path of what lies at `path` in `folder`; an empty folder is the current one.
    static func joined(_ folder: String, _ path: String) -> String {
        folder.isEmpty || folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// A path without what leads nowhere: points and slashes that are one too many. What goes up stays, for links may
    /// lead there.
    static func plain(_ path: String) -> String {
        // Nearly every path is plain, and no array is made for one.
        if isPlain(path) { return path }
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
        return (path.hasPrefix("/") ? "/" : "")
            + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// A path without the slash that it ends with.
    static func withoutSlash(_ path: String) -> String {
        path.hasSuffix("/") && path.utf8.count > 1 ? String(path.dropLast()) : path
    }

    /// A path as its text says it, without points, and without `..` behind the name of a folder.
    static func simplified(_ path: String) -> String {
        guard path.contains("..") else { return plain(path) }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// Whether every part of a path leads somewhere.
    private static func isPlain(_ path: String) -> Bool {
        var (length, points, isFirst) = (0, 0, true)
        for byte in path.utf8 {
            guard byte == UInt8(ascii: "/") else {
                length += 1
                if byte == UInt8(ascii: ".") { points += 1 }
                continue
            }
            if length == 0 && !isFirst || length == 1 && points == 1 { return false }
            (length, points, isFirst) = (0, 0, false)
        }
        return length > 1 || length == 1 && points == 0 || path.isEmpty || path == "/"
    }

    /// The folder that a path lies in, without a slash at its end; empty for the current one.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The name without what stands after its last point.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else { return name }
        return String(name[..<point])
    }

    /// The path from `folder` to `path`, both without links and dots, byte by byte: letters with accents are several;
    /// nil where it lies outside.
    package static func relative(_ path: String, to folder: String) -> String? {
        if path.utf8.elementsEqual(folder.utf8) { return "" }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    /// The way from `folder` to `path`, both from the root on and without links and dots: what lies elsewhere is
    /// reached by `..`.
    static func way(from folder: String, to path: String) -> String {
        if let relative = relative(path, to: folder) { return relative }
        let (own, other) = (folder.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(own, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let steps = [Substring](repeating: "..", count: own.count - shared)
        return (steps + other.dropFirst(shared)).joined(separator: "/")
    }

    /// Whether a path goes up on its way.
    static func goesUp(_ path: String) -> Bool { path.split(separator: "/").contains("..") }
}
