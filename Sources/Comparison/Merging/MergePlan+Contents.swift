import InterfaceDocument

/// What elements say that both sides have: their attributes, and values as a whole.
extension MergePlan {
    /// Merges each element that both sides have.
    mutating func mergeContents() {
        let isNewer = Self.version(
            theirs.document.root.string(.toolsVersion), isNewerThan: ours.document.root.string(.toolsVersion))
        for node in ours.nodes where members.contains(node.identity) {
            guard let other = theirs[node.identity] else { continue }
            if node.isValue || other.isValue {
                mergeValue(node, other, isNewer)
            } else {
                mergeAttributes(node, other, isNewer)
            }
        }
    }

    // MARK: Values

    private mutating func mergeValue(_ own: MergeTree.Node, _ other: MergeTree.Node, _ isNewer: Bool) {
        if MergeKinds.areSame(own.element, other.element) { return }
        let old = base[own.identity]
        if let old, MergeKinds.areSame(old.element, other.element) { return }
        if let old, MergeKinds.areSame(old.element, own.element) {
            replaced.insert(own.identity)
            return
        }
        if own.isNote || other.isNote {
            if MergeKinds.isFrame(own.element) {
                mergeFrame(own, other, old, isNewer)
            } else if isNewer {
                replaced.insert(own.identity)
            }
            return
        }
        find(
            FoundConflict(
                subject: own.identity, detail: "", base: old.map { Self.words($0.element) },
                ours: (Self.words(own.element), own),
                theirs: (Self.words(other.element), other)))
        if preferred == .theirs { replaced.insert(own.identity) }
    }

    /// Takes of a frame that both sides changed each number from the side that changed it, and what both changed from
    /// that of the newer tools.
    private mutating func mergeFrame(
        _ own: MergeTree.Node, _ other: MergeTree.Node, _ old: MergeTree.Node?, _ isNewer: Bool
    ) {
        disputedFrames.insert(own.identity)
        for (name, value) in other.element.attributes {
            let values = (old?.element.string(named: name), own.element.string(named: name))
            let kind = own.element.name
            if MergeKinds.areSame(name, values.1, value, on: kind)
                || MergeKinds.areSame(name, values.0, value, on: kind)
            {
                continue
            }
            if isNewer || MergeKinds.areSame(name, values.0, values.1, on: kind) {
                attributes[own.identity, default: [:]][name] = .some(value)
            }
        }
    }

    private static func words(_ element: Element) -> String {
        ValueWords.value(of: element)?.shown ?? element.text.split(whereSeparator: \.isNewline).first.map(String.init)
            ?? "<\(element.name)>"
    }

    // MARK: Attributes

    private mutating func mergeAttributes(_ own: MergeTree.Node, _ other: MergeTree.Node, _ isNewer: Bool) {
        let old = base[own.identity]
        let values = AttributeValues(
            base: old.map { base.attributes(of: $0) } ?? [], ours: ours.attributes(of: own),
            theirs: theirs.attributes(of: other))
        if own.element.name.string != other.element.name.string { mergeName(own, other, old) }
        var open = values.names
        for group in MergeKinds.groups where !group.isDisjoint(with: open) {
            merge(group.filter(open.contains), values, own, other, isNewer)
            open.subtract(group)
        }
        for name in open.sorted() { merge([name], values, own, other, isNewer) }
    }

