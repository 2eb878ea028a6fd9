// Attributes that Interface Builder never writes: mistyped ones, and properties that are no attributes.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per attribute that an element cannot have and that is another one but for a letter or two, or that
    /// is a property which documents state otherwise. What is only unknown may be of a newer version.
    static let unknownAttribute = DocumentRule(.unknownAttribute) { survey in
        guard !survey.document.isUpgraded else { return }
        let storage = survey.storage
        var known: [Int32: AttributeFacts] = [:]
        for position in 0..<storage.elementCount {
            let element = Element(storage, position)
            let number = storage.elements[Int(position)].name
            if known[number] == nil { known[number] = AttributeFacts(element.name) }
            guard let facts = known[number], facts.isUsable else { continue }
            for name in element.attributeNames where !facts.has(name) {
                guard let advice = facts.advice(on: name.string) else { continue }
                survey.find(
                    .unknownAttribute,
                    "\(element.displayName) has the attribute '\(name)', which Interface Builder never writes; \(advice)",
                    at: element)
            }
        }
    }
}

extension Rule {
    /// An element has an attribute that it cannot have.
    static let unknownAttribute = Rule(
        "unknown-attribute", on: .document, .warning, active: .inChecks,
        summary:
            "An attribute is none that Interface Builder writes for its element: its name is mistyped, or it is a property "
            + "that documents state otherwise, such as a colour. Xcode ignores it.",
        help: "Write what the finding names.")
}

/// Which attributes elements of a name may have.
private struct AttributeFacts {
    /// The numbers of those in the vocabulary.
    private var numbers: Set<Int> = []
    /// Those that the vocabulary does not have.
    private var others: [String] = []
    private let element: ElementName
    private let isView: Bool
    /// Whether enough is known to say what is none.
    let isUsable: Bool

    init(_ element: ElementName) {
        self.element = element
        let known = KnownAttributes.names(of: element)
        isView = View.Kind(element) != nil
        isUsable = known != nil
        guard let known else { return }
        for name in known {
            if let number = AttributeName(name)?.ordinal { numbers.insert(number) } else { others.append(name) }
        }
        for property in Property.properties(of: element) { numbers.insert(property.attribute.ordinal) }
    }

    func has(_ name: ElementName) -> Bool { numbers.contains(name.ordinal) || others.contains(name.string) }

    /// The names of all of them, in alphabetical order.
    private var names: [String] {
        let known = KnownAttributes.names(of: element) ?? []
        return Set(known + Property.properties(of: element).map(\.attribute.string)).sorted()
    }

    /// What should be written instead of an attribute; nil where nobody knows.
    func advice(on name: String) -> String? {
        if let meant = Suggestion.misspelled(name, among: names) {
            return "did you mean '\(meant)'?"
        }
        guard isView else { return nil }
        let colors = ColorProperty.keys.union(["textColor", "titleColor"]).sorted()
        if let key = Suggestion.misspelled(name, among: colors) {
            return #"a colour is an element: <color key="\#(key)" …/>"#
        }
        switch name {
        case "font", "fontSize", "fontName", "fontDescription", "fontFamily", "fontWeight":
            return #"a font is an element: <fontDescription key="fontDescription" …/>"#
        case "x", "y", "width", "height", "frame": return #"a frame is an element: <rect key="frame" …/>"#
        case "cornerRadius", "borderWidth", "borderColor", "masksToBounds", "shadowOpacity", "shadowRadius":
            return "it is a user defined runtime attribute: <userDefinedRuntimeAttribute keyPath=\"layer.\(name)\" …>"
        default: return nil
        }
    }
}
