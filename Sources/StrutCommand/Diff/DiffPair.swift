import Strut

/// Two versions of a document that are compared; one of them is missing where the document came or went.
struct DiffPair: Sendable {
    /// A version: where it is known by, and where its bytes are.
    struct Version: Sendable {
        /// The path under which it is reported, and beside which what belongs to it is looked for.
        var path: String
        /// Where the file is, if it goes by another path.
        var file: String?
        /// The revision of a repository that it is in, with its path from the top; nil for a file.
        var revision: (root: String, tree: String, path: String)?
        var isStandardInput = false
        /// The folder in which it was found, which stands for its project; nil for one that was named itself.
        var project: String?

        /// What is read, outside of revisions.
        var input: Input { Input(path: file ?? path, isStandardInput: isStandardInput) }

        func bytes() throws(InputError) -> [UInt8] {
            guard let revision else { return try input.bytes() }
            if let error = DocumentError(ofUnreadablePath: path) { throw InputError(error) }
            do {
                // As a checkout would write it: with the line ends and the encoding that attributes ask for.
                let words = ["cat-file", "--filters", "\(revision.tree):\(revision.path)"]
                return try GitRepository.ask(words, in: revision.root)
            } catch {
                throw InputError(DocumentError(.unreadable, error.message, path: path))
            }
        }
    }

    var old: Version?
    var new: Version?
    /// Whether the two are known to be one file that was renamed.
    var isRenamed = false
    /// Whether it was found in a folder or a revision, instead of being named itself.
    var isFound = false

    // MARK: Files and folders

    /// The pairs that two operands name, as `diff` takes them: files, folders, or a file and the folder with its like.
    /// Standard input goes by `assumedName`, and where it is not read both versions do; what is in a folder, by its
    /// path in that.
    static func pairs(_ old: String, _ new: String, assumedName: String?) throws(UsageError) -> [DiffPair] {
        if old == "-", new == "-" {
            throw UsageError("standard input ('-') is given twice", advice: "give it once")
        }
        let fileName = old == "-" || new == "-" ? nil : assumedName
        func version(_ path: String) -> Version? {
            // Git gives this for a version that is not there.
            if path == "/dev/null" { return nil }
            if path == "-" { return Version(path: assumedName ?? "stdin", isStandardInput: true) }
            return fileName.map { Version(path: $0, file: path) } ?? Version(path: path)
        }
        switch (Folder.exists(old), Folder.exists(new)) {
        case (true, true): return folders(old, new, assumedName: fileName)
        case (true, false):
            return [DiffPair(old: version(Folder.joined(old, Document.fileName(ofPath: new))), new: version(new))]
        case (false, true):
            return [DiffPair(old: version(old), new: version(Folder.joined(new, Document.fileName(ofPath: old))))]
        case (false, false): return [DiffPair(old: version(old), new: version(new))]
        }
    }

    private static func folders(_ old: String, _ new: String, assumedName: String?) -> [DiffPair] {
        func version(_ name: String, in folder: String) -> Version {
            let file = Folder.joined(folder, name)
            guard let assumedName else { return Version(path: file, project: folder) }
            return Version(path: Folder.joined(assumedName, name), file: file, project: assumedName)
        }
        let (olds, news) = (Folder.documents(below: old), Folder.documents(below: new))
        return merged(olds, news) {
            version($0, in: old)
        } new: {
            version($0, in: new)
        }
    }

