// Reading a document from a file.

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
    package static let maximumFileSize = 256 << 20

    /// Reads the document in the file at `path`.
    public static func read(path: String) throws(DocumentError) -> Document {
        try parse(bytes(ofFile: path), path: path)
    }

    /// The text in which locations are places: the document's bytes as UTF-8, without a byte order mark.
    package var source: [UInt8] {
        Array(UnsafeBufferPointer(start: storage.bytes, count: Int(storage.document.pointee.sourceLength)))
    }

    /// The name of the file at `path`, without its folders.
    package static func fileName(ofPath path: String) -> String {
        // By bytes: finding characters from the end takes a hundred times as long.
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The bytes of the file at `path`: for what stands beside a document, such as its translations.
    ///
    /// With `waits` false, what is no regular file is refused, such as a named pipe, which could be waited for in vain.
    public static func bytes(ofFile path: String, waits: Bool = true) throws(DocumentError) -> [UInt8] {
        switch contents(ofFile: path, waits: waits) {
        case .success(let bytes): return bytes
        case .failure(.other(EFBIG)):
            throw DocumentError(
                .tooLarge, "the file is larger than 256 MiB, which is the most that is read", path: path)
        case .failure(.noEntry) where path.unicodeScalars.contains("\u{FFFD}"):
            // What stands for bytes that are no UTF-8, in arguments and in the names of files.
            throw DocumentError(
                .unreadable, "the file cannot be read: its path has bytes that are no UTF-8; rename it", path: path)
        case .failure(.noEntry): throw DocumentError(.noSuchFile, "there is no such file; check the path", path: path)
        case .failure(.other(EISDIR)):
            throw DocumentError(.unreadable, "this is a folder; give the path of a storyboard or xib", path: path)
        case .failure(.other(let code)):
            throw DocumentError(.unreadable, "the file cannot be read: \(String(cString: strerror(code)))", path: path)
        }
    }
}

private enum FileError: Error {
    case noEntry
    case other(Int32)

    init(_ code: Int32) {
        self = code == ENOENT || code == ENOTDIR ? .noEntry : .other(code)
    }
}

/// All bytes of a file; also of one that does not know its size, such as a pipe.
private func contents(ofFile path: String, waits: Bool) -> Result<[UInt8], FileError> {
    let file = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
    guard file >= 0 else { return .failure(FileError(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(FileError(errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else { return .failure(.other(EISDIR)) }
    guard waits || status.st_mode & S_IFMT == S_IFREG else { return .failure(.other(EINVAL)) }
    guard status.st_size <= Document.maximumFileSize else { return .failure(.other(EFBIG)) }
    var problem: Int32 = 0
    // One byte more than the size, so that the end is seen in the first round.
    var bytes = chunk(of: file, size: Int(status.st_size) + 1, &problem)
    var wasFull = bytes.count == Int(status.st_size) + 1
    while wasFull, problem == 0 {
        let more = chunk(of: file, size: 1 << 16, &problem)
        wasFull = more.count == 1 << 16
        bytes += more
        if bytes.count > Document.maximumFileSize { return .failure(.other(EFBIG)) }
    }
    return problem == 0 ? .success(bytes) : .failure(.other(problem))
}

/// The next bytes of a file: fewer than `size` only at its end, or when there is a problem.
private func chunk(of file: Int32, size: Int, _ problem: inout Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size, let start = buffer.baseAddress {
            let got = read(file, start + count, size - count)
            if got < 0, errno == EINTR { continue }
            if got < 0 { problem = errno }
            if got <= 0 { return }
            count += got
        }
    }
}
