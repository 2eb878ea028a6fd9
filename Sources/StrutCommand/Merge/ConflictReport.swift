import Strut

/// The conflicts of a merge in a file beside the result, since that says only what ours says.
struct ConflictReport {
    /// Where the report on the document at `path` is.
    static func path(for path: String) -> String { "\(path).conflicts.txt" }

    /// Writes what both sides say of each conflict, or removes an earlier report where there are none.
    static func update(_ conflicts: [MergeConflict], for path: String) -> ExitStatus {
        let report = self.path(for: path)
        guard !conflicts.isEmpty else {
            unlink(report)
            return .success
        }
        return OutputFile.write(Array(text(conflicts, path).utf8), to: report)
    }

    /// Each conflict with its place, then ours, theirs, and what was there before.
    static func text(_ conflicts: [MergeConflict], _ path: String) -> String {
        let count = conflicts.count == 1 ? "1 conflict" : "\(conflicts.count) conflicts"
        var text = "\(path): \(count). The document says what ours says. Delete this file when they are settled.\n"
        for conflict in conflicts {
            let place = conflict.ours.location.map { ":\($0)" } ?? ""
            let other = conflict.theirs.location.map { " (line \($0.line) of theirs)" } ?? ""
            text += "\n\(path)\(place): \(conflict.subject.onOneLine)\n"
            text += "    ours    \(conflict.ours.words.onOneLine)\n"
            text += "    theirs  \(conflict.theirs.words.onOneLine)\(other)\n"
            if let base = conflict.base { text += "    before  \(base.onOneLine)\n" }
        }
        return text
    }
}
