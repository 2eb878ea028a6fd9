// Colours, fonts and images.

import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    public override init() {}
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    public init?(named name: String) {}
    public class var black: UIColor { UIColor() }
    public class var blue: UIColor { UIColor() }
    public class var brown: UIColor { UIColor() }
    public class var clear: UIColor { UIColor() }
    public class var cyan: UIColor { UIColor() }
    public class var darkGray: UIColor { UIColor() }
    public class var darkText: UIColor { UIColor() }
    public class var gray: UIColor { UIColor() }
    public class var green: UIColor { UIColor() }
    public class var label: UIColor { UIColor() }
    public class var lightGray: UIColor { UIColor() }
    public class var lightText: UIColor { UIColor() }
    public class var link: UIColor { UIColor() }
    public class var magenta: UIColor { UIColor() }
    public class var opaqueSeparator: UIColor { UIColor() }
    public class var orange: UIColor { UIColor() }
    public class var placeholderText: UIColor { UIColor() }
    public class var purple: UIColor { UIColor() }
    public class var quaternaryLabel: UIColor { UIColor() }
    public class var quaternarySystemFill: UIColor { UIColor() }
    public class var red: UIColor { UIColor() }
    public class var secondaryLabel: UIColor { UIColor() }
    public class var secondarySystemBackground: UIColor { UIColor() }
    public class var secondarySystemFill: UIColor { UIColor() }
    public class var secondarySystemGroupedBackground: UIColor { UIColor() }
    public class var separator: UIColor { UIColor() }
    public class var systemBackground: UIColor { UIColor() }
    public class var systemBlue: UIColor { UIColor() }
    public class var systemBrown: UIColor { UIColor() }
    public class var systemCyan: UIColor { UIColor() }
    public class var systemFill: UIColor { UIColor() }
    public class var systemGray: UIColor { UIColor() }
    public class var systemGray2: UIColor { UIColor() }
    public class var systemGray3: UIColor { UIColor() }
    public class var systemGray4: UIColor { UIColor() }
    public class var systemGray5: UIColor { UIColor() }
    public class var systemGray6: UIColor { UIColor() }
    public class var systemGreen: UIColor { UIColor() }
    public class var systemGroupedBackground: UIColor { UIColor() }
    public class var systemIndigo: UIColor { UIColor() }
    public class var systemMint: UIColor { UIColor() }
    public class var systemOrange: UIColor { UIColor() }
    public class var systemPink: UIColor { UIColor() }
    public class var systemPurple: UIColor { UIColor() }
    public class var systemRed: UIColor { UIColor() }
    public class var systemTeal: UIColor { UIColor() }
    public class var systemYellow: UIColor { UIColor() }
    public class var tertiaryLabel: UIColor { UIColor() }
    public class var tertiarySystemBackground: UIColor { UIColor() }
    public class var tertiarySystemFill: UIColor { UIColor() }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor() }
    public class var tintColor: UIColor { UIColor() }
    public class var white: UIColor { UIColor() }
    public class var yellow: UIColor { UIColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }

    public struct TextStyle: Sendable {
        public static let largeTitle = TextStyle()
        public static let title1 = TextStyle()
        public static let title2 = TextStyle()
        public static let title3 = TextStyle()
        public static let headline = TextStyle()
        public static let body = TextStyle()
        public static let callout = TextStyle()
        public static let subheadline = TextStyle()
        public static let footnote = TextStyle()
        public static let caption1 = TextStyle()
        public static let caption2 = TextStyle()
    }

    public override init() {}
    public init?(name: String, size: CGFloat) {}
    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }

    open class SymbolConfiguration: NSObject, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(pointSize: CGFloat, scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(scale: SymbolScale) {}
        public init(font: UIFont) {}
        public init(font: UIFont, scale: SymbolScale) {}
    }

    public init?(named name: String) {}
    public init?(systemName name: String) {}
}

extension AttributedString {
    public init(_ text: NSAttributedString) { self.init() }
}

@MainActor open class UITableViewHeaderFooterView: UIView {}
