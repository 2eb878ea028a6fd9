// Values of UIKit as documents spell them.

import UIKit

extension MarkupElement {
    static func number(_ value: CGFloat) -> String {
        value == .greatestFiniteMagnitude ? "3.4028234663852886e+38" : "\(Double(value))"
    }

    /// `YES` or `NO` unless the value is what a document has without it.
    mutating func flag(_ name: String, _ value: Bool, byDefault: Bool) {
        if value != byDefault { self[name] = value ? "YES" : "NO" }
    }

    /// A number unless the value is what a document has without it.
    mutating func number(_ name: String, _ value: CGFloat, byDefault: CGFloat) {
        if value != byDefault { self[name] = Self.number(value) }
    }

    /// A word unless the value is what a document has without it.
    mutating func word<Value: Equatable>(_ name: String, _ value: Value, byDefault: Value) {
        if value != byDefault { self[name] = "\(value)" }
    }

    /// A text: an attribute if it is one line, else an element.
    mutating func text(_ name: String, _ value: String?) {
        guard let value else { return }
        if value.contains(where: \.isNewline) || !value.unicodeScalars.allSatisfy(Self.isAllowed) {
            add(MarkupElement(string: value, key: name))
        } else {
            self[name] = value
        }
    }

    static func rect(_ rect: CGRect, key: String = "frame") -> MarkupElement {
        var element = MarkupElement("rect", key: key)
        element["x"] = number(rect.origin.x)
        element["y"] = number(rect.origin.y)
        element["width"] = number(rect.size.width)
        element["height"] = number(rect.size.height)
        return element
    }

    static func size(_ size: CGSize, key: String) -> MarkupElement {
        var element = MarkupElement("size", key: key)
        element["width"] = number(size.width)
        element["height"] = number(size.height)
        return element
    }

    /// Insets as buttons and flow layouts spell them.
    static func inset(_ insets: UIEdgeInsets, key: String) -> MarkupElement {
        var element = MarkupElement("inset", key: key)
        element["minX"] = number(insets.left)
        element["minY"] = number(insets.top)
        element["maxX"] = number(insets.right)
        element["maxY"] = number(insets.bottom)
        return element
    }

    /// Insets as views spell their margins.
    static func margins(_ insets: UIEdgeInsets, key: String) -> MarkupElement {
        var element = MarkupElement("edgeInsets", key: key)
        element["top"] = number(insets.top)
        element["left"] = number(insets.left)
        element["bottom"] = number(insets.bottom)
        element["right"] = number(insets.right)
        return element
    }

    static func margins(_ insets: NSDirectionalEdgeInsets, key: String) -> MarkupElement {
        var element = MarkupElement("directionalEdgeInsets", key: key)
        element["top"] = number(insets.top)
        element["leading"] = number(insets.leading)
        element["bottom"] = number(insets.bottom)
        element["trailing"] = number(insets.trailing)
        return element
    }

    static func color(_ color: UIColor?, key: String) -> MarkupElement? {
        guard let color else { return nil }
        var element = MarkupElement("color", key: key)
        switch color.kind {
        case .rgb(let red, let green, let blue, let alpha):
            element["red"] = number(red)
            element["green"] = number(green)
            element["blue"] = number(blue)
            element["alpha"] = number(alpha)
            element["colorSpace"] = "custom"
            element["customColorSpace"] = "sRGB"
        case .white(let white, let alpha):
            element["white"] = number(white)
            element["alpha"] = number(alpha)
            element["colorSpace"] = "custom"
            element["customColorSpace"] = "genericGamma22GrayColorSpace"
        case .named(let name): element["name"] = name
        case .system(let name): element["systemColor"] = name + (name == "tintColor" ? "" : "Color")
        }
        return element
    }

    static func font(_ font: UIFont?, key: String = "fontDescription") -> MarkupElement? {
        guard let font else { return nil }
        let isFragment = key == "NSFont"
        var element = MarkupElement(isFragment ? "font" : "fontDescription", key: key)
        let size = isFragment ? "size" : "pointSize"
        switch font.kind {
        case .system(let points, let weight):
            if isFragment { element["metaFont"] = "system" } else { element["type"] = "system" }
            element["weight"] = weight?.name
            element[size] = number(points)
        case .bold(let points):
            if isFragment { element["metaFont"] = "systemBold" } else { element["type"] = "boldSystem" }
            element[size] = number(points)
        case .italic(let points):
            element["type"] = "italicSystem"
            element[size] = number(points)
        case .named(let name, let points):
            element["name"] = name
            element[size] = number(points)
        case .style(let style):
            element["style"] = "UICTFontTextStyle" + (styles[style.name] ?? style.name)
        }
        return element
    }

