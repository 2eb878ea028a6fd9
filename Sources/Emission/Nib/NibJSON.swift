import StrutJSON
import StrutNib
import StrutPropertyList

/// `strut nib --format json`: compiled documents as data.
///
/// Texts are strings, numbers numbers. An object that has a place of its own is an object with `id`, its number in the
/// nib, and `class`; an array has `members`, a dictionary `entries`, any other object `values` by their keys. It is
/// there once: elsewhere `reference` has its number. Documentation/Schemas/nib.schema.json says it all.
extension DecodedDocument {
    /// Some documents as JSON.
    package static func emitJSON(_ documents: [DecodedDocument]) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("documents", .lines) { json in
            for document in documents { document.write(to: &json) }
        }
        json.endObject()
        return json.finish()
    }

    private func write(to json: inout JSONWriter) {
        json.beginObject(.lines)
        json.member("path", path)
        json.key("info")
        if let info { json.write(info) } else { json.null() }
        json.array("nibs", .lines) { json in
            for nib in nibs {
                json.beginObject(.lines)
                json.member("name", orNull: nib.name)
                NibJSON(nib.archive, nesting: 0, depth: 0).write(to: &json)
                json.endObject()
            }
        }
        json.endObject()
    }
}

/// The members of a nib in JSON.
private struct NibJSON: ~Copyable {
    private var walk: NibWalk
    private let nesting: Int
    private let depth: Int

    init(_ archive: NibArchive, nesting: Int, depth: Int) {
        walk = NibWalk(archive, opensNibs: nesting < 8)
        self.nesting = nesting
        self.depth = depth
    }

    consuming func write(to json: inout JSONWriter) {
        let archive = walk.archive
        json.member("formatVersion", Int(archive.formatVersion))
        json.member("coderVersion", Int(archive.coderVersion))
        json.member("trailer", ifAny: archive.trailer.isEmpty ? nil : Base64.text(of: archive.trailer))
        json.key("root")
        if let root = walk.nextOutermost() { writeObject(root, depth, to: &json) } else { json.null() }
        guard let first = walk.nextOutermost() else { return }
        json.key("others")
        json.beginArray(.lines)
        writeObject(first, depth, to: &json)
        while let object = walk.nextOutermost() { writeObject(object, depth, to: &json) }
        json.endArray()
    }

    // MARK: Objects

    /// An object with what it has.
    private mutating func writeObject(_ object: Int, _ depth: Int, to json: inout JSONWriter) {
        let form = walk.forms[object]
        json.beginObject(form.isInline ? .inline : .lines)
        json.member("id", object)
        writeMembers(of: object, form, depth, to: &json)
        json.endObject()
    }

    /// An object that is shown by value: an `NSString` is its text.
    private mutating func writeLeaf(_ object: Int, to json: inout JSONWriter) {
        if case .string(let text) = walk.forms[object] { return json.string(text) }
        json.beginObject(.inline)
        writeMembers(of: object, walk.forms[object], depth, to: &json)
        json.endObject()
    }

    private mutating func writeMembers(of object: Int, _ form: NibForm, _ depth: Int, to json: inout JSONWriter) {
        json.member("class", walk.className(of: object))
        switch form {
        case .string(let text), .mutableString(let text): json.member("string", text)
        case .localizableString(let text, let key, let development):
            json.member("string", text)
            json.member("key", key)
            json.member("development", development)
            walk.passOver(object)
        case .number(let payload):
            json.key("number")
            json.write(payload)
            json.member("type", payload.type ?? "")
        case .null: break
        case .date(let seconds):
            json.member("seconds", seconds)
            json.member("date", CalendarTime(seconds: seconds).description)
        case .value(let kind, let text):
            json.member("string", text)
            json.member("kind", kind)
            walk.passOver(object)
        case .data(let bytes): json.member("data", Base64.text(of: bytes))
        case .nib(let archive):
            json.key("nib")
            write(archive, depth, to: &json)
        case .array(let members): write(members, of: object, depth, to: &json)
        case .dictionary(let members): writeEntries(members, of: object, depth, to: &json)
        case .object: writeValues(of: object, depth, to: &json)
        }
    }

    private func write(_ archive: NibArchive, _ depth: Int, to json: inout JSONWriter) {
        json.beginObject(.lines)
        NibJSON(archive, nesting: nesting + 1, depth: depth + 1).write(to: &json)
        json.endObject()
    }

    // MARK: Members and values

