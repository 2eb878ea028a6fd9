import Strut

/// Writes files that appear whole or not at all: without a name, or under another one beside the goal, until they are.
///
/// That holds whenever the process ends. It is not waited for until the disk has them: results can be made again.
enum OutputFile {
    /// Replaces the file at `path` by one that holds `bytes`.
    ///
    /// A link is followed, so that the file it leads to is replaced, or made where it leads nowhere yet; what is no
    /// regular file, such as `/dev/null` or a named pipe, is written to as it is, since nothing may take its place.
    static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        var status = stat()
        var goal = path
        var exists = lstat(path, &status) == 0
        if exists && status.st_mode & S_IFMT == S_IFLNK {
            goal = Directory.resolvingLinks(path) ?? Folder.steps(throughLinksOn: path).last ?? path
            exists = stat(path, &status) == 0
            if !exists && errno == ELOOP { throw SystemError(code: ELOOP) }
            // By a link, nothing becomes a side-car that later calls would read either.
            if !exists && goal.hasSuffix(DesignData.pathEnding) { throw SystemError(code: EPERM) }
        }
        if exists && status.st_mode & S_IFMT != S_IFREG { return try writeInPlace(path, bytes) }
        let permissions = exists ? status.st_mode & 0o777 : nil
        if try replaceFromNameless(goal, bytes, permissions) { return }
        let temporary = temporaryName(beside: goal)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError() }
        var failure = fill(descriptor, bytes, permissions)
        // Some file systems say only on closing that there was no room.
        if close(descriptor) != 0 && failure == nil { failure = errno }
        if failure == nil && rename(temporary, goal) != 0 { failure = errno }
        if let failure {
            unlink(temporary)
            throw SystemError(code: failure)
        }
    }

    /// Replaces the file at `path` by one that holds `bytes`, or reports why that is not possible.
    static func write(_ bytes: [UInt8], to path: String) -> ExitStatus {
        do throws(SystemError) {
            try replace(path, with: bytes)
            return .success
        } catch {
            return cannotWrite(path, error.text)
        }
    }

    /// Reports why nothing could be written at `path`, and says how the process ends then.
    static func cannotWrite(_ path: String, _ reason: String) -> ExitStatus {
        StandardStreams.report("strut: error: cannot write '\(path)': \(reason)")
        return .cannotWrite
    }

    /// Writes a file that has no name until it is whole, so that a process that is killed leaves nothing behind. False
    /// where the system or the file system has no such files.
    private static func replaceFromNameless(
        _ goal: String, _ bytes: [UInt8], _ permissions: mode_t?
    ) throws(SystemError) -> Bool {
        #if os(Linux)
            let folder = goal.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(goal[...$0]) } ?? "."
            // `O_TMPFILE`, which is too complicated a macro to be imported.
            let descriptor = open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o666)
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            if let failure = fill(descriptor, bytes, permissions) { throw SystemError(code: failure) }
            let source = "/proc/self/fd/\(descriptor)"
            if linkat(AT_FDCWD, source, AT_FDCWD, goal, AT_SYMLINK_FOLLOW) == 0 { return true }
            guard errno == EEXIST else { return false }
            // Only renaming replaces a file.
            let temporary = temporaryName(beside: goal)
            guard linkat(AT_FDCWD, source, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else { return false }
            if rename(temporary, goal) == 0 { return true }
            let failure = errno
            unlink(temporary)
            throw SystemError(code: failure)
        #else
            return false
        #endif
    }

    /// Writes all of a new file; the error code of the call that failed, or nil.
    static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ permissions: mode_t?) -> Int32? {
        if let permissions { _ = fchmod(descriptor, permissions) }
        return FileDescriptor(raw: descriptor).writeAll(bytes)
    }

    /// Makes the folder at `path` and those above it; it may exist.
    static func makeDirectory(_ path: String) throws(SystemError) {
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT != S_IFDIR { throw SystemError(code: ENOTDIR) }
            return
        }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makeDirectory(String(path[..<slash]))
        }
        // Another process may have made it in between.
        if mkdir(path, 0o777) != 0 && errno != EEXIST { throw SystemError() }
    }

    private static func writeInPlace(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError() }
        var failure = FileDescriptor(raw: descriptor).writeAll(bytes)
        if close(descriptor) != 0 && failure == nil { failure = errno }
        if let failure { throw SystemError(code: failure) }
    }

    /// A hidden name in the same folder, so that renaming stays within one file system. The process id and a number
    /// drawn for each file keep two writers apart; its length does not grow with the goal's, which may be the longest
    /// allowed.
    static func temporaryName(beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return "\(folder).strut-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    }
}
