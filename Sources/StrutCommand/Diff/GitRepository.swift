import Strut

/// A git repository, asked through git itself.
struct GitRepository {
    /// The folder at its top, without links.
    let root: String

    /// What keeps git from answering.
    struct Failure: Error {
        var message: String
    }

    /// The repository that `folder` lies in.
    init(containing folder: String) throws(Failure) {
        let words = ["rev-parse", "--show-toplevel"]
        let answer = try Self.ask(words, in: folder)
        root = String(decoding: answer.dropLast(answer.last == 0x0A ? 1 : 0), as: UTF8.self)
    }

    /// The storyboards and xibs of a revision below some paths, seen from the top. A link is none: git keeps a path in
    /// it, and what it leads to is compared where that lies.
    func documents(in revision: String, below paths: [String]) throws(Failure) -> [String] {
        let commit = try commit(revision)
        let answer = try Self.ask(["ls-tree", "-r", "-z", commit, "--"] + paths, in: root)
        // `100644 blob 9fa17807…`, a tab and the path; links have the mode 120000, submodules 160000.
        let files = answer.split(separator: 0).filter { $0.starts(with: "100".utf8) }
        return Self.documents(files.compactMap { entry in entry.firstIndex(of: 0x09).map { entry[($0 + 1)...] } })
    }

    /// The storyboards and xibs of the working tree below some paths, seen from the top: all that git would not ignore,
    /// without links.
    func documents(below paths: [String]) throws(Failure) -> [String] {
        let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"] + paths
        // A file that is deleted is still in the index.
        return Self.documents(try Self.ask(words, in: root).split(separator: 0)).filter { isFile($0) }
    }

    /// Whether a file lies at a path, seen from the top, in the working tree.
    private func isFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(Folder.joined(root, path), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether anything lies at a path, seen from the top, in the working tree.
    func has(_ path: String) -> Bool {
        var status = stat()
        return lstat(Folder.joined(root, path), &status) == 0
    }

    /// Whether anything lies at a path, seen from the top, in a tree.
    func has(_ path: String, in tree: String) throws(Failure) -> Bool {
        try !Self.ask(["ls-tree", "-z", "--name-only", tree, "--", path], in: root).isEmpty
    }

    /// The commit or tree that a revision means. What begins with a hyphen would be taken for an option.
    func commit(_ revision: String) throws(Failure) -> String {
        guard !revision.hasPrefix("-") else { throw Failure(message: "'\(revision)' is no revision") }
        let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{tree}"]
        guard let answer = try? Self.ask(words, in: root) else {
            throw Failure(message: "the repository has no revision '\(revision)'")
        }
        return String(decoding: answer.dropLast(answer.last == 0x0A ? 1 : 0), as: UTF8.self)
    }

    /// The commit that two revisions have in common last.
    func mergeBase(_ a: String, _ b: String) throws(Failure) -> String {
        let git = try Self.run(["merge-base", "--end-of-options", a, b], in: root)
        // A clone may lack what they have in common: servers fetch a few commits.
        if git.status == 1, git.complaint.isEmpty {
            throw Failure(
                message:
                    "'\(a)' and '\(b)' have no commit in common here: fetch more of their history ('fetch-depth: 0' in "
                    + "GitHub's checkout), or compare '\(a)..\(b)'")
        }
        let answer = try git.answer()
        return String(decoding: answer.dropLast(answer.last == 0x0A ? 1 : 0), as: UTF8.self)
    }

    /// What git answers to a command in a folder.
    static func ask(_ words: [String], in folder: String) throws(Failure) -> [UInt8] {
        try run(words, in: folder).answer()
    }

    /// Runs a command of git in a folder.
    private static func run(_ words: [String], in folder: String) throws(Failure) -> ChildProcess {
        do throws(SystemError) {
            // A path is one, whatever characters of patterns are in it.
            return try ChildProcess.run(["git", "-C", folder, "--literal-pathspecs"] + words)
        } catch {
            throw Failure(message: "git cannot be run: \(error.text)")
        }
    }

    private static func documents(_ list: [ArraySlice<UInt8>]) -> [String] {
        let paths = list.map { String(decoding: $0, as: UTF8.self) }
        return Set(paths.filter(Folder.isDocument)).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }
}

extension ChildProcess {
    /// What git wrote, if it ended well.
    fileprivate func answer() throws(GitRepository.Failure) -> [UInt8] {
        guard status == 0 else {
            throw GitRepository.Failure(message: complaint.isEmpty ? "git failed with status \(status)" : complaint)
        }
        return output
    }
}
