import InterfaceDocument
import StrutEnvironment

/// The size that a view wants: what UIKit's `systemLayoutSizeFitting` asks for on both axes.
///
/// Sides count as from 0 to `Size.longestSide`, so that `.greatestFiniteMagnitude` asks for as much as there can be,
/// and priorities as from 0 to 1000; what is no number counts as 0.
public struct FittingTarget: Sendable, Hashable {
    /// The size in points that is aimed at; zero for the smallest, `UIView.layoutFittingCompressedSize`.
    public var size: Size
    /// How much the width counts: 1000 keeps it, 50 (`fittingSizeLevel`) lets every other constraint go first.
    public var horizontalPriority: Double
    /// How much the height counts.
    public var verticalPriority: Double

    /// The priority at which UIKit wishes for a size: below all that constraints usually have.
    public static let fittingSizeLevel = 50.0

    /// A target size with UIKit's priorities for each axis, above 0 and at most 1000.
    public init(
        size: Size = .zero, horizontalPriority: Double = fittingSizeLevel, verticalPriority: Double = fittingSizeLevel
    ) {
        self.size = size
        self.horizontalPriority = horizontalPriority
        self.verticalPriority = verticalPriority
    }

    /// The smallest size, or the smallest at a fixed width or height in points.
    public static func compressed(width: Double? = nil, height: Double? = nil) -> FittingTarget {
        FittingTarget(
            size: Size(width: width ?? 0, height: height ?? 0),
            horizontalPriority: width == nil ? fittingSizeLevel : 1000,
            verticalPriority: height == nil ? fittingSizeLevel : 1000)
    }

    /// The same with the numbers that count.
    var bounded: FittingTarget {
        func priority(_ value: Double) -> Double { value > 0 ? min(value, 1000) : 0 }
        return FittingTarget(
            size: size.bounded, horizontalPriority: priority(horizontalPriority),
            verticalPriority: priority(verticalPriority))
    }
}
