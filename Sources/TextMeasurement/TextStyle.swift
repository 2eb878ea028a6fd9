// The text styles and content size categories of Dynamic Type, by their UIKit names.

/// A text style of Dynamic Type.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// The style whose constant Interface Builder writes (`style="UICTFontTextStyleBody"`), or nil for an unknown one.
    public init?(interfaceBuilderName name: some StringProtocol) {
        switch name {
        case "UICTFontTextStyleTitle0": self = .largeTitle
        case "UICTFontTextStyleTitle1": self = .title1
        case "UICTFontTextStyleTitle2": self = .title2
        case "UICTFontTextStyleTitle3": self = .title3
        case "UICTFontTextStyleHeadline": self = .headline
        case "UICTFontTextStyleBody": self = .body
        case "UICTFontTextStyleCallout": self = .callout
        case "UICTFontTextStyleSubhead": self = .subheadline
        case "UICTFontTextStyleFootnote": self = .footnote
        case "UICTFontTextStyleCaption1": self = .caption1
        case "UICTFontTextStyleCaption2": self = .caption2
        default: return nil
        }
    }
}

/// How large the user wants text to be, smallest first.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Smaller categories come before larger ones.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Whether the category is one of the five larger accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
