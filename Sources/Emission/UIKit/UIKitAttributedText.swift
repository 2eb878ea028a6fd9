import InterfaceDocument

/// An attributed text in code: its fragments with their attributes, and comments on those that UIKit has no name for.
struct UIKitAttributedText {
    private let document: Document
    /// The attributes of the fragment that is written, as members of a dictionary.
    private var attributes: [String] = []
    /// The statements before it: the objects that its attributes are, and what is not made of it.
    private var lines: [String] = []

    private init(_ document: Document) { self.document = document }

    /// Lines that make an attributed text and hand its name, `text`, to `use`; they stand in a scope of their own.
    static func lines(_ string: AttributedString, in document: Document, use: String) -> [String] {
        var lines = ["do {", "    let text = NSMutableAttributedString(string: \"\")"]
        for fragment in string.fragments {
            var writer = UIKitAttributedText(document)
            lines += writer.lines(fragment).map { "    " + $0 }
        }
        return lines + ["    \(use)", "}"]
    }

    private mutating func lines(_ fragment: AttributedString.Fragment) -> [String] {
        if let font = fragment.font { attributes.append(".font: \(UIKitValues.font(font))") }
        if let color = fragment.color { add(color, "foregroundColor") }
        if let kern = fragment.kern { attributes.append(".kern: \(UIKitValues.number(kern))") }
        if let list = fragment.element.child(.attributes) {
            for attribute in list.children { add(attribute) }
        }
        if let style = fragment.paragraphStyle {
            lines.append("let paragraph = NSMutableParagraphStyle()")
            lines += UIKitParagraph.statements(style).map { $0.hasPrefix("//") ? $0 : "paragraph.\($0)" }
            attributes.append(".paragraphStyle: paragraph")
        }
        let list = attributes.isEmpty ? "" : ", attributes: [\(attributes.joined(separator: ", "))]"
        let made = "text.append(NSAttributedString(string: \(SwiftSource.literal(fragment.text))\(list)))"
        // Each fragment with objects has a scope of its own: no view can be called as all of them are.
        return lines.isEmpty ? [made] : ["do {"] + (lines + [made]).map { "    " + $0 } + ["}"]
    }

    /// Adds what is none of the fragment's own properties.
    private mutating func add(_ attribute: Element) {
        guard let key = attribute.key, !Self.known.contains(key) else { return }
        if let name = Self.numbers[key], let number = attribute.double(.value) {
            attributes.append(".\(name): \(UIKitValues.number(number))")
        } else if let name = Self.colors[key], let color = Color(attribute) {
            add(color, name)
        } else if key == "NSLink", let address = attribute.string(named: "string") {
            // A string will do (https://developer.apple.com/documentation/foundation/nsattributedstring/key/link); an
            // address that is no URL would be nil.
            attributes.append(".link: \(SwiftSource.literal(address))")
        } else if key == "NSShadow" {
            add(shadow: attribute)
        } else {
            lines.append("// Not made of this text: \(UIKitLeftovers.summary(attribute)).")
        }
    }

    private mutating func add(_ color: Color, _ name: String) {
        if let color = UIKitValues.certainColor(color, in: document) {
            attributes.append(".\(name): \(color)")
        } else {
            lines.append("// The \(name) of this text is not set: \(UIKitSetter.reason(color)).")
        }
    }

    private mutating func add(shadow: Element) {
        lines.append("let shadow = NSShadow()")
        let set = UIKitSetter(name: "shadow", document: document)
        for child in shadow.children {
            switch child.key {
            case "offset": lines += Size(child).map { set("shadowOffset", UIKitValues.size($0)) } ?? []
            case "color": lines += set.color("shadowColor", Color(child))
            default: lines.append("// Not made of this shadow: \(UIKitLeftovers.summary(child)).")
            }
        }
        if let radius = shadow.string(named: "blurRadius").flatMap(Double.init) {
            lines += set("shadowBlurRadius", UIKitValues.number(radius))
        }
        attributes.append(".shadow: shadow")
    }

    /// What is a property of the fragment, and what a font was before UIKit replaced a missing letter.
    private static let known: Set<String> = ["NSFont", "NSColor", "NSKern", "NSParagraphStyle", "NSOriginalFont"]

    private static let numbers = [
        "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle", "NSBaselineOffset": "baselineOffset",
        "NSLigature": "ligature", "NSStrokeWidth": "strokeWidth", "NSObliqueness": "obliqueness",
        "NSExpansion": "expansion",
    ]

    private static let colors = [
        "NSUnderlineColor": "underlineColor", "NSStrikethroughColor": "strikethroughColor",
        "NSBackgroundColor": "backgroundColor", "NSStrokeColor": "strokeColor",
    ]
}

/// How lines and paragraphs of a text are set, in code.
enum UIKitParagraph {
    /// The assignments to a paragraph style, without its name, and comments on what is not made of it.
    static func statements(_ style: AttributedString.ParagraphStyle) -> [String] {
        let element = style.element
        var lines: [String] = []
        if let alignment = style.alignment, alignments.contains(alignment) {
            lines.append("alignment = .\(alignment)")
        }
        if let direction = element.string(.baseWritingDirection), ["leftToRight", "rightToLeft"].contains(direction) {
            lines.append("baseWritingDirection = .\(direction)")
        }
        if let mode = style.lineBreakMode.flatMap({ modes[$0] }) { lines.append("lineBreakMode = .\(mode)") }
        if let stops = element.child(.tabStops) {
            lines.append("tabStops = [\(stops.children.map(tabStop).joined(separator: ", "))]")
            if stops.children.contains(where: { $0.children.contains { $0.children.first != nil } }) {
                lines.append("// The options of its tab stops are not made.")
            }
        }
        if let interval = element.double(.defaultTabInterval) {
            lines.append("defaultTabInterval = \(UIKitValues.number(interval))")
        }
        if element.bool(.allowsDefaultTighteningForTruncation) == true {
            lines.append("allowsDefaultTighteningForTruncation = true")
        }
        for property in distances {
            guard let distance = element.string(named: property).flatMap(Double.init), distance != 0 else { continue }
            lines.append("\(property) = \(UIKitValues.number(distance))")
        }
        let rest =
            element.attributes.filter { !said.contains($0.name) }.map { "\($0.name) \(SwiftSource.literal($0.value))" }
            + element.children.filter { $0.name != .tabStops }.map(UIKitLeftovers.summary)
        return lines + (rest.isEmpty ? [] : ["// Not made of its paragraph: \(rest.joined(separator: ", "))."])
    }

    private static func tabStop(_ stop: Element) -> String {
        let alignment = stop.string(.alignment).flatMap { alignments.contains($0) ? $0 : nil } ?? "natural"
        return "NSTextTab(textAlignment: .\(alignment), location: \(UIKitValues.number(stop.double(.location) ?? 0)))"
    }

    /// The attributes that are numbers, of which 0 is what UIKit has.
    private static let distances = [
        "lineSpacing", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "paragraphSpacing",
        "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent", "hyphenationFactor",
    ]

    /// All attributes that the code says, and one of AppKit, which UIKit's paragraphs do not have.
    private static let said = Set(distances).union([
        "key", "alignment", "baseWritingDirection", "lineBreakMode", "defaultTabInterval",
        "allowsDefaultTighteningForTruncation", "tighteningFactorForTruncation",
    ])

    private static let modes = [
        "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
        "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
        "truncatingMiddle": "byTruncatingMiddle",
    ]

    private static let alignments: Set<String> = ["left", "center", "right", "justified", "natural"]
}
