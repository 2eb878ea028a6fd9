// What is wrong with a document that can be compiled all the same: the list of the checks.

import Diagnostics

extension Document {
    /// What is wrong with the document itself, before any layout: computed anew at each call, in document order.
    public var findings: [Finding] {
        var findings = platformFindings
        findings += duplicateIdentifierFindings
        findings += ReferenceCheck(self).findings
        findings += unknownViewFindings
        findings += unknownVariationFindings
        return findings.sorted { a, b in
            guard let place = a.location, let other = b.location else { return a.location == nil && b.location != nil }
            return place < other
        }
    }

    /// A finding about an element.
    func finding(
        _ rule: String, _ severity: Severity, _ message: String, at element: Element, notes: [Finding.Note] = []
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, path: path, location: element.location,
            object: element.id, notes: notes)
    }

    /// tvOS has the same elements, but its metrics are not known.
    private var platformFindings: [Finding] {
        let isTV = root.value(.type)?.contain("AppleTV") == true || root.has(.targetRuntime, equalTo: "AppleTV")
        guard isTV else { return [] }
        let message = "the document is for tvOS; it is laid out with the metrics of iOS"
        return [finding("unsupported-platform", .warning, message, at: root)]
    }
}
