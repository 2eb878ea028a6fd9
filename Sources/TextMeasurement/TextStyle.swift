// The text styles and content size categories of Dynamic Type, by their UIKit names.

/// A text style of Dynamic Type.
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    /// `UIFont.TextStyle.largeTitle`: 34 points at the size `large`.
    case largeTitle
    /// `UIFont.TextStyle.title1`: 28 points at the size `large`.
    case title1
    /// `UIFont.TextStyle.title2`: 22 points at the size `large`.
    case title2
    /// `UIFont.TextStyle.title3`: 20 points at the size `large`.
    case title3
    /// `UIFont.TextStyle.headline`: 17 points at the size `large`, semibold.
    case headline
    /// `UIFont.TextStyle.body`: 17 points at the size `large`.
    case body
    /// `UIFont.TextStyle.callout`: 16 points at the size `large`.
    case callout
    /// `UIFont.TextStyle.subheadline`: 15 points at the size `large`.
    case subheadline
    /// `UIFont.TextStyle.footnote`: 13 points at the size `large`.
    case footnote
    /// `UIFont.TextStyle.caption1`: 12 points at the size `large`.
    case caption1
    /// `UIFont.TextStyle.caption2`: 11 points at the size `large`.
    case caption2

    /// The style whose constant Interface Builder writes (`style="UICTFontTextStyleBody"`), or nil for an unknown one.
    public init?(interfaceBuilderName name: String) {
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
    /// `UICTContentSizeCategoryXS`, the smallest.
    case extraSmall
    /// `UICTContentSizeCategoryS`.
    case small
    /// `UICTContentSizeCategoryM`.
    case medium
    /// `UICTContentSizeCategoryL`, which a device has unless its user asks for another.
    case large
    /// `UICTContentSizeCategoryXL`.
    case extraLarge
    /// `UICTContentSizeCategoryXXL`.
    case extraExtraLarge
    /// `UICTContentSizeCategoryXXXL`, the largest without an accessibility setting.
    case extraExtraExtraLarge
    /// `UICTContentSizeCategoryAccessibilityM`, the first of the accessibility sizes.
    case accessibilityMedium
    /// `UICTContentSizeCategoryAccessibilityL`.
    case accessibilityLarge
    /// `UICTContentSizeCategoryAccessibilityXL`.
    case accessibilityExtraLarge
    /// `UICTContentSizeCategoryAccessibilityXXL`.
    case accessibilityExtraExtraLarge
    /// `UICTContentSizeCategoryAccessibilityXXXL`, the largest.
    case accessibilityExtraExtraExtraLarge

    /// Smaller categories come before larger ones.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Whether the category is one of the five larger accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
