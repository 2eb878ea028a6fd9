// An element of the document that is made of an archive, until it is written.

/// An element with its attributes and what is in it.
struct UpgradedElement: Sendable {
    /// The element's name.
    let name: String
    private(set) var attributes: [(name: String, value: String)] = []
    private var names: Set<String> = []
    /// The text in it, where it has no elements.
    private var text: String?
    /// The elements in it.
    var children: [UpgradedElement] = []

    /// An element with a role in its parent.
    init(_ name: String, key: String? = nil) {
        self.name = name
        if let key { set("key", key) }
    }

    /// A `<string>` with a text in it.
    init(string: String) {
        name = "string"
        text = string
    }

    /// Whether an attribute is there.
    func has(_ name: String) -> Bool { names.contains(name) }

    /// Sets an attribute that is not there yet.
    mutating func set(_ name: String, _ value: String?) {
        guard let value, names.insert(name).inserted else { return }
        attributes.append((name, value))
    }

    /// Sets a number.
    mutating func set(_ name: String, _ number: Double?) { set(name, number.map(Self.text)) }

    /// Sets a truth value.
    mutating func set(_ name: String, _ flag: Bool?) { set(name, flag.map { $0 ? "YES" : "NO" }) }

    /// Keeps what is not understood under its old name, which no reader knows.
    mutating func keep(_ name: String, _ value: String) {
        let plain = Self.unknownName(name)
        var free = plain
        var number = 2
        while has(free) {
            free = "\(plain).\(number)"
            number += 1
        }
        set(free, value)
    }

    /// A name that no reader knows: that of a class or a key of archives, as XML can write it.
    static func unknownName(_ name: String) -> String {
        var result = ""
        for byte in name.utf8 {
            let isPlain = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
            let isLater = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || [0x2D, 0x2E].contains(byte)
            result.unicodeScalars.append(isPlain || isLater ? Unicode.Scalar(byte) : "_")
        }
        return name.hasPrefix("IB") || name.hasPrefix("NS") ? result : "archived." + result
    }

    /// A number as documents write it.
    static func text(_ number: Double) -> String { Int(exactly: number).map { String($0) } ?? "\(number)" }

    /// Appends the element as XML.
    func write(to bytes: inout [UInt8], depth: Int = 0) {
        let indentation = String(repeating: "    ", count: depth)
        bytes += "\(indentation)<\(name)".utf8
        for attribute in attributes {
            bytes += " \(attribute.name)=\"".utf8
            bytes += XcodeText.attribute(attribute.value)
            bytes += "\"".utf8
        }
        if let text {
            bytes += ">".utf8
            bytes += XcodeText.content(text)
            bytes += "</\(name)>\n".utf8
            return
        }
        guard !children.isEmpty else {
            bytes += "/>\n".utf8
            return
        }
        bytes += ">\n".utf8
        for child in children { child.write(to: &bytes, depth: depth + 1) }
        bytes += "\(indentation)</\(name)>\n".utf8
    }
}
