import InterfaceDocument
import StrutDiagnostics
import StrutJSON

/// The findings that a project has put up with for now: by document, object and rule, so that lines may move.
public struct Baseline: Sendable {
    /// What identifies a finding. Paths are compared by their bytes: as texts, é and e with an accent behind it would
    /// be one.
    struct Key: Hashable, Comparable {
        var path: String
        var object: String
        var rule: String

        static func == (a: Key, b: Key) -> Bool {
            a.path.utf8.elementsEqual(b.path.utf8) && a.object == b.object && a.rule == b.rule
        }

        static func < (a: Key, b: Key) -> Bool {
            if a.path.utf8.elementsEqual(b.path.utf8) { return (a.object, a.rule) < (b.object, b.rule) }
            return a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
        }
    }

    /// What is known of a key.
    struct Entry {
        /// How many findings there are.
        var count: Int
        /// The environments in which they were looked for and found; none for the documents' own canvas, and for what
        /// is the same in all.
        var choices: Set<EnvironmentChoice> = []

        /// The environments that must be looked at before it is known that they are gone.
        var places: Set<EnvironmentChoice> { choices.isEmpty ? [.canvas] : choices }
    }

    /// What is known, by what identifies it.
    var entries: [Key: Entry] = [:]
    /// Whether it was read from a report of `check`, which has the same members and more.
    package private(set) var isReport = false

    /// A baseline of nothing.
    public init() {}

    /// The baseline of `findings`; `relative` gives the path of each from the project's folder.
    public init(_ findings: [Finding], relative: (Finding) -> String) {
        self.init(findings, in: .canvas, relative: relative)
    }

    /// The same of what was found in some environments: a layout may have it there alone, and so may a request.
    package init(_ findings: [Finding], in choice: EnvironmentChoice, relative: (Finding) -> String) {
        for finding in findings {
            let object = finding.holder ?? finding.object ?? ""
            let key = Key(path: relative(finding), object: object, rule: finding.rule.id)
            let choices: Set<EnvironmentChoice> = finding.rule.dependsOnChoice ? [choice] : []
            entries[key, default: Entry(count: 0, choices: choices)].count += 1
        }
    }

    /// How many findings it has.
    public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

    /// The file: a line for each key, in alphabetic order, so that differences are small.
    public var bytes: [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("findings", .lines) { json in
            for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
                json.beginObject(.inline)
                json.member("path", key.path)
                if !key.object.isEmpty { json.member("object", key.object) }
                json.member("rule", key.rule)
                if entry.count > 1 { json.member("count", entry.count) }
                if entry.places != [.canvas] {
                    json.array("in", .inline) { json in
                        for choice in entry.choices.sorted() { json.string(choice.text) }
                    }
                }
                json.endObject()
            }
        }
        json.endObject()
        return json.finish()
    }

    /// Reads a file; what is wrong with it is a finding.
    public static func read(_ path: String) -> (baseline: Baseline, findings: [Finding]) {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try Document.bytes(ofOtherFile: path)
        } catch {
            let advice = error.isMissing ? "; write one with '--write-baseline'" : ""
            return failure("the baseline cannot be read: \(error.text)\(advice)", path)
        }
        return read(bytes, path: path)
    }

    /// The same from the bytes of the file.
    package static func read(_ bytes: [UInt8], path: String) -> (baseline: Baseline, findings: [Finding]) {
        let parsed: Result<JSONValue, JSONError> = Result { () throws(JSONError) in try JSONValue(parsing: bytes) }
        switch parsed {
        case .success(let json): return read(json, path)
        case .failure(let error): return failure("\(error.message): the baseline is no JSON", path, at: error.location)
        }
    }

    private static func read(_ json: JSONValue, _ path: String) -> (baseline: Baseline, findings: [Finding]) {
        guard let entries = json["findings"]?.array else {
            return failure("a baseline is an object with a list of findings", path, at: json.location)
        }
        if let version = json["strut"], version.number != 1 {
            return failure(
                "this is no baseline that this strut reads: its 'strut' is not 1", path, at: version.location)
        }
        let known = entries.map(entry)
        if let place = known.firstIndex(where: { $0 == nil }) {
            return failure(
                "a finding of a baseline has a path and a rule, and may have a count of one or more", path,
                at: entries[place].location)
        }
        var baseline = Baseline()
        for (key, entry) in known.compactMap({ $0 }) { baseline.add(entry, of: key, count: +) }
        baseline.isReport = entries.contains { $0["message"] != nil }
        return (baseline, [])
    }

    init(entries: [Key: Entry]) {
        self.entries = entries
    }

    /// Adds what is known of a key to what was known before.
    mutating func add(_ entry: Entry, of key: Key, count: (Int, Int) -> Int) {
        guard let known = entries[key] else {
            entries[key] = entry
            return
        }
        let choices = known.choices == entry.choices ? known.choices : known.places.union(entry.places)
        entries[key] = Entry(count: count(known.count, entry.count), choices: choices)
    }

    /// One entry of a file; nil for one that lacks something.
    private static func entry(_ json: JSONValue) -> (key: Key, entry: Entry)? {
        guard let document = json["path"]?.string, let rule = json["rule"]?.string else { return nil }
        var count = 1
        if let written = json["count"] {
            guard let number = written.number.flatMap({ Int(exactly: $0) }), number >= 0 else { return nil }
            count = number
        }
        let key = Key(path: document, object: json["object"]?.string ?? "", rule: rule)
        return (key, Entry(count: min(count, 1 << 20), choices: choices(json["in"])))
    }

    private static func choices(_ json: JSONValue?) -> Set<EnvironmentChoice> {
        var choices: Set<EnvironmentChoice> = []
        for element in json?.array ?? [] {
            if let text = element.string { choices.insert(EnvironmentChoice(text: text)) }
        }
        return choices
    }

    private static func failure(
        _ message: String, _ path: String, at location: SourceLocation? = nil
    ) -> (baseline: Baseline, findings: [Finding]) {
        (Baseline(), [Finding(rule: .badConfiguration, message: message, path: path, location: location)])
    }

    /// Whether a finding is among those that are left, and takes it out.
    public mutating func takes(_ finding: Finding, path: String) -> Bool {
        for object in [finding.holder, finding.object ?? ""].compactMap(\.self) + finding.otherObjects {
            let key = Key(path: path, object: object, rule: finding.rule.id)
            guard let entry = entries[key], entry.count > 0 else { continue }
            entries[key]?.count -= 1
            return true
        }
        return false
    }

    /// What is left in documents that were looked at, and by rules that were applied: no longer found.
    public func stale(in paths: Set<String>, rules: (String) -> Bool, path: String) -> Finding? {
        Baseline(entries: entries.filter { paths.contains($0.key.path) && rules($0.key.rule) }).stale(path: path)
    }

    /// What is left, as a finding in the file at `path`.
    package func stale(path: String) -> Finding? {
        let left = entries.filter { $0.value.count > 0 }
        guard !left.isEmpty else { return nil }
        let notes = left.sorted { $0.key < $1.key }.map { key, entry in
            let times = entry.count > 1 ? " × \(entry.count)" : ""
            return Finding.Note("\(key.path): \(key.object.isEmpty ? "" : "\(key.object) ")[\(key.rule)]\(times)")
        }
        return Finding(
            rule: .staleBaseline,
            message:
                "\(count == 1 ? "One finding" : "\(count) findings") of the baseline \(count == 1 ? "is" : "are") no "
                + "longer there; write it again with '--write-baseline'", path: path, notes: notes)
    }
}
