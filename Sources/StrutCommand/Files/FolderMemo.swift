import Strut

/// What is made once for each folder that it is asked for, by threads that share it.
final class FolderMemo<Value: Sendable>: @unchecked Sendable {
    // `mutex` guards what was made and what is known.
    private var made: [String: Value] = [:]
    /// Whether folders hold a project, as far as they were looked into.
    private var projects: [String: Bool] = [:]
    /// What else shows that a folder holds a project, by the endings of names.
    private let otherEndings: [String]
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Knows nothing yet. What has a name that ends in one of `otherEndings` makes a folder a project's as well.
    init(otherEndings: [String] = []) {
        self.otherEndings = otherEndings
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// What was made for the folder at `root`; others wait while it is made.
    func value(for root: String, make: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = made[root] { return known }
        let value = make()
        made[root] = value
        return value
    }

    /// The nearest folder above a document that holds a project of Xcode, a package, a repository, or something with one of the
    /// other endings; nil where there is none. Each folder is looked into once.
    func project(above path: String) -> String? {
        guard var folder = Directory.resolvingLinks(path) else { return nil }
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
            folder = String(folder[..<slash])
            if holdsProject(folder) { return folder }
        }
        return nil
    }

    private func holdsProject(_ folder: String) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = projects[folder] { return known }
        let endings = [".xcodeproj", ".xcworkspace"] + otherEndings
        let holds = ((try? Folder.names(in: folder)) ?? []).contains { name in
            name == ".git" || name == "Package.swift" || endings.contains(where: name.hasSuffix)
        }
        projects[folder] = holds
        return holds
    }
}
