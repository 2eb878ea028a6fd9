import StrutDiagnostics
import StrutEnvironment

/// The findings on one document in several environments: what is found in several is said once, with where.
///
/// Findings are one where their identities and places are the same, whatever the amounts in their words: a label lacks
/// other points on another screen. A conflict of the same constraints is one, whichever of them is broken.
package struct FindingsByEnvironment: Sendable {
    /// What makes findings of several environments one.
    struct Key: Hashable {
        var path: String
        var place: SourceLocation?
        var identity: Finding.Identity
        /// The row of design-time data that it is in; there is one, or none.
        var rows: [String]
        /// What a finding of no layout says, but for numbers and quoted texts: it may speak of a language.
        var statement: String
        /// Which of several such findings of one environment it is.
        var number: Int
    }

    private let environments: [FindingEnvironment]
    /// Which of them are in pseudo-languages, where others are not: what holds there alone is a note of its own kind,
    /// and what holds elsewhere too is reported with the numbers of a real text.
    private let pseudoLanguages: Set<Int>
    private var order: [Key] = []
    private var found: [Key: Found] = [:]
    /// How much is amiss on the document's own canvas, of rules that compare with it.
    private var drawn: [Key: Double] = [:]

    /// One finding in several environments.
    private struct Found {
        /// The gravest of them.
        var finding: Finding
        /// The index of the environment that it comes from.
        var origin: Int
        /// Whether it is reported with other numbers elsewhere.
        var hasOtherAmounts = false
        /// The indices of all environments, and for each of those the windows.
        var environments: [Int]
        var windows: [[WindowRange]]
    }

    /// The windows that are looked at in each environment; none for the environment's own.
    private let sweeps: [WindowSweep]

    /// Starts without findings; `environments` are all that are looked at, `sweeps` the windows in each of them.
    package init(_ environments: [FindingEnvironment], sweeps: [WindowSweep] = []) {
        self.environments = environments
        self.sweeps = sweeps
        let pseudo = environments.indices.filter { environments[$0].isInPseudoLanguage }
        pseudoLanguages = pseudo.count < environments.count ? Set(pseudo) : []
    }

    /// Adds what was found in the environment at `index`. The gravest stands for all, and of those the one with most
    /// amiss.
    package mutating func add(_ findings: [Finding], in index: Int) {
        for (key, own) in Self.keyed(findings) {
            guard let finding = compared(own, key) else { continue }
            guard let known = found[key] else {
                order.append(key)
                found[key] = Found(finding: finding, origin: index, environments: [index], windows: [finding.windows])
                continue
            }
            let (isReal, wasReal) = (!pseudoLanguages.contains(index), !pseudoLanguages.contains(known.origin))
            if finding.message != known.finding.message, finding.amount != known.finding.amount, isReal == wasReal {
                found[key]?.hasOtherAmounts = true
            }
            if isReal == wasReal ? Self.isGraver(finding, than: known.finding) : isReal {
                found[key]?.finding = finding
                found[key]?.origin = index
                if isReal != wasReal { found[key]?.hasOtherAmounts = false }
            }
            if known.environments.last == index {
                found[key]?.windows[known.windows.count - 1] += finding.windows
            } else {
                found[key]?.environments.append(index)
                found[key]?.windows.append(finding.windows)
            }
        }
    }

    /// A finding as it is reported beside those of the canvas: with the lesser severity of its rule; nil where that has
    /// none.
    private func compared(_ finding: Finding, _ key: Key) -> Finding? {
        guard isDrawn(finding, key) else { return finding }
        guard let severity = finding.rule.lesserSeverity else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    /// Leaves out of what is added from now on, of rules that compare with the document's own canvas, what is so there,
    /// or lets it weigh less.
    package mutating func leaveOut(canvas findings: [Finding]) {
        for (key, finding) in Self.keyed(findings) where finding.rule.comparesWithCanvas {
            drawn[key] = finding.amount
        }
    }

    /// How much more must be amiss than on the canvas to be more than its author has seen, in points.
    private static let drawnSlack = 20.0

    /// Whether the author of the document sees it so on the canvas, or nearly so.
    private func isDrawn(_ finding: Finding, _ key: Key) -> Bool {
        guard let amount = drawn[key] else { return false }
        // In a range of windows what is amiss is known of one of them alone.
        if !finding.windows.isEmpty { return true }
        return finding.amount <= amount + max(amount, Self.drawnSlack)
    }

    /// Gives the findings of a rule the notes that they have when `look` looks closer, at the environment with an
    /// index.
    package mutating func completeNotes(of rule: Rule, by look: (Int) -> [Finding]) {
        let origins = Set(found.values.lazy.filter { $0.finding.rule == rule }.map(\.origin))
        for origin in origins.sorted() {
            for (key, finding) in Self.keyed(look(origin)) where found[key]?.origin == origin {
                found[key]?.finding.notes = finding.notes
            }
        }
    }

    /// Every finding once, in the order of their places, with its environments.
    package var merged: [Finding] {
        if order.isEmpty { return [] }
        let isPlain = environments == [FindingEnvironment()]
        let words = WindowWords(EnvironmentWords(all: environments), sweeps: sweeps)
        let findings = order.compactMap { key -> Finding? in
            guard let found = found[key] else { return nil }
            var finding = found.finding
            let (indices, windows) = (found.environments, found.windows)
            // What is the same in all environments is said once.
            let isCommon = Set(windows).count <= 1
            finding.windows = isCommon ? windows.first ?? [] : []
            if !isPlain {
                finding.environments = zip(indices, windows).map { index, windows in
                    var environment = environments[index]
                    environment.windows = isCommon ? [] : windows
                    return environment
                }
                if indices.count > 1 { finding.example = indices.firstIndex(of: found.origin) }
            }
            finding.environmentSummary = words.words(for: indices, windows, origin: found.origin)
            if found.hasOtherAmounts, indices.count > 1 {
                let worst = words.worst(found.origin, of: indices)
                finding.environmentSummary = [finding.environmentSummary, worst].filter { !$0.isEmpty }
                    .joined(separator: "; ")
            }
            if indices.allSatisfy(pseudoLanguages.contains), !pseudoLanguages.isEmpty {
                finding.isAboutPseudoLanguages = true
                finding.severity = .note
                finding.environmentSummary =
                    Self.condition(indices.map { environments[$0] }) + finding.environmentSummary
            }
            return finding
        }
        return Self.inOrder(findings.joinedByRows)
    }

    /// What must come about before a finding in pseudo-languages is one: "only if texts become twice as long: ".
    private static func condition(_ environments: [FindingEnvironment]) -> String {
        let doubled = Localization.PseudoLanguage.doubleLength.rawValue
        return environments.allSatisfy { $0.language == doubled }
            ? "only if texts become twice as long: " : "only in a pseudo-language: "
    }

    /// The findings of one environment, where no other is looked at: each is one, and nothing has to be distinguished.
    @inline(never)  // a deep stack: see CONTRIBUTING.md
    package static func alone(_ findings: [Finding], in environment: FindingEnvironment) -> [Finding] {
        var findings = inOrder(findings)
        if environment != FindingEnvironment() {
            for index in findings.indices { findings[index].environments = [environment] }
        }
        return findings
    }

    /// In the order of their places; first those that are of the whole document.
    private static func inOrder(_ findings: [Finding]) -> [Finding] {
        findings.sorted { a, b in
            guard let other = b.location else { return false }
            return a.location.map { $0 < other } ?? true
        }
    }

    static func keyed(_ findings: [Finding]) -> [(key: Key, finding: Finding)] {
        var counts: [Key: Int] = [:]
        return findings.dividedByRows.map { finding in
            var key = key(of: finding)
            let number = counts[key] ?? 0
            counts[key] = number + 1
            key.number = number
            return (key, finding)
        }
    }

    private static func key(of finding: Finding) -> Key {
        let isOfLayout = finding.rule.subject == .layout
        return Key(
            path: finding.path, place: finding.identity == nil ? finding.location : nil,
            identity: finding.identity(of: finding.identity), rows: finding.rows,
            statement: isOfLayout ? "" : shape(of: finding.message), number: 0)
    }

    static func isGraver(_ a: Finding, than b: Finding) -> Bool {
        a.severity == b.severity ? a.amount > b.amount : a.severity > b.severity
    }

    /// A message without what differs between environments: numbers, and texts in quotes.
    private static func shape(of message: String) -> String {
        var bytes: [UInt8] = []
        let text = Array(message.utf8)
        let quotes = text.indices.filter { text[$0] == UInt8(ascii: "'") }
        let quoted = quotes.count > 1 ? quotes[0]...quotes[quotes.count - 1] : nil
        for (index, byte) in text.enumerated() where quoted?.contains(index) != true {
            let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
            if isNumber || byte == UInt8(ascii: "-") { continue }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
