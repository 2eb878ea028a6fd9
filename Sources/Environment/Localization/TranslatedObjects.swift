import InterfaceDocument

/// The objects of the documents that translations are of: they show which entries are of texts that are gone.
struct TranslatedObjects {
    private var objects: [String: [Element]] = [:]

    /// The objects of some texts, and others, which may have none.
    init(_ texts: [LocalizableText], _ others: [Element]) {
        for object in others.isEmpty ? texts.map(\.element) : others {
            if let id = object.id { objects[id, default: []].append(object) }
        }
    }

    /// Whether an entry that is of none of the documents' texts is of one that they had: its object is gone, or has not
    /// this text any more. Code may ask for all others, as by `404.message`.
    func hadText(_ key: String, comment: String?) -> Bool {
        guard let (id, property) = Self.parts(key) else { return false }
        if let objects = objects[id] { return objects.contains { $0.canHaveLocalizableText(property) } }
        // What is gone was an object if its comment says so, or the form of its id: `wV2-Ys-TC2`, `42` in the oldest.
        if comment.map(StringsFile.isExported) ?? false { return true }
        let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isNumber = parts.count == 1 && parts[0].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return isNumber ? LocalizableText.isProperty(property) : parts.map(\.count) == [3, 2, 3]
    }

    /// Whether an entry is of a text that one of the objects may have and of which nothing is known.
    func mayHaveText(_ key: String) -> Bool {
        guard let (id, property) = Self.parts(key), let objects = objects[id] else { return false }
        return !objects.contains { $0.canHaveLocalizableText(property) }
    }

    /// The object's id and the property that a key is made of; nil for one of another form.
    private static func parts(_ key: String) -> (id: String, property: Substring)? {
        guard let point = key.firstIndex(of: "."), point > key.startIndex else { return nil }
        let property = key[key.index(after: point)...]
        return property.isEmpty ? nil : (String(key[..<point]), property)
    }
}
