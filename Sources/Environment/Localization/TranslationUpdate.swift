import InterfaceDocument

/// What became of a strings file or catalog that was brought up to date with its documents.
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
    /// The keys of texts that read differently from when they were translated, where the file says so.
    public var changed: [String] = []
    /// How many texts of a catalog have come to have a place for a translation, by language.
    public var begun: [String: Int] = [:]

    /// Whether texts came, went or read otherwise, or languages came.
    public var changesTexts: Bool { !(added.isEmpty && removed.isEmpty && changed.isEmpty && begun.isEmpty) }

    init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }
}

extension LocalizableText {
    /// What Xcode's export says of the text in a comment:
    /// `Class = "UILabel"; text = "Hello"; ObjectID = "npM-MY-Qm1";`.
    public var comment: String {
        var words = [("Class", className), (property, text), ("ObjectID", element.id ?? "")]
        if let note, !note.isEmpty { words.append(("Note", note)) }
        return words.map { "\($0) = \(StringsFile.quoted($1));" }.joined(separator: " ")
    }

    /// The comment of the text's entry where one has `earlier`: what an export wrote of it is written again, and what
    /// somebody wrote before it, behind it or in its place stays.
    func comment(renewing earlier: String?) -> String {
        guard let earlier, !earlier.isEmpty else { return comment }
        guard let exported = Self.exported(in: earlier) else { return earlier }
        return earlier[..<exported.lowerBound] + comment + earlier[exported.upperBound...]
    }

    /// What an export wrote of a comment, of any text: it says class and object id, and each in quotes.
    private static func exported(in comment: String) -> Range<String.Index>? {
        guard let start = comment.firstRange(of: "Class = \"")?.lowerBound else { return nil }
        var end = start
        while let next = endOfAssignment(comment.unicodeScalars[end...]) { end = next }
        return comment[start..<end].contains("; ObjectID = \"") ? start..<end : nil
    }

    /// The place behind an assignment such as ` text = "Hello";`; nil where there is none.
    private static func endOfAssignment(_ rest: Substring.UnicodeScalarView) -> String.Index? {
        guard let quote = rest.firstIndex(of: "\"") else { return nil }
        let name = rest[..<quote].drop { $0 == " " }
        guard name.count > 3, name.reversed().starts(with: " = ".unicodeScalars) else { return nil }
        guard name.dropLast(3).allSatisfy({ !" ;".unicodeScalars.contains($0) }) else { return nil }
        var place = rest.index(after: quote)
        while place < rest.endIndex, rest[place] != "\"" {
            if rest[place] == "\\" { rest.formIndex(after: &place) }
            if place < rest.endIndex { rest.formIndex(after: &place) }
        }
        let ending = rest[place...].prefix(2)
        return ending.elementsEqual("\";".unicodeScalars) ? ending.endIndex : nil
    }

    /// How the text read when a comment of that form was written, as the comment has it; nil where it is of another
    /// form.
    func earlierText(in comment: String) -> String? {
        guard let id = element.id, comment.contains("ObjectID = \(StringsFile.quoted(id));"),
            let place = comment.firstRange(of: "; \(property) = ")
        else { return nil }
        // What follows is written as in a strings file; the property itself may have brackets, which a bare word has
        // not.
        return StringsFile(Array("text = \(comment[place.upperBound...])".utf8)).strings["text"]
    }

    /// The texts that entries are made of: each key once, in the order of the keys' characters.
    static func entries(_ texts: [LocalizableText]) -> [LocalizableText] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0.key).inserted }
            .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    }
}

extension StringsFile {
    /// The strings file of some texts, as Xcode's export writes one: an entry for each, under a comment that reports
    /// its object. Encoding, line ends and what stands before the first entry are kept; other comments are not.
    ///
    /// - Parameters:
    ///   - texts: The texts of the documents that the file is for.
    ///   - objects: The objects of these documents, also those without texts; where none are given, those of the texts.
    ///   - existing: The file as it is, whose translations are kept; nil where there is none.
    ///   - shown: What new entries have instead of the documents' own texts, by key.
    ///   - keepsOthers: Whether entries of other texts stay, with their comments, since not all texts of the file are
    ///     known.
    public static func update(
        _ texts: [LocalizableText], of objects: [Element] = [], existing: StringsFile? = nil,
        beginningWith shown: [String: String] = [:], keepsOthers: Bool = false
    ) -> TranslationUpdate {
        let translations = existing?.strings ?? [:]
        var update = TranslationUpdate()
        var left = Set(translations.keys)
        var entries: [Entry] = []
        for text in LocalizableText.entries(texts) {
            if left.remove(text.key) == nil {
                update.added.append(text.key)
            } else if existing?.isOfOtherText(text) ?? false {
                update.changed.append(text.key)
            }
            let comment = " \(withoutEndMarks(text.comment)) "
            let value = translations[text.key] ?? shown[text.key] ?? text.text
            entries.append(Entry(key: text.key, value: value, comment: comment))
        }
        if let existing {
            let objects = TranslatedObjects(texts, objects)
            let kept = left.filter { keepsOthers || !objects.hadText($0, comment: existing.comments[$0]) }
            entries += kept.map { Entry(key: $0, value: existing.strings[$0] ?? "", comment: existing.comments[$0]) }
            entries.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
            update.removed = left.subtracting(kept).sorted()
        }
        update.bytes = (existing?.form ?? StringsFileForm()).bytes(of: file(existing?.header ?? "", entries))
        return update
    }

    /// Whether the comment of a text's entry says that it read otherwise when it was translated.
    func isOfOtherText(_ text: LocalizableText) -> Bool {
        comments[text.key].flatMap(text.earlierText).map { $0 != Self.withoutEndMarks(text.text) } ?? false
    }

    /// What is written of a text.
    private struct Entry {
        var key: String
        var value: String
        /// What stands between the marks of the comment before it; nil where there is none.
        var comment: String?
    }

    private static func file(_ header: String, _ entries: [Entry]) -> String {
        var (header, entries) = (header, entries)
        // What stands before the first entry and was not exported is read as part of the header.
        if let comment = entries.first?.comment, !isExported(comment) {
            header += "\(header.isEmpty ? "" : "\n\n")/*\(comment)*/"
            entries[0].comment = nil
        }
        return (header.isEmpty ? "" : "\(header)\n")
            + entries.map { entry in
                let comment = entry.comment.map { "/*\($0)*/\n" } ?? ""
                return "\n\(comment)\(quoted(entry.key)) = \(quoted(entry.value));\n"
            }.joined()
    }

    /// A comment ends at its first end mark, whatever is in quotes.
    private static func withoutEndMarks(_ text: String) -> String {
        text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
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
            case "\0"..."\u{1F}": quoted += "\\U00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
