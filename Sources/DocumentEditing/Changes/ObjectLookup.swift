// What the names in a change lead to.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// Finds the objects of a document that changes name.
struct ObjectLookup {
    let document: Document

    /// The document before the changes that were made already.
    var original: Document?
    /// The documents that are changed together with this one.
    var others: [Document] = []

    /// The module of the target, as the classes say that inherit their module from it: those of this document, or
    /// else of the others where these have one target.
    var targetModule: String? {
        if let own = Self.targetModules(of: document).first { return own }
        let modules = Set(others.flatMap(Self.targetModules))
        return modules.count == 1 ? modules.first : nil
    }

    private static func targetModules(of document: Document) -> [String] {
        document.root.descendants.compactMap { element in
            element.has(.customModuleProvider, equalTo: "target") ? element.string(.customModule) : nil
        }
    }
    /// The object with an object id, an outlet, a label or a key, such as `contentView`, or the constraint with an
    /// identifier; `owner` is the file's owner, and an object with one of its attributes (`title.top`) the constraint
    /// that holds it, if that is the only one.
    func object(_ name: String) throws(EditCommandError) -> Element {
        var found = document.objects(named: name)
        // What UIKit calls a part of another object, where there is one: `contentView`, `tableHeaderView`.
        if found.isEmpty { found = document.root.descendants.filter { $0.key == name && $0.id != nil } }
        if found.isEmpty { found = constraints { $0.element.has(.identifier, equalTo: name) }.map(\.element) }
        if found.count == 1 { return found[0] }
        if found.count > 1 {
            let ids = found.compactMap(\.id).joined(separator: ", ")
            throw EditCommandError("'\(name)' is the name of \(found.count) objects", advice: "give an id: \(ids)")
        }
        if name == "owner", let owner = filesOwner { return owner }
        // Scenes have ids of their own, which stand for their controllers.
        let scene = document.scenes.first { $0.element.string(.sceneID) == name }
        if let controller = scene?.controller { return controller.element }
        if let constraint = try constraint(bySide: name) { return constraint }
        let likely = document.likelyName(for: name).map { " (did you mean '\($0)'?)" } ?? ""
        throw EditCommandError(
            "no object has the id, outlet or label '\(name)'\(likely)",
            advice: "'strut compile --format tree \(document.path)' lists objects with their ids")
    }

    /// Whether a name leads to something.
    func has(_ name: String) -> Bool { (try? object(name)) != nil }

    /// The view that a name means: a view, the root view of a controller, or the content view of a cell.
    func view(_ name: String) throws(EditCommandError) -> Element {
        let element = try object(name)
        if let controller = ViewController(element) {
            guard let view = controller.view else { throw EditCommandError("the controller '\(name)' has no view") }
            return view.element
        }
        guard View(element) != nil else { throw EditCommandError("'\(name)' is no view, but a <\(element.name)>") }
        return element
    }

    private var filesOwner: Element? {
        document.root.descendants.first {
            $0.name == .placeholder && $0.has(.placeholderIdentifier, equalTo: "IBFilesOwner")
        }
    }

    // MARK: Constraints

    private func constraint(bySide name: String) throws(EditCommandError) -> Element? {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            let attribute = LayoutAttribute(word: name[name.index(after: dot)...])
        else { return nil }
        let object = try object(String(name[..<dot]))
        let found = constraints { $0.holds(attribute, of: object) }
        if found.count == 1 { return found[0].element }
        if found.isEmpty { throw EditCommandError("no constraint holds '\(name)'") }
        let list = found.map { "\($0.element.id ?? "?") (\(words($0)))" }.joined(separator: ", ")
        throw EditCommandError("\(found.count) constraints hold '\(name)'", advice: "give an id: \(list)")
    }

    /// The constraints of the document that are as asked for.
    func constraints(where isWanted: (Constraint) -> Bool) -> [Constraint] {
        var found: [Constraint] = []
        for element in document.root.descendants(named: .constraint) {
            if let constraint = Constraint(element), isWanted(constraint) { found.append(constraint) }
        }
        return found
    }

    /// The constraint that says what a sentence says.
    func constraint(saying sentence: ConstraintSentence) throws(EditCommandError) -> Element {
        let ends = try SentenceEnds(sentence, self)
        let found = constraints { constraint in
            constraint.relation == sentence.relation && constraint.matches(ends, sentence)
                || constraint.matchesMirrored(ends, sentence)
        }
        if found.count == 1 { return found[0].element }
        if found.isEmpty { throw EditCommandError("no constraint says '\(sentence)'") }
        let list = found.map { "\($0.element.id ?? "?") (\(words($0)))" }.joined(separator: ", ")
        throw EditCommandError("\(found.count) constraints say '\(sentence)'", advice: "give an id: \(list)")
    }