    private mutating func write(
        _ members: [NibArchive.Value], of object: Int, _ depth: Int, to json: inout JSONWriter
    ) {
        json.key("members")
        json.beginArray(members.isEmpty ? .inline : .lines)
        for value in walk.archive.objects[object].valueIndices.suffix(members.count) { write(value, depth, to: &json) }
        json.endArray()
    }

    /// A dictionary as an object if its keys are different strings, else as pairs.
    private mutating func writeEntries(
        _ members: [NibArchive.Value], of object: Int, _ depth: Int, to json: inout JSONWriter
    ) {
        let indices = Array(walk.archive.objects[object].valueIndices.suffix(members.count))
        let pairs = stride(from: 0, to: indices.count, by: 2).map { (key: indices[$0], value: indices[$0 + 1]) }
        let names = pairs.compactMap { name(of: $0.key, depth) }
        if names.count == pairs.count, Set(names).count == names.count {
            json.key("entries")
            json.beginObject(names.isEmpty ? .inline : .lines)
            for (name, pair) in zip(names, pairs) {
                json.key(named: name)
                write(pair.value, depth, to: &json)
            }
            json.endObject()
        } else {
            json.key("pairs")
            json.beginArray(.lines)
            for pair in pairs {
                json.beginArray(.lines)
                write(pair.key, depth, to: &json)
                write(pair.value, depth, to: &json)
                json.endArray()
            }
            json.endArray()
        }
    }

    /// The text of a key, if it is an `NSString`, which is shown with that.
    private mutating func name(of value: Int, _ depth: Int) -> String? {
        guard case .object(let object) = walk.archive.values[value].payload,
            case .string(let text) = walk.forms[Int(object)],
            case .leaf = walk.meet(Int(object), through: value, depth: depth)
        else { return nil }
        return text
    }

    /// The values of an object by their keys; members, and others whose key is there already, behind them.
    private mutating func writeValues(of object: Int, _ depth: Int, to json: inout JSONWriter) {
        var keys: Set<String> = []
        var (named, members, repeated): ([Int], [Int], [Int]) = ([], [], [])
        for index in walk.archive.objects[object].valueIndices {
            let key = walk.keys[walk.archive.values[index].keyIndex]
            if key == NibGraph.memberKey {
                members.append(index)
            } else if keys.insert(key).inserted {
                named.append(index)
            } else {
                repeated.append(index)
            }
        }
        json.key("values")
        json.beginObject(named.isEmpty ? .inline : .lines)
        for index in named {
            json.key(named: walk.keys[walk.archive.values[index].keyIndex])
            write(index, depth, to: &json)
        }
        json.endObject()
        writeTypes(of: named, to: &json)
        if !members.isEmpty {
            json.key("members")
            json.beginArray(.lines)
            for index in members { write(index, depth, to: &json) }
            json.endArray()
        }
        if !repeated.isEmpty {
            json.key("repeated")
            json.beginArray(.lines)
            for index in repeated {
                json.beginObject(.lines)
                json.member("key", walk.keys[walk.archive.values[index].keyIndex])
                json.key("value")
                write(index, depth, to: &json)
                json.endObject()
            }
            json.endArray()
        }
    }

    /// In how many bytes each number is stored, and whether it is an integer: JSON has one kind of number.
    private func writeTypes(of values: [Int], to json: inout JSONWriter) {
        let numbers = values.filter { walk.archive.values[$0].payload.type != nil }
        if numbers.isEmpty { return }
        json.key("types")
        json.beginObject(.inline)
        for index in numbers {
            let value = walk.archive.values[index]
            json.key(named: walk.keys[value.keyIndex])
            json.string(value.payload.type ?? "")
        }
        json.endObject()
    }

    private mutating func write(_ value: Int, _ depth: Int, to json: inout JSONWriter) {
        guard case .object(let index) = walk.archive.values[value].payload else {
            return json.write(walk.archive.values[value].payload)
        }
        let object = Int(index)
        switch walk.meet(object, through: value, depth: depth) {
        case .leaf: writeLeaf(object, to: &json)
        case .shown: writeObject(object, depth + 1, to: &json)
        case .reference:
            json.beginObject(.inline)
            json.member("reference", object)
            json.member("class", walk.className(of: object))
            json.endObject()
        }
    }
}

extension NibForm {
    /// Whether all of it stands on one line.
    fileprivate var isInline: Bool {
        switch self {
        case .nib, .array, .dictionary, .object: isLeaf
        default: true
        }
    }
}
