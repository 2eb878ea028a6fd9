import Strut

/// What is made once for each folder that it is asked for, by threads that share it.
final class FolderMemo<Value: Sendable>: @unchecked Sendable {
    // `mutex` guards what was made.
    private var made: [String: Value] = [:]
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
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
}

extension Folder {
    /// The nearest folder above a document that holds a project of Xcode, a package, a repository, or something whose name
    /// ends in one of `others`; nil where there is none.
    static func project(above path: String, orWith others: [String] = []) -> String? {
        guard var folder = Directory.resolvingLinks(path) else { return nil }
        let endings = [".xcodeproj", ".xcworkspace"] + others
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
            folder = String(folder[..<slash])
            let isProject = ((try? names(in: folder)) ?? []).contains { name in
                name == ".git" || name == "Package.swift" || endings.contains(where: name.hasSuffix)
            }
            if isProject { return folder }
        }
        return nil
    }
}
