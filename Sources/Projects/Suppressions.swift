import Diagnostics
import InterfaceDocument

/// What the notes of a document's objects say is to be left unsaid: `strut:disable RULE` in Xcode's Notes field.
public struct Suppressions: Sendable {
    /// For each object that says so, the rules; an empty set stands for all.
    private var disabled: [(element: Element, rules: Set<String>)] = []

    /// Looks through the notes of a document. Only few documents have any.
    public init(_ document: Document) {
        for element in document.root.descendants(named: .attributedString) {
            guard element.has(key: "userComments"), let parent = element.parent,
                let text = AttributedString(element)?.text
            else { continue }
            for line in text.split(whereSeparator: \.isNewline) {
                guard let found = Self.rules(in: String(line)) else { continue }
                disabled.append((parent, found))
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

    /// The rules that a line names; nil for a line that says something else.
    static func rules(in line: String) -> Set<String>? {
        let marker = "strut:disable"
        guard let found = line.utf8.range(of: marker) else { return nil }
        let words = line[found.upperBound...].split { $0 == " " || $0 == "," || $0 == "\t" }
        // Behind a rule a reason may stand: words that look like no rule end the list.
        let rules = words.prefix { word in word.allSatisfy { $0.isLowercase || $0 == "-" } && word.contains("-") }
        if words.first == "all" { return [] }
        return rules.isEmpty ? nil : Set(rules.map(String.init))
    }
}
