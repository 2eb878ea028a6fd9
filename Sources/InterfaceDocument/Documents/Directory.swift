// What lies in a folder, and where links lead, by the C library: everything above asks through this.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder of the file system.
package enum Directory {
    /// What lies in a folder.
    package struct Entry {
        /// The name; bytes that are no UTF-8 are replaced by U+FFFD.
        package let name: String
        /// False where a byte of the name was replaced: no path leads there.
        package let isNameWhole: Bool
        /// Whether it is a folder, as far as the file system says so without being asked for each.
        package let isFolder: Bool
    }

    /// What is in a folder, `.` and `..` among them, in no order; nil, with the reason in `errno`, if it cannot be
    /// read.
    package static func entries(in folder: String) -> [Entry]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while true {
            // A listing that breaks off ends like a whole one, but for this number.
            errno = 0
            guard let entry = readdir(stream) else { break }
            let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
            withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
                    let bytes = UnsafeBufferPointer(start: start, count: strlen(start))
                    let name = String(validating: bytes, as: UTF8.self)
                    entries.append(
                        Entry(
                            name: name ?? String(decoding: bytes, as: UTF8.self), isNameWhole: name != nil,
                            isFolder: isFolder))
                }
            }
        }
        return errno == 0 ? entries : nil
    }

    /// The names of what is in a folder, `.` and `..` among them, in no order; nil, with the reason in `errno`, if it
    /// cannot be read.
    package static func names(in folder: String) -> [String]? { entries(in: folder)?.map(\.name) }

    /// The path, without links and dots, of what lies at `path`; nil where nothing does.
    package static func resolvingLinks(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a link lies at `path`, wherever it leads.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