    /// A constraint in words, as sentences are read.
    func words(_ constraint: Constraint) -> String {
        func name(_ element: Element) -> String { element.string(.userLabel) ?? element.id ?? "<\(element.name)>" }
        let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute?.rawValue ?? "?")"
        let constant = XcodeNumber.text(constraint.constant)
        guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
            return "\(first) \(constraint.relation.sign) \(constant)"
        }
        return "\(first) \(constraint.relation.sign) \(name(second)).\(attribute.rawValue) + \(constant)"
    }
}

/// The objects at both ends of a sentence.
struct SentenceEnds {
    var first: Element
    var second: Element?

    init(_ sentence: ConstraintSentence, _ lookup: ObjectLookup) throws(EditCommandError) {
        let secondName = sentence.second?.item
        if Self.isRelative(sentence.first.item) {
            guard let secondName, !Self.isRelative(secondName) else {
                throw EditCommandError("'\(sentence)' names no object", advice: "name one of its items")
            }
            let second = try lookup.item(secondName)
            first = try lookup.relative(sentence.first.item, to: second)
            self.second = second
        } else {
            first = try lookup.item(sentence.first.item)
            if let secondName {
                second =
                    Self.isRelative(secondName)
                    ? try lookup.relative(secondName, to: first) : try lookup.item(secondName)
            }
        }
    }

    static func isRelative(_ name: String) -> Bool { name == "superview" || name == "safeArea" }
}

extension ObjectLookup {
    /// A view, or a guide, that a constraint may relate.
    fileprivate func item(_ name: String) throws(EditCommandError) -> Element {
        let element = try object(name)
        return LayoutGuide(element) == nil ? try view(name) : element
    }

    /// The superview of an item, or the safe area of its root view; the root view itself where that has no safe area
    /// yet, which `ConstraintWriter` gives it.
    fileprivate func relative(_ word: String, to item: Element) throws(EditCommandError) -> Element {
        let view = LayoutGuide(item)?.owner ?? item
        if word == "superview" {
            guard let superview = View(view)?.superview else {
                throw EditCommandError("'\(view.displayName)' has no superview in the document")
            }
            return superview.element
        }
        var root = view
        while let superview = View(root)?.superview { root = superview.element }
        return root.child(key: "safeArea") ?? root
    }
}

extension Constraint {
    /// Whether the constraint relates this attribute of an object.
    fileprivate func holds(_ attribute: LayoutAttribute, of object: Element) -> Bool {
        firstItem == object && firstAttribute == attribute || secondItem == object && secondAttribute == attribute
    }

    fileprivate func matches(_ ends: SentenceEnds, _ sentence: ConstraintSentence) -> Bool {
        firstItem == ends.first && firstAttribute == sentence.first.attribute
            && secondItem == ends.second && secondAttribute == sentence.second?.attribute
            && sentence.constant.map { $0 == constant } ?? true
    }

    fileprivate func matchesMirrored(_ ends: SentenceEnds, _ sentence: ConstraintSentence) -> Bool {
        firstItem == ends.second && firstAttribute == sentence.second?.attribute
            && secondItem == ends.first && secondAttribute == sentence.first.attribute
            && relation == sentence.relation.mirrored && sentence.constant.map { $0 == -constant } ?? true
    }
}

extension Relation {
    /// As sentences write it.
    var sign: String {
        switch self {
        case .equal: "="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The same from the other side.
    var mirrored: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension ConstraintSentence: CustomStringConvertible {
    /// The sentence as it is read.
    public var description: String {
        var text = "\(first) \(relation.sign) "
        if let second {
            text += "\(second)"
            if multiplier != 1 { text += " * \(XcodeNumber.text(multiplier))" }
            if isStandard {
                text += constant ?? 0 < 0 ? " - standard" : " + standard"
            } else if let constant, constant != 0 {
                text += constant < 0 ? " - \(XcodeNumber.text(-constant))" : " + \(XcodeNumber.text(constant))"
            }
        } else {
            text += XcodeNumber.text(constant ?? 0)
        }
        return priority.map { "\(text) @\(XcodeNumber.text($0))" } ?? text
    }
}

extension ConstraintSentence.Side: CustomStringConvertible {
    /// The side as it is read; names with blanks or dots in quotes.
    public var description: String {
        let needsQuotes = item.contains { $0.isWhitespace || $0 == "." }
        return "\(needsQuotes ? "\"\(item)\"" : item).\(attribute.rawValue)"
    }
}
