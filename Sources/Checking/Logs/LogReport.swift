// All that a log shows: each conflict solved, and found in documents.

import InterfaceDocument

/// What `explain-log` says.
package struct LogReport: Sendable {
    /// A conflict with what it comes to.
    package struct Entry: Sendable {
        package var analysis: LogAnalysis
        /// For each constraint where it stands: several places where as much speaks for each, none where no document
        /// has it.
        package var places: [[LogPlace]]
    }

    /// The conflicts, in the order of the log; none where nothing of it could be read.
    package var entries: [Entry]
    /// Whether documents were given to look for the constraints in.
    package var hasDocuments: Bool
    /// What lists have between quotes, and what else looks like a constraint, that could not be read.
    package var unread: [String]

    /// Reads and solves a log; nil where there is no conflict in it.
    package init?(_ text: String, documents: [Document]) {
        let conflicts = ConflictLog(text).conflicts
        let matcher = LogMatcher(documents)
        unread = conflicts.flatMap(\.unread)
        hasDocuments = !documents.isEmpty
        entries = conflicts.filter { !$0.constraints.isEmpty }.map { conflict in
            Entry(analysis: LogAnalysis(conflict), places: matcher.places(of: conflict))
        }
        if entries.isEmpty, unread.isEmpty { return nil }
    }
}
