// One cut of a typeface as a font file describes it.

/// A face of a font file, or a named instance of a variable one.
struct FontCut: Sendable {
    /// The name by which UIKit finds it: `Roboto-Medium`.
    var postScriptName: String
    /// Its full name, if the file has one: `Roboto Medium`.
    var fullName: String?
    /// All names of its family: with and without the weight.
    var families: [String]
    /// What distinguishes it from others of the family: `Medium Italic`.
    var style: String
    /// The weight on the scale of CSS and OpenType: 400 is regular.
    var weight: Double
    /// Whether it slants.
    var isItalic: Bool
    /// The axes of a variable font.
    var axes: [FontAxis] = []
    /// Measures with it.
    var font: InstalledFont

    /// The range of weights that a variable font can take.
    var weights: ClosedRange<Double>? { axes.first { $0.tag == .weight }?.range }
}

/// A way in which a variable font varies.
struct FontAxis: Sendable, Hashable {
    /// What varies.
    enum Tag: Sendable, Hashable {
        case weight, opticalSize, width, slant, italic
        /// Four letters of which nothing is known.
        case other(UInt32)
    }

    var tag: Tag
    var range: ClosedRange<Double>
    /// Where the font lies by itself.
    var standard: Double
}

/// The weight and slant that the words of a style mean.
struct FontStyleWords: Equatable {
    var weight = 400.0
    var isItalic = false

    /// Reads a style such as `SemiBoldItalic` or `Extra Light`; nil for one that says something else, such as
    /// `Condensed`.
    init?(_ style: String) {
        var rest = Self.normalised(style)
        for word in ["italic", "oblique", "ital"] where rest.hasSuffix(word) {
            isItalic = true
            rest.removeLast(word.count)
            break
        }
        guard let known = Self.weights.first(where: { $0.names.contains(rest) }) else { return nil }
        weight = known.weight
    }

    private static let weights: [(weight: Double, names: [String])] = [
        (400, ["", "regular", "normal", "book", "roman"]), (700, ["bold"]), (500, ["medium"]), (300, ["light"]),
        (600, ["semibold", "demibold", "demi"]), (200, ["extralight", "ultralight"]), (100, ["thin", "hairline"]),
        (800, ["extrabold", "ultrabold", "heavy"]), (900, ["black"]),
    ]

    /// The letters and digits of a name, in lower case: files, documents and designers put spaces and hyphens
    /// differently.
    static func normalised(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
