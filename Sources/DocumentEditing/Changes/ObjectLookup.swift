// What the names in a change lead to.

import InterfaceDocument
import StrutAutoLayout
import StrutComparison
import StrutDiagnostics

/// Finds the objects of a document that changes name.
struct ObjectLookup {
    let document: Document
    /// The document before the changes that were made already.
    var original: Document?
    /// The documents that are changed together with this one.
    var others: [Document] = []
    /// What the project of the documents has beside them.
    var resources = EditResources()
    /// Whether an object may be named by the text that it shows.
    var readsTexts = true

    /// The fonts that can be named.
    var fontNames: FontNames { FontNames(documents: [document] + others, files: resources.fontFiles) }

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
        if found.isEmpty, let element = reported(name) { return element }
        // What UIKit calls a part of another object, where there is one: `contentView`, `tableHeaderView`.
        if found.isEmpty { found = document.parts(called: name) }
        if found.isEmpty { found = constraints { $0.element.has(.identifier, equalTo: name) }.map(\.element) }
        if found.isEmpty, readsTexts { found = objects(showing: name) }
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
        if let original, ObjectLookup(document: original).has(name) {
            throw EditCommandError(
                "'\(name)' is not there any more", advice: "an earlier change took it out or renamed it")
        }
        let likely = likelyName(for: name).map { " (did you mean '\($0)'?)" } ?? ""
        throw EditCommandError(
            "no object has the id, outlet or label '\(name)'\(likely)",
            advice: "'strut compile --format tree \(document.path)' lists views with their ids; the id of a scene "
                + "stands for its controller")
    }

    /// The views and bar items that show a text, by which reports call those that have no outlet and no label.
    private func objects(showing text: String) -> [Element] {
        guard !text.isEmpty else { return [] }
        return document.root.descendants.filter { element in
            element.id != nil && (View(element) != nil || element.name == .barButtonItem || element.name == .tabBarItem)
                && element.displayName.contains(" '\(text)' (")
        }
    }

    /// What was probably meant by a name that leads to nothing: an outlet or a label, a key, or a word for an item.
    private func likelyName(for name: String) -> String? {
        if let likely = document.likelyName(for: name) { return likely }
        var names = SentenceEnds.relativeWords.sorted()
        for element in document.root.descendants where element.id != nil {
            if let key = element.key { names.append(key) }
            if let identifier = element.string(.storyboardIdentifier) { names.append(identifier) }
        }
        return Suggestion.misspelled(name, among: names)
    }

    /// Whether a name leads to a view.
    func isView(_ name: String) -> Bool { (try? view(name)) != nil }

    /// The object that a report calls so: `UILabel 'Save' (Yn8-Rk-G4t)` by its id, a guide by the view that has it.
    private func reported(_ name: String) -> Element? {
        if let guide = GuideName(name), let view = try? view(guide.owner) { return guide.guide(of: view) }
        guard name.last == ")", let open = name.lastIndex(of: "(") else { return nil }
        return document.element(id: String(name[name.index(after: open)...].dropLast()))
    }

    /// Whether a name leads to something.
    func has(_ name: String) -> Bool { (try? object(name)) != nil }

    /// Whether a name leads to something, or to the view that a guide of this name would be of.
    func hasItem(_ name: String) -> Bool { has(name) || GuideName(name).map { has($0.owner) } ?? false }

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
        var found = constraints { $0.holds(attribute, of: object) }
        // What holds something in the object, or a guide of it, does not hold the object.
        let own = found.filter { !$0.holdsContent(of: object) }
        if !own.isEmpty { found = own }
        if found.count == 1 { return found[0].element }
        if found.isEmpty { throw EditCommandError("no constraint holds '\(name)'") }
        throw EditCommandError("\(found.count) constraints hold '\(name)'", advice: "give an id: \(words(found))")
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
        var found = constraints { $0.says(sentence, between: ends) }
        // A sentence without a factor means one without a factor, where there is one.
        let plain = found.filter { $0.multiplier == 1 }
        if sentence.multiplier == 1, !plain.isEmpty { found = plain }
        if found.count == 1 { return found[0].element }
        if found.isEmpty {
            let near = constraints { $0.holds(sentence.first.attribute, alike: true, of: ends.first.element) }
            throw EditCommandError(
                "no constraint says '\(sentence)'",
                advice: near.isEmpty ? nil : "'\(sentence.first)' is held by \(words(near))")
        }
        throw EditCommandError("\(found.count) constraints say '\(sentence)'", advice: "give an id: \(words(found))")
    }

    /// Constraints with their ids, in the words in which sentences are read.
    private func words(_ constraints: [Constraint]) -> String {
        let tree = ObjectTree(document)
        let names = ObjectNamer(tree)
        return constraints.map { constraint in
            guard let id = constraint.element.id, let place = tree.place(of: id) else { return "?" }
            return "\(id) (\(names.sentence(place)))"
        }.joined(separator: ", ")
    }
}

extension Document {
    /// The objects that are this part of another one, as UIKit calls it: `contentView`, `tableHeaderView`.
    package func parts(called name: String) -> [Element] {
        root.descendants.filter { $0.key == name && $0.id != nil }
    }
}

extension Constraint {
    /// Whether the constraint relates this attribute of an object, or one that is like it.
    fileprivate func holds(_ attribute: LayoutAttribute, alike: Bool = false, of object: Element) -> Bool {
        func isMeant(_ other: LayoutAttribute?) -> Bool {
            guard let other else { return false }
            return other == attribute || alike && other.axis == attribute.axis && other.isSize == attribute.isSize
        }
        return firstItem == object && isMeant(firstAttribute) || secondItem == object && isMeant(secondAttribute)
    }

    /// Whether the constraint is between an object and a view in it or a guide of it.
    fileprivate func holdsContent(of object: Element) -> Bool {
        guard let second = secondItem else { return false }
        return firstItem == object && second != object && second.isInside(object)
            || second == object && firstItem != object && firstItem.isInside(object)
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
            if isStandard, abs(constant ?? 8) == 8 {
                text += constant ?? 0 < 0 ? " - standard" : " + standard"
            } else if let constant, constant != 0 || isStandard {
                text += constant < 0 ? " - \(XcodeNumber.text(-constant))" : " + \(XcodeNumber.text(constant))"
                if isStandard { text += " (standard)" }
            }
        } else {
            text += XcodeNumber.text(constant ?? 0)
        }
        if let priority { text += " @\(XcodeNumber.text(priority))" }
        if let identifier { text += " '\(identifier)'" }
        return isPlaceholder ? "\(text) (placeholder)" : text
    }
}

extension ConstraintSentence.Side: CustomStringConvertible {
    /// The side as it is read; names with blanks or dots in quotes.
    public var description: String {
        let needsQuotes = item.contains { $0.isWhitespace || $0 == "." }
        return "\(needsQuotes ? "\"\(item)\"" : item).\(attribute.rawValue)"
    }
}
