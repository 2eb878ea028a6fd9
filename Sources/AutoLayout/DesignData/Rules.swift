// What can be wrong with a side-car of design-time data.

import StrutDiagnostics

extension Rule {
    /// A side-car has another shape than its schema asks.
    package static let badDesignData = Rule(
        "bad-design-data", on: .request, .error,
        summary: "A side-car does not match `Documentation/DesignData.schema.json`.",
        help: "Correct the place it names.")

    /// A side-car names what the document does not have.
    static let unknownDesignData = Rule(
        "unknown-design-data", on: .request, .warning,
        summary: "A side-car names something that the document does not have.", help: "Correct the name.")

    /// Every rule on design-time data.
    package static let onDesignData: [Rule] = [.badDesignData, .unknownDesignData]
}
