import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// What can be put right in a document without asking anybody: each rule whose findings have one safe answer.
///
/// ```swift
/// let fix = try DocumentFix(document, rules: ["misplaced-view"])
/// print(fix.counts, fix.bytes.count)
/// ```
public struct DocumentFix: Sendable {
    /// The rules that have such an answer, by their ids.
    public static let rules = [
        "misplaced-view", "dangling-reference", "duplicate-id", "missing-reuse-identifier", "fixed-direction",
    ]

    /// The rules whose findings are only fixed where they are named, since what the document says is changed.
    public static let requestedRules = ["fixed-direction"]

    /// The rules whose findings are only fixed where they are named and unsafe changes are allowed, since the layout
    /// changes.
    public static let unsafeRules = ["conflicting-constraints"]

    /// Whether a frame, in points, is stored so far from where its view lies that it is written again; one without a
    /// number is.
    package static func isOff(_ stored: Rect, _ frame: Rect) -> Bool {
        let distances = [
            stored.x - frame.x, stored.y - frame.y, stored.width - frame.width, stored.height - frame.height,
        ]
        return !distances.allSatisfy { $0.magnitude <= StoredFrames.tolerance }
    }

    /// The document with the changes.
    public private(set) var document: Document
    /// What it is written as, in UTF-8: the old bytes, but for the changes.
    public private(set) var bytes: [UInt8]
    private let original: [UInt8]
    /// How many changes were made, by the ids of rules, and for `numbers` of which format is.
    public private(set) var counts: [(name: String, count: Int)] = []

    /// Puts right what some rules find.
    ///
    /// Frames are those of the document's own canvas; where writing them would change another frame, none is written.
    public init(_ document: Document, rules: Set<String>) throws(DocumentEditError) {
        self.init(document)
        // References first: what they leave out changes frames.
        if rules.contains("duplicate-id") { try apply("duplicate-id", IdentifierFix.apply) }
        if rules.contains("dangling-reference") { try apply("dangling-reference", ReferenceFix.apply) }
        if rules.contains("missing-reuse-identifier") {
            try apply("missing-reuse-identifier", ReuseIdentifierFix.apply)
        }
        if rules.contains("fixed-direction") { try apply("fixed-direction", DirectionFix.apply) }
        if rules.contains("conflicting-constraints") { try apply("conflicting-constraints", ConflictFix.apply) }
        if rules.contains("misplaced-view") { try applyFrames() }
    }

    /// Takes churn away: frames as they are computed, and numbers as Xcode writes them.
    public init(formatting document: Document) throws(DocumentEditError) {
        self.init(document)
        try applyFrames()
        try apply("numbers", NumberFormat.apply)
    }

    /// Stores the frames of some views as constraints give them.
    package init(framesOf views: Set<String>, in document: Document) throws(DocumentEditError) {
        self.init(document)
        try applyFrames(of: views)
    }

    private init(_ document: Document) {
        self.document = document
        original = document.source
        bytes = original
    }

    /// Whether nothing was changed.
    public var isEmpty: Bool { counts.isEmpty }

    private mutating func apply(
        _ name: String, _ change: (inout DocumentEdit) throws(DocumentEditError) -> Int
    ) throws(DocumentEditError) {
        var total = 0
        // One change may leave something else at fault: an outlet of a constraint that is gone.
        for _ in 0..<32 {
            var edit = try DocumentEdit(document)
            let count = try change(&edit)
            if count == 0 { break }
            let result = try edit.result()
            take(result)
            total += count
        }
        if total > 0 { counts.append((name, total)) }
    }

    private mutating func take(_ result: DocumentEdit.Result) {
        document = result.document
        bytes = DocumentEdit.restoringDeclaration(of: original, in: result.bytes)
    }

    private mutating func applyFrames(of views: Set<String>? = nil) throws(DocumentEditError) {
        let layout = LayoutEngine().layout(document)
        var edit = try DocumentEdit(document)
        let count = try FrameFix(layout, views).apply(&edit)
        guard count > 0 else { return }
        let result = try edit.result()
        guard FrameFix.areSame(layout, LayoutEngine().layout(result.document)) else { return }
        take(result)
        counts.append(("misplaced-view", count))
    }
}
