// Elements that Interface Builder never writes, because somebody mistyped their names.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per element whose name is not known but for a letter or two. What is only unknown may be of a newer
    /// version.
    static let unknownElement = DocumentRule(.unknownElement) { context in
        let storage = context.storage
        for position in 0..<storage.elementCount where storage.elements[Int(position)].name >= storage.knownNameCount {
            let element = Element(storage, position)
            guard let meant = element.meantName else { continue }
            context.report(
                .unknownElement,
                "<\(element.name)> is no element that Interface Builder writes; did you mean <\(meant)>?",
                at: element)
        }
    }
}

extension Rule {
    /// An element's name is mistyped.
    static let unknownElement = Rule(
        "unknown-element", on: .document, .warning, active: .inChecks,
        summary: "The name of an element is none that Interface Builder writes, but for a letter or two.",
        help: "Correct the name.")
}

extension Element {
    /// The name that was meant by one that is not known; nil where none is near.
    var meantName: String? {
        guard !name.isKnown else { return nil }
        // A class's name is what a reader of code would write.
        if let kind = View.Kind.allCases.first(where: { $0.className == name.string && $0 != .unknown }) {
            return kind.rawValue
        }
        let views = View.Kind.allCases.filter { $0 != .unknown }.map(\.rawValue)
        return Suggestion.misspelled(name.string, among: standsForView ? views : KnownAttributes.elements + views)
    }
}
