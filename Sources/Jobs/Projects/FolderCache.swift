import InterfaceDocument
import StrutProjects

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What is made once for each folder that it is asked for, by threads that share it.
package final class FolderCache<Value: Sendable>: @unchecked Sendable {
    // `mutex` guards what was made and what is known.
    private var made: [String: Value] = [:]
    /// What folders hold, as far as they were looked into.
    private var holdings: [String: Holding] = [:]
    /// What shows that a folder is a project's where there is no project, by the endings of names.
    private let otherEndings: [String]
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// What a folder holds that shows a project.
    private enum Holding {
        /// A project of Xcode, a package or a repository.
        case project
        /// Something with another ending.
        case other
        case nothing
    }

    /// Knows nothing yet. What has a name that ends in one of `otherEndings` makes a folder a project's where there is
    /// no other.
    package init(otherEndings: [String] = []) {
        self.otherEndings = otherEndings
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// What was made for the folder at `root`; others wait while it is made.
    package func value(for root: String, make: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = made[root] { return known }
        let value = make()
        made[root] = value
        return value
    }

    /// The nearest folder above a document that holds a project of Xcode, a package or a repository; where none does,
    /// the nearest that holds something with one of the other endings; nil where there is neither. Each folder is
    /// looked into once.
    package func project(above path: String) -> String? {
        guard var folder = Directory.resolvingLinks(path) else { return nil }
        var other: String?
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
            folder = String(folder[..<slash])
            switch holding(of: folder) {
            case .project: return folder
            case .other: other = other ?? folder
            case .nothing: break
            }
        }
        return other
    }

    private func holding(of folder: String) -> Holding {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = holdings[folder] { return known }
        let names = (try? Folder.names(in: folder)) ?? []
        let isProject = names.contains { name in
            name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        }
        let isOther = !isProject && names.contains { otherEndings.contains(where: $0.hasSuffix) }
        let holding: Holding = isProject ? .project : isOther ? .other : .nothing
        holdings[folder] = holding
        return holding
    }
}
