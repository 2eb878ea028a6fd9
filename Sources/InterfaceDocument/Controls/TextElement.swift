// What labels, text fields and text views say of their text, in the same attributes.

/// A typed view of an element that shows a text of its own: `<label>`, `<textField>`, `<textView>`.
public protocol TextElement: ElementWrapper {}

extension TextElement {
    /// The text, plain or attributed.
    @inlinable public var text: String? { attributedText?.text ?? element.text(.text, key: "text") }

    /// The text with attributes; nil for plain text.
    @inlinable public var attributedText: AttributedString? {
        element.child(.attributedString, key: "attributedText").flatMap(AttributedString.init)
    }

    /// The font.
    @inlinable public var font: FontDescription? { element.child(.fontDescription).flatMap(FontDescription.init) }

    /// The colour of the text.
    public var textColor: Color? { element.color(key: "textColor") }

    /// To which side the text is aligned.
    public var textAlignment: TextAlignment { element.word(.textAlignment) ?? .left }

    /// True when the font follows the user's text size.
    public var adjustsFontForContentSizeCategory: Bool { element.bool(.adjustsFontForContentSizeCategory) ?? false }
}
