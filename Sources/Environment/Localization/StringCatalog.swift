import InterfaceDocument
import StrutJSON

/// A string catalog (`.xcstrings`): for each text its translations with their states, as JSON.
///
/// ```swift
/// let update = try StringCatalog(parsing: existing).update(document.localizableTexts)
/// print(update.added, update.changed, update.removed)
/// ```
public struct StringCatalog: Sendable {
    private var json: JSONValue
    private var endsWithLineBreak = false

    /// An empty catalog of texts that are written in `sourceLanguage`, such as `en`.
    public init(sourceLanguage: String = "en") {
        self.init(sourceLanguage: sourceLanguage, entries: [])
    }

    /// A catalog of some entries, in the order of their keys' characters.
    init(sourceLanguage: String, entries: [JSONValue.Member]) {
        json = JSONValue(
            .object([
                .init("sourceLanguage", JSONValue(.string(sourceLanguage))),
                .init("strings", JSONValue(.object(entries))), .init("version", JSONValue(.string("1.0"))),
            ]))
    }

    /// Reads a catalog.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - sourceLanguage: The language that its texts are written in where it does not say so itself.
    public init(parsing bytes: [UInt8], sourceLanguage: String = "en") throws(JSONError) {
        json = try JSONValue(parsing: bytes)
        guard let members = json.members else {
            throw JSONError(place: json.place, message: "a string catalog is an object")
        }
        try Self.checkForm(of: json)
        let empty = StringCatalog(sourceLanguage: sourceLanguage).json.members ?? []
        let missing = empty.filter { json[$0.name] == nil }
        if !missing.isEmpty { json = JSONValue(.object(Self.merged(members, missing))) }
        endsWithLineBreak = bytes.last == UInt8(ascii: "\n")
    }

    /// Refuses what is JSON, but no catalog: bringing it up to date would put something else in its place.
    private static func checkForm(of json: JSONValue) throws(JSONError) {
        try refuseRepetition(in: json)
        guard let table = json["strings"] else { return }
        guard let entries = table.members else {
            throw JSONError(place: table.place, message: "'strings' is an object, with an entry for each text")
        }
        try refuseRepetition(in: table)
        for entry in entries {
            guard entry.value.members != nil else {
                throw JSONError(place: entry.value.place, message: "the entry of a text is an object")
            }
            try refuseRepetition(in: entry.value)
            let languages = entry.value["localizations"]
            if let languages, languages.members == nil {
                throw JSONError(
                    place: languages.place, message: "'localizations' is an object, with a member for each language")
            }
            if let languages { try refuseRepetition(in: languages) }
        }
    }

    /// Refuses an object with two members of one name, of which an update would keep one.
    private static func refuseRepetition(in object: JSONValue) throws(JSONError) {
        if let member = object.repeatedMembers().first {
            throw JSONError(place: member.place, message: "'\(member.name)' is there twice")
        }
    }

    /// The language that the documents' own texts are in.
    public var sourceLanguage: String { json["sourceLanguage"]?.string ?? "en" }

    /// The keys of all its entries, in their order.
    public var keys: [String] { (json["strings"]?.members ?? []).map(\.name) }

    /// The catalog with the texts of its documents, as Xcode brings one up to date.
    ///
    /// Translations are kept. Where a text reads otherwise now its translations need review; an entry whose text is
    /// gone is stale where it is translated, and goes where it is not. Entries that were written by hand stay as they
    /// are, and so do variations by device or number, of whole texts and of parts, and what comments have beside the
    /// words of an export.
    ///
    /// - Parameters:
    ///   - texts: The texts of the documents that the catalog is for.
    ///   - objects: The objects of these documents, also those without texts; where none are given, those of the texts.
    ///   - languages: Languages to translate into: each text that has none of them gets an empty place for it, as Xcode
    ///     keeps one.
    ///   - keepsOthers: Whether entries of other texts stay as they are, since not all texts of the catalog are known.
    public func update(
        _ texts: [LocalizableText], of objects: [Element] = [], beginning languages: [String] = [],
        keepsOthers: Bool = false
    ) -> TranslationUpdate {
        var update = TranslationUpdate()
        let languages = spelled(languages)
        let wanted = LocalizableText.entries(texts)
        let keys = Set(wanted.map(\.key))
        var entries =
            keepsOthers ? json["strings"]?.members ?? [] : kept(keys, TranslatedObjects(texts, objects), &update)
        let places = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        var added: [JSONValue.Member] = []
        for text in wanted {
            guard let index = places[text.key] else {
                update.added.append(text.key)
                let entry = entry(of: text, JSONValue(.object([])))
                added.append(.init(text.key, begun(languages, in: entry, &update)))
                continue
            }
            let entry = entries[index].value
            if hasChanged(text, since: entry) { update.changed.append(text.key) }
            entries[index].value = begun(languages, in: self.entry(of: text, entry), &update)
        }
        update.bytes = json.setting("strings", to: JSONValue(.object(Self.merged(entries, added)))).xcodeText
        if endsWithLineBreak { update.bytes.append(UInt8(ascii: "\n")) }
        return update
    }

    /// The entries that stay where the texts are those of `keys`: translated ones of other texts are stale, but for
    /// those that the objects may have without anybody knowing.
    private func kept(
        _ keys: Set<String>, _ objects: TranslatedObjects, _ update: inout TranslationUpdate
    ) -> [JSONValue.Member] {
        var kept: [JSONValue.Member] = []
        for var entry in json["strings"]?.members ?? [] {
            let state = entry.value["extractionState"]?.string
            if !keys.contains(entry.name), state != "manual", state != "stale", !objects.mayHaveText(entry.name) {
                update.removed.append(entry.name)
                let languages = entry.value["localizations"]?.members ?? []
                // Variations of the text itself are somebody's work too.
                guard languages.contains(where: { $0.name != sourceLanguage || Self.isVaried($0.value) }) else {
                    continue
                }
                entry.value = entry.value.setting("extractionState", to: JSONValue(.string("stale")))
            }
            kept.append(entry)
        }
        return kept
    }