    private static let styles = [
        "largeTitle": "Title0", "title1": "Title1", "title2": "Title2", "title3": "Title3", "headline": "Headline",
        "body": "Body", "callout": "Callout", "subheadline": "Subhead", "footnote": "Footnote",
        "caption1": "Caption1", "caption2": "Caption2",
    ]

    static func attributed(_ text: NSAttributedString?, key: String) -> MarkupElement? {
        guard let text else { return nil }
        var element = MarkupElement("attributedString", key: key)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var fragment = MarkupElement("fragment")
            fragment.text("content", text.attributedSubstring(from: range).string)
            var list = MarkupElement("attributes")
            list.add(font(attributes[.font] as? UIFont, key: "NSFont"))
            list.add(color(attributes[.foregroundColor] as? UIColor, key: "NSColor"))
            if let kern = attributes[.kern] as? Double {
                var value = MarkupElement("real", key: "NSKern")
                value["value"] = "\(kern)"
                list.add(value)
            }
            list.add((attributes[.paragraphStyle] as? NSMutableParagraphStyle).map(paragraph))
            if !list.children.isEmpty { fragment.add(list) }
            element.add(fragment)
        }
        return element
    }

    private static func paragraph(_ style: NSMutableParagraphStyle) -> MarkupElement {
        var element = MarkupElement("paragraphStyle", key: "NSParagraphStyle")
        element["alignment"] = "\(style.alignment)"
        element["lineBreakMode"] = lineBreak(style.lineBreakMode, isParagraph: true)
        element.number("lineSpacing", style.lineSpacing, byDefault: 0)
        element.number("lineHeightMultiple", style.lineHeightMultiple, byDefault: 0)
        element.number("minimumLineHeight", style.minimumLineHeight, byDefault: 0)
        element.number("maximumLineHeight", style.maximumLineHeight, byDefault: 0)
        element.number("paragraphSpacing", style.paragraphSpacing, byDefault: 0)
        element.number("paragraphSpacingBefore", style.paragraphSpacingBefore, byDefault: 0)
        element.number("firstLineHeadIndent", style.firstLineHeadIndent, byDefault: 0)
        element.number("headIndent", style.headIndent, byDefault: 0)
        element.number("tailIndent", style.tailIndent, byDefault: 0)
        return element
    }

    static func lineBreak(_ mode: NSLineBreakMode, isParagraph: Bool = false) -> String {
        switch mode {
        case .byWordWrapping: isParagraph ? "wordWrapping" : "wordWrap"
        case .byCharWrapping: isParagraph ? "charWrapping" : "characterWrap"
        case .byClipping: isParagraph ? "clipping" : "clip"
        case .byTruncatingHead: isParagraph ? "truncatingHead" : "headTruncation"
        case .byTruncatingTail: isParagraph ? "truncatingTail" : "tailTruncation"
        case .byTruncatingMiddle: isParagraph ? "truncatingMiddle" : "middleTruncation"
        }
    }

    /// Names an image as documents do.
    mutating func image(_ name: String, _ image: UIImage?) {
        guard let image else { return }
        if let configuration = image.configuration {
            // A reference says more of the image than its name.
            var reference = MarkupElement("imageReference", key: name)
            reference["image"] = image.name
            if image.isSystem { reference["catalog"] = "system" }
            if let scale = configuration.scale { reference.word("symbolScale", scale, byDefault: .unspecified) }
            return add(reference)
        }
        self[name] = image.name
        if image.isSystem, name == "image" { self["catalog"] = "system" }
    }

    static func symbol(_ symbol: UIImage.SymbolConfiguration?, key: String) -> MarkupElement? {
        guard let symbol else { return nil }
        var element = MarkupElement("preferredSymbolConfiguration", key: key)
        if let size = symbol.pointSize {
            element["configurationType"] = "pointSize"
            element["pointSize"] = number(size)
        }
        if let font = symbol.font {
            element["configurationType"] = "font"
            element.add(Self.font(font))
        }
        if let weight = symbol.weight { element.word("weight", weight, byDefault: .unspecified) }
        if let scale = symbol.scale { element.word("scale", scale, byDefault: .unspecified) }
        return element
    }
}
