// The objects that the items of a constraint in words are.

import InterfaceDocument

/// The objects at both ends of a sentence.
struct SentenceEnds {
    var first: End
    var second: End?

    /// An item of a constraint: a view or a guide.
    struct End {
        /// The view or the guide; the view that is to have the guide where it has none yet.
        var element: Element
        /// The guide that the view is to be given: `safeArea`, `contentLayoutGuide` or `frameLayoutGuide`.
        var missingGuide: String?
    }

    init(_ sentence: ConstraintSentence, _ lookup: ObjectLookup) throws(EditCommandError) {
        let secondName = sentence.second?.item
        if lookup.isRelative(sentence.first.item) {
            guard let secondName, !lookup.isRelative(secondName) else {
                throw EditCommandError("'\(sentence)' names no object", advice: "name one of its items")
            }
            let second = try lookup.end(secondName)
            first = try lookup.end(sentence.first.item, relativeTo: second.element)
            self.second = second
        } else {
            let first = try lookup.end(sentence.first.item)
            self.first = first
            second = try secondName.map { name throws(EditCommandError) in
                lookup.isRelative(name)
                    ? try lookup.end(name, relativeTo: first.element) : try lookup.end(name)
            }
        }
    }

    /// The words that mean an object by the other item.
    static let relativeWords: Set<String> = ["superview", "safeArea", "top layout guide", "bottom layout guide"]
}

/// A guide in words: `safe area of title`, `title.safeArea`.
struct GuideName {
    var kind: LayoutGuide.Kind
    /// The name of the view that has it.
    var owner: String

    /// As `strut diff` calls the guides of views, and as code does.
    private static let words: [(phrase: String, property: String, kind: LayoutGuide.Kind)] = [
        ("safe area", "safeAreaLayoutGuide", .safeArea), ("safe area", "safeArea", .safeArea),
        ("content", "contentLayoutGuide", .contentLayoutGuide), ("frame", "frameLayoutGuide", .frameLayoutGuide),
        ("margins", "layoutMarginsGuide", .layoutMargins),
        ("readable content", "readableContentGuide", .readableContent),
        ("keyboard", "keyboardLayoutGuide", .keyboard),
    ]

    /// Reads a name; nil where it means no guide.
    init?(_ name: String) {
        for (phrase, property, kind) in Self.words {
            if name.hasPrefix("\(phrase) of ") {
                self.init(kind: kind, owner: name.dropFirst(phrase.count + 4).trimmingBlanks.withoutQuotes)
                return
            }
            if name.hasSuffix(".\(property)") {
                self.init(kind: kind, owner: String(name.dropLast(property.count + 1)).withoutQuotes)
                return
            }
        }
        return nil
    }

    private init?(kind: LayoutGuide.Kind, owner: String) {
        guard !owner.isEmpty else { return nil }
        (self.kind, self.owner) = (kind, owner)
    }

    /// The guide in a view; nil where the document has none.
    func guide(of view: Element) -> Element? {
        view.children.first { LayoutGuide($0)?.kind == kind }
    }
}

extension ObjectLookup {
    /// Whether an item is meant by the other one: `superview`, `safeArea`.
    func isRelative(_ name: String) -> Bool { SentenceEnds.relativeWords.contains(name) && !has(name) }

    /// A view, or a guide, that a constraint may relate.
    func end(_ name: String) throws(EditCommandError) -> SentenceEnds.End {
        if let guide = GuideName(name), !has(name), has(guide.owner) {
            let view = try view(guide.owner)
            switch guide.kind {
            case .safeArea: return SentenceEnds.End(element: view, missingGuide: "safeArea")
            case .contentLayoutGuide where view.name == .scrollView:
                return SentenceEnds.End(element: view, missingGuide: "contentLayoutGuide")
            case .frameLayoutGuide where view.name == .scrollView:
                return SentenceEnds.End(element: view, missingGuide: "frameLayoutGuide")
            default:
                throw EditCommandError(
                    "'\(view.displayName)' has no such guide as '\(name)' in the document",
                    advice: "use one of its attributes, such as \(guide.owner).leadingMargin")
            }
        }
        let element = try object(name)
        return SentenceEnds.End(element: LayoutGuide(element) == nil ? try view(name) : element)
    }

    /// The superview of an item, the safe area of its root view, which that is given where it has none yet, or a guide
    /// of its controller.
    func end(_ word: String, relativeTo item: Element) throws(EditCommandError) -> SentenceEnds.End {
        let view = LayoutGuide(item)?.owner ?? item
        if word == "superview" {
            guard let superview = View(view)?.superview else {
                throw EditCommandError("'\(view.displayName)' has no superview in the document")
            }
            return SentenceEnds.End(element: superview.element)
        }
        var root = view
        while let superview = View(root)?.superview { root = superview.element }
        if word == "safeArea" {
            let guide = root.child(key: "safeArea")
            return SentenceEnds.End(element: guide ?? root, missingGuide: guide == nil ? "safeArea" : nil)
        }
        let controller = root.parent.flatMap { ViewController($0) }
        let guide = word.hasPrefix("top") ? controller?.topLayoutGuide : controller?.bottomLayoutGuide
        guard let guide else {
            throw EditCommandError(
                "'\(view.displayName)' is in no controller with a \(word)", advice: "constrain it to safeArea")
        }
        return SentenceEnds.End(element: guide.element)
    }
}

extension Constraint {
    /// Whether the constraint says what a sentence says, either way round; what the sentence leaves out may be any.
    func says(_ sentence: ConstraintSentence, between ends: SentenceEnds) -> Bool {
        guard ends.first.missingGuide == nil, ends.second?.missingGuide == nil,
            sentence.priority.map({ $0 == priority }) ?? true,
            sentence.identifier.map({ $0 == identifier }) ?? true
        else { return false }
        let (first, second) = (ends.first.element, ends.second?.element)
        if firstItem == first, firstAttribute == sentence.first.attribute, secondItem == second,
            secondAttribute == sentence.second?.attribute, relation == sentence.relation
        {
            return agrees(sentence, factor: sentence.multiplier, constant: sentence.constant)
        }
        let factor = sentence.multiplier
        guard firstItem == second, firstAttribute == sentence.second?.attribute, secondItem == first,
            secondAttribute == sentence.first.attribute, factor != 0,
            relation == (factor < 0 ? sentence.relation : sentence.relation.mirrored)
        else { return false }
        return agrees(sentence, factor: 1 / factor, constant: sentence.constant.map { -$0 / factor })
    }

    private func agrees(_ sentence: ConstraintSentence, factor: Double, constant wanted: Double?) -> Bool {
        // Documents have ratios, of which reports print four digits.
        guard sentence.multiplier == 1 || abs(multiplier - factor) <= 1e-4 else { return false }
        guard let wanted else { return true }
        return isSymbolic && sentence.isStandard || abs(resolvedConstant - wanted) <= 1e-4
    }
}