    /// Merges attributes that say one thing together.
    private mutating func merge(
        _ names: Set<String>, _ values: AttributeValues, _ own: MergeTree.Node, _ other: MergeTree.Node, _ isNewer: Bool
    ) {
        let kind = own.element.name
        let isInBase = isInBase(own.identity)
        func areSame(_ a: [String: String], _ b: [String: String]) -> Bool {
            names.allSatisfy { MergeKinds.areSame($0, a[$0], b[$0], on: kind) }
        }
        let sorted = names.sorted()
        if areSame(values.ours, values.theirs) { return }
        if isInBase, areSame(values.base, values.theirs) { return }
        if isInBase, areSame(values.base, values.ours) {
            for name in sorted { take(name, values, own, other) }
            return
        }
        // Of what both made, one may say more than the other.
        if !isInBase, sorted.allSatisfy({ values.ours[$0] == nil }) {
            for name in sorted { take(name, values, own, other) }
            return
        }
        if !isInBase, sorted.allSatisfy({ values.theirs[$0] == nil }) { return }
        let isNote =
            own.isNote || !names.isDisjoint(with: MergeKinds.noteAttributes)
            || kind == .document && !names.isDisjoint(with: DocumentProperties.tools)
        if isNote {
            for name in sorted where prefersNote(name, values, own, isNewer) { take(name, values, own, other) }
            return
        }
        let differing = sorted.filter { !MergeKinds.areSame($0, values.ours[$0], values.theirs[$0], on: kind) }
        find(
            FoundConflict(
                subject: own.identity, detail: names.count > 1 ? "\(kind) items" : differing.joined(separator: ", "),
                base: isInBase ? Self.words(differing, values.base) : nil,
                ours: (Self.words(differing, values.ours), own),
                theirs: (Self.words(differing, values.theirs), other)))
        if preferred == .theirs { for name in sorted { take(name, values, own, other) } }
    }

    /// Takes theirs' value of an attribute.
    private mutating func take(
        _ name: String, _ values: AttributeValues, _ own: MergeTree.Node, _ other: MergeTree.Node
    ) {
        guard values.ours[name] != values.theirs[name], name != "id" else { return }
        if let value = values.theirs[name], DocumentEdit.isReference(name, of: own.element.name.string),
            let goal = theirs.object(value), !members.contains(goal.identity)
        {
            // Ours removed what theirs lets it refer to.
            guard !own.isNote else { return }
            find(
                FoundConflict(
                    subject: goal.identity, detail: "removal", ours: ("removed", nil),
                    theirs: ("used by \(other.element)", other)))
            return
        }
        attributes[own.identity, default: [:]][name] = .some(values.theirs[name])
    }

    /// Whether theirs' note is taken where both wrote one: that of the newer tools.
    private func prefersNote(_ name: String, _ values: AttributeValues, _ own: MergeTree.Node, _ isNewer: Bool) -> Bool
    {
        if ["version", "minToolsVersion"].contains(name), own.element.name != .document {
            return Self.version(values.theirs[name], isNewerThan: values.ours[name])
        }
        return isNewer && own.element.name == .document && DocumentProperties.tools.contains(name)
    }

    private mutating func mergeName(_ own: MergeTree.Node, _ other: MergeTree.Node, _ old: MergeTree.Node?) {
        guard let old, old.element.name.string != other.element.name.string else { return }
        guard old.element.name.string != own.element.name.string else {
            replaced.insert(own.identity)
            return
        }
        find(
            FoundConflict(
                subject: own.identity, detail: "kind", base: "<\(old.element.name)>",
                ours: ("<\(own.element.name)>", own),
                theirs: ("<\(other.element.name)>", other)))
        if preferred == .theirs { replaced.insert(own.identity) }
    }

    private static func words(_ names: [String], _ values: [String: String]) -> String {
        let words = names.map { name in
            let value = values[name].map { "\"\($0)\"" } ?? "none"
            return names.count == 1 ? value : "\(name) \(value)"
        }
        return words.joined(separator: ", ")
    }

    /// Whether a version, numbers with points between them, is newer than another.
    static func version(_ a: String?, isNewerThan b: String?) -> Bool {
        func numbers(_ text: String?) -> [Int] { (text ?? "").split(separator: ".").map { Int($0) ?? 0 } }
        return numbers(b).lexicographicallyPrecedes(numbers(a))
    }
}

/// The attributes of one element in three versions.
private struct AttributeValues {
    var base: [String: String]
    var ours: [String: String]
    var theirs: [String: String]

    init(
        base: [(name: String, value: String)], ours: [(name: String, value: String)],
        theirs: [(name: String, value: String)]
    ) {
        func values(_ list: [(name: String, value: String)]) -> [String: String] {
            Dictionary(list.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        self.base = values(base)
        self.ours = values(ours)
        self.theirs = values(theirs)
    }

    var names: Set<String> { Set(ours.keys).union(theirs.keys) }
}
