import InterfaceDocument

/// A text of a document that can be translated, under the key that strings files have for it.
struct LocalizableText {
    /// The object whose text it is.
    var element: Element
    /// The property: `text`, `normalTitle`, `segmentTitles[0]`.
    var property: String
    /// The text.
    var text: String
}

extension Document {
    /// The texts that Xcode's export has an entry for, in document order.
    var localizableTexts: [LocalizableText] {
        root.descendants.flatMap { element -> [LocalizableText] in
            Self.properties(of: element).compactMap { property, text in
                text.flatMap { $0.isEmpty ? nil : LocalizableText(element: element, property: property, text: $0) }
            }
        }
    }

    private static func properties(of element: Element) -> [(property: String, text: String?)] {
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
        }
        switch element.name {
        case .navigationItem: return [("title", element.string(.title)), ("prompt", element.string(.prompt))]
        case .barButtonItem, .tabBarItem: return [("title", element.string(.title))]
        case .tableViewSection:
            return [
                ("headerTitle", element.string(.headerTitle)), ("footerTitle", element.string(.footerTitle)),
            ]
        default: return ViewController(element).map { [("title", $0.title)] } ?? []
        }
    }
}
