// References by id that lead nowhere.

import CXMLReader
import StrutDiagnostics

extension DocumentRule {
    /// One finding per reference to an object that is not there: an error where it makes a constraint useless.
    static let danglingReference = DocumentRule(.danglingReference) { context in
        for (attribute, position) in context.references.dangling {
            let element = Element(context.storage, position)
            let name = ElementName(attribute.name, in: context.storage).string
            let id = context.storage.value(attribute).string
            let isConstraint = element.name == .constraint
            let consequence = isConstraint ? "the constraint is left out" : "it is ignored"
            context.report(
                .danglingReference,
                "\(element.displayName) refers by \(name) to \(id), which no object has as its id; \(consequence):"
                    + " remove it or restore the object", at: element,
                severity: isConstraint ? .error : .warning)
        }
    }
}

extension Rule {
    /// A reference leads nowhere.
    static let danglingReference = Rule(
        "dangling-reference", on: .document, .error, orElse: .warning,
        summary: "Something refers to an object that is not there.", help: "Remove it or connect it again.")
}
