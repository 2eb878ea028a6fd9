import InterfaceDocument
import StrutNib

/// Texts with attributes of their own.
extension NibUnit {
    mutating func attributedString(_ element: Element) -> NibGraph.Object {
        let fragments = AttributedString(element)?.fragments ?? []
        let object = graph.make("NSAttributedString")
        set("NSString", string(fragments.reduce(into: "") { $0 += $1.text }), on: object)
        let attributes = fragments.map { attributeDictionary($0.element.child(.attributes)) }
        if attributes.count == 1 {
            set("NSAttributes", attributes[0], on: object)
        } else if attributes.count > 1 {
            set("NSAttributes", mutableArray(attributes), on: object)
            // For each run its length in UTF-16 units and the place of its attributes, both as varints.
            var bytes: [UInt8] = []
            for (index, fragment) in fragments.enumerated() {
                appendVarint(fragment.text.utf16.count, to: &bytes)
                appendVarint(index, to: &bytes)
            }
            let info = graph.make("NSMutableData")
            set("NS.bytes", .data(bytes), on: info)
            set("NSAttributeInfo", info, on: object)
        }
        return object
    }

    private func appendVarint(_ value: Int, to bytes: inout [UInt8]) {
        var rest = value
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func attributeDictionary(_ attributes: Element?) -> NibGraph.Object {
        var entries: [(key: NibGraph.Object, value: NibGraph.Object)] = []
        for attribute in attributes.map({ Array($0.children) }) ?? [] {
            guard let key = attribute.key, let value = attributeValue(attribute) else { continue }
            entries.append((string(key), value))
        }
        return dictionary(entries)
    }

    private mutating func attributeValue(_ element: Element) -> NibGraph.Object? {
        switch element.name {
        case .font: return FontDescription(element).map { font(NibFont($0, defaultSize: 12)) }
        case .shadow: return shadow(element)
        case .color: return color(Color(element))
        case .integer: return element.int(.value).map { number($0) }
        case .real: return element.double(.value).map { number($0) }
        case .string: return element.stringContent.map { string($0) }
        case .url: return element.string(named: "string").map { string($0) }
        case .paragraphStyle: return AttributedString.ParagraphStyle(element).map { paragraphStyle($0) }
        default: return nil
        }
    }

    private mutating func shadow(_ element: Element) -> NibGraph.Object {
        let object = graph.make("NSShadow")
        let offset = element.size(key: "offset") ?? .zero
        set("NSShadowHoriz", .double(offset.width), on: object)
        set("NSShadowVert", .double(offset.height), on: object)
        set("NSShadowBlurRadius", .double(element.double(.blurRadius) ?? 0), on: object)
        if let color = color(element.color(key: "color")) { set("NSShadowColor", color, on: object) }
        return object
    }

    private mutating func paragraphStyle(_ style: AttributedString.ParagraphStyle) -> NibGraph.Object {
        let object = graph.make("NSParagraphStyle")
        let alignment = Property.textAlignment(style.alignment ?? "left") ?? 0
        if alignment != 0 { set("NSAlignment", .int(alignment), on: object) }
        let lengths = [
            ("NSLineSpacing", style.lineSpacing), ("NSParagraphSpacing", style.paragraphSpacing),
            ("NSParagraphSpacingBefore", style.paragraphSpacingBefore), ("NSHeadIndent", style.headIndent),
            ("NSTailIndent", style.tailIndent), ("NSFirstLineHeadIndent", style.firstLineHeadIndent),
            ("NSMinLineHeight", style.minimumLineHeight), ("NSMaxLineHeight", style.maximumLineHeight),
            ("NSLineHeightMultiple", style.lineHeightMultiple), ("NSDefaultTabInterval", style.defaultTabInterval),
        ]
        for (key, length) in lengths where length != 0 { set(key, .double(length), on: object) }
        let modes = [
            "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
        ]
        if let mode = style.lineBreakMode.flatMap({ modes.firstIndex(of: $0) }), mode != 0 {
            set("NSLineBreakMode", .int(mode), on: object)
        }
        let directions = ["leftToRight": 0, "rightToLeft": 1]
        if let direction = style.element.string(.baseWritingDirection).flatMap({ directions[$0] }) {
            set("NSWritingDirection", .int(direction), on: object)
        }
        if let factor = style.element.double(.hyphenationFactor), factor != 0 {
            set("NSHyphenationFactor", .float(Float(factor)), on: object)
        }
        set("NSTabStops", .none, on: object)
        return object
    }
}
