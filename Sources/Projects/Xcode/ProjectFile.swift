// The file of an Xcode project in each of the forms that tools write: the old text, XML, JSON, binary.

import InterfaceDocument
import StrutDiagnostics
import StrutJSON
import StrutPropertyList

enum ProjectFile {
    /// Reads a property list in any form.
    static func read(_ path: String) throws(DocumentError) -> PropertyListValue {
        try parse(Document.bytes(ofFile: path, waits: false), path: path)
    }

    static func parse(_ bytes: [UInt8], path: String) throws(DocumentError) -> PropertyListValue {
        let start = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
        if start.starts(with: "bplist".utf8) { return try binary(bytes, path) }
        if PropertyListTexts.isXML(start.prefix(16).map(UnicodeScalar.init)) { return try xml(bytes, path) }
        do throws(PropertyListTextError) {
            return try PropertyListValue(parsingText: bytes)
        } catch {
            // JSON has a colon where the old form has a sign of equality.
            if start.first == UInt8(ascii: "{"), let value = try? JSONValue(parsing: bytes) {
                return Self.value(value)
            }
            throw failure(path, SourceLocation(line: error.line, column: error.column), error.problem)
        }
    }

    private static func failure(_ path: String, _ location: SourceLocation?, _ problem: String) -> DocumentError {
        DocumentError(
            .notXcodeProject,
            "\(problem), so this is no Xcode project; finish the merge, or restore the file from version control",
            path: path, location: location)
    }

    private static func binary(_ bytes: [UInt8], _ path: String) throws(DocumentError) -> PropertyListValue {
        do {
            return try PropertyListValue(readingBinary: bytes)
        } catch {
            throw failure(path, nil, "\(error)")
        }
    }

    private static func value(_ json: JSONValue) -> PropertyListValue {
        switch json.content {
        case .null: .string("")
        case .bool(let flag): .string(flag ? "YES" : "NO")
        case .number(let number): .string(Int(exactly: number).map(String.init) ?? String(number))
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(value))
        case .object(let members):
            .dictionary(PropertyListDictionary(members.map { .init(key: $0.name, value: value($0.value)) }))
        }
    }

    // MARK: XML

    private static func xml(_ bytes: [UInt8], _ path: String) throws(DocumentError) -> PropertyListValue {
        let root: Element
        do throws(DocumentError) {
            root = try Document.anyXML(bytes, path: path).root
        } catch {
            throw failure(path, error.location, error.message)
        }
        return try value(root.name.string == "plist" ? root.children.first ?? root : root, path)
    }

    private static func value(_ element: Element, _ path: String) throws(DocumentError) -> PropertyListValue {
        switch element.name.string {
        case "string", "date": return .string(element.text)
        case "integer", "real": return .string(element.text.filter { !$0.isWhitespace })
        case "true": return .string("YES")
        case "false": return .string("NO")
        case "data": return .data([])
        case "array":
            var elements: [PropertyListValue] = []
            for child in element.children { elements.append(try value(child, path)) }
            return .array(elements)
        case "dict":
            var entries: [PropertyListDictionary.Entry] = []
            var key: String?
            for child in element.children {
                if child.name.string == "key" {
                    key = child.text
                } else if let name = key {
                    entries.append(.init(key: name, value: try value(child, path)))
                    key = nil
                } else {
                    throw failure(path, child.location, "a value without a <key> stands in a <dict>")
                }
            }
            return .dictionary(PropertyListDictionary(entries))
        default:
            throw failure(path, element.location, "<\(element.name)> is no element of a property list")
        }
    }
}
