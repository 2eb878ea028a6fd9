// The values of archives of Xcode 3 and 4: elements for scalars, texts, arrays, dictionaries and references.

extension Element {
    /// The object that an element of an archive is or refers to; nil for `nil` and for what refers to nothing.
    var archived: Element? {
        switch name.string {
        case "nil": return nil
        case "reference":
            guard var reference = string(named: "ref") else { return nil }
            guard let target = reference.withUTF8(storage.element(withID:)) else { return nil }
            let object = Element(storage, target)
            if object.name.string == "reference" || object.name == .nil { return nil }
            return object.isArchivedObject || object.isShort ? object : nil
        default: return self
        }
    }

    /// Whether the element is an object with a place of its own, and no value that several objects can share.
    private var isArchivedObject: Bool {
        let name = archivedClass
        let values = ["IBUIFontDescription", "IBUITextInputTraits", "IBUIAccessibilityConfiguration"]
        return name == "IBProxyObject" || name.hasSuffix("NSLayoutConstraint")
            || ["IBUI", "IBMK", "IBAD"].contains { name.hasPrefix($0) } && !values.contains(name)
    }

    /// Whether the element is short enough to be shared: each object that refers to a value gets one of its own, and a
    /// long value that many share would make a document without measure of a small archive.
    private var isShort: Bool {
        let end = storage.elements[index].end
        let last = end < storage.elementCount ? Int(storage.elements[Int(end)].offset) : storage.source.count
        return last - Int(storage.elements[index].offset) <= 2048
    }

    /// Whether the element says that there is nothing: `<nil/>`, or a reference to no object.
    var isArchivedNil: Bool { name == .nil || name.string == "reference" && string(named: "ref") == nil }

    /// The class of an object, or the name of another element.
    var archivedClass: String { string(named: "class") ?? name.string }

    /// A number: `<int>1</int>`, `<integer value="1"/>`, `<double>`, `<real>`, ….
    var archivedNumber: Double? {
        switch name.string {
        case "int", "float", "double", "long", "short", "integer", "real":
            let written = string(named: "value") ?? text
            let spaces: Set<Character> = [" ", "\n", "\t", "\r"]
            let digits = String(written.drop { spaces.contains($0) }.prefix { !spaces.contains($0) })
            guard let number = Double(digits), number.isFinite else { return nil }
            return min(max(number, -.greatestInDocuments), .greatestInDocuments)
        default: return nil
        }
    }

    /// A truth value: `<bool>YES</bool>`, `<boolean value="YES"/>`, or a number.
    var archivedFlag: Bool? {
        guard name.string == "bool" || name.string == "boolean" else { return archivedNumber.map { $0 != 0 } }
        switch string(named: "value") ?? text {
        case "YES", "true", "1": return true
        case "NO", "false", "0": return false
        default: return nil
        }
    }

    /// A text; in `<string>`, or in an object of a class of mutable texts.
    var archivedText: String? {
        switch archivedClass {
        case "string", "characters", "NSString", "NSMutableString":
            if let characters = children.first(where: { $0.key == "NS.bytes" || $0.key == "NS.string" }) {
                return characters.scalarText
            }
            return scalarText
        default: return nil
        }
    }

    private var scalarText: String { string(named: "type") == "base64-UTF8" ? decodedBase64(text) : text }

    /// The numbers of a `<bytes>`, which are written as ASCII with spaces between them.
    var archivedComponents: [Double]? {
        guard name.string == "bytes" else { return nil }
        let words = decodedBase64(text).split { $0 == " " || $0 == "\0" || $0 == "\n" }
        var numbers: [Double] = []
        for word in words {
            guard let number = Double(word), number.isFinite else { return nil }
            numbers.append(min(max(number, -.greatestInDocuments), .greatestInDocuments))
        }
        return numbers
    }

    /// The members of an array; nil for what is none, and for one with a member that refers to nothing.
    var archivedMembers: [Element]? {
        guard let members = archivedSlots else { return nil }
        let objects = members.filter { !$0.isArchivedNil }
        let found = objects.compactMap(\.archived)
        return found.count == objects.count ? found : nil
    }

    /// The members of an array as they are written; nil for what is none.
    private var archivedSlots: [Element]? {
        switch archivedClass {
        case "array", "NSArray", "NSMutableArray", "set", "NSSet", "NSMutableSet": children.filter { $0.key == nil }
        default: nil
        }
    }

    /// The entries of a dictionary in any of the three forms that there are, in their order; nil for what is none. A
    /// value that refers to nothing is the reference.
    var archivedEntries: [(key: String, value: Element)]? {
        guard ["dictionary", "NSDictionary", "NSMutableDictionary"].contains(archivedClass) else { return nil }
        if name.string == "dictionary" {
            return children.compactMap { child in child.key.map { ($0, child.archived ?? child) } }
        }
        var fields = LegacyFields(self)
        if let keys = fields.members("dict.sortedKeys"), let values = fields.take("dict.values", { $0.archivedSlots }) {
            let texts = keys.compactMap(\.archivedText)
            guard texts.count == keys.count, keys.count == values.count else { return nil }
            return zip(texts, values).map { ($0, $1.archived ?? $1) }
        }
        var entries: [(key: String, value: Element)] = []
        while let key = fields.text("NS.key.\(entries.count)"), let value = fields.object("NS.object.\(entries.count)")
        {
            entries.append((key, value))
        }
        return entries
    }

    /// The numbers of a text such as `{{0, 0}, {320, 44}}`; nil unless there are `count`.
    static func archivedNumbers(_ text: String, _ count: Int) -> [Double]? {
        let words = text.split { "{}, \n".contains($0) }
        let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
        guard words.count == count, numbers.count == count else { return nil }
        return numbers.map { min(max($0, -.greatestInDocuments), .greatestInDocuments) }
    }
}
