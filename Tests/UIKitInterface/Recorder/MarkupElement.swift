// An element of a document that is written.

import Foundation

struct MarkupElement {
    var name: String
    private var attributes: [(name: String, value: String)] = []
    private(set) var children: [MarkupElement] = []
    private var text: String?

    init(_ name: String, key: String? = nil) {
        self.name = name
        self["key"] = key
    }

    /// A text that may have several lines.
    init(string: String, key: String) {
        self.init("string", key: key)
        let isPlain = string.unicodeScalars.allSatisfy(Self.isAllowed)
        if !isPlain { self["base64-UTF8"] = "YES" }
        text = isPlain ? string : Data(string.utf8).base64EncodedString()
    }

    /// Whether XML has a character.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || ["\t", "\n", "\r"].contains(scalar)
    }

    /// An attribute; nil is not written.
    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name }
            if let newValue { attributes.append((name, newValue)) }
        }
    }

    mutating func add(_ child: MarkupElement?) {
        if let child { children.append(child) }
    }

    /// Adds children in an element of their own, if there are any.
    mutating func add(_ name: String, _ children: [MarkupElement]) {
        if children.isEmpty { return }
        var list = MarkupElement(name)
        list.children = children
        self.children.append(list)
    }

    /// The element on one line.
    var markup: String {
        let attributes = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
        if children.isEmpty, text == nil { return "<\(name)\(attributes)/>" }
        let content = (text.map(Self.escaped) ?? "") + children.map(\.markup).joined()
        return "<\(name)\(attributes)>\(content)</\(name)>"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
