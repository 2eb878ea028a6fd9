// Constraints that are put into a document, as Interface Builder writes them.

import InterfaceDocument

/// Adds constraints.
struct ConstraintWriter {
    private let lookup: ObjectLookup

    init(_ lookup: ObjectLookup) {
        self.lookup = lookup
    }

    /// Adds what a sentence says.
    func add(
        _ sentence: ConstraintSentence, identifier: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        guard lookup.document.usesAutoLayout else {
            throw EditCommandError(
                "the document does not use Auto Layout", advice: "switch it on in Xcode's file inspector first")
        }
        let ends = try SentenceEnds(sentence, lookup)
        let owner = try owner(ends, sentence)
        var constraint = Written(sentence)
        constraint.first = try id(of: ends.first, &edit)
        if let second = ends.second { constraint.second = try id(of: second, &edit) }
        // Interface Builder writes distances to a superview's far edges from the superview, so that they are positive.
        if constraint.constant < 0, constraint.multiplier == 1,
            ends.second?.element == owner || ends.second.map(isGuide) ?? false
        {
            constraint.mirror()
        }
        try write(constraint, owner: owner, identifier: identifier ?? sentence.identifier, &edit)
    }

    /// What the attributes of a constraint say.
    private struct Written {
        var first = ""
        var firstAttribute: LayoutAttribute
        var relation: Relation
        var second: String?
        var secondAttribute: LayoutAttribute?
        var multiplier: Double
        var constant: Double
        var isStandard: Bool
        var isPlaceholder: Bool
        var priority: Double?

        init(_ sentence: ConstraintSentence) {
            firstAttribute = sentence.first.attribute
            relation = sentence.relation
            secondAttribute = sentence.second?.attribute
            multiplier = sentence.multiplier
            constant = sentence.constant ?? 0
            isStandard = sentence.isStandard
            isPlaceholder = sentence.isPlaceholder
            priority = sentence.priority
        }

        mutating func mirror() {
            guard let second, let secondAttribute else { return }
            (first, self.second) = (second, first)
            (firstAttribute, self.secondAttribute) = (secondAttribute, firstAttribute)
            (relation, constant) = (relation.mirrored, -constant)
        }
    }

    /// The view that holds the constraint: for a length the item itself, else the nearest view that both items are in.
    private func owner(_ ends: SentenceEnds, _ sentence: ConstraintSentence) throws(EditCommandError) -> Element {
        func view(_ element: Element) -> Element { LayoutGuide(element)?.owner.map(viewOfGuide) ?? element }
        var candidate: Element? = view(ends.first.element)
        let second = ends.second.map { view($0.element) }
        while let element = candidate {
            if second.map({ $0 == element || $0.isInside(element) }) ?? true { return element }
            candidate = View(element)?.superview?.element
        }
        throw EditCommandError("the items of '\(sentence)' are not in one view hierarchy")
    }

    /// A controller's guides are held for its root view.
    private func viewOfGuide(_ owner: Element) -> Element { ViewController(owner)?.view?.element ?? owner }

    private func isGuide(_ end: SentenceEnds.End) -> Bool {
        end.missingGuide != nil || LayoutGuide(end.element) != nil
    }

    /// The id of an item; a view that does not have the guide yet is given it where that is meant.
    private func id(of end: SentenceEnds.End, _ edit: inout DocumentEdit) throws(EditCommandError) -> String {
        let element = end.element
        let item = edit.item(element)
        do throws(DocumentEditError) {
            if let key = end.missingGuide {
                let id = edit.newID(for: "\(key) \(element.id ?? "")")
                try edit.insert(NewElement("viewLayoutGuide", ["key": key, "id": id]), into: item)
                return id
            }
            if let id = edit[item, "id"] { return id }
            let id = edit.newID(for: "\(element.name) \(element.index)")
            try edit.set("id", of: item, to: id)
            return id
        } catch {
            throw EditCommandError(error)
        }
    }

    private func write(
        _ constraint: Written, owner: Element, identifier: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        var element = NewElement("constraint")
        element["firstItem"] = constraint.first == owner.id ? nil : constraint.first
        element["firstAttribute"] = constraint.firstAttribute.rawValue
        element["relation"] = constraint.relation == .equal ? nil : constraint.relation.rawValue
        element["secondItem"] = constraint.second
        element["secondAttribute"] = constraint.secondAttribute?.rawValue
        element["multiplier"] = constraint.multiplier == 1 ? nil : XcodeNumber.text(constraint.multiplier)
        element["priority"] = constraint.priority.flatMap { $0 == 1000 ? nil : XcodeNumber.text($0) }
        element["constant"] = constraint.constant == 0 ? nil : XcodeNumber.text(constraint.constant)
        element["symbolic"] = constraint.isStandard ? "YES" : nil
        element["placeholder"] = constraint.isPlaceholder ? "YES" : nil
        element["identifier"] = identifier
        let words = element.attributeList.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        element["id"] = edit.newID(for: "constraint \(owner.id ?? "") \(words)")
        do throws(DocumentEditError) {
            let list = try edit.list("constraints", of: edit.item(owner))
            try edit.insert(element, into: list)
        } catch {
            throw EditCommandError(error)
        }
    }
}

extension DocumentEdit {
    /// The list of a name in an object, which is made where there is none.
    mutating func list(_ name: String, of item: Item) throws(DocumentEditError) -> Item {
        try part(child(name, of: item), or: NewElement(name), of: item)
    }

    /// A part of an object that is there, or else a new one.
    mutating func part(
        _ found: Item?, or element: NewElement, of item: Item, at place: Place = .usual
    ) throws(DocumentEditError) -> Item {
        if let found { return found }
        return try insert(element, into: item, at: place)
    }
}
