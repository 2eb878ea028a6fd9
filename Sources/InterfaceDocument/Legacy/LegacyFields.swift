// An object of an archive of Xcode 3 or 4 as it is read: by its keys, and what nobody asked for is known at the end.

/// The values of an object in an archive. Each key that is understood is taken; what is left is not understood.
struct LegacyFields {
    /// The object's element.
    let element: Element
    /// The object's class, such as `IBUILabel`.
    let className: String
    private var values: [String: Element] = [:]
    private var order: [String] = []

    /// The fields of an object.
    init(_ element: Element) {
        self.element = element
        className = element.archivedClass
        for child in element.children {
            guard let key = child.key, values[key] == nil else { continue }
            values[key] = child
            order.append(key)
        }
        ignore("EncodedWithXMLCoder")
        ignore("targetRuntimeIdentifier")
    }

    /// The keys that nobody took, in the order in which they are written.
    var left: [String] { order.filter { values[$0] != nil } }

    /// The class or the text of what a key that is left has.
    func summary(of key: String) -> String {
        guard let value = values[key] else { return "" }
        return String((value.archived?.archivedClass ?? value.name.string).prefix(100))
    }

    /// Keeps what nobody took under its old names, which no reader knows; of very many the first.
    func keepRest(in element: inout UpgradedElement) {
        for key in left.prefix(Self.maximumUnknownKeys) { element.keep(key, summary(of: key)) }
    }

    /// How many keys of an object may be unknown; no real one comes near.
    static let maximumUnknownKeys = 100

    /// Takes a key whose value says nothing to an app.
    mutating func ignore(_ key: String) { values[key] = nil }

    /// Whether a key is there that was not taken.
    func has(_ key: String) -> Bool { values[key] != nil }

    /// Takes a key that says that there is nothing.
    mutating func takeNil(_ key: String) -> Bool {
        guard values[key]?.isArchivedNil == true else { return false }
        values[key] = nil
        return true
    }

    /// Takes the value of a key, if it can be read; nil where there is none, and for `nil` itself.
    mutating func take<Value>(_ key: String, _ read: (Element) -> Value?) -> Value? {
        guard let value = values[key] else { return nil }
        guard let object = value.archived else {
            if value.isArchivedNil { values[key] = nil }
            return nil
        }
        guard let result = read(object) else { return nil }
        values[key] = nil
        return result
    }

    /// Takes an object.
    mutating func object(_ key: String) -> Element? { take(key) { $0 } }

    /// Takes a number.
    mutating func number(_ key: String) -> Double? { take(key) { $0.archivedNumber } }

    /// Takes a whole number.
    mutating func int(_ key: String) -> Int? { take(key) { $0.archivedNumber.flatMap { Int(exactly: $0) } } }

    /// Takes a truth value.
    mutating func flag(_ key: String) -> Bool? { take(key) { $0.archivedFlag } }

    /// Takes a text.
    mutating func text(_ key: String) -> String? { take(key) { $0.archivedText } }

    /// Takes `count` numbers of a text such as `{{0, 0}, {320, 44}}`.
    mutating func numbers(_ key: String, _ count: Int) -> [Double]? {
        take(key) { $0.archivedText.flatMap { Element.archivedNumbers($0, count) } }
    }

    /// Takes the members of an array.
    mutating func members(_ key: String) -> [Element]? { take(key) { $0.archivedMembers } }
}
