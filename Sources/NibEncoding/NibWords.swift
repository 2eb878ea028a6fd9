import InterfaceDocument

/// The words that the encoder understands in attributes that it reads by code, beside those of the property tables.
///
/// Any other word would be taken for the usual one, and so be lost silently: it is said to be unknown.
enum NibWords {
    /// An attribute and its words.
    typealias Words = (attribute: AttributeName, words: [StaticString])

    /// The attributes of elements of a name that are one of several words.
    static func attributes(of element: ElementName) -> [Words] {
        switch element {
        case .constraint:
            [(.firstAttribute, layoutAttributes), (.secondAttribute, layoutAttributes), (.relation, relations)]
        case .color: [(.colorSpace, colorSpaces), (.customColorSpace, customColorSpaces)]
        case .fontDescription: [(.type, ["system", "boldSystem", "italicSystem"]), (.weight, weights)]
        case .paragraphStyle:
            [
                (.alignment, ["left", "center", "right", "justified", "natural"]), (.lineBreakMode, lineBreakModes),
                (.baseWritingDirection, ["natural", "leftToRight", "rightToLeft"]),
            ]
        case .tableViewCell: [(.style, cellStyles)]
        case .preferredSymbolConfiguration:
            [(.scale, scales), (.weight, ["unspecified"] + weights)]
        case .imageReference: [(.symbolScale, scales)]
        case .userDefinedRuntimeAttribute: [(.type, valueTypes)]
        default: []
        }
    }

    private static let relations: [StaticString] = ["greaterThanOrEqual", "lessThanOrEqual", "equal"]
    /// The frequent ones first.
    private static let layoutAttributes: [StaticString] = [
        "leading", "top", "trailing", "bottom", "height", "width", "centerY", "centerX", "leadingMargin",
        "trailingMargin", "topMargin", "bottomMargin", "left", "right", "baseline", "lastBaseline", "firstBaseline",
        "leftMargin", "rightMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    private static let colorSpaces: [StaticString] = [
        "custom", "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "catalog", "pattern",
    ]
    private static let customColorSpaces: [StaticString] = [
        "sRGB", "genericGamma22GrayColorSpace", "displayP3", "adobeRGB1998", "calibratedRGB", "calibratedWhite",
        "deviceRGB", "deviceWhite",
    ]
    private static let weights: [StaticString] = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    private static let lineBreakModes: [StaticString] = [
        "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
    ]
    private static let cellStyles: [StaticString] = [
        "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
        "IBUITableViewCellStyleSubtitle",
    ]
    private static let scales: [StaticString] = ["default", "unspecified", "small", "medium", "large"]
    private static let valueTypes: [StaticString] = [
        "boolean", "number", "string", "color", "image", "point", "size", "rect", "range", "nil",
    ]
}
