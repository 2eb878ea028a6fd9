// The module's entry: measures text as UIKit does, without any font installed or with the user's own.

#if canImport(Glibc)
    import Glibc  // rounding calls into the mathematics library
#elseif canImport(Musl)
    import Musl
#endif

/// Measures text for one generation of the system font and one screen.
///
/// A value of this type holds no text and no cache: it is as cheap to make as to copy.
public struct TextMeasurer: Sendable {
    /// Which typeface the system font is.
    public var generation: SystemFontGeneration
    /// Pixels per point.
    public var scale: Double
    /// The fonts that are measured themselves, before all tables; nil for none.
    public var fonts: InstalledFonts?
    /// The PostScript names of fonts that the app brings in `.otf` files, whose lines are one em high where no table
    /// knows better.
    package var openTypeFonts: Set<String> = []

    /// Whether the system font's ideographs are as wide as high, as up to iOS 9.
    package var hasSquareIdeographs = false

    /// A measurer for a screen of so many pixels per point.
    public init(generation: SystemFontGeneration, scale: Double, fonts: InstalledFonts? = nil) {
        self.generation = generation
        self.scale = scale
        self.fonts = fonts
    }

    /// The vertical measures of a font in points, unrounded.
    public func metrics(of font: Font) -> FontMetrics {
        ResolvedFont(font, in: self).metrics
    }

    /// The width in points, unrounded, of text set on one line; the text should hold no line separators.
    public func width(of text: String, font: Font) -> Double {
        ResolvedFont(font, in: self).width(of: text)
    }

    /// Whether the font has advances of its own; if not, those of a relative are measured in their place.
    public func isKnown(_ font: Font) -> Bool {
        guard case .named = font.face else { return true }
        return ResolvedFont(font, in: self).isKnown
    }

    /// Whether a text is as wide in an app as it is measured: in the system's fonts and in those that come with it.
    ///
    /// An app brings the others. Its cut may be an older one, and Interface Builder drew something else wherever the
    /// author had not installed it, unless its file is there: of 360 labels in such fonts with tables of their own 64 %
    /// agree, of those in the system's 93 %.
    public func isCertain(_ font: Font) -> Bool {
        guard case .named(let name, _) = font.face else { return true }
        if fonts?.font(for: font, generation: generation) != nil { return true }
        return isKnown(font) && NamedFont.comesWithSystem(name)
    }

    /// Whether a text is as wide in an app as it is measured: in a font that is, and in scripts whose advances tables
    /// or the font's file have.
    package func isCertain(_ text: String, font: Font) -> Bool {
        isCertain(font) && uncertainty(of: text, font: font) == 0
    }

    /// The share of its width by which a text may be off where neither the font's file nor a table has its letters:
    /// those of a script without one, or Greek and Cyrillic in a font whose table ends with Latin.
    package func uncertainty(of text: String, font: Font) -> Double {
        // Most texts hold nothing beyond Latin: below U+0340 no byte is so great.
        guard text.utf8.contains(where: { $0 >= 0xCD }) else { return 0 }
        var isLatinOnly = false
        if case .named = font.face { isLatinOnly = ResolvedFont(font, in: self).isLatinOnly }
        func uncertainty(of scalar: UInt32) -> Double {
            isLatinOnly && (0x370..<0x530).contains(scalar) ? 0.15 : FallbackAdvance.uncertainty(of: scalar)
        }
        guard let file = fonts?.font(for: font, generation: generation) else {
            return text.unicodeScalars.reduce(0) { max($0, uncertainty(of: $1.value)) }
        }
        return zip(text.unicodeScalars, file.advances(of: text)).reduce(0) { most, next in
            next.1.isNaN ? max(most, uncertainty(of: next.0.value)) : most
        }
    }

    /// The next whole pixel above a length in points, or the one it lies on but for floating-point noise.
    public func roundedUpToPixel(_ length: Double) -> Double {
        ((length * scale) - Self.noise).rounded(.up) / scale
    }

    /// Pixels that count as floating-point noise.
    private static let noise = 1e-4
}
