// From the description of a font to its tables and measures.

extension ResolvedFont {
    /// Looks a font up. One without tables is measured as Helvetica Neue, which Interface Builder shows in its place;
    /// one that the app brings in an `.otf` file has lines of its own.
    init(_ font: Font, in measurer: borrowing TextMeasurer) {
        self.init(font, generation: measurer.generation)
        if case .named(let name, let family) = font.face, measurer.openTypeFonts.contains(name),
            !SystemFontName.isPrivate(name), NamedFont.table(of: name, family: family) == nil
        {
            metrics = .openType.scaled(by: font.pointSize)
        }
        if measurer.hasSquareIdeographs, ideograph == Self.systemIdeograph { ideograph = 1 }
        if let installed = measurer.fonts?.font(for: font, generation: measurer.generation) {
            take(installed, for: font)
        }
        if let style = font.textStyle, let distance = style.leading(atPointSize: font.pointSize) {
            metrics.leading = max(0, distance - metrics.lineHeight)
        }
    }

    private init(_ font: Font, generation: SystemFontGeneration) {
        let size = font.pointSize
        switch (font.face, generation) {
        case (.monospacedSystem, _):
            self.init(NamedFont.named("SFMono-Regular"), size: size)
            metrics = .sanFrancisco(size)
        case (.system(let weight, _), .helveticaNeue):
            self.init(NamedFont.named(weight.helveticaNeueName), size: size)
            tracking = SystemFontSizes.helveticaNeueTracking(size)
            metrics = .helveticaNeueInterface(size)
        case (.system(let weight, let italic), _):
            self.init(sanFrancisco: weight, italic: italic, size: size, generation: generation)
        case (.named(let name, let family), _):
            if let face = SystemFontName.face(of: name) {
                self.init(Font(face: face, pointSize: size), generation: generation)
                isKnown = !SystemFontName.isOtherDesign(name)
                if SystemFontName.isUntracked(name) { tracking = 0 }
            } else {
                let table = NamedFont.table(of: name, family: family)
                self.init(table ?? NamedFont.system(sameAs: name), size: size)
                if table == nil { metrics = Self.fallbackMetrics.scaled(by: size) }
                // Xcode's private face of PingFang has the system font's ideographs (19 views of one repository, none
                // against).
                if name.hasPrefix(".PingFang") { ideograph = Self.systemIdeograph }
            }
        }
    }

    /// Takes the advances of the user's own file; those that stand for the system's fonts keep the lines of the system.
    @inline(never)
    private mutating func take(_ file: InstalledFont, for font: Font) {
        installed = file
        isKnown = true
        if case .named(let name, _) = font.face, !SystemFontName.isPrivate(name) {
            metrics = file.metrics.scaled(by: font.pointSize)
        }
    }

    private init(_ font: NamedFont?, size: Double) {
        self.init(
            table: font?.advances ?? HelveticaNeueTables.helveticaNeue,
            kerning: font?.kerning ?? .helveticaNeue, pointSize: size,
            metrics: (font.map(\.metrics) ?? Self.fallbackMetrics).scaled(by: size),
            isKnown: font.map { !$0.isApproximate } ?? false)
        icons = font?.icons
    }

    /// The lines of Helvetica Neue in em, which stands for fonts that are not there.
    private static let fallbackMetrics = FontMetrics(ascender: 0.952, descender: 0.213, leading: 0, capHeight: 0.714)

    private init(sanFrancisco weight: Font.Weight, italic: Bool, size: Double, generation: SystemFontGeneration) {
        self.init(
            system: SystemFontAdvances(weight: weight, italic: italic, size: size, generation: generation),
            kerning: Kerning(
                SanFrancisco.kerning, beside: SanFrancisco.displayKerning,
                share: SystemFontSizes.optical(size, generation)),
            tracking: SystemFontSizes.tracking(size, generation), pointSize: size, metrics: .sanFrancisco(size),
            ideograph: Self.systemIdeograph)
    }

    /// What an ideograph measures in the system font, in em.
    private static let systemIdeograph = 1.0188
}

extension FontMetrics {
    /// The lines, in em, of a font that comes in an `.otf` file, as foundries make them: ascender and descender add up
    /// to the em, and what lies between lines is a gap, which labels leave out. Wherever they were installed, Adobe
    /// Garamond, Atlas Grotesk, Biko, Gotham, Nota and Proxima Nova have such lines, in 6 repositories; Avant Garde and
    /// Brandon Grotesque do not, in 2. Of 8 fonts without tables in `.ttf` files none has.
    static let openType = FontMetrics(ascender: 0.8, descender: 0.2, leading: 0, capHeight: 0.7)

    /// Measures in em at a size in points.
    func scaled(by size: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: descender * size, leading: leading * size, capHeight: capHeight * size
        )
    }

    /// San Francisco: 1950 and 494 of 2048 units, as the heights of labels at 9 to 80 points have it.
    static func sanFrancisco(_ size: Double) -> FontMetrics {
        FontMetrics(
            ascender: size * 1950 / 2048, descender: size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048)
    }

    /// The system's cut of Helvetica Neue, whose line holds the line gap: labels of 11, 13 and 17 points are 14, 16 and
    /// 21 points high in documents of iOS 7 and 8, and a log of iOS 8 has 20.5.
    static func helveticaNeueInterface(_ size: Double) -> FontMetrics {
        FontMetrics(ascender: size * 0.952, descender: size * 0.241, leading: 0, capHeight: size * 0.714)
    }
}

extension Font.Weight {
    /// The cut of Helvetica Neue that stood for the weight in iOS 7 and 8.
    var helveticaNeueName: String {
        switch self {
        case .ultraLight, .thin: "HelveticaNeue-Thin"
        case .light: "HelveticaNeue-Light"
        case .regular: "HelveticaNeue"
        case .medium, .semibold: "HelveticaNeue-Medium"
        case .bold, .heavy, .black: "HelveticaNeue-Bold"
        }
    }
}
