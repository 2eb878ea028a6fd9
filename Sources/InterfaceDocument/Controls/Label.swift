// A label.

/// A `<label>`.
///
/// ```swift
/// for label in document.all(Label.self) {
///     print(label.id ?? "", label.text ?? "", label.font?.pointSize ?? 17, label.location)
/// }
/// ```
public struct Label: TextElement {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<label>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .label else { return nil }
        self.element = element
    }

    /// The most lines that are shown; 0 for as many as the text needs. One when none is written.
    public var numberOfLines: Int { element.int(.numberOfLines) ?? 1 }

    /// What becomes of text that is too wide.
    public var lineBreakMode: LineBreakMode {
        // As Xcode writes nearly every label.
        if element.has(.lineBreakMode, equalTo: "tailTruncation") { return .truncatingTail }
        return element.word(.lineBreakMode) ?? .truncatingTail
    }

    /// The width at which the text wraps when the height is asked for; nil for the width that layout gives.
    public var preferredMaxLayoutWidth: Double? {
        element.double(.preferredMaxLayoutWidth).flatMap { $0 > 0 ? $0 : nil }
    }

    /// True when the font shrinks before text is cut. Interface Builder writes `NO` for all that don't: of 1,654 labels
    /// without a word, 1,646 say how far.
    public var adjustsFontSizeToFitWidth: Bool { element.bool(.adjustsFontSizeToFit) ?? true }

    /// How far the font may shrink, as a part of its size; 0 for not at all.
    public var minimumScaleFactor: Double { element.double(.minimumScaleFactor) ?? 0 }

    /// How far the font may shrink, in points, as old documents write it.
    public var minimumFontSize: Double? { element.double(.minimumFontSize) }

    /// Whether letters move together before text is cut: UIKit's `allowsDefaultTighteningForTruncation`.
    public var adjustsLetterSpacingToFitWidth: Bool { element.bool(.adjustsLetterSpacingToFitWidth) ?? false }

    /// How text that shrank keeps to the line, such as `alignBaselines`.
    public var baselineAdjustment: String { element.string(.baselineAdjustment) ?? "alignBaselines" }

    /// The colour of the text's shadow; nil for none.
    public var shadowColor: Color? { element.color(key: "shadowColor") }

    /// How far the text's shadow stands from it, in points: one above where the document does not say; nil where none
    /// is seen.
    public var shadowOffset: Size? {
        guard let color = shadowColor else { return nil }
        switch color.value {
        case .rgb(_, _, _, alpha: 0), .white(_, alpha: 0): return nil
        default: return element.size(key: "shadowOffset") ?? Size(width: 0, height: -1)
        }
    }

    /// True when it is shown in its highlighted colour, if it has one.
    public var isHighlighted: Bool { element.bool(.highlighted) ?? false }

    /// The colour of the text while it is highlighted.
    public var highlightedTextColor: Color? { element.color(key: "highlightedColor") }

    /// False when it is greyed out.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
}

/// To which side text is aligned.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// To the side where the language's lines begin.
    case natural
    /// To the left.
    case left
    /// To the middle.
    case center
    /// To the right.
    case right
    /// To both sides.
    case justified
}
