// The vertical measures of a font at its size.

/// The vertical measures of a font, in points and not rounded to pixels.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    public var ascender: Double
    /// From the baseline down to the bottom of the line; positive.
    public var descender: Double
    /// Extra space between two lines.
    public var leading: Double
    /// From the baseline up to the top of a flat capital letter.
    public var capHeight: Double

    /// The height of one line.
    public var lineHeight: Double { ascender + descender }

    /// Measures in points.
    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
    }
}
