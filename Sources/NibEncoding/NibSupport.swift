import InterfaceDocument
import StrutDiagnostics

/// What of a document cannot be compiled, found before anything is compiled: nothing is lost silently.
struct NibSupport {
    let context: NibContext
    private(set) var findings: [Finding] = []
    /// What is known of elements, for each name that was met.
    private var facts: [ElementFacts] = []
    /// Where in `facts` a name is, by its number, or -1.
    private var placesOfFacts: [Int] = []

    /// What is known of all elements of a name.
    private struct ElementFacts {
        /// Whether they say nothing to an app.
        let isTraceless: Bool
        /// Whether they are compiled.
        let isKnown: Bool
        /// Whether their attributes are a value.
        let isValue: Bool
        /// What is known of their attributes, by the numbers of the names.
        var attributes: [AttributeFact] = []
        /// The properties that are one of a list of words.
        var words: [Property] = []
        /// The words of attributes that the encoder reads by code, by the numbers of the names.
        var otherWords: [NibWords.Words] = []

        init(_ element: Element) {
            isTraceless = NibVocabulary.isTraceless(element.name)
            isKnown = NibVocabulary.knows(element)
            isValue = NibVocabulary.isValue(element.name)
            let rows = NibVocabulary.rows(of: element)
            for place in rows.indices where rows[place].nib != nil {
                self[rows[place].attribute.ordinal] = rows[place].isOfWords ? .word : .known
                if rows[place].isOfWords { words.append(rows[place]) }
            }
            for row in Property.codedProperties(of: element.name) where row.isOfWords {
                self[row.attribute.ordinal] = .word
                words.append(row)
            }
            otherWords = NibWords.attributes(of: element.name)
            for entry in otherWords { self[entry.attribute.ordinal] = .word }
        }

        subscript(ordinal: Int) -> AttributeFact {
            get { ordinal < attributes.count ? attributes[ordinal] : .unmet }
            set {
                if ordinal >= attributes.count {
                    attributes += repeatElement(.unmet, count: ordinal + 1 - attributes.count)
                }
                attributes[ordinal] = newValue
            }
        }
    }

    /// What is known of an attribute of elements of a name.
    private enum AttributeFact: UInt8 {
        /// Nothing was asked yet.
        case unmet
        /// It is compiled, or says nothing to an app.
        case known
        /// It is compiled if it is one of a list of words.
        case word
        /// It cannot be compiled.
        case unknown
    }

    init(_ context: NibContext) {
        self.context = context
        let root = context.document.root
        if let scenes = root.child(.scenes) {
            checkNames()
            let compiled = Set(context.sceneGraph.compiled.map(\.element.index))
            for scene in scenes.children {
                if let controller = SceneElement(scene)?.controller, !compiled.contains(controller.element.index) {
                    checkReached(controller)
                } else {
                    visitObjects(of: scene)
                }
            }
        } else {
            visitObjects(of: root)
        }
    }

    /// A scene that nothing leads to is not in the app; one that such a scene contains is found with it.
    private mutating func checkReached(_ controller: ViewController) {
        if context.sceneGraph.isContained(controller) { return }
        findings.append(
            Finding(
                rule: .unreachableScene,
                message:
                    "\(controller.element.displayName) is in no nib: nothing leads to it, and it has no storyboard "
                    + "identifier by which code could ask for it; remove it or give it one",
                path: context.document.path, location: controller.element.location, object: controller.id))
    }

    /// Each nib of a storyboard has a name of its own, which a file can have.
    private mutating func checkNames() {
        var first: [String: ViewController] = [:]
        for controller in context.sceneGraph.named {
            let name = NibStoryboard.identifier(of: controller)
            if let other = first[name] {
                var finding = self.finding(
                    "two controllers have the storyboard identifier '\(name)', and a storyboard can make only one of them; "
                        + "give one another identifier", .error, at: controller.element)
                finding.notes = [.init("the other one is here", location: other.location, object: other.id)]
                findings.append(finding)
            }
            if name.contains("/") {
                findings.append(
                    finding(
                        "the storyboard identifier '\(name)' cannot be a file's name; take out the '/'", .error,
                        at: controller.element))
            }
            first[name] = first[name] ?? controller
        }
    }

