// The arithmetic of colours in compiled nibs: what becomes of the components of a colour-matched document's colours.

import InterfaceDocument

/// Conversions of a colour matched document's colours into (extended) sRGB, and the texts and doubles that are beside
/// the floats.
enum NibColorConversion {
    // MARK: Spaces

    /// `calibratedRGB`: Apple's Generic RGB profile (gamma 1.8) into sRGB. White is a case of its own in all versions.
    static func calibratedRGB(_ red: Double, _ green: Double, _ blue: Double) -> (red: Float, green: Float, blue: Float)
    {
        if red == 0, green == 0, blue == 0 { return (0, 0, 0) }
        if red == 1, green == 1, blue == 1 { return (0.9999118447303772, 1.0000224113464355, 0.9998833537101746) }
        let (r, g, b) = (gamma(red, 1.8), gamma(green, 1.8), gamma(blue, 1.8))
        return (
            encoded(1.025252610357479 * r - 0.026561895245234907 * g + 0.0013006901916900347 * b),
            encoded(0.019408003105330862 * r + 0.9480434656563381 * g + 0.03259293631144157 * b),
            encoded(-0.0017628623256384349 * r - 0.0014361505717747029 * g + 1.0032147771632385 * b)
        )
    }

    /// `displayP3` into sRGB.
    static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> (red: Float, green: Float, blue: Float) {
        if red == 0, green == 0, blue == 0 { return (0, 0, 0) }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(displayP3Red.0 * r + displayP3Red.1 * g + displayP3Red.2 * b),
            encoded(displayP3Green.0 * r + displayP3Green.1 * g + displayP3Green.2 * b),
            encoded(displayP3Blue.0 * r + displayP3Blue.1 * g + displayP3Blue.2 * b)
        )
    }

    /// `adobeRGB1998` into sRGB.
    static func adobeRGB1998(_ red: Double, _ green: Double, _ blue: Double) -> (red: Float, green: Float, blue: Float)
    {
        if red == 0, green == 0, blue == 0 { return (0, 0, 0) }
        let (r, g, b) = (gamma(red, 2.2), gamma(green, 2.2), gamma(blue, 2.2))
        return (
            encoded(1.39825529 * r - 0.398460179 * g + 0.00000625540136 * b),
            encoded(0.0000209403883 * r + 1.00007558 * g + 0.0000305048805 * b),
            encoded(0.0000140591561 * r - 0.042951456 * g + 1.04266758 * b)
        )
    }

    /// `calibratedWhite`: Generic Gray (gamma 1.8) into the gray of gamma 2.2's name with sRGB's curve.
    static func calibratedWhite(_ white: Double) -> Float {
        if white == 0 || white == 1 { return Float(white) }
        // The library's own dark and light gray, whose last bit the formula misses.
        if abs(white - 1.0 / 3) < 1e-9 { return 0.40781933069229126 }
        if abs(white - 2.0 / 3) < 1e-9 { return 0.7233663201332092 }
        return encoded(gamma(white, 1.8))
    }

    // MARK: Texts and doubles

    /// What Xcode 11 and later keep of a component (ten decimals); earlier the float is made of the value as it stands.
    static func tenDecimals(_ value: Double) -> Double { nearest(value * 1e10) / 1e10 }

    /// The value of a `-Double` key, which is written only when the float does not hold it.
    static func double(_ value: Double) -> Double? { Double(Float(value)) == value ? nil : value }

    /// The text of `NSRGB` and `NSWhite`: components by `%.3g`, opacity only when it is not 1.
    static func text(_ components: [Float], alpha: Float) -> String {
        var words = components.map(threeDigits)
        if alpha != 1 { words.append(threeDigits(alpha)) }
        return words.joined(separator: " ")
    }

    private static func threeDigits(_ value: Float) -> String {
        if value == 0 || value == 1 { return value == 0 ? "0" : "1" }
        // A component between 0.1 and 1 has three decimals, and a thousand times it is exact as a double.
        if value >= 0.1, value < 0.9995 {
            var decimals = Int((Double(value) * 1000).rounded(.toNearestOrEven))
            while decimals % 10 == 0 { decimals /= 10 }
            return "0." + String(decimals)
        }
        return value.isFinite ? XcodeNumber.significant(Double(value), digits: 3) : "0"
    }

    // MARK: Curves

    private static func linear(_ component: Double) -> Double {
        if component < 0 { return -linear(-component) }
        return component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ light: Double) -> Float {
        if light < 0 { return -encoded(-light) }
        return Float(light <= 0.0031308 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055)
    }

    private static func gamma(_ component: Double, _ exponent: Double) -> Double {
        component < 0 ? -power(-component, exponent) : power(component, exponent)
    }

    // From the colorants of Display P3 by those of sRGB (both as profiles hold them); the first row a millionth's third
    // larger.
    private static let displayP3Red = (1.2248572655802, -0.2250946118877, 0.0000143117722)
    private static let displayP3Green = (-0.0420312085419, 1.0421538433282, 0.0000336353349)
    private static let displayP3Blue = (-0.0196300554432, -0.0786319477487, 1.0979886954778)

    // MARK: Powers

    /// A power of a number that is not negative, good to about 1e-15.
    static func power(_ base: Double, _ exponent: Double) -> Double {
        guard base > 0 else { return 0 }
        return exponential(exponent * logarithm(base))
    }

    private static let logarithmOfTwo = 0.693147180559945309417232

    private static func logarithm(_ number: Double) -> Double {
        var mantissa = number.significand
        var exponent = Double(number.exponent)
        if mantissa > 1.4142135623730951 {
            mantissa /= 2
            exponent += 1
        }
        let ratio = (mantissa - 1) / (mantissa + 1)
        let square = ratio * ratio
        var sum = 0.0
        for step in stride(from: 25, through: 1, by: -2) { sum = sum * square + 1 / Double(step) }
        return 2 * ratio * sum + exponent * logarithmOfTwo
    }

    private static func exponential(_ number: Double) -> Double {
        let twos = nearest(number / logarithmOfTwo)
        let rest = number - twos * logarithmOfTwo
        var sum = 1.0
        for step in stride(from: 18, through: 1, by: -1) { sum = 1 + rest / Double(step) * sum }
        return sum * Double(sign: .plus, exponent: Int(twos), significand: 1)
    }

    /// The nearest integer, of two the even one (`rounded()` calls the C library's mathematics); for numbers below
    /// 2^51.
    private static func nearest(_ number: Double) -> Double {
        number < 0 ? -nearest(-number) : (number + 4_503_599_627_370_496) - 4_503_599_627_370_496
    }
}
