// Elements come, go and move with the line that they stand on.

extension EditTree {
    // MARK: Taking out

    /// Takes an element out of what holds it, with the white space in front of it.
    mutating func detach(_ node: Int) {
        let parent = nodes[node].parent
        guard parent >= 0, let place = place(of: node) else { return }
        nodes[node].indentation = indentation(of: node)
        nodes[node].parent = -2
        var pieces = nodes[parent].pieces
        pieces.remove(at: place)
        if place > 0, case .text(let slice) = pieces[place - 1] {
            let text = bytes(slice)
            let kept = text.count - Self.spaceAtEnd(text)
            if kept == 0 {
                pieces.remove(at: place - 1)
            } else {
                pieces[place - 1] = .text(.bytes(Array(text[..<kept])))
            }
        }
        if pieces.allSatisfy(isBlank) { pieces = [] }
        nodes[parent].pieces = pieces
    }

    // MARK: Putting in

    /// Puts an element that stands nowhere into another one, behind `index` of its elements, on a line of its own where
    /// its neighbours have lines of their own.
    mutating func insert(_ node: Int, into parent: Int, at index: Int) {
        let siblings = children(of: parent)
        let index = min(max(index, 0), siblings.count)
        let own = indentation(of: parent)
        if siblings.isEmpty {
            let lead = lineBreak + (hasLines ? own + unit : [])
            var pieces = nodes[parent].pieces.filter { !isBlank($0) }
            pieces += [.text(.bytes(lead)), .node(node)]
            if hasLines { pieces.append(.text(.bytes(lineBreak + own))) }
            nodes[parent].pieces = pieces.filter { !isEmpty($0) }
        } else {
            let neighbour = siblings[min(index, siblings.count - 1)]
            let lead: Piece = .text(.bytes(leadingSpace(of: neighbour)))
            let place = index == 0 ? 0 : (self.place(of: siblings[index - 1]) ?? -1) + 1
            nodes[parent].pieces.insert(contentsOf: [lead, .node(node)].filter { !isEmpty($0) }, at: place)
        }
        nodes[node].parent = parent
        let wanted = indentation(of: node)
        reindent(node, from: nodes[node].indentation, to: wanted)
        nodes[node].indentation = wanted
    }

    /// The text of an element that holds no others.
    mutating func setText(_ node: Int, _ text: String) {
        nodes[node].text = text
        nodes[node].pieces = text.isEmpty ? [] : [.text(.bytes(XcodeText.content(text)))]
    }

    /// Another comment in front of an element, where that says `old` alone.
    mutating func replaceComment(before node: Int, _ old: String, by new: String) {
        guard let place = place(of: node), place > 0,
            case .text(let slice) = nodes[nodes[node].parent].pieces[place - 1]
        else { return }
        let text = bytes(slice)
        let comment = Array("<!--\(old)-->".utf8)
        let end = text.count - Self.spaceAtEnd(text)
        guard text[..<end].suffix(comment.count).elementsEqual(comment) else { return }
        let changed = text[..<(end - comment.count)] + Array("<!--\(new)-->".utf8) + text[end...]
        nodes[nodes[node].parent].pieces[place - 1] = .text(.bytes(Array(changed)))
    }

    /// A copy of an element of another document that stands nowhere; without `isDeep`, of its tag and text alone.
    mutating func adopt(_ element: Element, isDeep: Bool) -> Int? {
        guard let source = addSource(Document(element.storage)) else { return nil }
        return adopt(element.position, of: source, isDeep: isDeep)
    }

    private mutating func adopt(_ position: Int32, of source: Int, isDeep: Bool) -> Int {
        var node = node(of: position, in: source, parent: -2)
        let number = nodes.count
        node.indentation = Self.indentation(before: spans[source][Int(position)].start, in: sources[source].source)
        nodes.append(node)
        var copies: [Int: Int] = [:]
        if isDeep {
            var child = position + 1
            let end = sources[source].elements[Int(position)].end
            while child < end {
                let copy = adopt(child, of: source, isDeep: true)
                nodes[copy].parent = number
                copies[Int(child)] = copy
                child = sources[source].elements[Int(child)].end
            }
        }
        let hasChildren = Element(sources[source], position).hasChildren
        if isDeep || !hasChildren { nodes[number].pieces = pieces(of: Int(position), in: source) { copies[$0] } }
        return number
    }

    /// A new element that stands nowhere.
    mutating func make(_ name: String, _ attributes: [(name: String, value: String)]) -> Int {
        nodes.append(
            Node(origin: nil, name: name, tag: .bytes(Array("<\(name)".utf8)), attributes: attributes, parent: -2))
        return nodes.count - 1
    }

