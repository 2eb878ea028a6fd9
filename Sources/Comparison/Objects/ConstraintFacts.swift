import InterfaceDocument

/// What a constraint says, whichever object holds it and whichever way round it is written.
package struct ConstraintFacts {
    var first: String
    var firstAttribute: String
    var relation: Relation
    var second: String?
    var secondAttribute: String?
    var multiplier: Double
    var constant: Double
    /// The constants of variations by the names of the properties: `constant [compact height]`.
    var variedConstants: [String: Double] = [:]
    var priority: Double
    var identifier: String?
    var isPlaceholder: Bool
    var isSymbolic: Bool
    /// Whether the standard distance counts instead of the number that is stored.
    var isStandard: Bool

    init(_ node: ObjectTree.Node, in tree: ObjectTree) {
        let element = node.element
        first = element.string(.firstItem).map(tree.identity) ?? tree.nodes[max(node.parent, 0)].identity
        firstAttribute = Self.attribute(element.string(.firstAttribute)) ?? "?"
        second = element.string(.secondItem).map(tree.identity)
        secondAttribute = Self.attribute(element.string(.secondAttribute))
        let constraint = Constraint(element)
        relation = constraint?.relation ?? .equal
        multiplier = constraint?.multiplier ?? 1
        constant = constraint?.resolvedConstant ?? 0
        priority = constraint?.priority ?? 1000
        identifier = element.string(.identifier)
        isPlaceholder = element.bool(.placeholder) ?? false
        isSymbolic = element.bool(.symbolic) ?? false
        isStandard = constraint?.standardDistance != nil
        for (name, value) in node.properties.values where name.hasPrefix(Self.variedConstant) {
            if value.numbers.count == 1 { variedConstants[name] = value.numbers[0] }
        }
    }

    /// What begins the names of constants in variations.
    private static let variedConstant = "constant ["

    /// One word for each attribute: old documents call the last baseline `baseline`.
    private static func attribute(_ word: String?) -> String? { word == "baseline" ? "lastBaseline" : word }

    /// The same said of the second item.
    var mirrored: ConstraintFacts? {
        guard let second, let secondAttribute, multiplier != 0, !isSymbolic else { return nil }
        var facts = self
        (facts.first, facts.second) = (second, first)
        (facts.firstAttribute, facts.secondAttribute) = (secondAttribute, firstAttribute)
        facts.multiplier = 1 / multiplier
        facts.constant = -constant / multiplier
        facts.variedConstants = variedConstants.mapValues { -$0 / multiplier }
        switch (relation, multiplier > 0) {
        case (.lessThanOrEqual, true), (.greaterThanOrEqual, false): facts.relation = .greaterThanOrEqual
        case (.greaterThanOrEqual, true), (.lessThanOrEqual, false): facts.relation = .lessThanOrEqual
        case (.equal, _): break
        }
        return facts
    }

    /// The same the way round that is identified by its items alone: first the one that lies deeper, by `depth`, else
    /// the one whose identity comes first. One with a factor stays as it is written, for the other way round it would
    /// be another number.
    func canonical(depth: (String) -> Int) -> ConstraintFacts {
        guard multiplier == 1, let mirrored, let second, let secondAttribute else { return self }
        let (own, other) = (depth(first), depth(second))
        if own != other { return own > other ? self : mirrored }
        return (first, firstAttribute) <= (second, secondAttribute) ? self : mirrored
    }

    /// The same of items that are called otherwise.
    func renamed(_ name: (String) -> String) -> ConstraintFacts {
        var facts = self
        facts.first = name(first)
        facts.second = second.map(name)
        return facts
    }

    /// The names of what differs, in the order of a sentence.
    func differences(to other: ConstraintFacts) -> [String] {
        var names: [String] = []
        if first != other.first { names.append("first item") }
        if firstAttribute != other.firstAttribute { names.append("first attribute") }
        if relation != other.relation { names.append("relation") }
        if second != other.second { names.append("second item") }
        if secondAttribute != other.secondAttribute { names.append("second attribute") }
        if !NumberWords.areSame(multiplier, other.multiplier) { names.append("multiplier") }
        if !NumberWords.areSame(constant, other.constant) || isSymbolic != other.isSymbolic {
            names.append("constant")
        }
        names += Set(variedConstants.keys).union(other.variedConstants.keys).sorted().filter { name in
            guard let a = variedConstants[name], let b = other.variedConstants[name] else { return true }
            return !NumberWords.areSame(a, b)
        }
        if !NumberWords.areSame(priority, other.priority) { names.append("priority") }
        if identifier.map({ Array($0.utf8) }) != other.identifier.map({ Array($0.utf8) }) {
            names.append("identifier")
        }
        if isPlaceholder != other.isPlaceholder { names.append("placeholder") }
        return names
    }

    /// What of it bears a name of `differences`, in words.
    func words(_ name: String, item: (String) -> String) -> String? {
        switch name {
        case "first item": return item(first)
        case "first attribute": return firstAttribute
        case "relation": return relation.rawValue
        case "second item": return second.map(item)
        case "second attribute": return secondAttribute
        case "multiplier": return NumberWords.text(multiplier)
        case "constant":
            if isStandard { return "standard" }
            return NumberWords.text(constant) + (isSymbolic ? " (standard)" : "")
        case "priority": return NumberWords.text(priority)
        case "identifier": return identifier.map { "\"\($0)\"" }
        case "placeholder": return isPlaceholder ? "yes" : "no"
        default: return variedConstants[name].map(NumberWords.text)
        }
    }

    /// The attributes of a `<constraint>` that are read here.
    package static let attributes: Set<String> = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
        "identifier", "placeholder", "symbolic", "symbolType",
    ]
}
