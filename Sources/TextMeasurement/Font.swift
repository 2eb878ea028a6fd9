// What a label, button or run of text is set in: a face, a size in points and, for Dynamic Type, the text style.

/// A font as UIKit describes one.
public struct Font: Hashable, Sendable {
    /// The weights of the system font, lightest first.
    public enum Weight: Int, Hashable, Sendable, CaseIterable {
        /// `UIFont.Weight.ultraLight`.
        case ultraLight
        /// `UIFont.Weight.thin`.
        case thin
        /// `UIFont.Weight.light`.
        case light
        /// `UIFont.Weight.regular`, the weight of `systemFont(ofSize:)`.
        case regular
        /// `UIFont.Weight.medium`.
        case medium
        /// `UIFont.Weight.semibold`, the weight of headlines.
        case semibold
        /// `UIFont.Weight.bold`, the weight of `boldSystemFont(ofSize:)`.
        case bold
        /// `UIFont.Weight.heavy`.
        case heavy
        /// `UIFont.Weight.black`.
        case black
    }

    /// The typeface a font is cut from.
    public enum Face: Hashable, Sendable {
        /// The system font.
        case system(weight: Weight, italic: Bool)
        /// The system's monospaced font, and its rounded and serif designs by their nearest widths.
        case monospacedSystem(weight: Weight)
        /// A font by PostScript name (`AvenirNext-DemiBold`), with its family if the document gives it.
        case named(String, family: String?)
    }

    /// The typeface.
    public var face: Face
    /// The size in points.
    public var pointSize: Double
    /// The text style that the font was asked for by, if any: its lines lie further apart than those of a plain font.
    public var textStyle: TextStyle?

    /// A font of any face.
    public init(face: Face, pointSize: Double, textStyle: TextStyle? = nil) {
        self.face = face
        self.pointSize = pointSize
        self.textStyle = textStyle
    }

    /// The system font, as `UIFont.systemFont(ofSize:weight:)`.
    public static func system(ofSize size: Double, weight: Weight = .regular) -> Font {
        Font(face: .system(weight: weight, italic: false), pointSize: size)
    }

    /// The bold system font, as `UIFont.boldSystemFont(ofSize:)`.
    public static func boldSystem(ofSize size: Double) -> Font {
        Font(face: .system(weight: .bold, italic: false), pointSize: size)
    }

    /// The italic system font, as `UIFont.italicSystemFont(ofSize:)`.
    public static func italicSystem(ofSize size: Double) -> Font {
        Font(face: .system(weight: .regular, italic: true), pointSize: size)
    }

    /// A font by PostScript name.
    public static func named(_ name: String, family: String? = nil, size: Double) -> Font {
        Font(face: .named(name, family: family), pointSize: size)
    }
}

extension Font {
    /// The sizes that Interface Builder writes by name (`size="button"`) instead of as a number.
    public enum NamedSize: String, Sendable, CaseIterable {
        /// `UIFont.labelFontSize`: 17 points.
        case label
        /// `UIFont.systemFontSize`: 14 points.
        case system
        /// `UIFont.smallSystemFontSize`: 12 points.
        case smallSystem
        /// `UIFont.buttonFontSize`: 18 points.
        case button

        /// The size in points, as `UIFont.labelFontSize` and its siblings give it.
        public var points: Double {
            switch self {
            case .label: 17
            case .system: 14
            case .smallSystem: 12
            case .button: 18
            }
        }
    }
}

extension Font.Weight {
    /// The weight whose name Interface Builder writes (`weight="semibold"`), or nil for an unknown name.
    public init?(interfaceBuilderName name: String) {
        switch name {
        case "ultraLight": self = .ultraLight
        case "thin": self = .thin
        case "light": self = .light
        case "regular": self = .regular
        case "medium": self = .medium
        case "semibold": self = .semibold
        case "bold": self = .bold
        case "heavy": self = .heavy
        case "black": self = .black
        default: return nil
        }
    }
}

/// Which typeface the words "system font" mean.
public enum SystemFontGeneration: String, Hashable, Sendable {
    /// Helvetica Neue: iOS 7 and 8.
    case helveticaNeue
    /// The first San Francisco, with a Text face below 20 points and a widely set Display face: iOS 9 and 10.
    case sanFranciscoUI
    /// San Francisco with a Text and a Display face: iOS 11 and 12.
    case sanFranciscoPro
    /// The same with a wider percent sign in regular Text: iOS 13.
    case sanFranciscoPro13
    /// San Francisco with optical sizes: iOS 14 and later.
    case sanFrancisco
}
