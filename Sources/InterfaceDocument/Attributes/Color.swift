// Colours, by their components or by name.

/// A `<color>`.
public struct Color: ElementWrapper {
    /// What a colour is made of.
    public enum Value: Hashable, Sendable {
        /// Red, green, blue and opacity, from 0 to 1.
        case rgb(red: Double, green: Double, blue: Double, alpha: Double)
        /// A grey and its opacity, from 0 to 1.
        case white(Double, alpha: Double)
        /// A colour of an asset catalog.
        case named(String)
        /// A colour of the system, such as `systemBackgroundColor`.
        case system(String)
        /// An image that is repeated.
        case pattern(String)
        /// A colour that the model does not know.
        case unknown
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<color>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .color else { return nil }
        self.element = element
    }

    /// What the colour is for, such as `textColor`.
    public var key: String? { element.key }

    /// The colour space of the components, such as `sRGB`.
    public var colorSpace: String? { element.string(.customColorSpace) ?? element.string(.colorSpace) }

    /// Whether it is one of macOS by its name there, which iOS does not have.
    public var isOfAppKit: Bool { element.has(.catalog, equalTo: "System") }

    /// Whether its components are those of the wide gamut, and not of sRGB.
    public var isDisplayP3: Bool { colorSpace == "displayP3" }

    /// The colour.
    public var value: Value {
        if let name = element.string(.name) { return .named(name) }
        let system =
            element.string(.systemColor) ?? element.string(.xcode11CocoaTouchSystemColor)
            ?? element.string(.cocoaTouchSystemColor)
        if let system { return .system(system) }
        if let image = element.string(.patternImage) { return .pattern(image) }
        let alpha = element.double(.alpha) ?? 1
        if let white = element.double(.white) { return .white(white, alpha: alpha) }
        if let red = element.double(.red), let green = element.double(.green), let blue = element.double(.blue) {
            return .rgb(red: red, green: green, blue: blue, alpha: alpha)
        }
        return .unknown
    }
}

extension Element {
    /// The colour that the element has for a role, such as `textColor`.
    public func color(key: StaticString) -> Color? { child(.color, key: key).flatMap(Color.init) }
}
