/// UIKit's colours by the names that documents have for them, light and dark, as the Human Interface Guidelines and
/// `UIColor` of iOS 13 and later give them.
enum SystemColors {
    /// The colour with a name such as `secondaryLabelColor`; nil for names that are not known.
    static func ink(_ name: String) -> Ink? { table[name] }

    static let label = Ink(0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = Ink(0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
    static let tertiaryLabel = Ink(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    static let placeholder = Ink(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    static let blue = Ink(0x007AFF, dark: 0x0A84FF)
    static let green = Ink(0x34C759, dark: 0x30D158)
    static let red = Ink(0xFF3B30, dark: 0xFF453A)
    static let gray = Ink(0x8E8E93)
    static let separator = Ink(0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    static let fill = Ink(0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    static let secondaryFill = Ink(0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
    static let tertiaryFill = Ink(0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
    static let background = Ink(0xFFFFFF, dark: 0x000000)
    static let groupedBackground = Ink(0xF2F2F7, dark: 0x000000)
    static let secondaryGroupedBackground = Ink(0xFFFFFF, dark: 0x1C1C1E)
    /// What bars are made of, without what shines through.
    static let bar = Ink(0xF8F8F8, dark: 0x161616, alpha: 0.94)
    /// The thumb of a switch and of a slider.
    static let thumb = Ink(0xFFFFFF)

    private static let table: [String: Ink] = [
        "labelColor": label, "secondaryLabelColor": secondaryLabel, "tertiaryLabelColor": tertiaryLabel,
        "quaternaryLabelColor": Ink(0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16),
        "placeholderTextColor": placeholder, "separatorColor": separator,
        "opaqueSeparatorColor": Ink(0xC6C6C8, dark: 0x38383A), "linkColor": Ink(0x007AFF, dark: 0x0984FF),
        "tintColor": blue, "systemBlueColor": blue, "systemGreenColor": green, "systemRedColor": red,
        "systemIndigoColor": Ink(0x5856D6, dark: 0x5E5CE6), "systemOrangeColor": Ink(0xFF9500, dark: 0xFF9F0A),
        "systemPinkColor": Ink(0xFF2D55, dark: 0xFF375F), "systemPurpleColor": Ink(0xAF52DE, dark: 0xBF5AF2),
        "systemTealColor": Ink(0x30B0C7, dark: 0x40C8E0), "systemYellowColor": Ink(0xFFCC00, dark: 0xFFD60A),
        "systemMintColor": Ink(0x00C7BE, dark: 0x63E6E2), "systemCyanColor": Ink(0x32ADE6, dark: 0x64D2FF),
        "systemBrownColor": Ink(0xA2845E, dark: 0xAC8E68), "systemGrayColor": gray,
        "systemGray2Color": Ink(0xAEAEB2, dark: 0x636366), "systemGray3Color": Ink(0xC7C7CC, dark: 0x48484A),
        "systemGray4Color": Ink(0xD1D1D6, dark: 0x3A3A3C), "systemGray5Color": Ink(0xE5E5EA, dark: 0x2C2C2E),
        "systemGray6Color": Ink(0xF2F2F7, dark: 0x1C1C1E), "systemFillColor": fill,
        "secondarySystemFillColor": secondaryFill, "tertiarySystemFillColor": tertiaryFill,
        "quaternarySystemFillColor": Ink(0x747480, dark: 0x747480, alpha: 0.08, darkAlpha: 0.18),
        "systemBackgroundColor": background, "secondarySystemBackgroundColor": Ink(0xF2F2F7, dark: 0x1C1C1E),
        "tertiarySystemBackgroundColor": Ink(0xFFFFFF, dark: 0x2C2C2E),
        "systemGroupedBackgroundColor": groupedBackground,
        "secondarySystemGroupedBackgroundColor": secondaryGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": Ink(0xF2F2F7, dark: 0x2C2C2E),
        "groupTableViewBackgroundColor": groupedBackground,
        "tableCellGroupedBackgroundColor": secondaryGroupedBackground,
        "tableCellPlainBackgroundColor": background, "tableBackgroundColor": background,
        "darkTextColor": black, "lightTextColor": Ink(0xFFFFFF, alpha: 0.6), "blackColor": black,
        "whiteColor": Ink(0xFFFFFF), "clearColor": .clear, "darkGrayColor": Ink(0x555555),
        "lightGrayColor": Ink(0xAAAAAA), "grayColor": Ink(0x808080), "redColor": Ink(0xFF0000),
        "greenColor": Ink(0x00FF00), "blueColor": Ink(0x0000FF), "cyanColor": Ink(0x00FFFF),
        "yellowColor": Ink(0xFFFF00), "magentaColor": Ink(0xFF00FF), "orangeColor": Ink(0xFF8000),
        "purpleColor": Ink(0x800080), "brownColor": Ink(0x996633), "viewFlipsideBackgroundColor": Ink(0x1F2124),
        "scrollViewTexturedBackgroundColor": Ink(0x6F7179), "underPageBackgroundColor": Ink(0x6F7179),
    ]

    private static let black = Ink(0x000000)
}
