/// A file as git leaves one where two versions are in each other's way: both of them, between lines that begin with
/// seven equal characters, the first with `<` (git-merge(1), "How conflicts are presented").
package enum UnfinishedMerge {
    /// What is said where one begins.
    package static let message = "an unfinished merge begins here"

    /// Whether a line begins with the mark that a conflict begins with.
    package static func begins(with line: some Sequence<UInt8>) -> Bool { line.starts(with: "<<<<<<< ".utf8) }
}
