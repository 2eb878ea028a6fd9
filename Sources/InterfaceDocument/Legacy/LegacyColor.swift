// Colours of archives, and what the upgrade does with those of devices.

/// A colour as an archive has it, in the terms of today's documents.
struct LegacyColor {
    /// The components without opacity, from 0 to 1: one for a grey, three for red, green and blue.
    let components: [Double]
    /// The opacity.
    let alpha: Double

    /// The colour of an `NSColor`; nil where it is of a kind that is not known.
    init?(_ fields: inout LegacyFields) {
        guard let space = fields.int("NSColorSpace") else { return nil }
        let isGray = space == 3 || space == 4
        guard (1...4).contains(space),
            let numbers = fields.take(isGray ? "NSWhite" : "NSRGB", { $0.archivedComponents })
        else { return nil }
        let count = isGray ? 1 : 3
        guard numbers.count == count || numbers.count == count + 1 else { return nil }
        let written = Array(numbers.prefix(count))
        alpha = numbers.count > count ? numbers[count] : 1
        switch space {
        case 2: components = Self.calibrated(red: written[0], green: written[1], blue: written[2])
        case 4: components = [SRGBTransfer.genericEncoded(SRGBTransfer.linear(written[0]))]
        default: components = written
        }
        // The spaces that the numbers are in anyway: Generic RGB and Generic Gray.
        _ = fields.take("NSCustomColorSpace") { element in
            var space = LegacyFields(element)
            return space.int("NSID").flatMap { $0 == 1 || $0 == 2 ? $0 : nil }
        }
        fields.ignore("NSComponents")
    }

    /// A device's colour in Generic RGB: the device is taken for one of sRGB. The matrix is the inverse of that from
    /// Generic RGB to sRGB in compiled nibs; its rows have factors that differ from 1 by less than a millionth, so that
    /// the six components come out that Apple's compiler made of two such colours.
    private static func calibrated(red: Double, green: Double, blue: Double) -> [Double] {
        if red == green, green == blue, red == 0 || red == 1 { return [red, green, blue] }
        let (r, g, b) = (SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
        return [
            1.00000053 * (0.9748487073655211 * r + 0.027309654873088583 * g - 0.0021511624859837128 * b),
            0.99999967 * (-0.020014657378971793 * r + 1.0541913523920745 * g - 0.034223138974415195 * b),
            1.00000005 * (0.0016843651391892987 * r + 0.0015571148977858407 * g + 0.9967427523781224 * b),
        ].map(SRGBTransfer.genericEncoded)
    }
}

extension SRGBTransfer {
    /// The component of a light in the generic spaces, whose gamma is 1.8.
    fileprivate static func genericEncoded(_ light: Double) -> Double { power(min(max(light, 0), 1), 5, 9) }
}
