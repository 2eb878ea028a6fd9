import InterfaceDocument
import StrutChecking
import StrutDiagnostics

/// Two versions of a document that were changed apart, brought together by object id.
///
/// What one side alone changed is taken; what both changed to the same is taken once. Notes of the tools and stored
/// frames are never in each other's way. What both changed to different things is a conflict: the result says what the
/// preferred side says, and the conflict both. The result has the bytes of ours wherever theirs changed nothing.
///
/// ```swift
/// let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
/// for conflict in merge.conflicts { print(conflict.subject, conflict.ours.words, conflict.theirs.words) }
/// print(merge.bytes.count)
/// ```
public struct DocumentMerge: Sendable {
    /// The merged document.
    public let document: Document
    /// What it is written as, in UTF-8.
    public let bytes: [UInt8]
    /// What people must choose.
    public let conflicts: [MergeConflict]
    /// The ids that both sides gave to different new objects, with those that theirs have in the result.
    public let renamed: [(id: String, new: String)]

    /// Merges two versions of a document.
    ///
    /// - Parameters:
    ///   - base: The version that both were made from.
    ///   - ours: The version that is merged into.
    ///   - theirs: The version that is merged.
    ///   - preferred: The side that conflicts are settled for.
    public init(
        base: Document, ours: Document, theirs: Document, preferring preferred: MergeSide = .ours
    ) throws(DocumentEditError) {
        let sources = (base.source, ours.source, theirs.source)
        if sources.0 == sources.2 || sources.1 == sources.2 {
            self.init(document: ours, bytes: sources.1)
            return
        }
        if sources.0 == sources.1 {
            self.init(document: theirs, bytes: sources.2)
            return
        }
        let identities = MergeIdentities(base: base, ours: ours, theirs: theirs)
        let plan = MergePlan(identities, preferring: preferred)
        var writer = try MergeWriter(plan)
        let result = try writer.write().result()
        // A frame that both sides changed is what the constraints of both give.
        let views = Set(plan.disputedFrames.compactMap { ours in plan.ours[ours].map(plan.ours.owner)?.element.id })
        let frames = views.isEmpty ? nil : try DocumentFix(framesOf: views, in: result.document)
        self.init(
            document: frames?.document ?? result.document,
            bytes: frames.map { DocumentEdit.restoringDeclaration(of: result.bytes, in: $0.bytes) } ?? result.bytes,
            conflicts: MergeWords(plan).conflicts() + MergeSafety.problems(of: result.document, plan),
            renamed: identities.collisions)
    }

    private init(
        document: Document, bytes: [UInt8], conflicts: [MergeConflict] = [], renamed: [(id: String, new: String)] = []
    ) {
        self.document = document
        self.bytes = bytes
        self.conflicts = conflicts
        self.renamed = renamed
    }
}
