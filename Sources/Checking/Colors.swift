import InterfaceDocument
import StrutEnvironment

/// What a colour of a document looks like, in the light and the dark appearance.
struct ShownColor: Sendable, Hashable {
    /// In the light appearance.
    var light: ColorAsset.Components
    /// In the dark appearance.
    var dark: ColorAsset.Components

    /// Whether nothing shows through.
    var isOpaque: Bool { light.alpha >= 0.999 && dark.alpha >= 0.999 }

    /// Whether it hides nothing.
    var isClear: Bool { light.alpha < 0.001 && dark.alpha < 0.001 }

    /// The same in both appearances.
    init(_ components: ColorAsset.Components) {
        light = components
        dark = components
    }

    private init(_ light: Int, _ dark: Int) {
        func components(_ rgb: Int) -> ColorAsset.Components {
            ColorAsset.Components(
                red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255)
        }
        self.light = components(light)
        self.dark = components(dark)
    }

    /// What `color` looks like; nil where that is not known: patterns, materials, colours of nobody knows where.
    init?(_ color: Color, _ resources: ProjectResources?) {
        switch color.value {
        case .rgb, .white:
            guard let (red, green, blue, alpha) = color.inSRGB else { return nil }
            self.init(ColorAsset.Components(red: red, green: green, blue: blue, alpha: alpha))
        case .named(let name):
            guard let light = resources?.colors[name]?.light else { return nil }
            self.init(light)
            dark = resources?.colors[name]?.dark ?? light
        case .system(let name):
            guard let known = Self.system[name] else { return nil }
            self = known
        case .pattern, .unknown: return nil
        }
    }

    /// The colours of iOS 13 and later that are opaque, light and dark, as Apple's Human Interface Guidelines list
    /// them.
    private static let system: [String: ShownColor] = [
        "labelColor": ShownColor(0x000000, 0xFFFFFF),
        "systemBackgroundColor": ShownColor(0xFFFFFF, 0x000000),
        "secondarySystemBackgroundColor": ShownColor(0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackgroundColor": ShownColor(0xFFFFFF, 0x2C2C2E),
        "systemGroupedBackgroundColor": ShownColor(0xF2F2F7, 0x000000),
        "groupTableViewBackgroundColor": ShownColor(0xF2F2F7, 0x000000),
        "secondarySystemGroupedBackgroundColor": ShownColor(0xFFFFFF, 0x1C1C1E),
        "tertiarySystemGroupedBackgroundColor": ShownColor(0xF2F2F7, 0x2C2C2E),
        "opaqueSeparatorColor": ShownColor(0xC6C6C8, 0x38383A),
        "linkColor": ShownColor(0x007AFF, 0x0984FF),
        "darkTextColor": ShownColor(0x000000, 0x000000),
        "systemBlueColor": ShownColor(0x007AFF, 0x0A84FF),
        "systemGreenColor": ShownColor(0x34C759, 0x30D158),
        "systemIndigoColor": ShownColor(0x5856D6, 0x5E5CE6),
        "systemOrangeColor": ShownColor(0xFF9500, 0xFF9F0A),
        "systemPinkColor": ShownColor(0xFF2D55, 0xFF375F),
        "systemPurpleColor": ShownColor(0xAF52DE, 0xBF5AF2),
        "systemRedColor": ShownColor(0xFF3B30, 0xFF453A),
        "systemTealColor": ShownColor(0x30B0C7, 0x40C8E0),
        "systemYellowColor": ShownColor(0xFFCC00, 0xFFD60A),
        "systemBrownColor": ShownColor(0xA2845E, 0xAC8E68),
        "systemGrayColor": ShownColor(0x8E8E93, 0x8E8E93),
        "systemGray2Color": ShownColor(0xAEAEB2, 0x636366),
        "systemGray3Color": ShownColor(0xC7C7CC, 0x48484A),
        "systemGray4Color": ShownColor(0xD1D1D6, 0x3A3A3C),
        "systemGray5Color": ShownColor(0xE5E5EA, 0x2C2C2E),
        "systemGray6Color": ShownColor(0xF2F2F7, 0x1C1C1E),
    ]
}

extension ColorAsset.Components {
    /// The relative luminance, from 0 to 1, by the Web Content Accessibility Guidelines 2.
    var luminance: Double {
        0.2126 * SRGBTransfer.linear(red) + 0.7152 * SRGBTransfer.linear(green) + 0.0722 * SRGBTransfer.linear(blue)
    }

    /// The contrast with another, from 1 to 21, by the same guidelines.
    func contrast(with other: Self) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
