// The attributes that a constraint can refer to.

/// A layout attribute, spelled as documents spell it.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The edge where lines of text begin.
    case leading
    /// The upper edge.
    case top
    /// The edge where lines of text end.
    case trailing
    /// The lower edge.
    case bottom
    /// The height.
    case height
    /// The width.
    case width
    /// The vertical centre.
    case centerY
    /// The horizontal centre.
    case centerX
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The leading edge of the layout margins.
    case leadingMargin
    /// The trailing edge of the layout margins.
    case trailingMargin
    /// The upper edge of the layout margins.
    case topMargin
    /// The lower edge of the layout margins.
    case bottomMargin
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The horizontal centre between the layout margins.
    case centerXWithinMargins
    /// The vertical centre between the layout margins.
    case centerYWithinMargins
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline

    /// The attribute that `bytes` spell; `baseline` is the old spelling of the last baseline.
    init?(_ bytes: Bytes) {
        for (spelling, attribute) in Self.spellings where bytes.spell(spelling) {
            self = attribute
            return
        }
        return nil
    }

    /// The frequent ones first.
    private static let spellings: [(StaticString, LayoutAttribute)] = [
        ("leading", .leading), ("top", .top), ("trailing", .trailing), ("bottom", .bottom), ("height", .height),
        ("width", .width), ("centerY", .centerY), ("centerX", .centerX), ("leadingMargin", .leadingMargin),
        ("trailingMargin", .trailingMargin), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
        ("left", .left), ("right", .right), ("baseline", .lastBaseline), ("lastBaseline", .lastBaseline),
        ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
        ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins),
    ]

    /// The axis along which the attribute measures.
    public var axis: Axis {
        switch self {
        case .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin, .leftMargin,
            .rightMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .lastBaseline,
            .firstBaseline:
            .vertical
        }
    }

    /// True for a width or a height, which need no second item.
    public var isSize: Bool { self == .width || self == .height }

    /// True for an attribute of the layout margins.
    public var isMargin: Bool {
        switch self {
        case .leadingMargin, .trailingMargin, .topMargin, .bottomMargin, .leftMargin, .rightMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}

/// What UIKit refuses, with an exception when the constraint is made.
extension LayoutAttribute {
    /// Whether a constraint may have the attribute on one side and `other` on the other: lengths go with lengths or
    /// stand alone, places go with places of the same axis.
    package func isComparable(with other: LayoutAttribute?) -> Bool {
        guard let other else { return isSize }
        return isSize == other.isSize && (isSize || axis == other.axis)
    }

    /// Whether one of two attributes knows the direction of text, and the other is a side whatever the direction.
    package func isOtherwiseDirected(than other: LayoutAttribute) -> Bool {
        isFixedSide && other.isDirectionalSide || isDirectionalSide && other.isFixedSide
    }

    /// Whether it is a side that stays where it is in every language.
    package var isFixedSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    private var isDirectionalSide: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
