// Where a cut of the system font lies in its family, and the advances that follow from it.

/// A place in the family of San Francisco: how much it has of each way that leads away from Text regular.
///
/// The family is one variable font. Its static cuts lie on the same straight lines: for every letter whose advances are
/// published, semibold is 19/30 of the way from regular to bold, and light 0.42 of the way from regular to thin.
struct SystemFontAdvances: Sendable {
    /// The factor of each of `SanFrancisco.Part`; the lanes after them are not used.
    private var factors = SIMD16<Double>.zero
    /// The parts whose factors are not zero, a bit each: one or two for most cuts.
    private var parts: UInt32 = 0

    /// Of no cut.
    static let none = SystemFontAdvances()

    private init() {}

    /// The advances of a weight at a size.
    init(weight: Font.Weight, italic: Bool, size: Double, generation: SystemFontGeneration) {
        let optical = SystemFontSizes.optical(size, generation)
        let heavier = max(weight.axisPosition, 0)
        let lighter = max(-weight.axisPosition, 0)
        let isRecent = generation == .sanFrancisco
        set(.text, 1)
        set(.bold, heavier)
        set(.light, lighter)
        set(.display, optical)
        set(.displayBold, optical * heavier)
        set(.displayLight, optical * lighter)
        // The first Display face was set more widely.
        set(.loose, generation == .sanFranciscoUI ? optical : 0)
        // Brackets, dashes, signs and a few letters were drawn again for iOS 14.
        set(.recent, isRecent ? 1 : 0)
        set(.recentBold, isRecent ? heavier : 0)
        // So was the colon of Display, which is narrower: 9 labels of 2 repositories at 22 and 28 points.
        set(.recentDisplay, isRecent ? optical : 0)
        set(.italic, italic ? 1 : 0)
        // The percent sign before them, for iOS 13, in regular Text: 4 labels of 4 repositories support it, none
        // against. A bold one, 210.5 points wide at 15 points, has the old sign.
        set(.percent, generation == .sanFranciscoPro13 ? max(1 - heavier, 0) * (1 - optical) : 0)
    }

    private mutating func set(_ part: SanFrancisco.Part, _ factor: Double) {
        guard factor != 0 else { return }
        factors[part.rawValue] = factor
        parts |= 1 << UInt32(part.rawValue)
    }

    /// The advance of a slot in 1/2048 em.
    @inline(__always)
    func units(of slot: Int) -> Double {
        let base = slot * SanFrancisco.partCount
        // Text regular, as most are.
        if parts == 1 { return Double(Int16(bitPattern: SanFrancisco.parts[base])) / 4 }
        var sum = 0.0
        var left = parts
        while left != 0 {
            let part = left.trailingZeroBitCount
            sum += factors[part] * Double(Int16(bitPattern: SanFrancisco.parts[base + part]))
            left &= left - 1
        }
        return sum / 4
    }
}

extension Font.Weight {
    /// Where the weight lies between regular (0) and bold (1), and between regular and thin (-1): the weight axis of
    /// the variable font has them at 31, 100, 274, 400, 510, 590, 700, 860 and 1000.
    var axisPosition: Double {
        switch self {
        case .ultraLight: -1.231
        case .thin: -1
        case .light: -0.419
        case .regular: 0
        case .medium: 0.367
        case .semibold: 0.633
        case .bold: 1
        case .heavy: 1.533
        case .black: 2
        }
    }
}
