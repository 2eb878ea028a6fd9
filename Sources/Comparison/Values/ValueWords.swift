import InterfaceDocument

/// Values that are written as elements of their own, in words: colours, fonts, rectangles, sets of flags.
enum ValueWords {
    /// The value of an element that is one value; nil for an element with parts.
    static func value(of element: Element) -> PropertyValue? {
        switch element.name.string {
        case "color": color(element)
        case "fontDescription", "font": font(element)
        case "string", "mutableString": PropertyValue(element.stringContent ?? "", isQuoted: true)
        case "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper", "range", "frame":
            numbers(element)
        case "real", "integer", "bool", "date": scalar(element)
        case "autoresizingMask", "accessibilityTraits", "dataDetectorType", "dataDetectorTypes", "extendedEdge",
            "popoverArrowDirection", "audiovisualMediaTypes":
            flags(element)
        case "imageReference": image(element)
        case "nil": PropertyValue("nil")
        default: nil
        }
    }

    // MARK: Colours

    private static func color(_ element: Element) -> PropertyValue? {
        guard let color = Color(element) else { return nil }
        let space = space(of: color)
        switch color.value {
        case .rgb(let red, let green, let blue, let alpha): return components(red, green, blue, alpha, in: space)
        case .white(let white, let alpha): return components(white, white, white, alpha, in: space)
        case .named(let name): return PropertyValue("named \(name)", form: "named \(name)")
        case .system(let name): return system(name, element)
        case .pattern(let image): return PropertyValue("pattern \(image)", form: "pattern \(image)")
        case .unknown:
            let words = attributes(element).map { "\($0.name)=\($0.value)" }.joined(separator: " ")
            return PropertyValue(words.isEmpty ? "color" : words)
        }
    }

    /// A colour of the system. Old documents note its components beside the name, newer ones do not.
    private static func system(_ name: String, _ element: Element) -> PropertyValue {
        var value = PropertyValue(name, form: "system \(name)")
        let alpha = element.double(.alpha) ?? 1
        let white = element.double(.white)
        guard let red = element.double(.red) ?? white, let green = element.double(.green) ?? white,
            let blue = element.double(.blue) ?? white
        else { return value }
        let noted = components(red, green, blue, alpha)
        value.note = noted.exact ?? noted.text
        value.numbers = noted.numbers
        return value
    }

    /// The colour space in which components mean another colour; nil for those that iOS takes for sRGB.
    private static func space(of color: Color) -> String? {
        guard let space = color.colorSpace, !standardSpaces.contains(space) else { return nil }
        return space
    }

    private static let standardSpaces: Set<String> = [
        "sRGB", "calibratedRGB", "deviceRGB", "genericRGB", "custom", "calibratedWhite", "deviceWhite",
        "genericGamma22GrayColorSpace",
    ]

    private static func components(
        _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, in space: String? = nil
    ) -> PropertyValue {
        let parts = [red, green, blue]
        var text: String
        if parts.allSatisfy({ (0...1).contains($0) }) {
            text = "#" + parts.map { hex(Int(($0 * 255).rounded())) }.joined()
        } else {
            text = "rgb(" + parts.map(NumberWords.text).joined(separator: ", ") + ")"
        }
        if alpha != 1 { text += " at \(NumberWords.text(alpha * 100)) %" }
        if let space { text += " in \(space)" }
        // Two decimals more than a screen shows: a colour space that is converted moves the last digits.
        func rounded(_ part: Double) -> Double { (part * 10_000).rounded() / 10_000 }
        var value = PropertyValue(
            text, form: space.map { "rgb \($0)" } ?? "rgb", numbers: (parts + [alpha]).map(rounded))
        if text.hasPrefix("#"), parts.contains(where: { rounded($0) != rounded(($0 * 255).rounded() / 255) }) {
            value.exact = text + " (" + parts.map(NumberWords.text).joined(separator: ", ") + ")"
        }
        return value
    }

