// References that lead back to where they start.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per circle, at its first element in document order; circles that share elements are one.
    static let cyclicReference = DocumentRule(.cyclicReference) { context in
        for circle in context.references.circles { context.report(circle) }
    }
}

extension DocumentRuleContext {
    /// How many elements of a circle are named besides the first.
    private static let mostNamed = 8

    fileprivate mutating func report(_ circle: [Int32]) {
        let first = Element(storage, circle[0])
        let others = circle.dropFirst().prefix(Self.mostNamed).map { Element(storage, $0) }
        let left = circle.count - 1 - others.count
        var message = "\(first.displayName) refers to itself"
        if !others.isEmpty { message += " by way of " + others.map(\.displayName).joined(separator: ", ") }
        if left > 0 { message += " and \(left) more" }
        report(
            .cyclicReference, message + "; break the circle", at: first,
            notes: others.map {
                Finding.Note("the circle goes through \($0.displayName)", location: $0.location, object: $0.id)
            })
    }
}

extension Rule {
    /// References lead in a circle.
    static let cyclicReference = Rule(
        "cyclic-reference", on: .document, .error, summary: "References between objects form a cycle.",
        help: "Remove one of them.")
}
