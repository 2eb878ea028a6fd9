// The attributes that a constraint can speak of.

/// A layout attribute, spelled as documents spell it.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    case leading
    case top
    case trailing
    case bottom
    case height
    case width
    case centerY
    case centerX
    case left
    case right
    case leadingMargin
    case trailingMargin
    case topMargin
    case bottomMargin
    case leftMargin
    case rightMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case lastBaseline
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
