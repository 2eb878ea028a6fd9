// Attributed text: runs that each have a font of their own.

/// How the lines of a paragraph are set, as `NSParagraphStyle`. All lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// Extra space between two lines of the paragraph.
    public var lineSpacing: Double = 0
    /// Factor on the natural line height; 0 leaves it alone.
    public var lineHeightMultiple: Double = 0
    /// The least height of a line; 0 sets no limit.
    public var minimumLineHeight: Double = 0
    /// The greatest height of a line; 0 sets no limit.
    public var maximumLineHeight: Double = 0
    /// Space after the paragraph.
    public var paragraphSpacing: Double = 0
    /// Space before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: Double = 0
    /// Indent of the first line from the leading edge.
    public var firstLineHeadIndent: Double = 0
    /// Indent of the other lines from the leading edge.
    public var headIndent: Double = 0
    /// Where lines end: from the leading edge if positive, from the trailing edge if negative or zero.
    public var tailIndent: Double = 0
    /// Where a tab moves to, from the leading edge and in ascending order; nil for the twelve stops of
    /// `NSParagraphStyle.default`, 28 points apart.
    public var tabStops: [Double]?
    /// What lies between the stops behind the last of those; 0 for none.
    public var defaultTabInterval: Double = 0

    /// The default paragraph style.
    public init() {}
}

/// A piece of text with one set of attributes.
public struct TextRun: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// Their font.
    public var font: Font
    /// Space in points that is added after each character.
    public var kern: Double
    /// The paragraph style; that of a paragraph's first run counts for the whole paragraph.
    public var paragraph: ParagraphStyle

    /// A run of text.
    public init(_ text: String, font: Font, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.text = text
        self.font = font
        self.kern = kern
        self.paragraph = paragraph
    }
}

/// How a paragraph is broken beyond filling line after line: UIKit's `NSParagraphStyle.LineBreakStrategy`. Where it is
/// empty, every line takes what fits.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    public let rawValue: UInt8

    /// Makes a strategy of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No word is left alone on the last of two lines: the one before it goes down with it.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean is broken between words, not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
}
