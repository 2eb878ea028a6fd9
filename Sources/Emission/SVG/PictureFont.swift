import StrutTextMeasurement

/// A font as a style sheet names it. Line widths are always given too, so that any face fills the same room.
struct PictureFont {
    let family: String?
    let size: Double
    let weight: Int
    let isItalic: Bool

    /// The families that stand in for the system font; the picture as a whole is set in them.
    static let systemFamily =
        "-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, 'Liberation Sans', Arial, sans-serif"

    init(_ font: Font) {
        size = font.pointSize
        switch font.face {
        case .system(let weight, let italic):
            family = nil
            self.weight = Int(weight.openTypeWeight)
            isItalic = italic
        case .monospacedSystem(let weight):
            family = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
            self.weight = Int(weight.openTypeWeight)
            isItalic = false
        case .named(let name, let familyName):
            let names = [name, familyName].compactMap { $0 }.map(Self.safe).filter { !$0.isEmpty && $0.first != "." }
            family = names.isEmpty ? nil : (names.map { "'\($0)'" } + [Self.fallback(name)]).joined(separator: ", ")
            weight = Self.weights.first { name.contains($0.key) }?.value ?? 400
            isItalic = name.contains("Italic") || name.contains("Oblique")
        }
    }

    /// Letters, digits and what else stands in names of fonts: a name comes from a document and may hold anything.
    private static func safe(_ name: String) -> String {
        String(
            name.unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || " -_.".unicodeScalars.contains($0)
            }.map(Character.init))
    }

    private static func fallback(_ name: String) -> String {
        if ["Times", "Georgia", "Garamond", "Palatino", "Baskerville", "Didot"].contains(where: name.contains) {
            return "serif"
        }
        if ["Menlo", "Courier", "Mono", "Consolas"].contains(where: name.contains) { return "monospace" }
        return "'Helvetica Neue', Inter, 'Liberation Sans', Arial, sans-serif"
    }

    /// What in a font's name refers to its weight, the longer words first.
    private static let weights: KeyValuePairs<String, Int> = [
        "UltraLight": 200, "ExtraLight": 200, "Thin": 200, "Light": 300, "SemiBold": 600, "Semibold": 600,
        "DemiBold": 600, "Demi": 600, "ExtraBold": 800, "Heavy": 800, "Black": 900, "Bold": 700, "Medium": 500,
    ]
}
