// Documents for tvOS: they have the same elements, but the metrics of that system are not known.

import StrutDiagnostics

extension DocumentRule {
    /// One warning for a document for tvOS.
    static let unsupportedPlatform = DocumentRule(.unsupportedPlatform) { context in
        let root = context.document.root
        let isTV = root.value(.type)?.contain("AppleTV") == true || root.has(.targetRuntime, equalTo: "AppleTV")
        guard isTV else { return }
        context.report(
            .unsupportedPlatform, "the document is for tvOS; it is laid out with the metrics of iOS", at: root,
            severity: .warning)
    }
}

extension Rule {
    /// The document is for another platform.
    static let unsupportedPlatform = Rule(
        "unsupported-platform", on: .document, .error, orElse: .warning,
        summary: "The document is for another platform than iOS.",
        help: "Compile it with the tools of its platform: those for macOS and watchOS are refused here, and those for "
            + "tvOS are laid out as on iOS.")
}
