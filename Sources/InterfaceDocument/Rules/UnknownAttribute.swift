// Attributes that Interface Builder never writes: mistyped ones, and properties that are no attributes.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per attribute that an element cannot have and that is another one but for a letter or two, or that
    /// is a property which documents state otherwise. What is only unknown may be of a newer version.
    static let unknownAttribute = DocumentRule(.unknownAttribute) { context in
        guard !context.document.isUpgraded else { return }
        let storage = context.storage
        var known: [Int32: AttributeFacts?] = [:]
        for position in 0..<storage.elementCount {
            let element = Element(storage, position)
            let number = storage.elements[Int(position)].name
            if known[number] == nil { known[number] = .some(AttributeFacts(element.name)) }
            for name in element.attributeNames where known[number]??.has(name) == false {
                guard let advice = known[number]??.advice(on: name.string) else { continue }
                context.report(
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
    private let element: ElementName
    private let isView: Bool
    private let known: KnownAttributes
    /// The numbers of those that were asked for and that they may have.
    private var found: Set<Int> = []

    /// Nil where too little is known to say what is none.
    init?(_ element: ElementName) {
        guard let known = KnownAttributes(element) else { return nil }
        self.element = element
        self.known = known
        isView = View.Kind(element) != nil
    }

    /// Whether an attribute is one of them.
    mutating func has(_ name: ElementName) -> Bool {
        if found.contains(name.ordinal) { return true }
        guard
            Property.property(AttributeName(name.number), of: element) != nil || known.has(name.string)
        else { return false }
        found.insert(name.ordinal)
        return true
    }

    /// The names of all of them, in alphabetical order.
    private var names: [String] {
        Set(known.names + Property.properties(of: element).map(\.attribute.string)).sorted()
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
