// Colours of the wide gamut, as a screen without it shows them.

extension Color {
    /// Red, green, blue and opacity in sRGB, from 0 to 1; nil for what is no plain colour.
    package var inSRGB: (red: Double, green: Double, blue: Double, alpha: Double)? {
        switch value {
        case .rgb(let red, let green, let blue, let alpha):
            guard isDisplayP3 else { return (red, green, blue, alpha) }
            let converted = DisplayP3(red: red, green: green, blue: blue).inSRGB
            return (converted.red, converted.green, converted.blue, alpha)
        case .white(let white, let alpha): return (white, white, white, alpha)
        case .named, .system, .pattern, .unknown: return nil
        }
    }
}

/// A colour of Display P3, from 0 to 1, which has the transfer function of sRGB and its white, and wider primaries.
package struct DisplayP3 {
    let red: Double
    let green: Double
    let blue: Double

    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The nearest in sRGB: by the matrices of the primaries (CSS Color 4, section 17), what lies outside of its gamut
    /// cut off.
    package var inSRGB: (red: Double, green: Double, blue: Double) {
        let (r, g, b) = (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
        return (
            SRGBTransfer.encoded(1.2249402 * r - 0.2249402 * g),
            SRGBTransfer.encoded(-0.0420570 * r + 1.0420570 * g),
            SRGBTransfer.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
        )
    }
}

/// The transfer function of sRGB: what a component between 0 and 1 stands for in light, and back.
package enum SRGBTransfer {
    /// The light of a component.
    package static func linear(_ component: Double) -> Double {
        let component = min(max(component, 0), 1)
        if component <= 0.04045 { return component / 12.92 }
        let cube = power(root(5, (component + 0.055) / 1.055), 3)
        return power(cube, 4)
    }

    /// The component of a light.
    package static func encoded(_ light: Double) -> Double {
        let light = min(max(light, 0), 1)
        return light <= 0.0031308 ? 12.92 * light : 1.055 * power(root(12, light), 5) - 0.055
    }

    /// A number from 0 to 1 to the power of a fraction.
    static func power(_ base: Double, _ numerator: Int, _ denominator: Int) -> Double {
        base > 0 ? power(root(denominator, base), numerator) : 0
    }

    private static func power(_ base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { result, _ in result * base }
    }

    /// A root of a positive number up to 1, without a library of mathematics, by Newton's steps.
    private static func root(_ degree: Int, _ number: Double) -> Double {
        var root = 1.0
        let rest = Double(degree - 1)
        for _ in 0..<40 { root = (rest * root + number / power(root, degree - 1)) / Double(degree) }
        return root
    }
}
