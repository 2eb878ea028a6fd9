/// Changes documents as their grammar has it, which bytes would take for ever to do: elements are moved, doubled,
/// wrapped and crossed with those of another document, ids swapped, numbers put at their limits, constraints made of
/// what is there.
enum Mutator {
    /// What stands between the parts of an input that has several, such as a document and its side-car.
    static let separator = Array("\n%%\n".utf8)

    /// The parts of an input.
    static func parts(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        var position = 0
        while position + separator.count <= bytes.count {
            if bytes[position] == 0x0A, bytes[position..<(position + separator.count)].elementsEqual(separator) {
                parts.append(bytes[start..<position])
                position += separator.count
                start = position
            } else {
                position += 1
            }
        }
        return parts + [bytes[start...]]
    }

    /// A mutant of the document in `bytes`; nil where there is none.
    static func mutant(of bytes: [UInt8], _ random: inout SmallRandom) -> [UInt8]? {
        let parts = parts(bytes)
        let documents = parts.indices.filter { parts[$0].first == UInt8(ascii: "<") }
        guard let place = random.pick(documents), var markup = Markup(parts[place]) else { return nil }
        var mutated = false
        for _ in 0...random.below(4) { mutated = change(&markup.root, &random) || mutated }
        guard mutated else { return nil }
        var result: [UInt8] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { result += separator }
            result += index == place ? markup.bytes : Array(part)
        }
        return result
    }

    /// The first document with an element of the second.
    static func crossing(_ one: [UInt8], _ other: [UInt8], _ random: inout SmallRandom) -> [UInt8]? {
        guard var markup = Markup(parts(one)[0]), let donor = Markup(parts(other)[0]),
            let from = random.pick(donor.root.paths()), !from.isEmpty
        else { return nil }
        let graft = donor.root[from]
        // Preferably among its own kind.
        let homes = markup.root.paths { $0.name == donor.root[from.dropLast()].name }
        guard let home = random.pick(homes) ?? random.pick(markup.root.paths()) else { return nil }
        var node = markup.root[home]
        node.children.insert(graft, at: random.below(node.children.count + 1))
        markup.root[home] = node
        return markup.bytes
    }

    private static func change(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        switch random.below(16) {
        case 0...3: return changeNumber(&root, &random)
        case 4: return move(&root, &random, keeps: false)
        case 5: return move(&root, &random, keeps: true)
        case 6: return remove(&root, &random)
        case 7: return wrap(&root, &random)
        case 8, 9: return swapReferences(&root, &random)
        case 10...12: return addConstraint(&root, &random)
        case 13: return changeWord(&root, &random)
        case 14: return removeAttribute(&root, &random)
        default: return copyAttribute(&root, &random)
        }
    }

    // MARK: Elements

    /// Takes an element, or a copy of it, to another place.
    private static func move(_ root: inout Markup.Node, _ random: inout SmallRandom, keeps: Bool) -> Bool {
        let paths = root.paths().filter { !$0.isEmpty }
        guard let from = random.pick(paths) else { return false }
        let node = root[from]
        if !keeps {
            var parent = root[from.dropLast()]
            parent.children.remove(at: from[from.count - 1])
            root[from.dropLast()] = parent
        }
        let kind = root.paths { $0.name == node.name || random.chance(1, in: 8) }
        guard let to = random.pick(kind) else { return true }
        var home = root[to.dropLast()]
        guard home.isElement else { return true }
        home.children.insert(node, at: random.below(home.children.count + 1))
        root[to.dropLast()] = home
        return true
    }

    private static func remove(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        guard let path = random.pick(root.paths().filter { !$0.isEmpty }) else { return false }
        var parent = root[path.dropLast()]
        parent.children.remove(at: path[path.count - 1])
        root[path.dropLast()] = parent
        return true
    }

    /// Puts a view into another one of its own: a stack, a scroll view, a table.
    private static func wrap(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        let views = root.paths { node in
            node.name.elementsEqual("subviews".utf8) && !node.children.isEmpty
        }
        guard let home = random.pick(views), let kind = random.pick(Words.containers) else { return false }
        var node = root[home]
        let index = random.below(node.children.count)
        let id = Array("mut-\(random.below(1000))".utf8)
        var wrapper = Markup.Node(
            name: Array(kind.utf8),
            attributes: [
                (Array("id".utf8), id), (Array("translatesAutoresizingMaskIntoConstraints".utf8), Array("NO".utf8)),
            ])
        if random.chance(1, in: 2), let axis = random.pick(["vertical", "horizontal"]) {
            wrapper.attributes.append((Array("axis".utf8), Array(axis.utf8)))
            let word = random.pick(Words.distributions) ?? "fill"
            wrapper.attributes.append((Array("distribution".utf8), Array(word.utf8)))
        }
        wrapper.children = [Markup.Node(name: Array("subviews".utf8), children: [node.children[index]])]
        node.children[index] = wrapper
        root[home] = node
        return true
    }

    // MARK: Attributes

    private static func attributes(
        _ root: Markup.Node, _ isWanted: ([UInt8], [UInt8]) -> Bool
    ) -> [(path: [Int], index: Int)] {
        root.paths().flatMap { path in
            root[path].attributes.enumerated().filter { isWanted($0.element.name, $0.element.value) }
                .map { (path, $0.offset) }
        }
    }

    private static func set(_ value: [UInt8], _ place: (path: [Int], index: Int), _ root: inout Markup.Node) {
        var node = root[place.path]
        node.attributes[place.index].value = value
        root[place.path] = node
    }

    private static func changeNumber(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        let numbers = attributes(root) { _, value in
            value.contains { (0x30...0x39).contains($0) } && value.allSatisfy { $0 < 0x3B && $0 > 0x2A || $0 == 0x65 }
        }
        guard let place = random.pick(numbers), let number = random.pick(Words.numbers) else { return false }
        set(Array(number.utf8), place, &root)
        return true
    }

    /// Two ids, or references to them, change their places.
    private static func swapReferences(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        let references = attributes(root) { name, _ in Words.references.contains { name.elementsEqual($0.utf8) } }
        guard let one = random.pick(references), let other = random.pick(references) else { return false }
        let (first, second) = (
            root[one.path].attributes[one.index].value, root[other.path].attributes[other.index].value
        )
        set(second, one, &root)
        if random.chance(1, in: 2) { set(first, other, &root) }
        return first != second
    }

    /// A value that another attribute of the name has, or a word of the grammar.
    private static func changeWord(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        let places = attributes(root) { name, _ in !Words.references.contains { name.elementsEqual($0.utf8) } }
        guard let place = random.pick(places) else { return false }
        let name = root[place.path].attributes[place.index].name
        let values = attributes(root) { other, _ in other == name }.map { root[$0.path].attributes[$0.index].value }
        let word = random.chance(1, in: 2) ? random.pick(values) : random.pick(Words.words).map { Array($0.utf8) }
        guard let word else { return false }
        set(word, place, &root)
        return true
    }

    private static func removeAttribute(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        guard let place = random.pick(attributes(root) { _, _ in true }) else { return false }
        var node = root[place.path]
        node.attributes.remove(at: place.index)
        root[place.path] = node
        return true
    }

    /// Gives an element an attribute that another has.
    private static func copyAttribute(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        guard let from = random.pick(attributes(root) { _, _ in true }), let to = random.pick(root.paths()) else {
            return false
        }
        let attribute = root[from.path].attributes[from.index]
        var node = root[to]
        guard !node.attributes.contains(where: { $0.name == attribute.name }) else { return false }
        node.attributes.append(attribute)
        root[to] = node
        return true
    }

    // MARK: Constraints

    private static func addConstraint(_ root: inout Markup.Node, _ random: inout SmallRandom) -> Bool {
        let ids = root.paths { $0.value("id") != nil }.compactMap { root[$0].value("id") }
        guard let holder = random.pick(root.paths { $0.name.elementsEqual("constraints".utf8) }),
            let first = random.pick(ids), let second = random.pick(ids)
        else { return false }
        func text(_ word: String?) -> [UInt8] { Array((word ?? "").utf8) }
        var constraint = Markup.Node(name: Array("constraint".utf8))
        constraint.attributes = [
            (text("firstItem"), first), (text("firstAttribute"), text(random.pick(Words.anchors))),
        ]
        if random.chance(2, in: 3) {
            constraint.attributes.append((text("secondItem"), second))
            constraint.attributes.append((text("secondAttribute"), text(random.pick(Words.anchors))))
        }
        if random.chance(1, in: 2) {
            constraint.attributes.append((text("constant"), text(random.pick(Words.numbers))))
        }
        if random.chance(1, in: 4) {
            constraint.attributes.append((text("multiplier"), text(random.pick(Words.numbers))))
        }
        if random.chance(1, in: 3) {
            let priority = random.pick(["1", "250", "500", "750", "999", "1000", "0.5"])
            constraint.attributes.append((text("priority"), text(priority)))
        }
        if random.chance(1, in: 3) {
            let relation = random.pick(["greaterThanOrEqual", "lessThanOrEqual"])
            constraint.attributes.append((text("relation"), text(relation)))
        }
        constraint.attributes.append((text("id"), text("cst-\(random.below(100_000))")))
        var node = root[holder]
        node.children.append(constraint)
        root[holder] = node
        return true
    }
}
