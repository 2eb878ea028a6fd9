// Text fields and text views.

/// A `<textField>`.
public struct TextField: TextElement {
    /// The borders of text fields.
    public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
        /// No border.
        case none
        /// A thin line.
        case line
        /// A bezel.
        case bezel
        /// A rounded border.
        case roundedRect
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<textField>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .textField else { return nil }
        self.element = element
    }

    /// The text that is shown while there is none.
    public var placeholder: String? { element.text(.placeholder, key: "placeholder") }

    /// The border; none when none is written.
    public var borderStyle: BorderStyle { element.word(.borderStyle) ?? .none }

    /// How far the font may shrink, in points.
    public var minimumFontSize: Double? { element.double(.minimumFontSize) }

    /// True when the font shrinks before text is cut.
    public var adjustsFontSizeToFitWidth: Bool { element.bool(.adjustsFontSizeToFit) ?? true }

    /// The name of the image behind the content.
    public var backgroundImageName: String? { element.string(.background) }

    /// `never`, `whileEditing`, `unlessEditing` or `always`.
    public var clearButtonMode: String { element.string(.clearButtonMode) ?? "never" }

    /// Whether a text that nobody is editing has a button beside it that clears it.
    public var showsClearButton: Bool { ["always", "unlessEditing"].contains(clearButtonMode) }

    /// True when the text is hidden.
    public var isSecure: Bool { element.child(.textInputTraits)?.bool(.secureTextEntry) ?? false }

    /// The `<textInputTraits>`.
    public var textInputTraits: Element? { element.child(.textInputTraits) }
}

/// A `<textView>`.
public struct TextView: TextElement {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<textView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .textView else { return nil }
        self.element = element
    }

    /// True when the text can be edited.
    public var isEditable: Bool { element.bool(.editable) ?? true }

    /// True when the text can be selected.
    public var isSelectable: Bool { element.bool(.selectable) ?? true }

    /// True unless the text view takes the height of all its text.
    public var isScrollEnabled: Bool { element.bool(.scrollEnabled) ?? true }

    /// The text's distance from the edges.
    public var textContainerInset: EdgeInsets? { element.insets(key: "textContainerInset") }

    /// The `<textInputTraits>`.
    public var textInputTraits: Element? { element.child(.textInputTraits) }
}

/// A `<searchBar>`.
public struct SearchBar: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<searchBar>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .searchBar else { return nil }
        self.element = element
    }

    /// The text.
    public var text: String? { element.text(.text, key: "text") }

    /// The text that is shown while there is none.
    public var placeholder: String? { element.text(.placeholder, key: "placeholder") }

    /// The line above the field.
    public var prompt: String? { element.string(.prompt) }

    /// True when the scope buttons are shown.
    public var showsScopeBar: Bool { element.bool(.showsScopeBar) ?? false }

    /// True when the bookmark button is shown.
    public var showsBookmarkButton: Bool { element.string(named: "showsBookmarkButton") == "YES" }

    /// True when the cancel button is shown.
    public var showsCancelButton: Bool { element.bool(.showsCancelButton) ?? false }

    /// `default`, `prominent` or `minimal`.
    public var style: String { element.string(.searchBarStyle) ?? "default" }

    /// The titles of the scope buttons.
    public var scopeButtonTitles: [String] {
        element.child(.scopeButtonTitles).map { $0.children.compactMap(\.stringContent) } ?? []
    }
}
