import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Values of a document as expressions of generated Swift: numbers, colours, fonts, images.
enum UIKitValues {
    static func number(_ value: Double) -> String { SwiftSource.number(value) }

    static func rect(_ rect: Rect) -> String {
        "CGRect(x: \(number(rect.x)), y: \(number(rect.y)), width: \(number(rect.width)), height: \(number(rect.height)))"
    }

    static func size(_ size: Size) -> String {
        "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    static func insets(_ insets: EdgeInsets) -> String {
        "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), bottom: \(number(insets.bottom)), "
            + "right: \(number(insets.right)))"
    }

    static func insets(_ insets: DirectionalEdgeInsets) -> String {
        "NSDirectionalEdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
            + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
    }

    // MARK: Images and colours

    /// An image by its name; the reference with a key inside `element` may say more of it.
    static func image(
        _ name: String, of element: Element? = nil, key: String = "image", in document: Document
    ) -> String {
        let reference = element?.children.first { $0.name == .imageReference && $0.key == key }
        let isSystem = isSymbol(
            name, reference?.has(.image, equalTo: name) ?? false ? reference : element, key, document)
        var arguments = ["\(isSystem ? "systemName" : "named"): \(SwiftSource.literal(name))"]
        if isSystem, let value = reference?.string(named: "variableValue").flatMap(Double.init) {
            arguments.append("variableValue: \(number(value))")
        }
        let drawing = reference.flatMap { configuration(of: $0, in: document) }
        if isSystem, let drawing {
            arguments.append((arguments.count == 1 ? "withConfiguration: " : "configuration: ") + drawing)
        }
        let modes = ["template": "alwaysTemplate", "original": "alwaysOriginal"]
        let mode = reference?.string(.renderingMode).flatMap { modes[$0] }.map { "withRenderingMode(.\($0))" }
        let changes = [mode, isSystem ? nil : drawing.map { "withConfiguration(\($0))" }].compactMap { $0 }
        return "UIImage(\(arguments.joined(separator: ", ")))"
            + (changes.isEmpty ? "" : "?." + changes.joined(separator: "."))
    }

    /// Whether a name is that of a symbol where an element has it: the app may have an image of the same name. Where
    /// the element does not say, the document's resources do.
    private static func isSymbol(_ name: String, _ element: Element?, _ key: String, _ document: Document) -> Bool {
        if let element, element.name == .imageReference ? element.namesSymbol("image") : element.namesSymbol(key) {
            return true
        }
        let resources = document.images.filter { $0.name == name }
        return !resources.isEmpty && resources.allSatisfy(\.isSystem)
    }

    /// How a reference wants a symbol drawn: its scale and its layers' colours.
    private static func configuration(of reference: Element, in document: Document) -> String? {
        var parts: [String] = []
        if let scale = reference.string(.symbolScale), ["small", "medium", "large"].contains(scale) {
            parts.append(configuration("scale: .\(scale)"))
        }
        let layers = reference.children.first { $0.name.string == "hierarchicalColors" }?.children
        let colors = layers?.compactMap(Color.init).compactMap { certainColor($0, in: document) } ?? []
        switch (reference.string(.renderingMode), colors.first) {
        case ("multicolor", _): parts.append("UIImage.SymbolConfiguration.preferringMulticolor()")
        case ("hierarchical-single", let color?): parts.append(configuration("hierarchicalColor: \(color)"))
        case (_, _?): parts.append(configuration("paletteColors: [\(colors.joined(separator: ", "))]"))
        default: break
        }
        return combined(parts)
    }

    /// Configurations applied to each other; nil for none.
    private static func combined(_ configurations: [String]) -> String? {
        configurations.first.map { configurations.dropFirst().reduce($0) { "\($0).applying(\($1))" } }
    }

    private static func configuration(_ arguments: String...) -> String {
        "UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))"
    }

