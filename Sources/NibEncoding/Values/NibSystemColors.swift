import InterfaceDocument

/// The values of the system's colours in the light appearance, as nibs keep them beside the names.
///
/// From compiled nibs and from the resources of documents, which agree; red, green and blue are parts of 255.
enum NibSystemColors {
    /// A value: a grey, or red, green and blue; each with opacity.
    struct Value {
        var white: Double?
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var alpha = 1.0
    }

    /// The value of a colour; nil for one that is not known.
    static func value(of name: String, in xcode: NibVersion) -> Value? {
        if name == "labelColor", NibVersion(14) <= xcode, xcode < NibVersion(15) { return Value() }
        if name == "systemTealColor", xcode < NibVersion(13) { return rgb(90, 200, 250) }
        if let gray = grays[name] { return Value(white: gray.white, alpha: gray.alpha) }
        return colors[name]
    }

    /// Whether a colour is one of those that the system adapts to what is around them.
    static func isTint(_ name: String) -> Bool {
        name.hasPrefix("system") && colors[name] != nil && !name.contains("Background") && !name.contains("Fill")
            && !name.hasPrefix("systemGray")
    }

    private static let grays: [String: (white: Double, alpha: Double)] = [
        "systemBackgroundColor": (1, 1), "secondarySystemGroupedBackgroundColor": (1, 1),
        "tertiarySystemBackgroundColor": (1, 1), "tableCellGroupedBackgroundColor": (1, 1), "whiteColor": (1, 1),
        "labelColor": (0, 1), "darkTextColor": (0, 1), "blackColor": (0, 1), "clearColor": (0, 0),
        "lightTextColor": (1, 0.6),
    ]

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Value {
        Value(white: nil, red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    private static let colors: [String: Value] = [
        "secondarySystemBackgroundColor": rgb(242, 242, 247), "systemGroupedBackgroundColor": rgb(242, 242, 247),
        "tertiarySystemGroupedBackgroundColor": rgb(242, 242, 247),
        "groupTableViewBackgroundColor": rgb(242, 242, 247), "systemGray6Color": rgb(242, 242, 247),
        "secondaryLabelColor": rgb(60, 60, 67, 0.6), "tertiaryLabelColor": rgb(60, 60, 67, 0.3),
        "placeholderTextColor": rgb(60, 60, 67, 0.3), "quaternaryLabelColor": rgb(60, 60, 67, 0.18),
        "separatorColor": rgb(60, 60, 67, 0.29), "opaqueSeparatorColor": rgb(198, 198, 200),
        "systemFillColor": rgb(120, 120, 128, 0.2), "secondarySystemFillColor": rgb(120, 120, 128, 0.16),
        "tertiarySystemFillColor": rgb(118, 118, 128, 0.12), "quaternarySystemFillColor": rgb(116, 116, 128, 0.08),
        "systemRedColor": rgb(255, 59, 48), "systemGreenColor": rgb(52, 199, 89), "systemBlueColor": rgb(0, 122, 255),
        "linkColor": rgb(0, 122, 255), "tintColor": rgb(0, 122, 255), "systemOrangeColor": rgb(255, 149, 0),
        "systemYellowColor": rgb(255, 204, 0), "systemPinkColor": rgb(255, 45, 85),
        "systemPurpleColor": rgb(175, 82, 222), "systemIndigoColor": rgb(88, 86, 214),
        "systemTealColor": rgb(48, 176, 199), "systemMintColor": rgb(0, 199, 190),
        "systemCyanColor": rgb(50, 173, 230), "systemBrownColor": rgb(162, 132, 94),
        "systemGrayColor": rgb(142, 142, 147), "systemGray2Color": rgb(174, 174, 178),
        "systemGray3Color": rgb(199, 199, 204), "systemGray4Color": rgb(209, 209, 214),
        "systemGray5Color": rgb(229, 229, 234), "viewFlipsideBackgroundColor": rgb(31, 33, 36),
        "scrollViewTexturedBackgroundColor": rgb(111, 113, 121),
    ]
}
