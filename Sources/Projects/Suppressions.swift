import InterfaceDocument
import StrutDiagnostics

/// What the notes of a document's objects say is to be left unsaid: `strut:disable RULE` in Xcode's Notes field.
public struct Suppressions: Sendable {
    /// For each object that says so, the rules; an empty set stands for all.
    private var disabled: [(element: Element, rules: Set<String>)] = []
    /// The words that stand where a rule must, whether there is such a rule or not, with the object whose notes have
    /// them.
    package private(set) var named: [(element: Element, rule: String)] = []
    /// The objects whose notes say that something is to be left unsaid, and not what.
    package private(set) var withoutRule: [Element] = []

    /// Looks through the notes of a document. Only few documents have any.
    public init(_ document: Document) {
        for element in document.root.descendants(named: .attributedString) {
            guard element.has(key: "userComments"), let parent = element.parent,
                let text = AttributedString(element)?.text
            else { continue }
            for line in text.split(whereSeparator: \.isNewline) {
                guard let list = Self.list(in: String(line)) else { continue }
                if list.isEmpty { withoutRule.append(parent) }
                named += Self.named(in: list).map { (element: parent, rule: $0) }
                if let found = Self.rules(in: list) { disabled.append((parent, found)) }
            }
        }
    }

    /// Whether there are none.
    public var isEmpty: Bool { disabled.isEmpty }

    /// Whether the object of a finding, or one that it stands in, leaves the finding unsaid.
    public func cover(_ finding: Finding, in document: Document) -> Bool {
        guard !disabled.isEmpty, let element = finding.object.flatMap({ document.element(id: $0) }) else {
            return false
        }
        return disabled.contains { entry in
            (entry.rules.isEmpty || entry.rules.contains(finding.rule.id)) && element.isInside(entry.element)
        }
    }

    /// The words of a line, as they stand between its commas; nil for a line that says something else.
    private static func list(in line: String) -> [[Substring]]? {
        let marker = "strut:disable"
        guard let found = line.utf8.range(of: marker) else { return nil }
        let parts = line[found.upperBound...].split { $0 == "," }
        return parts.map { part in part.split { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    }

    /// The rules that a list names, none for all of them; nil for a list without any.
    private static func rules(in list: [[Substring]]) -> Set<String>? {
        let words = list.joined()
        if words.first == "all" { return [] }
        // Behind a rule a reason may stand: words that look like no rule end the list.
        let rules = words.prefix(while: looksLikeRule)
        return rules.isEmpty ? nil : Set(rules.map(String.init))
    }

    /// The words of a list that can only be meant as rules: its first one, and behind commas those that look like one.
    private static func named(in list: [[Substring]]) -> [String] {
        guard let first = list.joined().first, first != "all" else { return [] }
        var names = [String(first)]
        for (words, next) in zip(list, list.dropFirst()) {
            guard words.allSatisfy(looksLikeRule), let word = next.first, looksLikeRule(word) else { break }
            names.append(String(word))
        }
        return names
    }

    private static func looksLikeRule(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isLowercase || $0 == "-" } && word.contains("-")
    }
}
