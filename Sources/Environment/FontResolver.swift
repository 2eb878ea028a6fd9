import InterfaceDocument
import StrutTextMeasurement

/// Turns font descriptions of a document into fonts, at the environment's text size.
public struct FontResolver: Sendable {
    /// The size at which text styles are.
    public let contentSizeCategory: ContentSizeCategory
    /// Whether titles are smaller than Apple's table has them.
    private let hasSmallTitles: Bool
    private let hasLightTitle: Bool

    /// Takes the size of text from `environment`.
    public init(environment: ResolvedEnvironment) {
        contentSizeCategory = environment.contentSizeCategory
        hasSmallTitles = environment.hasSmallTitles
        hasLightTitle = environment.profile.text.hasLightTitle
    }

    /// The font that `description` asks for; `defaultSize`, in points, stands in for a missing one.
    public func font(_ description: FontDescription?, defaultSize: Double) -> Font {
        guard let description else { return .system(ofSize: defaultSize) }
        let size = Self.pointSize(of: description) ?? defaultSize
        switch description.kind {
        case .system(let weight):
            return .system(ofSize: size, weight: weight.flatMap(Font.Weight.init(interfaceBuilderName:)) ?? .regular)
        case .boldSystem: return .boldSystem(ofSize: size)
        case .italicSystem: return .italicSystem(ofSize: size)
        case .named(let name, let family): return .named(name, family: family, size: size)
        case .style(let name):
            guard let style = TextStyle(interfaceBuilderName: name) else { return .system(ofSize: size) }
            var font = Font.preferred(style, contentSizeCategory)
            if hasLightTitle, style == .title1 { font.face = .system(weight: .light, italic: false) }
            if hasSmallTitles, let points = Self.smallTitles[style] { font.pointSize = points }
            return font
        }
    }

    /// The size in points of body text.
    package var bodySize: Double { Font.preferred(.body, contentSizeCategory).pointSize }

    /// In points, by the heights of seven labels, and the widths of two, of three projects; other styles were as
    /// before.
    private static let smallTitles: [TextStyle: Double] = [.largeTitle: 30, .title1: 26, .title2: 20]

    /// The size in points that a description states, as a number or by name; nil where it leaves that to what shows the
    /// text, or to a text style.
    public static func pointSize(of description: FontDescription) -> Double? {
        description.pointSize ?? description.size.flatMap(Font.NamedSize.init)?.points ?? description.metaFontSize
    }

    /// The size in points of a button's title whose font states none: 18, which `UIFont.buttonFontSize` is, in a custom
    /// button, and 15 in all others.
    public static func titlePointSize(of button: Button) -> Double { button.buttonType == .custom ? 18 : 15 }
}

extension TextMeasurer {
    /// The measurer of a document's texts, in the fonts of an environment and those that the document's app brings.
    package init(_ document: Document, in environment: ResolvedEnvironment) {
        self.init(
            generation: SystemFontGeneration(environment), scale: environment.scale, fonts: environment.fonts)
        openTypeFonts = document.openTypeFonts
        hasSquareIdeographs = !environment.isChosen && environment.profile.text.hasSquareIdeographs
    }
}

extension SystemFontGeneration {
    /// The system font of an environment: on a document's own canvas that of the tools that wrote it, on a chosen
    /// device today's, unless the document is older than San Francisco.
    public init(_ environment: ResolvedEnvironment) {
        let drawn = environment.profile.text.systemFont
        self = environment.isChosen && drawn != .helveticaNeue ? .sanFrancisco : drawn
    }
}