    private func finding(_ message: String, _ severity: Severity, at element: Element) -> Finding {
        Finding(
            rule: .unsupportedInNib, severity: severity, message: message, path: context.document.path,
            location: element.location, object: element.id ?? element.parent?.id)
    }

    private mutating func visitObjects(of holder: Element) {
        guard let objects = holder.child(.objects) else { return }
        for object in objects.children { visit(object, in: objects) }
    }

    private mutating func visit(_ element: Element, in parent: Element) {
        let place = placeOfFacts(of: element)
        if facts[place].isTraceless || NibVocabulary.hasTracelessKey(element), element.name != .connections { return }
        guard facts[place].isKnown || NibVocabulary.knowsByContents(element) else {
            report("the element '\(element.name)'\(key(of: element)) cannot be compiled", at: element)
            return
        }
        if !facts[place].isValue { checkAttributes(of: element, place) }
        checkSegue(element)
        checkName(element)
        checkParts(element, in: parent)
        for child in element.children { visit(child, in: element) }
    }

    private func key(of element: Element) -> String { element.key.map { " with the key '\($0)'" } ?? "" }

    /// Where what is known of the elements of a name is, which is found once in each document.
    private mutating func placeOfFacts(of element: Element) -> Int {
        let ordinal = element.name.ordinal
        if ordinal >= placesOfFacts.count {
            placesOfFacts += repeatElement(-1, count: ordinal + 1 - placesOfFacts.count)
        }
        if placesOfFacts[ordinal] < 0 {
            placesOfFacts[ordinal] = facts.count
            facts.append(ElementFacts(element))
        }
        return placesOfFacts[ordinal]
    }

    private mutating func checkAttributes(of element: Element, _ place: Int) {
        if element.name == .variation { return checkVariation(element) }
        for name in element.attributeNames {
            if facts[place][name.ordinal] == .unmet {
                facts[place][name.ordinal] = NibVocabulary.knows(name.string, of: element) ? .known : .unknown
            }
            switch facts[place][name.ordinal] {
            case .unmet, .known: break
            case .word: checkWord(name, of: element, place)
            case .unknown:
                let isOfRelationship =
                    element.name == .segue && name.string == "destinationCreationSelector"
                    && element.has(.kind, equalTo: "relationship")
                if !isOfRelationship { report("'\(name)' of '\(element.name)' cannot be compiled", at: element) }
            }
        }
    }

    /// A property that is one of a list of words must be one that UIKit knows.
    private mutating func checkWord(_ name: ElementName, of element: Element, _ place: Int) {
        let ordinal = name.ordinal
        if let other = facts[place].otherWords.firstIndex(where: { $0.attribute.ordinal == ordinal }) {
            if element.spells(name, oneOf: facts[place].otherWords[other].words) { return }
        } else if let row = facts[place].words.firstIndex(where: { $0.attribute.ordinal == ordinal }) {
            let property = facts[place].words[row]
            if element.string(property.attribute).flatMap({ property.rawValue(of: $0) }) != nil { return }
        }
        report("'\(element.string(named: name.string) ?? "")' is no known value of '\(name)'", at: element)
    }

    /// What varies by size classes must be something that a nib can vary.
    private mutating func checkVariation(_ variation: Element) {
        guard let owner = variation.parent else { return }
        let attributes = NibVariedAttribute.of(owner)
        let known = attributes.map(\.name) + ["key", "fixedFrame", "misplaced", "ambiguous", "id"]
        for (name, _) in variation.attributes where !known.contains(name) {
            report("'\(name)' cannot be varied by size classes", at: variation)
        }
        for child in variation.children where child.name != .mask && child.name != .rect {
            let isKnown = attributes.contains { $0.isStated(by: variation) && $0.name == child.key }
            if !isKnown, child.key != "fontDescription" {
                report("'\(child.key ?? child.name.string)' cannot be varied by size classes", at: child)
            }
        }
    }

