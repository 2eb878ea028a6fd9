import InterfaceDocument
import TextMeasurement

/// Turns font descriptions of a document into fonts, at the environment's text size.
public struct FontResolver: Sendable {
    public let contentSizeCategory: ContentSizeCategory
    /// Whether text styles are cut from Helvetica Neue: the tools up to Xcode 7 drew them so, even where the system font
    /// was San Francisco already (45 of 51 labels).
    public let stylesAreHelveticaNeue: Bool

    public init(environment: ResolvedEnvironment) {
        contentSizeCategory = environment.contentSizeCategory
        stylesAreHelveticaNeue = environment.era < .iOS10 && !environment.isChosen
    }

    /// The font that `description` asks for; `defaultSize`, in points, stands in for a missing one.
    public func font(_ description: FontDescription?, defaultSize: Double) -> Font {
        guard let description else { return .system(ofSize: defaultSize) }
        let size = description.pointSize.flatMap { $0 > 0 ? $0 : nil } ?? namedSize(description) ?? defaultSize
        switch description.kind {
        case .system(let weight):
            return .system(ofSize: size, weight: weight.flatMap(Font.Weight.init(interfaceBuilderName:)) ?? .regular)
        case .boldSystem: return .boldSystem(ofSize: size)
        case .italicSystem: return .italicSystem(ofSize: size)
        case .named(let name, let family): return .named(name, family: family, size: size)
        case .style(let name):
            guard let style = TextStyle(interfaceBuilderName: name) else { return .system(ofSize: size) }
            let font = Font.preferred(style, contentSizeCategory)
            guard stylesAreHelveticaNeue else { return font }
            let name = style == .headline ? "HelveticaNeue-Medium" : "HelveticaNeue"
            return .named(name, family: "Helvetica Neue", size: font.pointSize)
        }
    }

    private func namedSize(_ description: FontDescription) -> Double? {
        switch description.size {
        case "system"?: Font.NamedSize.system.points
        case "smallSystem"?: Font.NamedSize.smallSystem.points
        case "label"?: Font.NamedSize.label.points
        case "button"?: Font.NamedSize.button.points
        default: nil
        }
    }
}
