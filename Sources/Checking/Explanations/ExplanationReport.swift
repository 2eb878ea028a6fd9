import InterfaceDocument
import StrutEnvironment

/// What `strut explain` says of one object of a document, in one environment or several.
package struct ExplanationReport: Sendable {
    /// What one environment makes of the object.
    package struct Entry: Sendable {
        /// The environment's name as it was asked for; nil where there is but one.
        package var environmentName: String?
        package var environment: ResolvedEnvironment
        package var subject: Subject

        package init(environmentName: String?, environment: ResolvedEnvironment, subject: Subject) {
            self.environmentName = environmentName
            self.environment = environment
            self.subject = subject
        }
    }

    /// What is explained.
    package enum Subject: Sendable {
        case view(ViewExplanation)
        case constraint(ConstraintExplanation)
    }

    package var document: Document
    package var entries: [Entry]

    package init(_ document: Document, _ entries: [Entry]) {
        self.document = document
        self.entries = entries
    }
}
