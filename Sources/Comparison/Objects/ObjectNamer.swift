import InterfaceDocument

/// Names objects as their authors know them, and says constraints and connections as sentences.
package struct ObjectNamer: Sendable {
    private let tree: ObjectTree
    private let outlets: OutletIndex
    /// To how many objects the outlets of a name lead.
    private let goals: [String: Int]
    /// Whether names say only what seldom changes, for texts that are compared line by line.
    private let isStable: Bool

    /// Names the objects of `tree`.
    package init(_ tree: ObjectTree, isStable: Bool = false) {
        self.tree = tree
        self.isStable = isStable
        outlets = OutletIndex(tree.document)
        var goals: [String: Set<String>] = [:]
        for node in tree.nodes where node.category == .outlet {
            guard let name = node.element.string(.property), let goal = node.element.string(.destination) else {
                continue
            }
            goals[name, default: []].insert(goal)
        }
        self.goals = goals.mapValues(\.count)
    }

    /// The object with its class, what its author calls it, and its id: `UILabel titleLabel (Yn8-Rk-G4t)`.
    package func name(_ place: Int) -> String {
        let node = tree.nodes[place]
        switch node.category {
        case .document: return node.element.child(.scenes) == nil ? "xib" : "storyboard"
        case .scene: return sceneName(place)
        case .constraint: return sentence(place)
        case .outlet, .action, .segue: return connection(place)
        case .resource: return resource(node.element)
        case .guide: return short(place)
        case .placeholder where node.element.has(.placeholderIdentifier, equalTo: "IBFilesOwner"):
            return "File's Owner" + (node.element.string(.customClass).map { " (\($0))" } ?? "")
        case .view, .controller, .object, .placeholder:
            let outlet = outlet(of: node.element)
            if isStable { return contentView(node) ?? stable(node.element, outlet) }
            return node.element.displayName(outlet: outlet).withoutBracket
        }
    }

    /// The outlet by which an object goes: of several the first by its letters, so that their order makes no
    /// difference. What others call their delegate is not its name.
    private func outlet(of element: Element) -> String? {
        outlets.names(of: element).filter { $0 != "delegate" && $0 != "dataSource" }
            .min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// A content view by the cell, or another view, that it is the content of; nil for other objects. Tools give
    /// content views other ids, or none, and call them by other elements.
    private func contentView(_ node: ObjectTree.Node) -> String? {
        guard node.category == .view, node.role == "contentView", node.parent > 0 else { return nil }
        return "content view of \(short(node.parent))"
    }

    /// The object with its class, its outlet and its id.
    private func stable(_ element: Element, _ outlet: String? = nil) -> String {
        "\(kind(element)) \(outlet.map { "\($0) " } ?? "")(\(element.id ?? "?"))"
    }

    /// The class of a view or controller, or the name of the element.
    private func kind(_ element: Element) -> String {
        if element.name == .viewControllerPlaceholder { return "storyboard reference" }
        return View(element)?.className ?? ViewController(element)?.className ?? element.string(.customClass)
            ?? element.name.string
    }

    private func sceneName(_ place: Int) -> String {
        let node = tree.nodes[place]
        guard let controller = SceneElement(node.element)?.controller else {
            return "scene (\(node.element.string(.sceneID) ?? "?"))"
        }
        var words = kind(controller.element)
        if isStable { return "\(words) (\(controller.id ?? "?"))" }
        if let name = controller.storyboardIdentifier ?? controller.userLabel ?? controller.title {
            words += " '\(name)'"
        }
        return words + (controller.id.map { " (\($0))" } ?? "")
    }

    private func resource(_ element: Element) -> String {
        let kind = element.name == .namedColor ? "named colour" : element.name.string
        return "\(kind) '\(element.string(.name) ?? "")'"
    }

    /// The object in as few words as distinguish it: its outlet, label or text, else its class and id.
    package func short(_ place: Int) -> String {
        let node = tree.nodes[place]
        let element = node.element
        if let guide = LayoutGuide(element) {
            let owner = node.parent > 0 ? " of \(short(node.parent))" : ""
            switch guide.kind {
            case .safeArea: return "safe area\(owner)"
            case .contentLayoutGuide: return "content\(owner)"
            case .frameLayoutGuide: return "frame\(owner)"
            case .keyboard: return "keyboard"
            case .top: return "top layout guide"
            case .bottom: return "bottom layout guide"
            case .layoutMargins: return "margins\(owner)"
            case .readableContent: return "readable content\(owner)"
            case .user, .unknown: return "guide (\(element.id ?? "?"))"
            }
        }
        if let outlet = outlet(of: element) {
            return goals[outlet, default: 1] > 1 ? "\(outlet) (\(element.id ?? "?"))" : outlet
        }
        if isStable { return contentView(node) ?? stable(element) }
        if let label = element.string(.userLabel) { return "'\(label)'" }
        if node.category == .controller || node.category == .placeholder || node.category == .scene {
            return name(place)
        }
        return element.displayName.withoutBracket
    }

    // MARK: Constraints

    /// What a constraint says: `titleLabel.leading = safe area of UIView (x).leading + 20 @750`.
    package func sentence(_ place: Int) -> String {
        let facts = facts(place)
        var words = "\(item(facts.first, beside: facts.second)).\(facts.firstAttribute) \(sign(facts.relation)) "
        if let second = facts.second {
            if !NumberWords.areSame(facts.multiplier, 1) { words += "\(NumberWords.text(facts.multiplier)) × " }
            words += "\(item(second, beside: facts.first)).\(facts.secondAttribute ?? "?")"
            let constant = facts.constant
            if facts.isStandard {
                words += constant < 0 ? " - standard" : " + standard"
            } else if abs(constant) > 1e-9 {
                words += constant < 0 ? " - \(NumberWords.text(-constant))" : " + \(NumberWords.text(constant))"
            }
            if facts.isSymbolic, !facts.isStandard { words += " (standard)" }
        } else {
            words += NumberWords.text(facts.constant)
        }
        if facts.priority != 1000 { words += " @\(NumberWords.text(facts.priority))" }
        if let identifier = facts.identifier { words += " '\(identifier)'" }
        if facts.isPlaceholder { words += " (placeholder)" }
        return words
    }

    /// The constants that a constraint has in variations, by the names of the properties, the way round that `sentence`
    /// says it.
    package func variedConstants(_ place: Int) -> [String: String] {
        facts(place).variedConstants.mapValues(NumberWords.text)
    }

    private func facts(_ place: Int) -> ConstraintFacts {
        let written = ConstraintFacts(tree.nodes[place], in: tree)
        return isStable ? written.canonical(depth: tree.depth(ofItem:)) : written
    }

    private func sign(_ relation: Relation) -> String {
        switch relation {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
    }

    /// An item of a constraint: the superview of the other one is called that.
    private func item(_ identity: String, beside other: String?) -> String {
        guard let place = tree.place(of: identity) else { return "? (\(identity))" }
        if let other, let inner = tree.place(of: other), tree.nodes[inner].parent == place,
            tree.nodes[inner].category == .view, !isStable
        {
            return "superview"
        }
        return short(place)
    }

    // MARK: Connections

    /// What a connection does: `outlet titleLabel of LoginViewController (a) to UILabel (b)`.
    private func connection(_ place: Int) -> String {
        let node = tree.nodes[place]
        let element = node.element
        let source = node.parent > 0 ? short(node.parent) : "?"
        let goal = element.string(.destination).map { id in tree.place(of: id).map(destination) ?? "? (\(id))" } ?? "?"
        switch node.category {
        case .outlet:
            let kind = element.name == .outletCollection ? "outlet collection" : "outlet"
            if isStable { return "\(kind) \(element.string(.property) ?? "?") to \(goal)" }
            return "\(kind) \(element.string(.property) ?? "?") of \(source) to \(goal)"
        case .action:
            let event = element.string(.eventType).map { " on \($0)" } ?? ""
            if isStable { return "action \(element.string(.selector) ?? "?")\(event) to \(goal)" }
            return "action \(element.string(.selector) ?? "?")\(event) of \(source) to \(goal)"
        default:
            let segue = segue(element)
            return isStable ? "\(segue) to \(goal)" : "\(segue) from \(source) to \(goal)"
        }
    }

    /// What a connection leads to, without the name that an outlet gives it.
    private func destination(_ place: Int) -> String {
        let node = tree.nodes[place]
        guard isStable else { return node.element.displayName.withoutBracket }
        switch node.category {
        // The ids of these come and go with the tools: what they say stays.
        case .constraint: return "constraint \(sentence(place))"
        case .guide: return short(place)
        case .segue: return segue(node.element)
        default: return contentView(node) ?? stable(node.element)
        }
    }

    /// A segue without its ends, such as `show segue 'details'`.
    private func segue(_ element: Element) -> String {
        let kind = element.string(.relationship) ?? element.string(.kind) ?? "?"
        return "\(kind) segue" + (element.string(.identifier).map { " '\($0)'" } ?? "")
    }
}

extension String {
    /// `<barButtonItem> 'Done' (id)` as `barButtonItem 'Done' (id)`.
    var withoutBracket: String {
        guard hasPrefix("<"), let end = firstIndex(of: ">") else { return self }
        return String(self[index(after: startIndex)..<end] + self[index(after: end)...])
    }
}
