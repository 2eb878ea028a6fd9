// The answer of a measurement.

/// How large a text is once it is broken into lines.
public struct TextSize: Hashable, Sendable {
    /// The width in points, rounded up to a pixel.
    public var width: Double
    /// The height in points, rounded up to a pixel.
    public var height: Double
    /// The height in points before rounding: texts are centred in their views by it.
    public var exactHeight: Double
    /// The number of lines.
    public var lineCount: Int
    /// From the top of the text to the baseline of its first line, in points.
    public var firstBaseline: Double
    /// From the top of the text to the baseline of its last line, in points.
    public var lastBaseline: Double
    /// Whether text was left out because the number of lines is limited or a line may not wrap.
    public var isTruncated: Bool

    /// The size of an empty text: nothing, as `UILabel.intrinsicContentSize` has it.
    public static let zero = TextSize(
        width: 0, height: 0, exactHeight: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
}