    /// Pairs of the same name, in the order of the names; those of `named` are named themselves.
    private static func merged(
        _ olds: [String], _ news: [String], named: [String] = [], old: (String) -> Version,
        new: (String) -> Version
    ) -> [DiffPair] {
        let (before, after) = (Set(olds), Set(news))
        return before.union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
            DiffPair(
                old: before.contains(name) ? old(name) : nil, new: after.contains(name) ? new(name) : nil,
                isFound: !named.contains(name))
        }
    }

    // MARK: Revisions

    /// The pairs between a revision and the files as they are, or between the two revisions of `A..B` and `A...B`.
    static func pairs(revision: String, paths: [String]) throws(GitRepository.Failure) -> [DiffPair] {
        let operands = paths.isEmpty ? ["."] : paths
        let first = operands[0]
        let repository = try GitRepository(containing: Folder.exists(first) ? first : Self.folder(of: first))
        var (from, to) = (revision, String?.none)
        if let dots = revision.range(ofDots: "...") {
            to = dots.after.isEmpty ? "HEAD" : dots.after
            from = try repository.mergeBase(dots.before.isEmpty ? "HEAD" : dots.before, to ?? "HEAD")
        } else if let dots = revision.range(ofDots: "..") {
            (from, to) = (dots.before.isEmpty ? "HEAD" : dots.before, dots.after.isEmpty ? "HEAD" : dots.after)
        }
        var inside: [String] = []
        for operand in operands {
            guard let path = Self.path(of: operand, in: repository.root) else {
                throw GitRepository.Failure(message: "'\(operand)' is not in the repository at \(repository.root)")
            }
            inside.append(path.isEmpty ? "." : path)
        }
        let tree = try repository.commit(from)
        var second: String?
        if let to { second = try repository.commit(to) }
        for (operand, path) in zip(operands, inside) {
            try refuseMissing(operand, path, trees: [tree, second].compactMap { $0 }, revision, repository)
        }
        let olds = try repository.documents(in: tree, below: inside)
        // The working folder may lie below the top, above it, or elsewhere.
        let here = Directory.resolvingLinks(".") ?? "/"
        func shown(_ path: String) -> String {
            let whole = Folder.joined(repository.root, path)
            return Path.relative(whole, to: here) ?? whole
        }
        // What a project supplies is that of the working tree for every revision.
        func project(_ path: String) -> String? {
            zip(operands, inside).first { operand, folder in
                Folder.exists(operand) && (folder == "." || path.hasPrefix("\(folder)/"))
            }?.0
        }
        func version(_ path: String, _ tree: String) -> Version {
            Version(path: shown(path), revision: (repository.root, tree, path), project: project(path))
        }
        guard let other = second else {
            let news = try repository.documents(below: inside)
            return merged(olds, news, named: inside) {
                version($0, tree)
            } new: {
                Version(path: shown($0), project: project($0))
            }
        }
        let news = try repository.documents(in: other, below: inside)
        return merged(olds, news, named: inside) {
            version($0, tree)
        } new: {
            version($0, other)
        }
    }

    /// Refuses an operand at whose path, seen from the top, nothing lies: what is mistyped is not alike.
    private static func refuseMissing(
        _ operand: String, _ path: String, trees: [String], _ revision: String, _ repository: GitRepository
    ) throws(GitRepository.Failure) {
        if repository.has(path) { return }
        for tree in trees {
            if try repository.has(path, in: tree) { return }
        }
        throw GitRepository.Failure(message: "'\(operand)' is neither in the working tree nor in '\(revision)'")
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        // A folder that is gone lies in one that is not.
        return Folder.exists(folder) ? folder : Self.folder(of: folder)
    }

    /// The path from the top of a repository to what is, or was, at `path`; nil where it lies elsewhere.
    private static func path(of path: String, in root: String) -> String? {
        var (existing, rest) = (path, "")
        var status = stat()
        while stat(existing, &status) != 0 {
            let name = Document.fileName(ofPath: existing)
            rest = rest.isEmpty ? name : "\(name)/\(rest)"
            let above = folder(of: existing)
            guard above != existing else { return nil }
            existing =
                existing.utf8.contains(UInt8(ascii: "/"))
                ? String(decoding: existing.utf8.dropLast(name.utf8.count + 1), as: UTF8.self) : "."
            if existing.isEmpty { existing = "/" }
        }
        guard let whole = Directory.resolvingLinks(existing), let base = Directory.resolvingLinks(root),
            let inner = Path.relative(whole, to: base)
        else { return nil }
        return [inner, rest].filter { !$0.isEmpty }.joined(separator: "/")
    }
}

extension String {
    /// What stands before and after some dots; nil where there are none.
    fileprivate func range(ofDots dots: String) -> (before: String, after: String)? {
        let (text, mark) = (Array(utf8), Array(dots.utf8))
        guard text.count >= mark.count else { return nil }
        for start in 0...text.count - mark.count where Array(text[start..<start + mark.count]) == mark {
            return (
                String(decoding: text[..<start], as: UTF8.self),
                String(decoding: text[(start + mark.count)...], as: UTF8.self)
            )
        }
        return nil
    }
}