    /// How a symbol is drawn, as a list of one expression; empty where the element says nothing of it.
    static func symbolConfiguration(
        in element: Element, key: StaticString, orKey other: StaticString? = nil
    ) -> [String] {
        let child = element.child(key: key) ?? other.flatMap { element.child(key: $0) }
        guard let symbol = child.flatMap(SymbolConfiguration.init) else { return [] }
        let weight = symbol.weight.flatMap(Font.Weight.init(interfaceBuilderName:)).map { "\($0)" }
        let scale = symbol.scale.flatMap { ["small", "medium", "large"].contains($0) ? $0 : nil }
        // UIKit makes one of a size with both, or of any of the others with one more applied.
        var parts: [String] = []
        if let size = symbol.pointSize {
            let size = "pointSize: \(number(size))"
            if let scale { return [configuration(size, "weight: .\(weight ?? "unspecified")", "scale: .\(scale)")] }
            return [weight.map { configuration(size, "weight: .\($0)") } ?? configuration(size)]
        }
        if let font = symbol.font { parts.append(configuration("font: \(self.font(font))")) }
        if let weight { parts.append(configuration("weight: .\(weight)")) }
        if let scale { parts.append(configuration("scale: .\(scale)")) }
        return combined(parts).map { [$0] } ?? []
    }

    /// A colour; nil for one that the model does not know.
    static func color(_ color: Color, in document: Document) -> String? {
        switch color.value {
        case .rgb(0, 0, 0, 1), .white(0, 1): return "UIColor.black"
        case .rgb(1, 1, 1, 1), .white(1, 1): return "UIColor.white"
        case .white(0, 0): return "UIColor.clear"
        case .rgb(let red, let green, let blue, let alpha):
            let red = (color.isDisplayP3 ? "displayP3Red: " : "red: ") + number(red)
            return "UIColor(\(red), green: \(number(green)), blue: \(number(blue)), alpha: \(number(alpha)))"
        case .white(let white, let alpha): return "UIColor(white: \(number(white)), alpha: \(number(alpha)))"
        case .named(let name): return "UIColor(named: \(SwiftSource.literal(name)))"
        case .system(let name): return system(name) ?? stored(name, in: document)
        case .pattern, .unknown: return nil
        }
    }

    /// A colour that is never nil, for symbols and attributes of text: a named one that the app does not have is clear.
    static func certainColor(_ color: Color, in document: Document) -> String? {
        self.color(color, in: document).map { $0.hasPrefix("UIColor(named:") ? "\($0) ?? UIColor.clear" : $0 }
    }

    /// UIKit's name for a system colour: `systemBackgroundColor` is `UIColor.systemBackground`.
    private static func system(_ name: String) -> String? {
        let written = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        let word = renamedColors[written] ?? written
        return systemColors.contains(word) ? "UIColor.\(word)" : nil
    }

    /// A system colour that has no name in code, as it was when the document was saved.
    private static func stored(_ name: String, in document: Document) -> String? {
        guard let color = document.systemColor(name) else { return nil }
        if case .system = color.value { return nil }
        return self.color(color, in: document)
    }

    /// What colours of older systems are called since iOS 13.
    private static let renamedColors = [
        "groupTableViewBackground": "systemGroupedBackground",
        "tableCellGroupedBackground": "secondarySystemGroupedBackground",
    ]

    private static let systemColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]

    // MARK: Fonts

    /// A font, which is never nil; `defaultSize`, in points, stands in where the document has none, as in the layout.
    static func font(_ font: FontDescription, defaultSize: Double = 17) -> String {
        let size = number(FontResolver.pointSize(of: font) ?? defaultSize)
        switch font.kind {
        case .system(let weight):
            let known = weight.flatMap(Font.Weight.init(interfaceBuilderName:))
            return "UIFont.systemFont(ofSize: \(size)\(known.map { ", weight: .\($0)" } ?? ""))"
        case .boldSystem: return "UIFont.boldSystemFont(ofSize: \(size))"
        case .italicSystem: return "UIFont.italicSystemFont(ofSize: \(size))"
        case .named(let name, _):
            // A font that the app does not have is the system's where a nib asks for it.
            return "UIFont(name: \(SwiftSource.literal(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
        case .style(let name):
            guard let style = TextStyle(interfaceBuilderName: name) else { return "UIFont.systemFont(ofSize: \(size))" }
            return "UIFont.preferredFont(forTextStyle: .\(style))"
        }
    }
}
