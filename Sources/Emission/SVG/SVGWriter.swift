import InterfaceDocument

/// Writes SVG elements into a byte buffer: names and attributes, numbers in points, text escaped.
package struct SVGWriter: Sendable {
    /// The text so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// How many clipping paths were made: they need names.
    private var clipCount = 0
    /// What the names of this picture begin with, so that several may stand in one page.
    private let prefix: String

    /// Makes a writer whose names begin with `prefix`.
    package init(prefix: String = "") {
        self.prefix = prefix
    }

    /// The value of an attribute.
    package enum Value {
        /// Points.
        case number(Double)
        /// A text, which is escaped.
        case text(String)
    }

    /// Writes an element without content.
    package mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value?>) {
        start(name, attributes)
        append("/>\n")
    }

    /// Writes an element around a text.
    package mutating func element(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value?>, text: String
    ) {
        start(name, attributes)
        append(">")
        appendEscaped(text)
        append("</")
        append(name)
        append(">\n")
    }

    /// Writes a line of text with all of its spaces: Chromium respects `xml:space` only on the `<text>` itself. Control
    /// characters are left out: UIKit draws nothing for them, and gives them no room.
    package mutating func line(_ text: String, _ attributes: KeyValuePairs<StaticString, Value?>) {
        start("text", attributes)
        append(text.losesSpaces ? " xml:space=\"preserve\">" : ">")
        if text.unicodeScalars.contains(where: \.isControl) {
            appendEscaped(String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isControl })))
        } else {
            appendEscaped(text)
        }
        append("</text>\n")
    }

    /// Opens an element; `close` ends it.
    package mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value?> = [:]) {
        start(name, attributes)
        append(">\n")
    }

    /// Closes the element that was opened last.
    package mutating func close(_ name: StaticString) {
        append("</")
        append(name)
        append(">\n")
    }

    /// Opens a group that shows nothing outside of a rectangle with round corners.
    package mutating func openClip(_ rect: Rect, radius: Double = 0) {
        clipCount += 1
        let name = "\(prefix)c\(clipCount)"
        open("clipPath", ["id": .text(name)])
        element("rect", Self.box(rect, radius: radius))
        close("clipPath")
        open("g", ["clip-path": .text("url(#\(name))")])
    }

    /// Opens a group that shows nothing outside of a path.
    package mutating func openClip(path: String) {
        clipCount += 1
        let name = "\(prefix)c\(clipCount)"
        open("clipPath", ["id": .text(name)])
        element("path", ["d": .text(path)])
        close("clipPath")
        open("g", ["clip-path": .text("url(#\(name))")])
    }

    /// The attributes of a rectangle.
    static func box(_ rect: Rect, radius: Double = 0) -> KeyValuePairs<StaticString, Value?> {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        return [
            "x": .number(rect.x), "y": .number(rect.y), "width": .number(max(0, rect.width)),
            "height": .number(max(0, rect.height)), "rx": radius > 0 ? .number(radius) : nil,
        ]
    }

    /// Writes text as it is: only for what is known to be markup.
    package mutating func append(markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// Writes a text that stands for itself.
    package mutating func append(text: String) { appendEscaped(text) }

    /// Writes what another writer wrote.
    package mutating func append(_ other: SVGWriter) { bytes += other.bytes }

    /// Writes bytes as they are.
    package mutating func append(bytes more: [UInt8]) { bytes += more }

    private mutating func start(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value?>) {
        append("<")
        append(name)
        for (name, value) in attributes {
            guard let value else { continue }
            append(" ")
            append(name)
            append("=\"")
            switch value {
            case .number(let number): bytes.append(contentsOf: PictureNumber.text(number).utf8)
            case .text(let text): appendEscaped(text)
            }
            append("\"")
        }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func appendEscaped(_ text: String) { bytes.append(escapingMarkup: text) }
}

extension Unicode.Scalar {
    /// Whether it is a control character that is no space.
    fileprivate var isControl: Bool {
        properties.generalCategory == .control && self != "\t" && self != "\n"
    }
}

extension String {
    /// Whether SVG would leave out some of its spaces: those at its ends, and all but one of several.
    fileprivate var losesSpaces: Bool {
        var follows = true
        for byte in utf8 {
            let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            if isSpace && follows { return true }
            follows = isSpace
        }
        return follows
    }
}

extension [UInt8] {
    /// Appends a text so that it stands for itself in XML and HTML, in content and in attributes: characters that mark
    /// up are named, and those that XML does not allow are shown as U+FFFD.
    package mutating func append(escapingMarkup text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append(contentsOf: "&amp;".utf8)
            case "<": append(contentsOf: "&lt;".utf8)
            case ">": append(contentsOf: "&gt;".utf8)
            case "\"": append(contentsOf: "&quot;".utf8)
            case "\t", "\n": append(contentsOf: "&#\(scalar.value);".utf8)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}":
                append(contentsOf: "\u{FFFD}".utf8)
            default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
}
