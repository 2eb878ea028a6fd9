// Fonts, as interface elements name them.

/// A `<fontDescription>`, or a `<font>` of an attributed string.
public struct FontDescription: ElementWrapper {
    /// Which font.
    public enum Kind: Hashable, Sendable {
        /// The system font with a weight as it is written (`semibold`, …), nil for regular.
        case system(weight: String?)
        /// The system's bold font.
        case boldSystem
        /// The system's italic font.
        case italicSystem
        /// A font by its PostScript name and family.
        case named(name: String, family: String?)
        /// A text style, such as `UICTFontTextStyleBody`: the size follows the user's setting.
        case style(String)
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<font>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .fontDescription || element.name == .font else { return nil }
        self.element = element
    }

    /// Which font.
    public var kind: Kind {
        if let style = element.string(.style) { return .style(style) }
        if let metaFont = element.string(.metaFont) { return Self.kind(ofMetaFont: metaFont) }
        if let name = element.string(.name) { return .named(name: name, family: element.string(.family)) }
        if element.has(.type, equalTo: "boldSystem") { return .boldSystem }
        if element.has(.type, equalTo: "italicSystem") { return .italicSystem }
        return .system(weight: element.string(.weight))
    }

    /// What AppKit's name for a font means: the weights of the system font have names of their own.
    private static func kind(ofMetaFont name: String) -> Kind {
        switch name {
        case "systemUltraLight": .system(weight: "ultraLight")
        case "systemThin": .system(weight: "thin")
        case "systemLight": .system(weight: "light")
        case "systemMedium": .system(weight: "medium")
        case "systemSemibold": .system(weight: "semibold")
        case "systemHeavy": .system(weight: "heavy")
        case "systemBlack": .system(weight: "black")
        default: name.hasSuffix("Bold") ? .boldSystem : .system(weight: nil)
        }
    }

    /// The size in points; nil when it is none of the description's, or 0.
    public var pointSize: Double? {
        let size = element.double(element.name == .font ? .size : .pointSize)
        return size.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The system's name for a size, such as `system`, `smallSystem`, `label` or `button`; UIKit's sizes, nil in an
    /// attributed string.
    public var size: String? { element.name == .font ? nil : element.string(.size) }

    /// AppKit's name for a font in an attributed string, such as `system`, `smallSystem` or `cellTitle`; without a
    /// `pointSize` it has the size that macOS gives it.
    public var metaFont: String? { element.name == .font ? element.string(.metaFont) : nil }

    /// The size in points of AppKit's font that `metaFont` names; nil for names that are not known, and without one.
    public var metaFontSize: Double? {
        metaFont.flatMap { Self.metaFontSizes[$0] ?? ($0.hasPrefix("system") ? 13 : nil) }
    }

    /// The sizes in points of AppKit's fonts, which attributed strings name even on iOS: `NSFont.systemFontSize` and
    /// its siblings; the system font in any weight has 13. Seven views of three repositories show that of `cellTitle`.
    private static let metaFontSizes: [String: Double] = [
        "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9, "label": 10, "message": 13,
        "messageBold": 13, "cellTitle": 12, "menu": 13, "toolTip": 11,
    ]
}

extension Document {
    /// Whether the document describes any font that is as asked for.
    package func describesFont(where isWanted: (FontDescription) -> Bool) -> Bool {
        for element in root.descendants(named: .fontDescription, or: .font) {
            if let font = FontDescription(element), isWanted(font) { return true }
        }
        return false
    }
}
