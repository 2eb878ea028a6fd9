/// Values by their keys, in the order in which they came; no key is there twice.
///
/// Two dictionaries are equal if their entries are, in the same order.
public struct PropertyListDictionary: Sendable, Hashable {
    /// A key and its value.
    public struct Entry: Sendable, Hashable {
        /// The key.
        public let key: String
        /// What it stands for.
        public var value: PropertyListValue

        /// Makes an entry.
        public init(key: String, value: PropertyListValue) {
            self.key = key
            self.value = value
        }
    }

    /// The entries, each with another key.
    public private(set) var entries: [Entry]

    /// Makes an empty dictionary.
    public init() { entries = [] }

    /// Makes a dictionary of entries; of equal keys the last one counts, at the place of the first.
    public init(_ entries: some Sequence<Entry>) {
        self.entries = []
        var places: [String: Int] = [:]
        for entry in entries {
            if let place = places[entry.key] {
                self.entries[place] = entry
            } else {
                places[entry.key] = self.entries.count
                self.entries.append(entry)
            }
        }
    }

    /// Makes a dictionary of entries with different keys.
    init(distinct entries: [Entry]) { self.entries = entries }

    /// The value for a key; a new key comes last, nil takes a key out. It is searched from the first to the last.
    public subscript(key: String) -> PropertyListValue? {
        get { entries.first { $0.key == key }?.value }
        set {
            let place = entries.firstIndex { $0.key == key }
            switch (place, newValue) {
            case (let place?, let value?): entries[place].value = value
            case (let place?, nil): entries.remove(at: place)
            case (nil, let value?): entries.append(Entry(key: key, value: value))
            case (nil, nil): break
            }
        }
    }

    /// The entries in the order of their keys' code points, in which they are written.
    var sorted: [Entry] { entries.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) } }
}

extension PropertyListDictionary: ExpressibleByDictionaryLiteral {
    /// A dictionary that is in the code; of equal keys the last one counts.
    public init(dictionaryLiteral entries: (String, PropertyListValue)...) {
        self.init(entries.map { Entry(key: $0.0, value: $0.1) })
    }
}
