// The texts of a document that can be translated.

/// A text of a document that can be translated, under the key that strings files have for it.
///
/// ```swift
/// for text in document.localizableTexts {
///     print(text.key, text.text)  // "npM-MY-Qm1.text The quick brown fox jumped over the lazy dog."
/// }
/// ```
public struct LocalizableText: Hashable, Sendable {
    /// The object whose text it is.
    public let element: Element
    /// The property: `text`, `normalTitle`, `segmentTitles[0]`.
    public let property: String
    /// The text.
    public let text: String

    /// The object's id, a point and the property, as strings files have it: `wV2-Ys-TC2.text`.
    public var key: String { "\(element.id ?? "").\(property)" }

    /// UIKit's class of the object, such as `UILabel`, whatever its custom class.
    public var className: String {
        if let view = View(element) { return view.kind.className }
        if let controller = ViewController(element) { return controller.uiKitClassName }
        let name = element.name.string
        return "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The author's note to translators on the object, in Xcode's "Localizer Hint"; nil where that is nothing.
    public var note: String? {
        element.child(.attributedString, key: "userComments").flatMap(AttributedString.init)?.text
    }

    /// Whether objects have texts of this name, of one kind or another.
    package static func isProperty(_ property: some StringProtocol) -> Bool {
        properties.contains(String(property.prefix { $0 != "[" }))
    }

    /// The names of all properties, of lists without the brackets.
    private static let properties: Set<String> = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "normalTitle", "highlightedTitle",
        "selectedTitle", "disabledTitle", "focusedTitle", "configuration.title", "configuration.subtitle",
        "segmentTitles", "scopeButtonTitles", "accessibilityLabel", "accessibilityHint",
        UserDefinedRuntimeAttribute.localizationList,
    ]

    /// Whether it is read out instead of shown.
    public var isReadOut: Bool { property.hasPrefix("accessibility") }
}

extension Document {
    /// The texts of objects with an id that can be translated, those that are empty left out, in document order.
    ///
    /// Attributed texts are not among them: strings files have no entries for those.
    public var localizableTexts: [LocalizableText] {
        root.descendants.flatMap { element -> [LocalizableText] in
            guard element.id != nil else { return [] }
            return element.localizableProperties.compactMap { property, text in
                text.flatMap { $0.isEmpty ? nil : LocalizableText(element: element, property: property, text: $0) }
            }
        }
    }
}

extension Element {
    /// Whether an entry of this property is of a text that such an object can have, so that there is none where the
    /// object has not this text. Strings files have entries of other properties too, of which nothing is known.
    package func canHaveLocalizableText(_ property: some StringProtocol) -> Bool {
        // One of several: `segmentTitles[7]`.
        func list(_ property: some StringProtocol) -> Substring { Substring(property).prefix { $0 != "[" } }
        let name = list(property)
        return name == UserDefinedRuntimeAttribute.localizationList
            || localizableProperties.contains { $0.property == property || list($0.property) == name }
    }

    /// The properties under which strings files have texts of such an object, with those texts; nil where this one has
    /// none. The lists end with one that is not there, so that their names are known.
    fileprivate var localizableProperties: [(property: String, text: String?)] {
        shownTexts + readOutTexts + runtimeTexts
    }

    private var readOutTexts: [(property: String, text: String?)] {
        guard View(self) != nil || name == .barButtonItem || name == .tabBarItem else { return [] }
        let accessibility = child(.accessibility)
        return [
            ("accessibilityLabel", accessibility?.text(.label, key: "label")),
            ("accessibilityHint", accessibility?.text(.hint, key: "hint")),
        ]
    }

    /// Texts that are set by key path when the object is loaded, and marked as localized.
    private var runtimeTexts: [(property: String, text: String?)] {
        userDefinedRuntimeAttributes.compactMap { attribute in
            guard let key = attribute.localizationKey, case .string(let text) = attribute.value else { return nil }
            return (key, text)
        }
    }

    private var shownTexts: [(property: String, text: String?)] {
        if let label = Label(self) { return [("text", label.attributedText == nil ? label.text : nil)] }
        if let button = Button(self) { return Self.titles(of: button) }
        if let field = TextField(self) {
            return [("text", field.attributedText == nil ? field.text : nil), ("placeholder", field.placeholder)]
        }
        if let textView = TextView(self) {
            return [("text", textView.attributedText == nil ? textView.text : nil)]
        }
        if let control = SegmentedControl(self) {
            return Self.list("segmentTitles", control.segments.map(\.title))
        }
        if let bar = SearchBar(self) {
            return [("text", bar.text), ("placeholder", bar.placeholder), ("prompt", bar.prompt)]
                + Self.list("scopeButtonTitles", bar.scopeButtonTitles)
        }
        switch name {
        case .navigationItem: return [("title", text(.title, key: "title")), ("prompt", string(.prompt))]
        case .barButtonItem, .tabBarItem: return [("title", text(.title, key: "title"))]
        case .tableViewSection:
            return [
                ("headerTitle", text(.headerTitle, key: "headerTitle")),
                ("footerTitle", text(.footerTitle, key: "footerTitle")),
            ]
        default: return ViewController(self).map { [("title", $0.title)] } ?? []
        }
    }

    /// A configuration's texts replace the states'. Those may have entries all the same: what they say counts again
    /// as soon as the configuration goes.
    private static func titles(of button: Button) -> [(property: String, text: String?)] {
        if let configuration = button.configuration {
            return [
                ("configuration.title", configuration.attributedTitle == nil ? configuration.title : nil),
                ("configuration.subtitle", configuration.attributedSubtitle == nil ? configuration.subtitle : nil),
            ]
        }
        return button.states.compactMap { state in
            state.key.map { ("\($0)Title", state.attributedTitle == nil ? state.title : nil) }
        } + ["normal", "highlighted", "selected", "disabled", "focused"].map { ("\($0)Title", nil) }
    }

    private static func list(_ name: String, _ texts: [String?]) -> [(property: String, text: String?)] {
        (texts + [nil]).enumerated().map { ("\(name)[\($0.offset)]", $0.element) }
    }
}