    /// What Interface Builder itself warns of, and a nib cannot have.
    private mutating func checkParts(_ element: Element, in parent: Element) {
        if element.name == .fontDescription, parent.name == .preferredSymbolConfiguration {
            report("the font of a symbol's configuration cannot be compiled", at: element)
        }
        guard parent.name == .prototypes, View(element) != nil, (element.string(.reuseIdentifier) ?? "").isEmpty else {
            return
        }
        findings.append(
            finding(
                "this prototype has no reuse identifier, so that code could not ask for it, and is not compiled; give it one",
                .warning, at: element))
    }

    /// What names one of many things that the system has must name one that it has.
    private mutating func checkName(_ element: Element) {
        let (attribute, isKnown): (AttributeName, (String) -> Bool)
        switch element.name {
        case .action: (attribute, isKnown) = (.eventType, { NibEvents.mask($0) != nil })
        case .blurEffect: (attribute, isKnown) = (.style, { NibClasses.blurStyle($0) != nil })
        default: return
        }
        guard let name = element.string(attribute), !isKnown(name) else { return }
        report("'\(name)' is no known value of '\(attribute)'", at: element)
    }

    private mutating func checkSegue(_ element: Element) {
        guard let segue = Segue(element) else { return }
        let kinds = [
            "show", "showDetail", "presentation", "embed", "unwind", "custom", "modal", "relationship", "push",
            "replace",
            "popoverPresentation", "popover",
        ]
        if let kind = segue.kind, !kinds.contains(kind) {
            report("segues of the kind '\(kind)' cannot be compiled", at: element)
        }
    }

    private mutating func report(_ message: String, at element: Element) {
        let severity: Severity = context.options.allowsUnsupported ? .warning : .error
        let advice = context.options.allowsUnsupported ? "it is left out" : "take it out, or allow that it is left out"
        findings.append(finding("\(message); \(advice)", severity, at: element))
    }
}

extension NibVariedAttribute {
    /// The attribute's name, or the key of its element.
    var name: String {
        switch self {
        case .constant: "constant"
        case .number(let name, _), .flag(let name, _), .word(let name, _): name.string
        case .color(let key, _): key
        case .font: "fontDescription"
        case .image(let name, _): name
        }
    }
}

extension Rule {
    /// Something in a document cannot be compiled to a nib.
    public static let unsupportedInNib = Rule(
        "unsupported-in-nib", on: .request, .error, orElse: .warning,
        summary: "Something in a document cannot be compiled to a nib.",
        help: "Remove it and do it in code, or leave it out with `--allow-unsupported`.")

    /// Nothing leads to a scene of a storyboard.
    public static let unreachableScene = Rule(
        "unreachable-scene", on: .request, .warning,
        summary: "A scene is in no nib: nothing leads to it, and code cannot ask for it.",
        help: "Remove it, or give it a storyboard identifier.")

    /// A property is kept under a key that was not measured.
    public static let unmeasuredNibKey = Rule(
        "unmeasured-nib-key", on: .request, .note,
        summary: "A nib has a key or a class that follows Apple's naming, but was not seen in Apple's nibs.",
        help: "Look at it on a device, and report what you see.")

    /// A launch screen has what iOS does not load.
    public static let launchScreenClass = Rule(
        "launch-screen-class", on: .request, .error,
        summary: "A launch screen has a custom class or a runtime attribute, which iOS does not load there.",
        help: "Remove it: a launch screen is shown before any code of the app runs.")

    /// The rules of compiling to nibs.
    public static var onNibs: [Rule] { [.unsupportedInNib, .unreachableScene, .unmeasuredNibKey, .launchScreenClass] }
}