    /// The entries with those that are added, which stand in the order of their keys' characters: each before the first
    /// entry whose key comes behind its own.
    private static func merged(_ entries: [JSONValue.Member], _ added: [JSONValue.Member]) -> [JSONValue.Member] {
        var merged: [JSONValue.Member] = []
        var left = added[...]
        for entry in entries {
            while let next = left.first, next.name.unicodeScalars.lexicographicallyPrecedes(entry.name.unicodeScalars) {
                merged.append(next)
                left.removeFirst()
            }
            merged.append(entry)
        }
        return merged + left
    }

    /// The entry of a text, made of the one that there is.
    private func entry(of text: LocalizableText, _ entry: JSONValue) -> JSONValue {
        if entry["extractionState"]?.string == "manual" { return entry }
        let source = entry["localizations"]?[sourceLanguage]
        let isChanged = hasChanged(text, since: entry)
        let unit = source.flatMap(Self.unit)
        let isVaried = unit == nil && source.map(Self.isVaried) ?? false
        let known = (entry["localizations"]?.members ?? []).map { ($0.name, $0.value) }
        var localizations = Dictionary(known, uniquingKeysWith: { _, last in last })
        if isChanged { localizations = localizations.mapValues(Self.doubted) }
        if !isVaried, isChanged || unit == nil {
            localizations[sourceLanguage] = (localizations[sourceLanguage] ?? JSONValue(.object([])))
                .setting("stringUnit", to: Self.unit("new", text.text))
        }
        let sorted = localizations.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) }
        let made = [
            ("comment", JSONValue(.string(text.comment(renewing: entry["comment"]?.string)))),
            ("extractionState", JSONValue(.string("extracted_with_value"))),
            ("localizations", JSONValue(.object(sorted))),
        ]
        // What else is known of it, such as 'shouldTranslate', keeps its place in the alphabet.
        let others = (entry.members ?? []).filter { member in !made.contains { $0.0 == member.name } }
        return JSONValue(.object((made.map { .init($0.0, $0.1) } + others).sorted { $0.name < $1.name }))
    }

    // MARK: Languages

    /// Languages as the catalog spells them, where it has them in other capitals, without that of the documents' own
    /// texts.
    private func spelled(_ languages: [String]) -> [String] {
        if languages.isEmpty { return [] }
        var known = Set([sourceLanguage])
        for entry in json["strings"]?.members ?? [] {
            known.formUnion((entry.value["localizations"]?.members ?? []).map(\.name))
        }
        return languages.map { language in
            if known.contains(language) { return language }
            return known.sorted().first { $0.lowercased() == language.lowercased() } ?? language
        }
        .filter { $0 != sourceLanguage }
    }

    /// An entry with an empty place for each language that it lacks. What is not to be translated, or was written by
    /// hand, stays as it is.
    private func begun(_ languages: [String], in entry: JSONValue, _ update: inout TranslationUpdate) -> JSONValue {
        guard entry["extractionState"]?.string != "manual", entry["shouldTranslate"]?.bool != false else {
            return entry
        }
        var localizations = entry["localizations"]?.members ?? []
        for language in languages where !localizations.contains(where: { $0.name == language }) {
            localizations.append(.init(language, JSONValue(.object([.init("stringUnit", Self.unit("new", ""))]))))
            update.begun[language, default: 0] += 1
        }
        return entry.setting("localizations", to: JSONValue(.object(localizations.sorted { $0.name < $1.name })))
    }

    /// A text with what became of its translation: `new`, `needs_review` or `translated`.
    static func unit(_ state: String, _ text: String) -> JSONValue {
        JSONValue(.object([.init("state", JSONValue(.string(state))), .init("value", JSONValue(.string(text)))]))
    }

    // MARK: Changes

    /// Whether a text reads differently from when its entry was written. Where the entry has variations by device or
    /// number in its place, which only people write, its comment says it.
    private func hasChanged(_ text: LocalizableText, since entry: JSONValue) -> Bool {
        // What somebody wrote by hand stays as it is.
        guard entry["extractionState"]?.string != "manual", let source = entry["localizations"]?[sourceLanguage] else {
            return false
        }
        let unit = Self.unit(source)
        let earlier = unit == nil ? entry["comment"]?.string.flatMap(text.earlierText) : unit?["value"]?.string
        return earlier.map { $0 != text.text } ?? false
    }

    /// The text itself in a localization of it. Beside substitutions stands a text in which they have their names: it
    /// is none of a document's.
    private static func unit(_ localization: JSONValue) -> JSONValue? {
        localization["substitutions"] == nil ? localization["stringUnit"] : nil
    }

    /// Whether a localization has variations by device or number, of the whole text or of parts.
    private static func isVaried(_ localization: JSONValue) -> Bool {
        localization["variations"] != nil || localization["substitutions"] != nil
    }

    /// A translation of a text that reads otherwise now, with all its variations.
    private static func doubted(_ localization: JSONValue) -> JSONValue {
        guard let members = localization.members else { return localization }
        return JSONValue(
            .object(
                members.map { member in
                    var member = member
                    if member.name != "stringUnit" {
                        member.value = doubted(member.value)
                    } else if member.value["state"]?.string == "translated" {
                        member.value = member.value.setting("state", to: JSONValue(.string("needs_review")))
                    }
                    return member
                }))
    }
}
