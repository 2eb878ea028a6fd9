import StrutDiagnostics

/// The texts of a property list in XML, as `plutil -convert xml1` writes one: a `<dict>` with `<key>` and `<string>` in
/// turn.
package struct PropertyListTexts {
    /// The texts by key; where a key is given twice the last one counts.
    package private(set) var texts: [String: String] = [:]
    /// Where it stops being such a list, and why; nil where all of it is one.
    package private(set) var problem: (location: SourceLocation, message: String)?

    /// Whether a text is XML by its beginning, as a property list of Apple's has it.
    package static func isXML(_ start: some Collection<Unicode.Scalar>) -> Bool {
        let rest = start.drop { $0.properties.isWhitespace }
        return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict"].contains { rest.starts(with: $0.unicodeScalars) }
    }

    /// Reads a list from its bytes.
    package init(_ bytes: [UInt8]) {
        do throws(DocumentError) {
            guard let copy = OwnedBytes(copying: bytes) else { throw DocumentError(noMemoryFor: "") }
            let root = try Document.wellFormed(copy, path: "").root
            read(root.name.string == "plist" ? root.children.first ?? root : root)
        } catch {
            problem = (error.location ?? SourceLocation(line: 1, column: 1), error.message)
        }
    }

    private mutating func read(_ dictionary: Element) {
        guard dictionary.name.string == "dict" else { return fail(dictionary, "a list of texts is a <dict>") }
        var key: String?
        for element in dictionary.children {
            guard let waiting = key else {
                guard element.name.string == "key" else { return fail(element, "expected a <key>") }
                key = element.text
                continue
            }
            guard element.name == .string else { return fail(element, "the value of '\(waiting)' is no <string>") }
            texts[waiting] = element.text
            key = nil
        }
        if let key { fail(dictionary, "'\(key)' has no value") }
    }

    private mutating func fail(_ element: Element, _ message: String) {
        problem = (element.location, message)
    }
}