    // MARK: White space

    /// How lines end in the document.
    var lineBreak: [UInt8] {
        guard hasLines else { return [] }
        let source = sources[0].source
        guard let feed = source.firstIndex(of: 0x0A) else { return [0x0A] }
        return feed > 0 && source[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }

    /// Whether the document's elements stand on lines of their own.
    var hasLines: Bool {
        guard sources[0].elementCount > 1 else { return true }
        let first = spans[0][1].start
        return sources[0].source[spans[0][0].contentStart..<first].contains(0x0A)
    }

    /// What one more level of depth adds to the white space in front of an element: Xcode's four spaces, or what the
    /// document has.
    var unit: [UInt8] { unit(of: 0) }

    private func unit(of source: Int) -> [UInt8] {
        guard sources[source].elementCount > 1 else { return Array("    ".utf8) }
        let first = Self.indentation(before: spans[source][1].start, in: sources[source].source)
        return first.isEmpty || first.count > 16 ? Array("    ".utf8) : first
    }

    /// The white space in front of an element on its line.
    func indentation(of node: Int) -> [UInt8] {
        guard nodes[node].parent >= 0 else { return nodes[node].indentation }
        let lead = leadingSpace(of: node)
        guard let feed = lead.lastIndex(of: 0x0A) else { return nodes[node].indentation }
        return Array(lead[(feed + 1)...])
    }

    static func indentation(before place: Int, in source: Bytes) -> [UInt8] {
        var start = place
        while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
        return start == 0 || source[start - 1] == 0x0A ? Array(source[start..<place]) : []
    }

    /// The white space between an element and what stands before it.
    func leadingSpace(of node: Int) -> [UInt8] {
        guard let place = place(of: node), place > 0,
            case .text(let slice) = nodes[nodes[node].parent].pieces[place - 1]
        else { return [] }
        let text = bytes(slice)
        return Array(text[(text.count - Self.spaceAtEnd(text))...])
    }

    /// Where an element stands among the pieces of what holds it.
    private func place(of node: Int) -> Int? {
        guard nodes[node].parent >= 0 else { return nil }
        return nodes[nodes[node].parent].pieces.firstIndex { piece in
            if case .node(node) = piece { return true }
            return false
        }
    }

    /// Moves the lines inside of an element as far as its own line has moved.
    private mutating func reindent(_ node: Int, from old: [UInt8], to new: [UInt8]) {
        let children = children(of: node)
        // What is no white space between elements is text, which stays as it is.
        guard !children.isEmpty else { return }
        let newline = lineBreak
        let units = (unit(of: nodes[node].origin?.source ?? 0), unit)
        for place in nodes[node].pieces.indices {
            guard case .text(let slice) = nodes[node].pieces[place] else { continue }
            let text = bytes(slice)
            let moved = Self.moved(text, from: old, to: new, units: units, lineBreak: newline)
            if moved != text { nodes[node].pieces[place] = .text(.bytes(moved)) }
        }
        for child in children { reindent(child, from: old, to: new) }
    }

    /// White space and comments with the lines that begin with `old` beginning with `new`.
    private static func moved(
        _ text: [UInt8], from old: [UInt8], to new: [UInt8], units: (old: [UInt8], new: [UInt8]), lineBreak: [UInt8]
    ) -> [UInt8] {
        var moved: [UInt8] = []
        var place = 0
        while place < text.count {
            let byte = text[place]
            if byte == 0x0D, place + 1 < text.count, text[place + 1] == 0x0A {
                place += 1
                continue
            }
            place += 1
            guard byte == 0x0A else {
                moved.append(byte)
                continue
            }
            moved += lineBreak
            if text[place...].starts(with: old) {
                moved += new
                place += old.count
                while units.old != units.new, text[place...].starts(with: units.old) {
                    moved += units.new
                    place += units.old.count
                }
            }
        }
        return moved
    }

    private static func spaceAtEnd(_ text: [UInt8]) -> Int {
        text.reversed().prefix { $0.isXMLSpace }.count
    }

    private func isBlank(_ piece: Piece) -> Bool {
        guard case .text(let slice) = piece else { return false }
        return bytes(slice).allSatisfy(\.isXMLSpace)
    }

    private func isEmpty(_ piece: Piece) -> Bool {
        guard case .text(let slice) = piece else { return false }
        return bytes(slice).isEmpty
    }
}
