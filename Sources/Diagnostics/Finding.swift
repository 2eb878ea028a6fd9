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
    /// Where the affected object starts; nil when the whole document is meant.
    public var location: SourceLocation?
    /// The object id of the affected object.
    public var object: String?
    /// Related places: the other constraints of a conflict, the first use of a doubled id, ….
    public var notes: [Note]
    /// The rows of design-time data in which it was seen, of those in which the same is found: section and row with a
    /// point between, behind those of the row that their table stands in and a slash. Empty for what is in no such row.
    public var rows: [String] = []
    /// The environments in which it was seen; empty where none was asked for but the document's own canvas.
    public var environments: [FindingEnvironment] = []
    /// Which of several environments the numbers and texts of the message are from, by its place among them; nil for
    /// none or one.
    public var example: Int?
    /// The widths and heights of the window at which it was seen, where several were looked at and they are the same in
    /// all environments; else each environment has its own.
    public var windows: [WindowRange] = []
    /// Where it was seen, in few words: `iPhone SE at AX3 and above; 14 of 96`. Empty where it was seen everywhere.
    public var environmentSummary = ""
    /// How bad it is beside other findings of its rule, mostly in points; 0 where that is not said.
    public var amount = 0.0
    /// What distinguishes it from other findings of its rule on the same object: the other object's id, an axis, a
    /// text's role. The same in every environment and whatever the amounts are.
    public var variant: String?
    /// What it is identified by among the findings of its rule in other environments, instead of its object, place and
    /// words: they may be others there. Nil for findings that those identify.
    package var identity: String?
    /// The ids of other objects that it is about just as well, and may name in another environment: of a conflict, any
    /// constraint may be the one that is broken. Whatever is known of the finding by its object may go by one of them.
    package var otherObjects: [String] = []
    /// The id of what holds all that it is about, of a finding on a whole scene: its first object may be fixed, and the
    /// finding goes on with the next.
    package var holder: String?

    /// How many of its notes a text shows, of a finding whose notes are a list; nil for all. JSON and SARIF have every
    /// one.
    package var shownNotes: Int?
    /// What it is in the list of a finding that says it together with others like it, such as texts without a
    /// translation; nil for findings that stand by themselves.
    package var entry: Note?
    /// Whether it holds in pseudo-languages alone, beside which real ones were looked at: a note on the room that
    /// translations may need, which reports count apart.
    package var isAboutPseudoLanguages = false

    /// Whether it is about the object with an id.
    package func isAbout(_ id: String) -> Bool { object == id || holder == id || otherObjects.contains(id) }

    /// A related place, or further words, that belong to a finding.
    public struct Note: Hashable, Sendable {
        /// What there is to say, in one line.
        public var message: String
        /// The place that it refers to; nil for that of the finding.
        public var location: SourceLocation?
        /// The object id of what is there.
        public var object: String?

        /// Makes a note; a note without a location refers to its finding's place.
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
    /// What distinguishes it from the findings of its rule in one document: never its words, so that the amounts in
    /// them may differ between environments and between versions of a document.
    ///
    /// Merging over environments, comparing versions and the fingerprints of SARIF use it. A baseline knows rule and
    /// object alone.
    package struct Identity: Hashable, Sendable {
        /// The rule's identifier.
        package var rule: String
        /// The id of the affected object, or what `identity` gives instead of it; nil where the whole document is
        /// meant.
        package var object: String?
        /// What distinguishes several on one object.
        package var variant: String?
    }

    /// Its identity, by the object with an id, which is its own unless another is given.
    package func identity(of id: String? = nil) -> Identity {
        Identity(rule: rule.id, object: id ?? object, variant: variant)
    }

    /// The notes that a report for people shows.
    var notesInText: ArraySlice<Note> { notes.prefix(shownNotes ?? notes.count) }

    /// Where it was seen, as it stands behind the message; empty where it was seen everywhere.
    package var environmentWords: String {
        let words = [rowWords, environmentSummary].filter { !$0.isEmpty }.joined(separator: "; ")
        return words.isEmpty ? "" : " (\(words))"
    }

    /// The most rows that are named.
    private static let mostRows = 3

    private var rowWords: String {
        switch rows.count {
        case 0: ""
        case 1: "in row \(rows[0])"
        case ...Self.mostRows: "in rows \(rows.joined(separator: ", "))"
        default: "in \(rows.count) rows"
        }
    }
}

extension [Finding] {
    /// The same with what is found alike in several rows reported once, where it is found first.
    package var joinedByRows: [Finding] {
        guard contains(where: { !$0.rows.isEmpty }) else { return self }
        var joined: [Finding] = []
        var places: [Finding: Int] = [:]
        for finding in self {
            var alike = finding
            alike.rows = []
            // What is found twice in one row is two findings.
            if !finding.rows.isEmpty, let place = places[alike], joined[place].rows.last != finding.rows[0] {
                joined[place].rows += finding.rows
            } else {
                if !finding.rows.isEmpty { places[alike] = joined.count }
                joined.append(finding)
            }
        }
        return joined
    }

    /// The same with a finding for each row.
    package var dividedByRows: [Finding] {
        guard contains(where: { $0.rows.count > 1 }) else { return self }
        return flatMap { finding in
            finding.rows.count < 2
                ? [finding]
                : finding.rows.map { row in
                    var own = finding
                    own.rows = [row]
                    return own
                }
        }
    }
}
