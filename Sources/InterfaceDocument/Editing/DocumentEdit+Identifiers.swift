// Object ids: new ones, and other ones for old ones.

extension DocumentEdit {
    /// Gives the object with an id another one, with all that refers to it.
    ///
    /// An object that comes after another one with the same id keeps it, as do the references, which mean the first.
    public mutating func rename(id: String, to new: String) throws(DocumentEditError) {
        guard id != new else { return }
        guard !new.isEmpty else { throw DocumentEditError("an object id cannot be empty") }
        guard item(id: new) == nil else { throw DocumentEditError("the id '\(new)' is taken") }
        guard let object = item(id: id) else { throw DocumentEditError("no object has the id '\(id)'") }
        try set("id", of: object, to: new)
        try replaceReferences(to: id, by: new)
    }

    /// Lets all that refers to an object refer to another.
    public mutating func replaceReferences(to id: String, by new: String) throws(DocumentEditError) {
        for item in items {
            for (name, value) in attributes(of: item) where value == id {
                if Self.isReference(name, of: self.name(of: item)) { try set(name, of: item, to: new) }
            }
        }
    }

    /// Whether an attribute of an element holds the id of another object.
    package static func isReference(_ attribute: String, of element: String) -> Bool {
        switch attribute {
        case "imageView": element == "tableViewCell"
        // What is drawn in the canvas is noted by the object's id.
        case "name": element == "designable"
        default: references.contains(attribute)
        }
    }

    private static let references = Set(AttributeName.references.map(\.string))

    /// An id of the form that Xcode gives, `abc-12-XyZ`, which no object of the document has: the same for the same
    /// seed.
    public func newID(for seed: String) -> String {
        var taken: Set<String> = []
        for item in items {
            for (name, value) in attributes(of: item)
            where name == "id" || Self.isReference(name, of: self.name(of: item)) {
                taken.insert(value)
            }
        }
        return Self.newID(for: seed, notAmong: taken)
    }

    /// The same among ids that are known to be taken.
    package static func newID(for seed: String, notAmong taken: Set<String>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in seed.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        while true {
            let id = Self.id(of: hash)
            if !taken.contains(id) { return id }
            hash = hash &* 0x5851_f42d_4c95_7f2d &+ 0x1405_7b7e_f767_814f
        }
    }

    private static func id(of hash: UInt64) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
        // The low bits of such a hash know little of the text's beginning.
        var rest = (hash ^ hash >> 32) &* 0x9e37_79b9_7f4a_7c15
        rest ^= rest >> 29
        var id: [UInt8] = []
        for place in 0..<8 {
            if place == 3 || place == 5 { id.append(UInt8(ascii: "-")) }
            id.append(letters[Int(rest % 62)])
            rest /= 62
        }
        return String(decoding: id, as: UTF8.self)
    }
}
