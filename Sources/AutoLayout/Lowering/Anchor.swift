import InterfaceDocument

/// What a row of the system measures on an item: `NSLayoutConstraint.Attribute` without the margins, which are an
/// item of their own here, and with the two attributes that only autoresizing masks use.
package enum Anchor: UInt8, Sendable {
    case left, right, leading, trailing
    case top, bottom
    case width, height
    case centerX, centerY
    case firstBaseline, lastBaseline
    /// The distance from the superview's left edge to the item's.
    case minX
    /// The distance from the superview's top edge to the item's.
    case minY

    package var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .minX: true
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .minY: false
        }
    }

    /// Whether it is a length, which is the same in every coordinate system; otherwise it is a place.
    package var isSize: Bool { self == .width || self == .height }

    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether it is an edge at which an item starts: the rows that conflicts spare.
    package var isLeadingOrTop: Bool {
        switch self {
        case .left, .leading, .top, .minX, .minY: true
        default: false
        }
    }

    package var isTrailingOrBottom: Bool { self == .trailing || self == .right || self == .bottom }

    /// Whether the layout direction decides which side it is.
    package var dependsOnDirection: Bool { self == .leading || self == .trailing }
}

/// The anchors that start, end, measure and centre an item on each axis.
extension Axis {
    var start: Anchor { self == .horizontal ? .leading : .top }
    var end: Anchor { self == .horizontal ? .trailing : .bottom }
    var size: Anchor { self == .horizontal ? .width : .height }
    var center: Anchor { self == .horizontal ? .centerX : .centerY }
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Anchor {
    /// The anchor of a written attribute, and whether it is meant of the item's margins.
    init(_ attribute: LayoutAttribute) {
        switch attribute {
        case .left, .leftMargin: self = .left
        case .right, .rightMargin: self = .right
        case .leading, .leadingMargin: self = .leading
        case .trailing, .trailingMargin: self = .trailing
        case .top, .topMargin: self = .top
        case .bottom, .bottomMargin: self = .bottom
        case .width: self = .width
        case .height: self = .height
        case .centerX, .centerXWithinMargins: self = .centerX
        case .centerY, .centerYWithinMargins: self = .centerY
        case .lastBaseline: self = .lastBaseline
        case .firstBaseline: self = .firstBaseline
        }
    }
}

extension LayoutAttribute {
    /// Whether it is a line of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
