// Finds cuts by the names that documents hold.

/// The cuts of some font files by their names.
struct FontCatalog: Sendable {
    private(set) var cuts: [FontCut] = []
    private var byPostScriptName: [String: Int] = [:]
    /// By letters and digits: PostScript names, full names, and families with their styles.
    private var byName: [String: Int] = [:]
    /// By family, in letters and digits.
    private var byFamily: [String: [Int]] = [:]
    /// The cuts that the system's own text may be set in.
    private var systemCuts: [Int] = []

    /// Adds the cuts of a file; those that are there already count more.
    mutating func add(_ added: [FontCut], servesSystem: Bool) {
        for cut in added {
            let number = cuts.count
            cuts.append(cut)
            if byPostScriptName[cut.postScriptName] == nil { byPostScriptName[cut.postScriptName] = number }
            let names = [cut.postScriptName] + (cut.fullName.map { [$0] } ?? []) + cut.families.map { $0 + cut.style }
            for name in names.map(FontStyleWords.normalised) where byName[name] == nil { byName[name] = number }
            for family in Set(cut.families.map(FontStyleWords.normalised)) {
                byFamily[family, default: []].append(number)
            }
            if servesSystem, SystemFontFamily(cut) != nil { systemCuts.append(number) }
        }
    }

    /// The font of a PostScript name, or else of a family in the weight that the name ends in.
    func font(named name: String, family: String?) -> InstalledFont? {
        if cuts.isEmpty { return nil }
        if let number = byPostScriptName[name] ?? byName[FontStyleWords.normalised(name)] { return cuts[number].font }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let first = parts.first, let words = FontStyleWords(parts.count > 1 ? String(parts[1]) : "") else {
            return nil
        }
        for family in [family, String(first)] {
            guard let family, let numbers = byFamily[FontStyleWords.normalised(family)] else { continue }
            if let font = font(words, among: numbers) { return font }
        }
        return nil
    }

    /// The font of a weight and slant, among cuts of one family: one that has it, or a variable one that can take it.
    private func font(_ words: FontStyleWords, among numbers: [Int]) -> InstalledFont? {
        let cuts = numbers.lazy.map { self.cuts[$0] }.filter { $0.isItalic == words.isItalic }
        if let cut = cuts.first(where: { FontStyleWords($0.style) == words }) { return cut.font }
        return cuts.first { $0.weights?.contains(words.weight) == true }?.font.varied([.weight: words.weight])
    }

    // MARK: The system's fonts

    /// The system font of a weight at a size; nil where the files do not have all that it takes.
    func systemFont(
        _ weight: Font.Weight, italic: Bool, size: Double, _ generation: SystemFontGeneration
    ) -> InstalledFont? {
        if systemCuts.isEmpty || generation == .helveticaNeue { return nil }
        let optical = SystemFontSizes.optical(size, generation)
        let cuts = systemCuts.map { self.cuts[$0] }.filter { $0.isItalic == italic }
        // The variable font goes from Text at 17 points to Display at 28.
        if generation == .sanFrancisco,
            let cut = cuts.first(where: { SystemFontFamily($0) == .variable && $0.weights != nil })
        {
            return cut.font.varied([.weight: weight.sanFranciscoWeight, .opticalSize: min(max(size, 17), 28)])
        }
        let generations: [SystemFontFamily.Generation] = generation == .sanFranciscoUI ? [.ui, .pro] : [.pro, .ui]
        for generation in generations {
            func cut(_ family: SystemFontFamily) -> InstalledFont? {
                cuts.first { SystemFontFamily($0) == family && $0.isSystemCut(weight) }?.font
            }
            if optical == 0, let text = cut(.text(generation)) { return text }
            if optical == 1, let display = cut(.display(generation)) { return display }
            if let text = cut(.text(generation)), let display = cut(.display(generation)) {
                return text.mixed(with: display, share: optical)
            }
        }
        return nil
    }

    /// The system's monospaced font.
    func monospacedSystemFont(_ weight: Font.Weight) -> InstalledFont? {
        let numbers = systemCuts.filter { SystemFontFamily(cuts[$0]) == .monospaced && !cuts[$0].isItalic }
        return numbers.lazy.map { cuts[$0] }.first { $0.isSystemCut(weight) }?.font
    }
}

extension FontCut {
    /// Whether a cut of the system's fonts has a weight. Apple's word for it decides, for its Thin is bolder than its
    /// Ultralight, which is the other way round in OpenType.
    fileprivate func isSystemCut(_ weight: Font.Weight) -> Bool { SystemFontName.weight(of: style) == weight }
}

/// What a cut is of the system's fonts.
enum SystemFontFamily: Equatable {
    /// A generation of the static cuts.
    enum Generation {
        /// The first, of iOS 9 and 10.
        case ui
        /// That of iOS 11 and later.
        case pro
    }

    case variable
    case text(Generation)
    case display(Generation)
    case monospaced

    /// Nil for a cut of another typeface.
    init?(_ cut: FontCut) {
        for family in cut.families {
            switch FontStyleWords.normalised(family) {
            case "sfpro", "sfui", "sfns", "sanfrancisco", "systemfont", "applesystemuifont": self = .variable
            case "sfprotext": self = .text(.pro)
            case "sfprodisplay": self = .display(.pro)
            case "sfuitext": self = .text(.ui)
            case "sfuidisplay": self = .display(.ui)
            case "sfmono": self = .monospaced
            default: continue
            }
            return
        }
        return nil
    }
}

extension Font.Weight {
    /// The weight on the scale of OpenType and CSS.
    package var openTypeWeight: Double {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }

    /// The weight on the axis of the variable San Francisco.
    var sanFranciscoWeight: Double {
        switch self {
        case .ultraLight: 31
        case .thin: 100
        case .light: 274
        case .regular: 400
        case .medium: 510
        case .semibold: 590
        case .bold: 700
        case .heavy: 860
        case .black: 1000
        }
    }
}
