import Strut

/// One `strut merge`: reads the versions, writes the result and reports the conflicts.
struct MergeRun {
    private let operands: [String]
    private let output: String?
    private let settledFor: MergeSide?
    private let name: String?

    init(_ arguments: Arguments) throws(UsageError) {
        operands = arguments.operands
        guard operands.count == 3 || operands.count == 1 else {
            throw UsageError("expected three versions, or one file in conflict", advice: "give BASE, OURS and THEIRS")
        }
        if operands.contains("-") { throw UsageError("standard input ('-') is no version that can be merged") }
        settledFor = arguments.settledFor
        name = arguments.assumedVersionName
        let own = operands.count == 1 ? operands[0] : nil
        output = (arguments.output ?? own).flatMap { $0 == "-" ? nil : $0 }
    }

    func run() -> ExitStatus {
        do throws(InputError) {
            let versions = try versions()
            do throws(DocumentEditError) {
                let merge = try DocumentMerge(
                    base: versions.base, ours: versions.ours, theirs: versions.theirs, preferring: settledFor ?? .ours)
                return finish(merge, versions)
            } catch {
                return report(InputError(error, in: versions.names.ours))
            }
        } catch {
            return report(error)
        }
    }

    private func versions() throws(InputError) -> MergeVersions {
        if operands.count == 1 { return try MergeVersions(inConflict: operands[0]) }
        return try MergeVersions(base: operands[0], ours: operands[1], theirs: operands[2], name: name)
    }

    private func finish(_ merge: DocumentMerge, _ versions: MergeVersions) -> ExitStatus {
        let bytes = versions.encoding.encoded(merge.bytes)
        if let output {
            let status = OutputFile.write(bytes, to: output)
            guard status == .success else { return status }
        } else if !StandardStreams.writeResult(bytes) {
            return .cannotWrite
        }
        for (id, new) in merge.renamed {
            StandardStreams.report(
                "\(versions.names.ours): note: both sides gave the id '\(id)' to new objects: theirs is '\(new)' now")
        }
        for conflict in merge.conflicts { StandardStreams.report(words(conflict, versions)) }
        // A result on standard output has no place beside which a report could be.
        if output != nil {
            let open = settledFor == nil ? merge.conflicts : []
            let status = ConflictReport.update(open, for: reportedPath)
            guard status == .success else { return status }
        }
        guard !merge.conflicts.isEmpty else { return .success }
        if let settledFor {
            StandardStreams.report("strut: \(count(merge)) settled for \(settledFor.rawValue)")
            return .success
        }
        let beside = output == nil ? "" : "; both sides are in \(ConflictReport.path(for: reportedPath))"
        StandardStreams.report("strut: \(count(merge)): the result says what ours says\(beside)")
        return .findings
    }

    /// Where the document is for people: git has its versions in files of other names.
    private var reportedPath: String { name ?? output ?? "" }

    private func count(_ merge: DocumentMerge) -> String {
        let count = merge.conflicts.count
        return "\(count) conflict\(count == 1 ? "" : "s")"
    }

    /// A conflict in one line, as compilers write errors, with the place of theirs behind it.
    private func words(_ conflict: MergeConflict, _ versions: MergeVersions) -> String {
        let place = conflict.ours.location.map { "\(versions.names.ours):\($0)" } ?? versions.names.ours
        let other = conflict.theirs.location.map { " (\(versions.names.theirs):\($0))" } ?? ""
        let base = conflict.base.map { "; before \($0)" } ?? ""
        let sides = "ours \(conflict.ours.words), theirs \(conflict.theirs.words)\(other)"
        return "\(place): conflict: \(conflict.subject): \(sides)\(base)".onOneLine
    }

    private func report(_ error: InputError) -> ExitStatus {
        StandardStreams.report([error.finding])
        return error.status
    }
}
