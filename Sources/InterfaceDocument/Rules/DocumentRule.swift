// What is wrong with a document that can be compiled all the same: the list of the rules, and what they share.

import StrutDiagnostics

/// A rule on documents, and how it is applied.
struct DocumentRule: Sendable {
    /// What is looked for.
    let rule: Rule
    /// Adds what breaks the rule to the context's findings.
    let check: @Sendable (inout DocumentRuleContext) -> Void

    init(_ rule: Rule, _ check: @escaping @Sendable (inout DocumentRuleContext) -> Void) {
        self.rule = rule
        self.check = check
    }

    /// Every rule on documents, in the order in which they are applied.
    static func visitAll(_ body: (DocumentRule) -> Void) {
        body(.unsupportedPlatform)
        body(.duplicateID)
        body(.danglingReference)
        body(.constraintItemNotAView)
        body(.constraintItemElsewhere)
        body(.unreadableConstraint)
        body(.cyclicReference)
        body(.unknownView)
        body(.unknownVariation)
        body(.unknownElement)
        body(.unknownAttribute)
        body(.unknownValue)
        body(.duplicateStoryboardIdentifier)
        body(.unreachableController)
        body(.missingReuseIdentifier)
    }
}

/// A document that is searched, and what was found.
struct DocumentRuleContext {
    let document: Document
    /// References that lead nowhere, or round in circles: found in one pass, reported by four rules.
    let references: ReferenceFaults
    private(set) var findings: [Finding] = []

    init(_ document: Document) {
        self.document = document
        references = ReferenceFaults(document)
    }

    var storage: DocumentStorage { document.storage }

    /// Adds a finding about an element.
    mutating func report(
        _ rule: Rule, _ message: String, at element: Element, notes: [Finding.Note] = [],
        severity: Severity? = nil
    ) {
        findings.append(
            Finding(
                rule: rule, severity: severity, message: message, path: document.path, location: element.location,
                object: element.id, notes: notes))
    }
}

extension DocumentRuleContext {
    /// Adds a finding for each constraint with an item that it may not have, for a reason.
    mutating func report(_ rule: Rule, _ items: [(constraint: Int32, item: Int32)], _ reason: String) {
        for (position, target) in items {
            let (constraint, item) = (Element(storage, position), Element(storage, target))
            report(
                rule, "\(constraint.displayName) has \(item.displayName) for an item, which \(reason)", at: constraint,
                notes: [Finding.Note("the item is here", location: item.location, object: item.id)])
        }
    }
}

extension Document {
    /// What is wrong with the document itself, before any layout: computed again at each call, in document order.
    public var findings: [Finding] { findings { _ in true } }

    /// The same by the rules that are applied.
    package func findings(applying applies: (Rule) -> Bool) -> [Finding] {
        var context = DocumentRuleContext(self)
        DocumentRule.visitAll { rule in
            if applies(rule.rule) { rule.check(&context) }
        }
        return context.findings.sorted { a, b in
            guard let place = a.location, let other = b.location else { return a.location == nil && b.location != nil }
            return place < other
        }
    }
}

extension Rule {
    /// Every rule on documents by themselves.
    package static var onDocuments: [Rule] {
        var rules: [Rule] = []
        DocumentRule.visitAll { rules.append($0.rule) }
        return rules
    }
}
