import InterfaceDocument

/// What became of a strings file or catalogue that was brought up to date with its documents.
///
/// ```swift
/// let update = StringsFile.update(document.localizableTexts, existing: StringsFile(existing))
/// print(String(decoding: update.bytes, as: UTF8.self), update.added, update.removed)
/// ```
public struct TranslationUpdate: Sendable {
    /// The file as it should be.
    public var bytes: [UInt8]
    /// The keys of texts that it had no entry for.
    public var added: [String] = []
    /// The keys of entries that no document has any more.
    public var removed: [String] = []
    /// The keys of texts that read otherwise than when they were translated, where the file says so.
    public var changed: [String] = []

    init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }
}

extension LocalizableText {
    /// What Xcode's export says of the text in a comment: `Class = "UILabel"; text = "Hello"; ObjectID = "npM-MY-Qm1";`.
    public var comment: String {
        var words = [("Class", className), (property, text), ("ObjectID", element.id ?? "")]
        if let note, !note.isEmpty { words.append(("Note", note)) }
        return words.map { "\($0) = \(StringsFile.quoted($1));" }.joined(separator: " ")
    }

    /// The texts that entries are made of: each key once, in the order of the keys' characters.
    static func entries(_ texts: [LocalizableText]) -> [LocalizableText] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0.key).inserted }
            .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    }
}

extension StringsFile {
    /// The strings file of some texts, as Xcode's export writes one: an entry for each, under a comment that tells of its object.
    ///
    /// - Parameters:
    ///   - texts: The texts of the documents that the file is for.
    ///   - existing: The file as it is, whose translations are kept; nil where there is none.
    public static func update(_ texts: [LocalizableText], existing: StringsFile? = nil) -> TranslationUpdate {
        let translations = existing?.strings ?? [:]
        var update = TranslationUpdate()
        var left = Set(translations.keys)
        for text in LocalizableText.entries(texts) {
            if left.remove(text.key) == nil {
                update.added.append(text.key)
            } else if let earlier = existing?.earlierText(of: text), earlier != withoutEndMarks(text.text) {
                update.changed.append(text.key)
            }
            let comment = withoutEndMarks(text.comment)
            let lines = "\n/* \(comment) */\n\(quoted(text.key)) = \(quoted(translations[text.key] ?? text.text));\n"
            update.bytes += Array(lines.utf8)
        }
        update.removed = left.sorted()
        return update
    }

    /// A comment ends at its first end mark, whatever stands in quotes.
    private static func withoutEndMarks(_ text: String) -> String {
        text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
    }

    /// How a text read when its entry was written, without end marks; nil where the entry has no comment of Xcode's form.
    private func earlierText(of text: LocalizableText) -> String? {
        guard let comment = comments[text.key], let id = text.element.id,
            comment.contains("ObjectID = \(Self.quoted(id));"),
            let place = comment.firstRange(of: "; \(text.property) = ")
        else { return nil }
        // What follows is written as in a strings file; the property itself may have brackets, which a bare word has not.
        return StringsFile(Array("text = \(comment[place.upperBound...])".utf8)).strings["text"]
    }

    /// A text in quotes, with escapes.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
