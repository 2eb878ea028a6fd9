// References that lead back to where they start.

import Diagnostics

extension DocumentRule {
    /// One finding per circle, at its first element in document order.
    static let cyclicReference = DocumentRule(.cyclicReference) { survey in
        for circle in survey.references.circles {
            let elements = circle.map { Element(survey.storage, $0) }
            let others = elements.dropFirst().map(\.displayName).joined(separator: ", ")
            survey.find(
                .cyclicReference,
                "\(elements[0].displayName) refers to itself" + (others.isEmpty ? "" : " by way of " + others)
                    + "; break the circle", at: elements[0],
                notes: elements.dropFirst().map {
                    Finding.Note("the circle goes through \($0.displayName)", location: $0.location, object: $0.id)
                })
        }
    }
}

extension Rule {
    /// References lead in a circle.
    static let cyclicReference = Rule(
        "cyclic-reference", on: .document, .error, summary: "References between objects lead in a circle.",
        help: "Take one of them out.")
}
