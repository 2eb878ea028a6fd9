/// Writes property lists in XML, as plutil does.
extension PropertyListValue {
    /// The value as a property list in XML, in UTF-8 and indented with tabs, with a line break at its end.
    ///
    /// Keys are in the order of their code points. Characters that XML cannot hold, such as the escape character,
    /// become U+FFFD.
    public func xmlBytes() -> [UInt8] {
        var writer = XMLWriter()
        writer.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
        writer.line(
            #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#)
        writer.line(#"<plist version="1.0">"#)
        writer.write(self)
        writer.line("</plist>")
        return writer.bytes
    }
}

private struct XMLWriter {
    private(set) var bytes: [UInt8] = []
    private var indentation = 0

    mutating func line(_ text: String) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: indentation))
        bytes.append(contentsOf: text.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func write(_ value: PropertyListValue) {
        switch value {
        case .string(let text): line("<string>\(Self.escaped(text))</string>")
        case .integer(let value): line("<integer>\(value)</integer>")
        case .real(let value): line("<real>\(Self.text(of: value))</real>")
        case .boolean(let value): line(value ? "<true/>" : "<false/>")
        case .data(let bytes): write(bytes)
        case .date(let seconds): line("<date>\(CalendarTime(seconds: seconds))</date>")
        case .array(let elements):
            container("array", isEmpty: elements.isEmpty) { writer in
                for element in elements { writer.write(element) }
            }
        case .dictionary(let dictionary):
            container("dict", isEmpty: dictionary.entries.isEmpty) { writer in
                for entry in dictionary.sorted {
                    writer.line("<key>\(Self.escaped(entry.key))</key>")
                    writer.write(entry.value)
                }
            }
        }
    }

    private mutating func container(_ name: String, isEmpty: Bool, _ content: (inout XMLWriter) -> Void) {
        if isEmpty { return line("<\(name)/>") }
        line("<\(name)>")
        indentation += 1
        content(&self)
        indentation -= 1
        line("</\(name)>")
    }

    /// Base 64, in lines that are 76 columns long where a tab is as wide as eight.
    private mutating func write(_ data: [UInt8]) {
        line("<data>")
        let text = Array(Base64.text(of: data).utf8)
        let length = max(16, 76 - 8 * indentation) / 4 * 4
        for start in stride(from: 0, to: text.count, by: length) {
            line(String(decoding: text[start..<min(start + length, text.count)], as: UTF8.self))
        }
        line("</data>")
    }

    private static func text(of value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
        return Int(exactly: value).map(String.init) ?? value.description
    }

    private static func escaped(_ text: String) -> String {
        // The last two characters of the first plane begin with 0xEF.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF || "<>&".utf8.contains($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
