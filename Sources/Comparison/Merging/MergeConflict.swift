import InterfaceDocument
import StrutDiagnostics

/// Something that both sides of a merge changed, so that people must choose.
public struct MergeConflict: Hashable, Sendable {
    /// What one side says of it.
    public struct Side: Hashable, Sendable {
        /// What it says, in words; what it did, where that is no value.
        public var words: String
        /// Where it stands in that side's document; nil for what is not there.
        public var location: SourceLocation?
    }

    /// What the conflict is about: an object, and what of it.
    public var subject: String
    /// What the document said before both changed it; nil where it said nothing.
    public var base: String?
    /// What ours says.
    public var ours: Side
    /// What theirs says.
    public var theirs: Side
}

/// Which side a conflict is settled for.
public enum MergeSide: String, Hashable, Sendable, CaseIterable {
    /// The version that is merged into.
    case ours
    /// The version that is merged.
    case theirs
}

/// A conflict as it is found, before it is put into words.
struct FoundConflict {
    /// What it is about: several that are about one thing are reported once.
    var subject: String
    /// What of it: an attribute, or a few words.
    var detail: String
    var base: String?
    var ours: (words: String, node: MergeTree.Node?)
    var theirs: (words: String, node: MergeTree.Node?)
}
