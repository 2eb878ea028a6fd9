// Reading a document from a file.

import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Document {
    /// The most bytes that are read of a file or stream, 256 MiB: what is larger, such as a device that never ends, is
    /// refused before it takes all memory.
    private static let maximumFileSize = 256 << 20

    /// Reads the document in the file at `path`.
    public static func read(path: String) throws(DocumentError) -> Document {
        try parse(contents(ofFile: path, waits: true), path: path)
    }

    /// The text in which locations are places: the document's bytes as UTF-8, without a byte order mark.
    package var source: [UInt8] { Array(storage.source) }

    /// The same for a report, without a copy.
    package var sourceText: SourceText { SourceText(UnsafeRawBufferPointer(storage.source), of: storage) }

    /// The name of the file at `path`, without its folders.
    package static func fileName(ofPath path: String) -> String {
        // By bytes: finding characters from the end takes a hundred times as long.
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The bytes of the file at `path`: for what stands beside a document, such as its translations.
    ///
    /// With `waits` false, what is no regular file is refused, such as a named pipe, which could be waited for in vain.
    public static func bytes(ofFile path: String, waits: Bool = true) throws(DocumentError) -> [UInt8] {
        try contents(ofFile: path, waits: waits).array
    }

    /// All bytes of a file, also of one that does not know its size, such as a pipe.
    private static func contents(ofFile path: String, waits: Bool) throws(DocumentError) -> OwnedBytes {
        func error(_ code: Int32 = errno) -> DocumentError { DocumentError(unreadable: path, code) }
        let file = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
        guard file >= 0 else { throw error() }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw error() }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw error(EISDIR) }
        guard waits || status.st_mode & S_IFMT == S_IFREG else { throw error(EINVAL) }
        guard status.st_size <= maximumFileSize else { throw error(EFBIG) }
        guard var contents = OwnedBytes(capacity: Int(status.st_size)) else { throw error(ENOMEM) }
        let problem = contents.append(restOf: file, limit: maximumFileSize)
        guard problem == 0 else { throw error(problem) }
        return contents
    }

    /// What is left of an open file or a stream, or the number of the error for which it could not be read.
    package static func bytes(restOf file: Int32) -> (bytes: [UInt8], problem: Int32) {
        guard var contents = OwnedBytes(capacity: 1 << 16) else { return ([], ENOMEM) }
        let problem = contents.append(restOf: file, limit: maximumFileSize)
        return (problem == 0 ? contents.array : [], problem)
    }
}

extension DocumentError {
    /// A file at a path with bytes that are no UTF-8, for which U+FFFD stands in arguments and in the names of files; nil for other
    /// paths.
    package init?(ofUnreadablePath path: String) {
        guard path.unicodeScalars.contains("\u{FFFD}") else { return nil }
        let message = "the file cannot be read: its path has bytes that are no UTF-8; rename it"
        self.init(.unreadable, message, path: path)
    }

    /// A file that could not be read, with the number of the error.
    fileprivate init(unreadable path: String, _ code: Int32) {
        switch code {
        case EFBIG:
            self.init(.tooLarge, "the file is larger than 256 MiB, which is the most that is read", path: path)
        case ENOENT, ENOTDIR:
            let missing = DocumentError(.noSuchFile, "there is no such file; check the path", path: path)
            self = DocumentError(ofUnreadablePath: path) ?? missing
        case ENOMEM: self.init(noMemoryFor: path)
        case EISDIR:
            self.init(.unreadable, "this is a folder; give the path of a storyboard or xib", path: path)
        default:
            self.init(.unreadable, "the file cannot be read: \(String(cString: strerror(code)))", path: path)
        }
    }
}
