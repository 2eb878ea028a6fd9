// Text fields and text views.

/// A `<textField>`.
public struct TextField: Hashable, Sendable {
    /// The borders of text fields.
    public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
        case none
        case line
        case bezel
        case roundedRect
    }

    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .textField else { return nil }
        self.element = element
    }

    /// The text, plain or attributed.
    public var text: String? { attributedText?.text ?? element.text(.text, key: "text") }
    public var attributedText: AttributedString? {
        element.child(.attributedString, key: "attributedText").flatMap(AttributedString.init)
    }
    public var placeholder: String? { element.text(.placeholder, key: "placeholder") }
    public var font: FontDescription? { element.child(.fontDescription).flatMap(FontDescription.init) }
    public var textColor: Color? { element.child(.color, key: "textColor").flatMap(Color.init) }
    public var textAlignment: TextAlignment { element.word(.textAlignment) ?? .natural }

    /// The border; none when none is written.
    public var borderStyle: BorderStyle { element.word(.borderStyle) ?? .none }
    public var minimumFontSize: Double? { element.double(.minimumFontSize) }
    public var adjustsFontSizeToFitWidth: Bool { element.bool(.adjustsFontSizeToFit) ?? true }
    public var adjustsFontForContentSizeCategory: Bool { element.bool(.adjustsFontForContentSizeCategory) ?? false }
    public var backgroundImageName: String? { element.string(.background) }

    /// `never`, `whileEditing`, `unlessEditing` or `always`.
    public var clearButtonMode: String { element.string(.clearButtonMode) ?? "never" }
    public var isSecure: Bool { element.child(.textInputTraits)?.bool(.secureTextEntry) ?? false }
    public var textInputTraits: Element? { element.child(.textInputTraits) }
}

/// A `<textView>`.
public struct TextView: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .textView else { return nil }
        self.element = element
    }

    /// The text, plain or attributed.
    public var text: String? { attributedText?.text ?? element.text(.text, key: "text") }
    public var attributedText: AttributedString? {
        element.child(.attributedString, key: "attributedText").flatMap(AttributedString.init)
    }
    public var font: FontDescription? { element.child(.fontDescription).flatMap(FontDescription.init) }
    public var textColor: Color? { element.child(.color, key: "textColor").flatMap(Color.init) }
    public var textAlignment: TextAlignment { element.word(.textAlignment) ?? .natural }
    public var isEditable: Bool { element.bool(.editable) ?? true }
    public var isSelectable: Bool { element.bool(.selectable) ?? true }

    /// True unless the text view takes the height of all its text.
    public var isScrollEnabled: Bool { element.bool(.scrollEnabled) ?? true }
    public var adjustsFontForContentSizeCategory: Bool { element.bool(.adjustsFontForContentSizeCategory) ?? false }
    public var textContainerInset: EdgeInsets? { element.insets(key: "textContainerInset") }
    public var textInputTraits: Element? { element.child(.textInputTraits) }
}

/// A `<searchBar>`.
public struct SearchBar: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .searchBar else { return nil }
        self.element = element
    }

    public var text: String? { element.text(.text, key: "text") }
    public var placeholder: String? { element.text(.placeholder, key: "placeholder") }

    /// The line above the field.
    public var prompt: String? { element.string(.prompt) }
    public var showsScopeBar: Bool { element.bool(.showsScopeBar) ?? false }
    public var showsCancelButton: Bool { element.bool(.showsCancelButton) ?? false }

    /// `default`, `prominent` or `minimal`.
    public var style: String { element.string(.searchBarStyle) ?? "default" }
    public var scopeButtonTitles: [String] {
        element.child(.scopeButtonTitles).map { $0.children.compactMap(\.stringContent) } ?? []
    }
}