    private static func hex(_ value: Int) -> String {
        String(value >> 4, radix: 16) + String(value & 15, radix: 16)
    }

    // MARK: Fonts

    private static func font(_ element: Element) -> PropertyValue? {
        guard let font = FontDescription(element) else { return nil }
        var words: String
        switch font.kind {
        case .system(let weight): words = "system" + (weight.map { " \($0)" } ?? "")
        case .boldSystem: words = "system bold"
        case .italicSystem: words = "system italic"
        case .named(let name, let family): words = name + (family.map { name.hasPrefix($0) ? "" : " (\($0))" } ?? "")
        case .style(let style): words = style.replacingPrefix("UICTFontTextStyle", by: "text style ")
        }
        if let size = font.size ?? (font.pointSize == nil ? font.metaFont : nil) { words += " \(size)" }
        let point = font.pointSize ?? 0
        return PropertyValue(
            point > 0 ? "\(words) \(NumberWords.text(point))" : words, form: words, numbers: [point])
    }

    // MARK: Numbers, flags, images

    private static func numbers(_ element: Element) -> PropertyValue {
        let parts = attributes(element)
        let values = parts.map { element.string(named: $0.name).flatMap(number) ?? .nan }
        let words = parts.map { "\($0.name) \(number($0.value).map(NumberWords.text) ?? $0.value)" }
        let form = parts.map { number($0.value) == nil ? "\($0.name)=\($0.value)" : $0.name }.joined(separator: " ")
        return PropertyValue(
            words.joined(separator: ", "), form: form, numbers: values.filter { !$0.isNaN },
            spelling: parts.map(\.value).joined(separator: " "))
    }

    private static func scalar(_ element: Element) -> PropertyValue {
        let parts = attributes(element)
        if parts.count == 1, let only = parts.first {
            guard let value = number(only.value) else { return PropertyValue(only.value) }
            return PropertyValue(NumberWords.text(value), form: "", numbers: [value], spelling: only.value)
        }
        return PropertyValue(parts.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
    }

    /// The names of the flags that are set, in alphabetical order.
    private static func flags(_ element: Element) -> PropertyValue {
        let names = attributes(element).compactMap { part in
            part.value == "NO" ? nil : part.value == "YES" ? part.name : "\(part.name)=\(part.value)"
        }
        // No flags are another thing than nothing said: without edges to extend to, a view does not reach under bars.
        return PropertyValue(names.isEmpty ? "no flags" : names.joined(separator: ", "))
    }

    /// One of the system's symbols, which is another image than one of the project's by the same name.
    static func symbol(_ name: String) -> PropertyValue { PropertyValue("symbol \"\(name)\"") }

    private static func image(_ element: Element) -> PropertyValue {
        var words = element.string(.image) ?? ""
        if element.has(.catalog, equalTo: "system") { words = symbol(words).text }
        for part in attributes(element) where part.name != "image" && part.name != "catalog" {
            words += ", \(part.name) \(part.value)"
        }
        for child in element.children { words += ", \(child.key ?? child.name.string)\(contents(of: child))" }
        return PropertyValue(words)
    }

    /// What an element holds, behind a space: its value, its attributes, and its parts in their order.
    private static func contents(of element: Element) -> String {
        if let value = value(of: element) { return " \(value.text)" }
        let own = attributes(element).map { " \($0.name) \($0.value)" }.joined()
        let parts = element.children.map(contents).joined(separator: ",")
        return own + parts
    }

    // MARK: Attributes

    /// The attributes that are part of the value, in alphabetical order.
    static func attributes(_ element: Element) -> [(name: String, value: String)] {
        element.attributes.filter { $0.name != "key" && $0.name != "id" }.sorted { $0.name < $1.name }
    }

    /// The number that a text spells; nil for one that spells anything else.
    static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, text.utf8.count < 32, first == UInt8(ascii: "-") || (48...57).contains(first)
        else { return nil }
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }
}

extension String {
    /// The text with its beginning replaced, where it begins so.
    func replacingPrefix(_ prefix: String, by other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
