/// How grave a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A layout that cannot be right, such as a conflict: exit status 1.
    case error
    /// Something that is probably a mistake.
    case warning
    /// Something worth knowing.
    case note
}

/// Something that is wrong with a document, or worth knowing about it: a value, never a thrown error.
public struct Finding: Hashable, Sendable {
    /// The stable kebab-case identifier of the rule that was broken, such as `conflicting-constraints`.
    public var rule: String
    /// How grave it is.
    public var severity: Severity
    /// What is wrong and what to do, in one line.
    public var message: String
    /// The path of the document, as it was given.
    public var path: String
    /// Where the object at fault starts; nil when the whole document is meant.
    public var location: SourceLocation?
    /// The object id of the object at fault.
    public var object: String?
    /// Related places: the other constraints of a conflict, the first use of a doubled id, ….
    public var notes: [Note]

    /// A related place, or further words, that belong to a finding.
    public struct Note: Hashable, Sendable {
        /// What there is to say, in one line.
        public var message: String
        /// The place that it speaks of; nil for that of the finding.
        public var location: SourceLocation?
        /// The object id of what stands there.
        public var object: String?

        /// Makes a note; a note without a location speaks of its finding's place.
        public init(_ message: String, location: SourceLocation? = nil, object: String? = nil) {
            self.message = message
            self.location = location
            self.object = object
        }
    }

    /// Makes a finding of `rule` about the document at `path`.
    public init(
        rule: String, severity: Severity, message: String, path: String, location: SourceLocation? = nil,
        object: String? = nil, notes: [Note] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.path = path
        self.location = location
        self.object = object
        self.notes = notes
    }
}
