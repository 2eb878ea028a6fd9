// Points, sizes, rectangles and insets, in points.

/// A point, or an offset.
public struct Point: Hashable, Sendable {
    /// The distance from the left edge, in points.
    public var x: Double

    /// The distance from the upper edge, in points.
    public var y: Double

    /// All zero.
    public static let zero = Point(x: 0, y: 0)

    /// A point from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height.
public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double

    /// The height in points.
    public var height: Double

    /// All zero.
    public static let zero = Size(width: 0, height: 0)

    /// A size from its width and height.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle by its top left corner and its size.
public struct Rect: Hashable, Sendable {
    /// The distance from the left edge, in points.
    public var x: Double

    /// The distance from the upper edge, in points.
    public var y: Double

    /// The width in points.
    public var width: Double

    /// The height in points.
    public var height: Double

    /// All zero.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// A rectangle from its corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A rectangle from its corner and its size.
    public init(origin: Point, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// The upper left corner.
    public var origin: Point { Point(x: x, y: y) }

    /// The width and height.
    public var size: Size { Size(width: width, height: height) }

    /// The left edge.
    public var minX: Double { x }

    /// The upper edge.
    public var minY: Double { y }

    /// The right edge.
    public var maxX: Double { x + width }

    /// The lower edge.
    public var maxY: Double { y + height }
}

/// Distances from the four edges inwards; `left` and `right` stay where they are in any writing direction.
public struct EdgeInsets: Hashable, Sendable {
    /// The upper edge.
    public var top: Double

    /// The left edge.
    public var left: Double

    /// The lower edge.
    public var bottom: Double

    /// The right edge.
    public var right: Double

    /// All zero.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Insets from their distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances from the four edges inwards; `leading` and `trailing` follow the writing direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The upper edge.
    public var top: Double

    /// The leading edge.
    public var leading: Double

    /// The lower edge.
    public var bottom: Double

    /// The trailing edge.
    public var trailing: Double

    /// All zero.
    public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Insets from their distances.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A horizontal or vertical direction.
public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
}
