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

    /// What the author tells translators of the object, in Xcode's "Localizer Hint"; nil where that is nothing.
    public var note: String? {
        element.child(.attributedString, key: "userComments").flatMap(AttributedString.init)?.text
    }

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
            let texts = Self.shownTexts(of: element) + Self.readOutTexts(of: element) + Self.runtimeTexts(of: element)
            return texts.compactMap { property, text in
                text.flatMap { $0.isEmpty ? nil : LocalizableText(element: element, property: property, text: $0) }
            }
        }
    }

    private static func readOutTexts(of element: Element) -> [(property: String, text: String?)] {
        guard let view = View(element), element.child(.accessibility) != nil else { return [] }
        return [("accessibilityLabel", view.accessibilityLabel), ("accessibilityHint", view.accessibilityHint)]
    }

    /// Texts that are set by key path when the object is loaded, and marked as localized.
    private static func runtimeTexts(of element: Element) -> [(property: String, text: String?)] {
        element.userDefinedRuntimeAttributes.compactMap { attribute in
            guard let key = attribute.localizationKey, case .string(let text) = attribute.value else { return nil }
            return (key, text)
        }
    }

    private static func shownTexts(of element: Element) -> [(property: String, text: String?)] {
        if let label = Label(element) { return label.attributedText == nil ? [("text", label.text)] : [] }
        if let button = Button(element) {
            if let configuration = button.configuration {
                return [
                    ("configuration.title", configuration.attributedTitle == nil ? configuration.title : nil),
                    ("configuration.subtitle", configuration.attributedSubtitle == nil ? configuration.subtitle : nil),
                ]
            }
            return button.states.compactMap { state in
                state.key.flatMap { state.attributedTitle == nil ? ("\($0)Title", state.title) : nil }
            }
        }
        if let field = TextField(element) {
            return [("text", field.attributedText == nil ? field.text : nil), ("placeholder", field.placeholder)]
        }
        if let textView = TextView(element) {
            return [("text", textView.attributedText == nil ? textView.text : nil)]
        }
        if let control = SegmentedControl(element) {
            return control.segments.enumerated().map { ("segmentTitles[\($0.offset)]", $0.element.title) }
        }
        if let bar = SearchBar(element) {
            return [("text", bar.text), ("placeholder", bar.placeholder), ("prompt", bar.prompt)]
                + bar.scopeButtonTitles.enumerated().map { ("scopeButtonTitles[\($0.offset)]", $0.element) }
        }
        switch element.name {
        case .navigationItem:
            return [("title", element.text(.title, key: "title")), ("prompt", element.string(.prompt))]
        case .barButtonItem, .tabBarItem: return [("title", element.text(.title, key: "title"))]
        case .tableViewSection:
            return [
                ("headerTitle", element.text(.headerTitle, key: "headerTitle")),
                ("footerTitle", element.text(.footerTitle, key: "footerTitle")),
            ]
        default: return ViewController(element).map { [("title", $0.title)] } ?? []
        }
    }
}
