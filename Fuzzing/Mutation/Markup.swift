/// An XML document as a tree that can be changed: just enough of XML for what Interface Builder writes.
struct Markup {
    /// What stands before the root element.
    var prologue: ArraySlice<UInt8>
    var root: Node

    /// An element, or text where the name is empty.
    struct Node {
        var name: [UInt8] = []
        var attributes: [(name: [UInt8], value: [UInt8])] = []
        var children: [Node] = []
        var text: [UInt8] = []

        var isElement: Bool { !name.isEmpty }
    }

    /// Reads a document; nil for what is no such XML.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard
            let start = bytes.indices.first(where: {
                bytes[$0] == UInt8(ascii: "<") && $0 + 1 < bytes.endIndex && Markup.isName(bytes[$0 + 1])
            })
        else { return nil }
        prologue = bytes[..<start]
        var position = start
        guard let root = Self.node(bytes, &position, depth: 0) else { return nil }
        self.root = root
    }

    private static func isName(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (0x30...0x3A).contains(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func name(_ bytes: ArraySlice<UInt8>, _ position: inout Int) -> [UInt8] {
        let start = position
        while position < bytes.endIndex, isName(bytes[position]) { position += 1 }
        return Array(bytes[start..<position])
    }

    private static func skipSpace(_ bytes: ArraySlice<UInt8>, _ position: inout Int) {
        while position < bytes.endIndex, bytes[position] <= 0x20 { position += 1 }
    }

    /// The element at `position`, which is left behind its end tag.
    private static func node(_ bytes: ArraySlice<UInt8>, _ position: inout Int, depth: Int) -> Node? {
        guard depth < 200 else { return nil }
        position += 1
        var node = Node(name: name(bytes, &position))
        guard node.isElement else { return nil }
        while true {
            skipSpace(bytes, &position)
            guard position < bytes.endIndex else { return nil }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                break
            }
            if bytes[position] == UInt8(ascii: "/") {
                position += 2
                return node
            }
            let key = name(bytes, &position)
            skipSpace(bytes, &position)
            guard !key.isEmpty, position < bytes.endIndex, bytes[position] == UInt8(ascii: "=") else { return nil }
            position += 1
            skipSpace(bytes, &position)
            guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "\"") || bytes[position] == 0x27,
                let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
            else { return nil }
            node.attributes.append((key, Array(bytes[(position + 1)..<end])))
            position = end + 1
        }
        while position < bytes.endIndex {
            if bytes[position] != UInt8(ascii: "<") {
                let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
                let text = bytes[position..<end]
                if text.contains(where: { $0 > 0x20 }) { node.children.append(Node(text: Array(text))) }
                position = end
            } else if position + 1 < bytes.endIndex, bytes[position + 1] == UInt8(ascii: "/") {
                guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
                position = end + 1
                return node
            } else if position + 1 < bytes.endIndex, !isName(bytes[position + 1]) {
                // A comment or CDATA is passed over.
                guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
                position = end + 1
            } else {
                guard let child = self.node(bytes, &position, depth: depth + 1) else { return nil }
                node.children.append(child)
            }
        }
        return nil
    }

    /// The document as bytes.
    var bytes: [UInt8] {
        var bytes = Array(prologue)
        Self.write(root, indentation: 0, to: &bytes)
        return bytes
    }

    private static func write(_ node: Node, indentation: Int, to bytes: inout [UInt8]) {
        guard node.isElement else {
            bytes += node.text
            return
        }
        bytes.append(UInt8(ascii: "<"))
        bytes += node.name
        for attribute in node.attributes {
            bytes.append(0x20)
            bytes += attribute.name
            bytes += [UInt8(ascii: "="), UInt8(ascii: "\"")]
            for byte in attribute.value { bytes += byte == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [byte] }
            bytes.append(UInt8(ascii: "\""))
        }
        guard !node.children.isEmpty else {
            bytes += Array("/>".utf8)
            return
        }
        bytes.append(UInt8(ascii: ">"))
        let isText = node.children.contains { !$0.isElement }
        for child in node.children {
            if !isText {
                bytes.append(0x0A)
                bytes += [UInt8](repeating: 0x20, count: min(40, indentation + 1))
            }
            write(child, indentation: indentation + 1, to: &bytes)
        }
        bytes += Array("</".utf8) + node.name + [UInt8(ascii: ">")]
    }
}

extension Markup.Node {
    /// The ways to all elements below, each as indices of children.
    func paths(_ isWanted: (Markup.Node) -> Bool = { _ in true }) -> [[Int]] {
        var found: [[Int]] = []
        var open: [([Int], Markup.Node)] = [([], self)]
        while let (path, node) = open.popLast() {
            if node.isElement, isWanted(node) { found.append(path) }
            for (index, child) in node.children.enumerated() { open.append((path + [index], child)) }
        }
        return found
    }

    subscript(path: some Collection<Int>) -> Markup.Node {
        get { path.first.map { children[$0][path.dropFirst()] } ?? self }
        set {
            if let first = path.first {
                children[first][Array(path.dropFirst())] = newValue
            } else {
                self = newValue
            }
        }
    }

    func value(_ name: String) -> [UInt8]? { attributes.first { $0.name.elementsEqual(name.utf8) }?.value }
}
