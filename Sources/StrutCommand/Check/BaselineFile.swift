import Strut

/// The baseline of a run: read, or written anew.
struct BaselineFile {
    /// The file that is read; nil for none.
    let readPath: String?
    /// The file that is written; nil for none.
    let writtenPath: String?

    /// The command line's file, else the configuration's.
    init(_ arguments: Arguments, _ configuration: Configuration) {
        let own = configuration.baseline.map {
            configuration.folder.isEmpty ? $0 : Folder.joined(configuration.folder, $0)
        }
        let path = arguments.baseline ?? own
        writtenPath = arguments.writesBaseline ? path ?? Self.standardPath(configuration) : nil
        readPath = arguments.writesBaseline ? nil : path
    }

    private static func standardPath(_ configuration: Configuration) -> String {
        configuration.folder.isEmpty
            ? ".strut-baseline.json" : Folder.joined(configuration.folder, ".strut-baseline.json")
    }

    /// Whether there is one to compare with.
    var isRead: Bool { readPath != nil }

    /// The baseline, and what is wrong with it; nothing where none is read.
    func read() -> (baseline: Baseline, findings: [Finding]) {
        readPath.map(Baseline.read) ?? (Baseline(), [])
    }

    /// What of it is no longer found.
    func stale(_ left: Baseline, paths: Set<String>, _ selection: RuleSelection) -> Finding? {
        guard let readPath else { return nil }
        let rules = Dictionary(Rule.all.map { ($0.id, $0) }) { first, _ in first }
        return left.stale(in: paths, rules: { rules[$0].map(selection.applies) ?? true }, path: readPath)
    }

    /// Writes the file; nil for success.
    func write(_ baseline: Baseline, to path: String) -> ExitStatus? {
        do {
            try OutputFile.replace(path, with: baseline.bytes)
            let count = baseline.count
            StandardStreams.report("strut: \(count == 1 ? "one finding" : "\(count) findings") written to '\(path)'")
            return nil
        } catch {
            StandardStreams.report("strut: error: cannot write '\(path)': \(error.text)")
            return .cannotWrite
        }
    }
}
