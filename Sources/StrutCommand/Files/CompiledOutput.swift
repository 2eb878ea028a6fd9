import CContainment
import Strut

/// Writes a compiled document, a file or a folder of files, which appears whole or not at all, also where another one
/// is replaced.
///
/// A folder is made under a hidden name beside its place, and then changes places with the one that was there.
struct CompiledOutput {
    /// The files; those of a folder by their names in it, which may have one folder more: `x.nib/runtime.nib`.
    var files: [(name: String, bytes: [UInt8])]
    /// Whether they make a folder; else there is one, without a name.
    var isFolder: Bool

    /// Writes it to `path`. A link is followed.
    func write(to path: String) throws(SystemError) {
        var status = stat()
        let exists = lstat(path, &status) == 0
        var goal = path
        if exists, status.st_mode & S_IFMT == S_IFLNK {
            goal = Directory.resolvingLinks(path) ?? Folder.steps(throughLinksOn: path).last ?? path
        }
        if !isFolder, !Folder.exists(goal) { return try OutputFile.replace(path, with: files.first?.bytes ?? []) }
        while goal.count > 1, goal.hasSuffix("/") { goal.removeLast() }
        let temporary = OutputFile.temporaryName(beside: goal)
        do throws(SystemError) {
            try make(at: temporary)
            try Self.put(temporary, in: goal)
        } catch {
            // What was there has its name back, or never lost it.
            _ = Self.removeAgain(temporary)
            throw error
        }
        // Where another one was replaced, that has the hidden name now.
        if let failure = Self.removeAgain(temporary) { throw failure }
    }

    /// Removes what is there, with a second attempt: nothing is left behind because of one call that was interrupted.
    private static func removeAgain(_ path: String) -> SystemError? {
        guard let failure = remove(path), !failure.isMissing else { return nil }
        return remove(path).flatMap { $0.isMissing ? nil : $0 }
    }

    /// Makes it under a name at which nothing lies.
    private func make(at path: String) throws(SystemError) {
        guard isFolder else { return try Self.writeNew(files.first?.bytes ?? [], to: path) }
        var made: Set<String> = []
        func makeFolder(_ path: String) throws(SystemError) {
            guard made.insert(path).inserted else { return }
            if mkdir(path, 0o777) != 0 { throw SystemError() }
        }
        try makeFolder(path)
        for file in files {
            let folder = Folder.parent(of: file.name)
            if !folder.isEmpty { try makeFolder(Folder.joined(path, folder)) }
            try Self.writeNew(file.bytes, to: Folder.joined(path, file.name))
        }
    }

    private static func writeNew(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError() }
        var failure = OutputFile.fill(descriptor, bytes, nil)
        // Some file systems say only on closing that there was no room.
        if close(descriptor) != 0, failure == nil { failure = errno }
        if let failure { throw SystemError(code: failure) }
    }

    // MARK: Replacing

    /// Gives what lies at `temporary` the name `goal`; what had that has the hidden name then.
    private static func put(_ temporary: String, in goal: String) throws(SystemError) {
        // Other processes may write or remove the same folder in between.
        for _ in 0..<100 {
            if rename(temporary, goal) == 0 { return }
            guard [EEXIST, ENOTEMPTY, EISDIR, ENOTDIR].contains(errno) else { throw SystemError() }
            if ExchangePaths(temporary, goal) == 0 { return }
            if [ENOSYS, EINVAL, EOPNOTSUPP].contains(errno) { return try replaceInSteps(temporary, goal) }
            guard errno == ENOENT else { throw SystemError() }
        }
        throw SystemError(code: EBUSY)
    }

    /// The same where two names cannot change places: for a moment there is neither.
    private static func replaceInSteps(_ temporary: String, _ goal: String) throws(SystemError) {
        let aside = OutputFile.temporaryName(beside: goal)
        if rename(goal, aside) != 0 { throw SystemError() }
        if rename(temporary, goal) != 0 {
            let failure = SystemError()
            _ = rename(aside, goal)
            throw failure
        }
        if rename(aside, temporary) != 0 { throw SystemError() }
    }

    /// Removes a file, or a folder with what is in it; why that failed, or nil.
    private static func remove(_ path: String) -> SystemError? {
        if unlink(path) == 0 { return nil }
        let failure = SystemError()
        // Unlinking a folder is not permitted, which systems say in two ways.
        guard [EISDIR, EPERM].contains(failure.code), let names = Directory.names(in: path) else { return failure }
        for name in names where name != "." && name != ".." {
            if let failure = remove(Folder.joined(path, name)) { return failure }
        }
        return rmdir(path) == 0 ? nil : SystemError()
    }
}

extension CompiledOutput {
    /// Refuses to replace what lies at `path` if that is no compiled document: a folder of people must not go with all
    /// that is in it because of a slip in a command line.
    static func refuseReplacing(_ path: String, by isFolder: Bool) throws(UsageError) {
        if let entries = Directory.entries(in: path) {
            guard !entries.allSatisfy({ isPart($0, of: path) }) else { return }
            throw UsageError(
                "'\(path)' is a folder that is no compiled document, and would be replaced",
                advice: "write to another name, or remove it")
        }
        let failure = SystemError()
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            throw UsageError(
                "'\(path)' is a folder that cannot be read: \(failure.text)",
                advice: "write to another name, or remove it")
        }
        guard isFolder, status.st_size > 0, !isCompiledFile(path) else { return }
        throw UsageError(
            "'\(path)' is a file that is no compiled document, and would be replaced by a folder",
            advice: "write to another name, or remove it")
    }

    /// Whether an entry of a folder is one of those that compiled documents have.
    private static func isPart(_ entry: Directory.Entry, of folder: String) -> Bool {
        if entry.name == "." || entry.name == ".." { return true }
        guard entry.isNameWhole, !entry.name.hasPrefix(".") else { return false }
        if entry.name.hasSuffix(".plist") { return !entry.isFolder }
        guard entry.name.hasSuffix(".nib") else { return false }
        guard entry.isFolder else { return true }
        return Directory.entries(in: Folder.joined(folder, entry.name))?.allSatisfy { inner in
            inner.name == "." || inner.name == ".." || inner.name.hasSuffix(".nib") && !inner.isFolder
        } ?? false
    }

    private static func isCompiledFile(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 10)
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        let start = bytes.prefix(max(0, count))
        return start.starts(with: "NIBArchive".utf8) || start.starts(with: "bplist".utf8)
    }
}
