import StrutNib
import StrutPropertyList

/// `strut nib`: compiled documents as a tree, a line for each object and value.
///
///     UILabel @12
///       UIBounds: (0, 0, 120, 21)
///       UIText: "Hello"
///       UITextColor: UIColor @13
///
/// `@12` is the object's number in its nib. An object is shown once; elsewhere its number refers to it.
extension DecodedDocument {
    /// The document as text.
    package func emitTree() -> [UInt8] {
        var tree = NibTree()
        tree.write(self)
        return Array(tree.text.utf8)
    }
}

private struct NibTree {
    private(set) var text = ""
    private var indentation = 0
    private var nesting = 0

    mutating func write(_ document: DecodedDocument) {
        if document.info == nil, let only = document.nibs.first, only.name == nil {
            line("\(document.path.escaped()): \(caption(only.archive))")
            return indented { $0.write(only.archive, depth: 0) }
        }
        line("\(document.path.escaped()):")
        indented { tree in
            if let info = document.info { tree.write(info, label: "Info.plist") }
            for nib in document.nibs {
                tree.line("\((nib.name ?? "").escaped()): \(tree.caption(nib.archive))")
                tree.indented { $0.write(nib.archive, depth: 0) }
            }
        }
    }

    private func caption(_ archive: NibArchive) -> String {
        let objects = archive.objects.count == 1 ? "1 object" : "\(archive.objects.count) objects"
        let trailer = archive.trailer.isEmpty ? "" : ", trailer \(NibText.text(.data(archive.trailer)))"
        return "nib, coder version \(archive.coderVersion), \(objects)\(trailer)"
    }

    // MARK: Objects

    private mutating func write(_ archive: NibArchive, depth: Int) {
        // A nib holds those of its cells; that one holds itself so often is not a nib's but somebody's idea.
        var walk = NibWalk(archive, opensNibs: nesting < 8)
        nesting += 1
        while let object = walk.nextOutermost() { writeObject(object, label: "", &walk, depth: depth) }
        nesting -= 1
    }

    /// Shows an object with what it has.
    private mutating func writeObject(_ object: Int, label: String, _ walk: inout NibWalk, depth: Int) {
        let className = walk.className(of: object)
        let name = "\(label)\(className.escaped()) @\(object)\(NibText.caption(of: object, in: walk))"
        switch walk.forms[object] {
        case .array(let members) where !members.isEmpty:
            line(name)
            writeValues(of: object, last: members.count, &walk, depth: depth) { number, _ in "[\(number)]: " }
        case .dictionary(let members) where !members.isEmpty:
            line(name)
            write(members, of: object, &walk, depth: depth)
        case .nib(let archive):
            line("\(name): \(caption(archive))")
            indented { $0.write(archive, depth: depth + 1) }
        case .object:
            line(name)
            let keys = walk.keys
            var members = 0
            let count = walk.archive.objects[object].valueCount
            writeValues(of: object, last: count, &walk, depth: depth) { _, value in
                let key = keys[value.keyIndex]
                guard key == NibGraph.memberKey else { return "\(key.escaped()): " }
                members += 1
                return "[\(members - 1)]: "
            }
        case let form:
            line("\(label)@\(object): \(NibText.text(form, className: className))")
            walk.passOver(object)
        }
    }

    /// Shows the last values of an object, each with the label that it is given for its number and value.
    private mutating func writeValues(
        of object: Int, last count: Int, _ walk: inout NibWalk, depth: Int,
        label: (Int, NibArchive.Value) -> String
    ) {
        indentation += 1
        for (number, index) in walk.archive.objects[object].valueIndices.suffix(count).enumerated() {
            write(index, label: label(number, walk.archive.values[index]), &walk, depth: depth)
        }
        indentation -= 1
    }

    /// Shows a dictionary: a key that takes one line in front of its value, any other in a line before it.
    private mutating func write(_ members: [NibArchive.Value], of object: Int, _ walk: inout NibWalk, depth: Int) {
        let first = walk.archive.objects[object].valueIndices.upperBound - members.count
        indentation += 1
        for (number, key) in members.enumerated() where number % 2 == 0 {
            var label = "[\(number / 2)] value: "
            if case .object(let index) = key.payload, walk.forms[Int(index)].isLeaf {
                _ = walk.meet(Int(index), through: first + number, depth: depth)
                label = leaf(Int(index), &walk) + ": "
            } else {
                write(first + number, label: "[\(number / 2)] key: ", &walk, depth: depth)
            }
            write(first + number + 1, label: label, &walk, depth: depth)
        }
        indentation -= 1
    }

    /// Shows a value behind its label.
    private mutating func write(_ value: Int, label: String, _ walk: inout NibWalk, depth: Int) {
        guard case .object(let index) = walk.archive.values[value].payload else {
            return line(label + NibText.text(walk.archive.values[value].payload))
        }
        let object = Int(index)
        switch walk.meet(object, through: value, depth: depth) {
        case .leaf: line(label + leaf(object, &walk))
        case .shown: writeObject(object, label: label, &walk, depth: depth + 1)
        case .reference:
            let className = walk.className(of: object).escaped()
            line("\(label)@\(object) \(className)\(NibText.caption(of: object, in: walk))")
        }
    }

    private func leaf(_ object: Int, _ walk: inout NibWalk) -> String {
        walk.passOver(object)
        return NibText.text(walk.forms[object], className: walk.className(of: object))
    }

    // MARK: Property lists

    private mutating func write(_ value: PropertyListValue, label: String) {
        switch value {
        case .string(let text): line("\(label): \(text.quoted)")
        case .integer(let value): line("\(label): \(value)")
        case .real(let value): line("\(label): \(value)")
        case .boolean(let value): line("\(label): \(value)")
        case .data(let bytes): line("\(label): \(NibText.text(.data(bytes)))")
        case .date(let seconds): line("\(label): \(CalendarTime(seconds: seconds))")
        case .array(let elements):
            line(elements.isEmpty ? "\(label): (empty)" : "\(label):")
            indented { tree in
                for (number, element) in elements.enumerated() { tree.write(element, label: "[\(number)]") }
            }
        case .dictionary(let dictionary):
            line(dictionary.entries.isEmpty ? "\(label): (empty)" : "\(label):")
            indented { tree in
                for entry in dictionary.entries { tree.write(entry.value, label: entry.key.escaped()) }
            }
        }
    }

    // MARK: Lines

    private mutating func line(_ words: String) {
        text += String(repeating: "  ", count: indentation) + words + "\n"
    }

    private mutating func indented(_ write: (inout NibTree) -> Void) {
        indentation += 1
        write(&self)
        indentation -= 1
    }
}
