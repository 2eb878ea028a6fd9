// The colours of the system, as documents and compiled nibs note them beside their names.

/// The values of the system's colours in the light appearance of iOS 15 and later.
///
/// From compiled nibs and from the resources of documents, which agree.
package enum SystemColor {
    /// A value: a grey, or red, green and blue from 0 to 1; each with opacity.
    package struct Value: Sendable {
        /// The grey; nil for a colour.
        package var white: Double?
        /// The red.
        package var red = 0.0
        /// The green.
        package var green = 0.0
        /// The blue.
        package var blue = 0.0
        /// The opacity.
        package var alpha = 1.0

        package init(white: Double? = nil, red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
            (self.white, self.red, self.green, self.blue, self.alpha) = (white, red, green, blue, alpha)
        }
    }

    /// The value of a colour such as `systemRedColor`; nil for one that is not known.
    package static func light(_ name: String) -> Value? { grays[name] ?? colors[name] }

    /// The names of all of them.
    package static var names: [String] { (Array(grays.keys) + colors.keys).sorted() }

    /// A colour by its parts of 255.
    package static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Value {
        Value(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    private static let grays: [String: Value] = [
        "systemBackgroundColor": gray(1), "secondarySystemGroupedBackgroundColor": gray(1),
        "tertiarySystemBackgroundColor": gray(1), "tableCellGroupedBackgroundColor": gray(1), "whiteColor": gray(1),
        "labelColor": gray(0), "darkTextColor": gray(0), "blackColor": gray(0), "clearColor": gray(0, 0),
        "lightTextColor": gray(1, 0.6),
    ]

    private static func gray(_ white: Double, _ alpha: Double = 1) -> Value { Value(white: white, alpha: alpha) }

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
