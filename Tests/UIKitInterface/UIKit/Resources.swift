// Colours, fonts and images.

import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    public enum Kind: Sendable {
        case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case white(CGFloat, alpha: CGFloat)
        case named(String)
        case system(String)
    }

    public let kind: Kind
    init(_ kind: Kind) { self.kind = kind }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
    public init(white: CGFloat, alpha: CGFloat) { kind = .white(white, alpha: alpha) }
    public init?(named name: String) { kind = .named(name) }
    public class var black: UIColor { UIColor(.system("black")) }
    public class var blue: UIColor { UIColor(.system("blue")) }
    public class var brown: UIColor { UIColor(.system("brown")) }
    public class var clear: UIColor { UIColor(.system("clear")) }
    public class var cyan: UIColor { UIColor(.system("cyan")) }
    public class var darkGray: UIColor { UIColor(.system("darkGray")) }
    public class var darkText: UIColor { UIColor(.system("darkText")) }
    public class var gray: UIColor { UIColor(.system("gray")) }
    public class var green: UIColor { UIColor(.system("green")) }
    public class var label: UIColor { UIColor(.system("label")) }
    public class var lightGray: UIColor { UIColor(.system("lightGray")) }
    public class var lightText: UIColor { UIColor(.system("lightText")) }
    public class var link: UIColor { UIColor(.system("link")) }
    public class var magenta: UIColor { UIColor(.system("magenta")) }
    public class var opaqueSeparator: UIColor { UIColor(.system("opaqueSeparator")) }
    public class var orange: UIColor { UIColor(.system("orange")) }
    public class var placeholderText: UIColor { UIColor(.system("placeholderText")) }
    public class var purple: UIColor { UIColor(.system("purple")) }
    public class var quaternaryLabel: UIColor { UIColor(.system("quaternaryLabel")) }
    public class var quaternarySystemFill: UIColor { UIColor(.system("quaternarySystemFill")) }
    public class var red: UIColor { UIColor(.system("red")) }
    public class var secondaryLabel: UIColor { UIColor(.system("secondaryLabel")) }
    public class var secondarySystemBackground: UIColor { UIColor(.system("secondarySystemBackground")) }
    public class var secondarySystemFill: UIColor { UIColor(.system("secondarySystemFill")) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(.system("secondarySystemGroupedBackground")) }
    public class var separator: UIColor { UIColor(.system("separator")) }
    public class var systemBackground: UIColor { UIColor(.system("systemBackground")) }
    public class var systemBlue: UIColor { UIColor(.system("systemBlue")) }
    public class var systemBrown: UIColor { UIColor(.system("systemBrown")) }
    public class var systemCyan: UIColor { UIColor(.system("systemCyan")) }
    public class var systemFill: UIColor { UIColor(.system("systemFill")) }
    public class var systemGray: UIColor { UIColor(.system("systemGray")) }
    public class var systemGray2: UIColor { UIColor(.system("systemGray2")) }
    public class var systemGray3: UIColor { UIColor(.system("systemGray3")) }
    public class var systemGray4: UIColor { UIColor(.system("systemGray4")) }
    public class var systemGray5: UIColor { UIColor(.system("systemGray5")) }
    public class var systemGray6: UIColor { UIColor(.system("systemGray6")) }
    public class var systemGreen: UIColor { UIColor(.system("systemGreen")) }
    public class var systemGroupedBackground: UIColor { UIColor(.system("systemGroupedBackground")) }
    public class var systemIndigo: UIColor { UIColor(.system("systemIndigo")) }
    public class var systemMint: UIColor { UIColor(.system("systemMint")) }
    public class var systemOrange: UIColor { UIColor(.system("systemOrange")) }
    public class var systemPink: UIColor { UIColor(.system("systemPink")) }
    public class var systemPurple: UIColor { UIColor(.system("systemPurple")) }
    public class var systemRed: UIColor { UIColor(.system("systemRed")) }
    public class var systemTeal: UIColor { UIColor(.system("systemTeal")) }
    public class var systemYellow: UIColor { UIColor(.system("systemYellow")) }
    public class var tertiaryLabel: UIColor { UIColor(.system("tertiaryLabel")) }
    public class var tertiarySystemBackground: UIColor { UIColor(.system("tertiarySystemBackground")) }
    public class var tertiarySystemFill: UIColor { UIColor(.system("tertiarySystemFill")) }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(.system("tertiarySystemGroupedBackground")) }
    public class var tintColor: UIColor { UIColor(.system("tintColor")) }
    public class var white: UIColor { UIColor(.system("white")) }
    public class var yellow: UIColor { UIColor(.system("yellow")) }
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Sendable {
        public let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }

    public struct TextStyle: Sendable {
        public let name: String
        public static let largeTitle = TextStyle(name: "largeTitle")
        public static let title1 = TextStyle(name: "title1")
        public static let title2 = TextStyle(name: "title2")
        public static let title3 = TextStyle(name: "title3")
        public static let headline = TextStyle(name: "headline")
        public static let body = TextStyle(name: "body")
        public static let callout = TextStyle(name: "callout")
        public static let subheadline = TextStyle(name: "subheadline")
        public static let footnote = TextStyle(name: "footnote")
        public static let caption1 = TextStyle(name: "caption1")
        public static let caption2 = TextStyle(name: "caption2")
    }

    public enum Kind: Sendable {
        case system(size: CGFloat, weight: Weight?)
        case bold(size: CGFloat)
        case italic(size: CGFloat)
        case named(String, size: CGFloat)
        case style(TextStyle)
    }

    public let kind: Kind
    init(_ kind: Kind) { self.kind = kind }
    public init?(name: String, size: CGFloat) { kind = .named(name, size: size) }
    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size, weight: nil)) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight))
    }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.bold(size: size)) }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.italic(size: size)) }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.style(style)) }
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }

    open class SymbolConfiguration: NSObject, @unchecked Sendable {
        public let pointSize: CGFloat?
        public let font: UIFont?
        public let weight: SymbolWeight?
        public let scale: SymbolScale?

        init(size: CGFloat?, font: UIFont?, weight: SymbolWeight?, scale: SymbolScale?) {
            (pointSize, self.font, self.weight, self.scale) = (size, font, weight, scale)
        }
        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize, font: nil, weight: nil, scale: nil)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize, font: nil, weight: weight, scale: nil)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize, font: nil, weight: weight, scale: scale)
        }
        public convenience init(weight: SymbolWeight) { self.init(size: nil, font: nil, weight: weight, scale: nil) }
        public convenience init(scale: SymbolScale) { self.init(size: nil, font: nil, weight: nil, scale: scale) }
        public convenience init(font: UIFont) { self.init(size: nil, font: font, weight: nil, scale: nil) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(size: nil, font: font, weight: nil, scale: scale)
        }
        public convenience init(hierarchicalColor: UIColor) {
            self.init(size: nil, font: nil, weight: nil, scale: nil)
        }
        public convenience init(paletteColors: [UIColor]) { self.init(size: nil, font: nil, weight: nil, scale: nil) }
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(size: nil, font: nil, weight: nil, scale: nil)
        }
        /// What this one says, and what the other says besides or instead.
        public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            SymbolConfiguration(
                size: other?.pointSize ?? pointSize, font: other?.font ?? font, weight: other?.weight ?? weight,
                scale: other?.scale ?? scale)
        }
    }

    public let name: String
    public let isSystem: Bool
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public private(set) var configuration: SymbolConfiguration?
    public private(set) var renderingMode = RenderingMode.automatic
    public init?(named name: String) { (self.name, isSystem) = (name, false) }
    public init?(systemName name: String) { (self.name, isSystem) = (name, true) }
    public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        (self.name, isSystem, self.configuration) = (name, true, configuration)
    }
    public init?(systemName name: String, variableValue: Double, configuration: SymbolConfiguration? = nil) {
        (self.name, isSystem, self.configuration) = (name, true, configuration)
    }
    open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        self.configuration = self.configuration?.applying(configuration) ?? configuration
        return self
    }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        renderingMode = mode
        return self
    }
}

extension AttributedString {
    /// Keeps the text with UIKit's attributes beside its own characters.
    public init(_ text: NSAttributedString) {
        self.init(text.string)
        self[startIndex..<endIndex][OriginalAttribute.self] = Original(text: text)
    }

    struct Original: Hashable, @unchecked Sendable {
        var text: NSAttributedString
    }

    enum OriginalAttribute: AttributedStringKey {
        typealias Value = Original
        static let name = "original"
    }

    public var original: NSAttributedString? { runs.first?[OriginalAttribute.self]?.text }
}

@MainActor open class UITableViewHeaderFooterView: UIView {}
