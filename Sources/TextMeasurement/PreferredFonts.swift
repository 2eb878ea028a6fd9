// Size and leading of every text style at every content size category, as the Human Interface Guidelines print them.

extension Font {
    /// The system font of a text style, as `UIFont.preferredFont(forTextStyle:)`.
    public static func preferred(_ style: TextStyle, _ category: ContentSizeCategory = .large) -> Font {
        Font(
            face: .system(weight: style == .headline ? .semibold : .regular, italic: false),
            pointSize: style.pointSize(at: category), textStyle: style)
    }
}

extension Font {
    /// The distance in points between two baselines of text of this size, as the Human Interface Guidelines set it; of
    /// sizes that they do not have, 1.3 times the size. It is also the standard spacing between baselines in a stack
    /// view (22 in one of one, at 17 points).
    public var lineDistance: Double {
        for style in [textStyle].compactMap(\.self) + TextStyle.allCases {
            if let leading = style.leading(atPointSize: pointSize) { return leading }
        }
        return (pointSize * 1.3).rounded(.up)
    }
}

extension TextStyle {
    /// The size in points of the style's system font.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        Double(Self.sizes[category.rawValue * Self.allCases.count + rawValue])
    }

    /// The distance in points between the baselines of two lines of the style's system font.
    public func leading(at category: ContentSizeCategory) -> Double {
        Double(Self.leadings[category.rawValue * Self.allCases.count + rawValue])
    }

    /// The leading of the style at a size in points, found by the category that has this size.
    func leading(atPointSize size: Double) -> Double? {
        for category in ContentSizeCategory.allCases where pointSize(at: category) == size {
            return leading(at: category)
        }
        return nil
    }

    /// A row per category, a column per style in the order of the cases.
    private static let sizes: [UInt8] = [
        31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11,
        32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11,
        33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11,
        34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11,
        36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13,
        38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15,
        40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17,
        44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20,
        48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24,
        52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29,
        56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34,
        60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40,
    ]

    private static let leadings: [UInt8] = [
        38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13,
        39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13,
        40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13,
        41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13,
        43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18,
        46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20,
        48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22,
        52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25,
        57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30,
        61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35,
        66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41,
        70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48,
    ]
}
