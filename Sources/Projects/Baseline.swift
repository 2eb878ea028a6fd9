import Diagnostics
import JSON

/// The findings that a project has put up with for now: by document, object and rule, so that lines may move.
public struct Baseline: Sendable {
    /// What a finding is told by.
    struct Key: Hashable, Comparable {
        var path: String
        var object: String
        var rule: String

        static func < (a: Key, b: Key) -> Bool {
            (a.path, a.object, a.rule) < (b.path, b.object, b.rule)
        }
    }

    /// How many findings of each key there are.
    var counts: [Key: Int] = [:]
    /// Whether it was read from a report of `check`, which has the same members and more.
    package private(set) var isReport = false

    /// A baseline of nothing.
    public init() {}

    /// The baseline of `findings`; `relative` gives the path of each from the project's folder.
    public init(_ findings: [Finding], relative: (Finding) -> String) {
        for finding in findings {
            counts[Key(path: relative(finding), object: finding.object ?? "", rule: finding.rule.id), default: 0] += 1
        }
    }

    /// How many findings it has.
    public var count: Int { counts.values.reduce(0, +) }

    /// The file: a line for each key, in alphabetic order, so that differences are small.
    public var bytes: [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("findings", .lines) { json in
            for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
                json.beginObject(.inline)
                json.member("path", key.path)
                if !key.object.isEmpty { json.member("object", key.object) }
                json.member("rule", key.rule)
                if count > 1 { json.member("count", count) }
                json.endObject()
            }
        }
        json.endObject()
        return json.finish()
    }

    /// Reads a file; what is wrong with it is a finding.
    public static func read(_ path: String) -> (baseline: Baseline, findings: [Finding]) {
        guard let bytes = FileSystem.bytes(of: path, waits: true) else {
            return failure("the baseline cannot be read; write one with '--write-baseline'", path)
        }
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
        let known = entries.map(entry)
        if let place = known.firstIndex(where: { $0 == nil }) {
            return failure("a finding of a baseline has a path and a rule", path, at: entries[place].location)
        }
        var baseline = Baseline(
            counts: Dictionary(known.compactMap { $0 }.map { ($0.key, $0.count) }, uniquingKeysWith: +))
        baseline.isReport = entries.contains { $0["message"] != nil }
        return (baseline, [])
    }

    init(counts: [Key: Int]) {
        self.counts = counts
    }

    /// One entry of a file; nil for one that lacks something.
    private static func entry(_ json: JSONValue) -> (key: Key, count: Int)? {
        guard let document = json["path"]?.string, let rule = json["rule"]?.string else { return nil }
        let count = json["count"]?.number.flatMap { Int(exactly: $0) } ?? 1
        let key = Key(path: document, object: json["object"]?.string ?? "", rule: rule)
        return (key, max(0, min(count, 1 << 20)))
    }

    private static func failure(
        _ message: String, _ path: String, at location: SourceLocation? = nil
    ) -> (baseline: Baseline, findings: [Finding]) {
        (Baseline(), [Finding(rule: .badConfiguration, message: message, path: path, location: location)])
    }

    /// Whether a finding is among those that are left, and takes it out.
    public mutating func takes(_ finding: Finding, path: String) -> Bool {
        let key = Key(path: path, object: finding.object ?? "", rule: finding.rule.id)
        guard let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        return true
    }

    /// What is left in documents that were looked at, and by rules that were applied: no longer found.
    public func stale(in paths: Set<String>, rules: (String) -> Bool, path: String) -> Finding? {
        filtered { paths.contains($0) && rules($1) }.stale(path: path)
    }

    /// What is left, as a finding in the file at `path`.
    package func stale(path: String) -> Finding? {
        let left = counts.filter { $0.value > 0 }
        guard !left.isEmpty else { return nil }
        let count = left.values.reduce(0, +)
        let notes = left.sorted { $0.key < $1.key }.map { key, count in
            Finding.Note(
                "\(key.path): \(key.object.isEmpty ? "" : "\(key.object) ")[\(key.rule)]\(count > 1 ? " × \(count)" : "")"
            )
        }
        return Finding(
            rule: .staleBaseline,
            message:
                "\(count == 1 ? "One finding" : "\(count) findings") of the baseline \(count == 1 ? "is" : "are") no "
                + "longer there; write it again with '--write-baseline'", path: path, notes: notes)
    }
}
