/// Which file a path leads to, whatever it is called: all names of a file, its links and open streams are equal.
struct FileIdentity: Hashable {
    private var device: UInt64
    private var number: UInt64
    /// The name in the folder that `device` and `number` say, for a file that does not exist yet.
    private var name: String

    /// The file at `path`, or the one that would be made there; nil for what is never replaced, such as `/dev/null` or
    /// a named pipe, and where there is no such folder.
    init?(path: String) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else { return nil }
            self.init(status)
        } else {
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            guard stat(slash.map { String(path[...$0]) } ?? ".", &status) == 0 else { return nil }
            self.init(status, name: slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path)
        }
    }

    /// The file that a stream of the process leads to; nil where it leads elsewhere.
    init?(stream: FileDescriptor) {
        var status = stat()
        guard fstat(stream.raw, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    private init(_ status: stat, name: String = "") {
        (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
        self.name = name
    }

    /// Whether the file is there already.
    var exists: Bool { name.isEmpty }
}
