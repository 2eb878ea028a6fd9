// Reading a document from a file.

import StrutDiagnostics

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
        try parse(readableContents(ofFile: path, waits: true), path: path)
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

    /// The bytes of the file at `path`: for what is beside a document, such as its translations.
    ///
    /// With `waits` false, what is no regular file is refused, such as a named pipe, which could be waited for in vain.
    public static func bytes(ofFile path: String, waits: Bool = true) throws(DocumentError) -> [UInt8] {
        try readableContents(ofFile: path, waits: waits).array
    }

    /// The same as of a document: what keeps it from being read is an error with the file's path.
    private static func readableContents(ofFile path: String, waits: Bool) throws(DocumentError) -> OwnedBytes {
        do throws(SystemError) {
            return try contents(ofFile: path, waits: waits)
        } catch {
            throw DocumentError(unreadable: path, error)
        }
    }

    /// The same of a file that is no document, for who says in words of their own why it cannot be read.
    package static func bytes(ofOtherFile path: String, waits: Bool = true) throws(SystemError) -> [UInt8] {
        try contents(ofFile: path, waits: waits).array
    }

    /// All bytes of a file, also of one that does not know its size, such as a pipe.
    private static func contents(ofFile path: String, waits: Bool) throws(SystemError) -> OwnedBytes {
        let file = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
        guard file >= 0 else { throw SystemError() }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw SystemError() }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
        guard waits || status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EINVAL) }
        guard status.st_size <= maximumFileSize else { throw SystemError(code: EFBIG) }
        return try contents(restOf: file, capacity: Int(status.st_size))
    }

    private static func contents(restOf file: Int32, capacity: Int) throws(SystemError) -> OwnedBytes {
        guard var contents = OwnedBytes(capacity: capacity) else { throw SystemError(code: ENOMEM) }
        let problem = contents.append(restOf: file, limit: maximumFileSize)
        guard problem == 0 else { throw SystemError(code: problem) }
        return contents
    }

    /// What is left of an open file or a stream.
    package static func bytes(restOf file: Int32) throws(SystemError) -> [UInt8] {
        try contents(restOf: file, capacity: 1 << 16).array
    }
}

extension DocumentError {
    /// A file at a path with bytes that are no UTF-8, for which U+FFFD stands in arguments and in the names of files;
    /// nil for other paths.
    package init?(ofUnreadablePath path: String) {
        guard path.unicodeScalars.contains("\u{FFFD}") else { return nil }
        let message = "the file cannot be read: its path has bytes that are no UTF-8; rename it"
        self.init(.unreadable, message, path: path)
    }

    /// A file that could not be read.
    fileprivate init(unreadable path: String, _ error: SystemError) {
        switch error.code {
        case EFBIG:
            self.init(.tooLarge, "the file is larger than 256 MiB, which is the most that is read", path: path)
        case ENOENT, ENOTDIR:
            let missing = DocumentError(.noSuchFile, "there is no such file; check the path", path: path)
            self = DocumentError(ofUnreadablePath: path) ?? missing
        case ENOMEM: self.init(noMemoryFor: path)
        case EISDIR:
            self.init(.unreadable, "this is a folder; give the path of a storyboard or xib", path: path)
        default:
            self.init(.unreadable, "the file cannot be read: \(error.text)", path: path)
        }
    }
}
