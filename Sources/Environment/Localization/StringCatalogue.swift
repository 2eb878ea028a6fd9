import InterfaceDocument
import JSON

/// A string catalogue (`.xcstrings`): for each text its translations with their states, as JSON.
///
/// ```swift
/// let update = try StringCatalogue(parsing: existing).update(document.localizableTexts)
/// print(update.added, update.changed, update.removed)
/// ```
public struct StringCatalogue: Sendable {
    private var json: JSONValue
    private var endsWithLineBreak = false

    /// An empty catalogue of texts that are written in `sourceLanguage`, such as `en`.
    public init(sourceLanguage: String = "en") {
        json = JSONValue(
            .object([
                .init("sourceLanguage", JSONValue(.string(sourceLanguage))), .init("strings", JSONValue(.object([]))),
                .init("version", JSONValue(.string("1.0"))),
            ]))
    }

    /// Reads a catalogue.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        json = try JSONValue(parsing: bytes)
        guard json.members != nil else {
            throw JSONError(place: json.place, message: "a string catalogue is an object")
        }
        endsWithLineBreak = bytes.last == UInt8(ascii: "\n")
    }

    /// The language that the documents' own texts are in.
    public var sourceLanguage: String { json["sourceLanguage"]?.string ?? "en" }

    /// The keys of all its entries, in their order.
    public var keys: [String] { (json["strings"]?.members ?? []).map(\.name) }

    /// The catalogue with the texts of its documents, as Xcode brings one up to date.
    ///
    /// Translations are kept. Where a text reads otherwise now its translations need review; an entry whose text is gone is
    /// stale where it is translated, and goes where it is not. Entries that were written by hand stay as they are.
    public func update(_ texts: [LocalizableText]) -> TranslationUpdate {
        var update = TranslationUpdate()
        var entries = json["strings"]?.members ?? []
        let wanted = LocalizableText.entries(texts)
        let keys = Set(wanted.map(\.key))
        for index in entries.indices.reversed() where !keys.contains(entries[index].name) {
            let entry = entries[index].value
            guard entry["extractionState"]?.string != "manual", entry["extractionState"]?.string != "stale" else {
                continue
            }
            update.removed.insert(entries[index].name, at: 0)
            let isTranslated = entry["localizations"]?.members?.contains { $0.name != sourceLanguage } == true
            if isTranslated {
                entries[index].value = entry.setting("extractionState", to: JSONValue(.string("stale")))
            } else {
                entries.remove(at: index)
            }
        }
        for text in wanted {
            guard let index = entries.firstIndex(where: { $0.name == text.key }) else {
                update.added.append(text.key)
                let place = entries.firstIndex {
                    text.key.unicodeScalars.lexicographicallyPrecedes($0.name.unicodeScalars)
                }
                entries.insert(.init(text.key, entry(of: text, JSONValue(.object([])))), at: place ?? entries.endIndex)
                continue
            }
            let entry = entries[index].value
            let source = entry["localizations"]?[sourceLanguage]?["stringUnit"]?["value"]?.string
            if let source, source != text.text { update.changed.append(text.key) }
            entries[index].value = self.entry(of: text, entry)
        }
        update.bytes = json.setting("strings", to: JSONValue(.object(entries))).xcodeText
        if endsWithLineBreak { update.bytes.append(UInt8(ascii: "\n")) }
        return update
    }

    /// The entry of a text, made of the one that there is.
    private func entry(of text: LocalizableText, _ entry: JSONValue) -> JSONValue {
        if entry["extractionState"]?.string == "manual" { return entry }
        let known = entry["localizations"]?.members ?? []
        let source = entry["localizations"]?[sourceLanguage]?["stringUnit"]
        let isChanged = source?["value"]?.string.map { $0 != text.text } ?? false
        var localizations = JSONValue(.object([]))
        for member in known {
            localizations = localizations.setting(member.name, to: isChanged ? doubted(member.value) : member.value)
        }
        if source == nil || isChanged {
            let unit = JSONValue(
                .object([.init("state", JSONValue(.string("new"))), .init("value", JSONValue(.string(text.text)))]))
            localizations = localizations.setting(sourceLanguage, to: JSONValue(.object([.init("stringUnit", unit)])))
        }
        let sorted = JSONValue(.object((localizations.members ?? []).sorted { $0.name < $1.name }))
        let made = [
            ("comment", JSONValue(.string(text.comment))),
            ("extractionState", JSONValue(.string("extracted_with_value"))),
            ("localizations", sorted),
        ]
        // What else is known of it, such as 'shouldTranslate', keeps its place in the alphabet.
        let others = (entry.members ?? []).filter { member in !made.contains { $0.0 == member.name } }
        return JSONValue(.object((made.map { .init($0.0, $0.1) } + others).sorted { $0.name < $1.name }))
    }

    /// A translation of a text that reads otherwise now.
    private func doubted(_ localization: JSONValue) -> JSONValue {
        guard let unit = localization["stringUnit"], unit["state"]?.string == "translated" else { return localization }
        return localization.setting("stringUnit", to: unit.setting("state", to: JSONValue(.string("needs_review"))))
    }
}
