/// Something that is wrong with a document, or worth knowing about it: a value, never a thrown error.
public struct Finding: Hashable, Sendable {
    /// The rule that was broken.
    public var rule: Rule
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
    /// The environments in which it was seen; empty where none was asked for but the document's own canvas.
    public var environments: [FindingEnvironment] = []
    /// Which of several environments the numbers and texts of the message are from, by its place among them; nil for none or one.
    public var example: Int?
    /// The widths and heights of the window at which it was seen, where several were looked at and they are the same in all
    /// environments; else each environment has its own.
    public var windows: [WindowRange] = []
    /// Where it was seen, in few words: `iPhone SE at AX3 and above; 14 of 96`. Empty where it was seen everywhere.
    public var environmentSummary = ""
    /// How bad it is beside other findings of its rule, mostly in points; 0 where that is not said.
    public var amount = 0.0
    /// What tells it from other findings of its rule on the same object, such as the other object's id.
    public var variant: String?
    /// What it is told by among the findings of its rule in other environments, instead of its object, place and words: they may
    /// be others there. Nil for findings that those tell.
    package var identity: String?
    /// The ids of other objects that it is about just as well, and may name in another environment: of a conflict, any
    /// constraint may be the one that is broken. Whatever is known of the finding by its object may go by one of them.
    package var otherObjects: [String] = []
    /// The id of what holds all that it is about, of a finding on a whole scene: its first object may be mended, and the
    /// finding goes on with the next.
    package var holder: String?

    /// Whether it is about the object with an id.
    package func isAbout(_ id: String) -> Bool { object == id || holder == id || otherObjects.contains(id) }

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

    /// Makes a finding of `rule` about the document at `path`; it weighs what the rule says unless `severity` is given.
    public init(
        rule: Rule, severity: Severity? = nil, message: String, path: String, location: SourceLocation? = nil,
        object: String? = nil, notes: [Note] = []
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.message = message
        self.path = path
        self.location = location
        self.object = object
        self.notes = notes
    }
}

extension Finding {
    /// Where it was seen, as it stands behind the message; empty where it was seen everywhere.
    package var environmentWords: String { environmentSummary.isEmpty ? "" : " (\(environmentSummary))" }
}
