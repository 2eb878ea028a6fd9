import Strut

/// The baseline of a run: read, or brought up to date.
struct BaselineFile {
    /// The file that is read; nil for none.
    let readPath: String?
    /// The file that is written; nil for none.
    let writtenPath: String?
    /// What documents are called in it.
    private var paths: BaselinePaths
    /// What the file that is written holds so far.
    private let earlier: Baseline

    /// The command line's file, else the configuration's. One that is to be written may be there only if it is a
    /// baseline.
    init(_ arguments: Arguments, _ configuration: Configuration) throws(UsageError) {
        let own = configuration.baseline.map {
            configuration.folder.isEmpty || $0.hasPrefix("/") ? $0 : Folder.joined(configuration.folder, $0)
        }
        let path = arguments.baseline ?? own
        writtenPath = arguments.writesBaseline ? path ?? Self.standardPath(configuration) : nil
        readPath = arguments.writesBaseline ? nil : path
        paths = Self.paths(arguments, configuration, of: writtenPath ?? path)
        if let writtenPath { earlier = try Self.earlier(writtenPath) } else { earlier = Baseline() }
    }

    private static func standardPath(_ configuration: Configuration) -> String {
        configuration.folder.isEmpty
            ? ".strut-baseline.json" : Folder.joined(configuration.folder, ".strut-baseline.json")
    }

    /// Paths begin at the configuration's folder, or else at the baseline's. Without a configuration they once began at
    /// the first folder that was checked, which may be any above a document, or else at the current one.
    private static func paths(
        _ arguments: Arguments, _ configuration: Configuration, of path: String?
    ) -> BaselinePaths {
        if configuration.path != nil { return BaselinePaths(folder: configuration.folder) }
        let operands = arguments.operands.filter { $0 != "-" }
        let roots = operands.filter(Folder.exists) + operands.flatMap { folders(above: $0) } + [""]
        return BaselinePaths(folder: path.map { folder(of: $0) } ?? "", earlierRoots: roots)
    }

    /// The folder of a file; empty for the current one.
    private static func folder(of path: String) -> String {
        let folder = Folder.parent(of: path)
        return folder.isEmpty && path.hasPrefix("/") ? "/" : folder
    }

    /// The folders above a path, the outermost first.
    private static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var folder = Folder.parent(of: path)
        while !folder.isEmpty {
            folders.append(folder)
            folder = Folder.parent(of: folder)
        }
        return folders.reversed()
    }

    /// The baseline at `path` that is written again; one of nothing where no file is there, or an empty one.
    private static func earlier(_ path: String) throws(UsageError) -> Baseline {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return Baseline()
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try Document.bytes(ofOtherFile: path)
        } catch {
            throw UsageError(
                "'\(path)' cannot be read, and would be replaced: \(error.text)",
                advice: "see to the file, or write to one of another name")
        }
        let read = Baseline.read(bytes, path: path)
        if read.findings.isEmpty, !read.baseline.isReport { return read.baseline }
        throw UsageError(
            "'\(path)' is no baseline, and would be replaced", advice: "write to a file of another name, or remove it")
    }

    /// Whether there is one to compare with.
    var isRead: Bool { readPath != nil }

    /// Whether there is one to compare with, or to write.
    var isUsed: Bool { isRead || writtenPath != nil }

    /// What a file is called in it.
    mutating func name(of path: String) -> String { paths.name(of: path) }

    /// The baseline, and what is wrong with it; nothing where none is read.
    mutating func read() -> (baseline: Baseline, findings: [Finding]) {
        guard let readPath else { return (Baseline(), []) }
        let read = Baseline.read(readPath)
        return (read.baseline.renamed { paths.name(ofEntry: $0) }, read.findings)
    }

    /// What of it is no longer found where it was looked for, or is about a file of a project that is not there any
    /// more.
    func stale(_ left: Baseline, _ coverage: CheckCoverage) -> Finding? {
        guard let readPath else { return nil }
        let isGone = { (name: String) in coverage.includes(folderOf: name) && !paths.exists(name) }
        return left.lookedAt { coverage.includes($0, $1, $2) || isGone($0) }.stale(path: readPath)
    }

    /// Writes the file: what was found, and what it held of documents, rules and environments that were not looked at
    /// and are still there. Nil for success.
    mutating func write(_ findings: [Finding], _ coverage: CheckCoverage, to path: String) -> ExitStatus? {
        var baseline = Baseline(findings, in: coverage.environments) { paths.name(of: $0.path) }
        let foundCount = baseline.count
        let known = earlier.renamed { paths.name(ofEntry: $0) }
        baseline.add(
            known.filtered { document, rule, choice in
                !coverage.includes(document, rule, choice) && coverage.knows(rule) && paths.exists(document)
            })
        let status = OutputFile.write(baseline.bytes, to: path)
        guard status == .success else { return status }
        let count = baseline.count
        var report = "strut: \(count == 1 ? "one finding" : "\(count) findings") written to '\(path)'"
        if count > foundCount { report += ", \(count - foundCount) of them as before: they were not looked for" }
        StandardStreams.report(report)
        return nil
    }
}
