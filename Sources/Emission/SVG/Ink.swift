import InterfaceDocument
import StrutEnvironment

/// A colour with its opacity, in sRGB, each part from 0 to 1.
package struct RGBA: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour as it is written on the web: `0xRRGGBB`.
    init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
            alpha: alpha)
    }

    /// `#rrggbb`, and two more digits where it is not opaque.
    package var hex: String {
        var text = "#"
        for part in [red, green, blue] + (alpha < 1 ? [alpha] : []) {
            let value = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
            text += String(value >> 4, radix: 16) + String(value & 15, radix: 16)
        }
        return text
    }
}

/// A colour that may be another one in dark mode.
package struct Ink: Hashable, Sendable {
    /// In light mode.
    package var light: RGBA
    /// In dark mode.
    package var dark: RGBA

    init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// The same in both modes.
    init(_ both: RGBA) {
        light = both
        dark = both
    }

    init(_ hex: UInt32, dark darkHex: UInt32? = nil, alpha: Double = 1, darkAlpha: Double? = nil) {
        light = RGBA(hex, alpha: alpha)
        dark = RGBA(darkHex ?? hex, alpha: darkAlpha ?? alpha)
    }

    /// Neither in light nor in dark mode to be seen.
    static let clear = Ink(RGBA(0, alpha: 0))
    static let white = Ink(0xFFFFFF)
    static let black = Ink(0x000000)

    /// The same colour with so much of its opacity.
    func opacity(_ share: Double) -> Ink {
        var ink = self
        ink.light.alpha *= share
        ink.dark.alpha *= share
        return ink
    }

    /// Whether nothing of it is seen.
    var isClear: Bool { light.alpha <= 0 && dark.alpha <= 0 }

    /// Whether white text could not be read on it.
    var isNearlyWhite: Bool { min(light.red, light.green, light.blue) > 0.8 && light.alpha > 0.5 }

    /// Whether light text is needed on it, by the relative luminance of its light form.
    var isDark: Bool { 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue < 0.5 && light.alpha > 0.5 }
}

/// How colours that change with the appearance are written.
package enum InkMode: Sendable {
    /// As they are in one appearance.
    case fixed(Appearance)
    /// As variables of a page that can show both: `var(--c3)`.
    case variables
}

/// Writes colours, and remembers those that a page must define.
package struct InkTable: Sendable {
    /// How they are written.
    package let mode: InkMode
    /// The colours that change with the appearance, in the order of their numbers.
    package private(set) var adaptive: [Ink] = []
    private var numbers: [Ink: Int] = [:]

    /// An empty table.
    package init(_ mode: InkMode) {
        self.mode = mode
    }

    /// The colour as an attribute's value.
    package mutating func text(_ ink: Ink) -> String {
        switch mode {
        case .fixed(.light): return ink.light.hex
        case .fixed(.dark): return ink.dark.hex
        case .variables:
            if ink.light == ink.dark { return ink.light.hex }
            if let number = numbers[ink] { return "var(--c\(number))" }
            numbers[ink] = adaptive.count
            adaptive.append(ink)
            return "var(--c\(adaptive.count - 1))"
        }
    }
}
