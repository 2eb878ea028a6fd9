import InterfaceDocument

/// The segues of a unit: a protocol with a method for each, and code that calls it where UIKit has a way to.
///
/// What a segue leads to is another scene, whose controller only the app can make: it answers the calls.
struct UIKitSegues {
    /// A segue, the object that it starts from, and its method.
    private struct Way {
        var segue: Segue
        var source: Element
        var name: String

        /// A container view's segue is taken once, when the scene is made.
        var isEmbedding: Bool { segue.kind == "embed" }

        var call: String { isEmbedding ? "\(name)(in:)" : "\(name)(_:)" }
    }

    private let unit: UIKitUnit
    private var ways: [Way] = []

    init(_ unit: UIKitUnit, sources: [Element]) {
        self.unit = unit
        var unique = UniqueNames()
        for source in sources {
            for segue in source.segues where segue.kind != "relationship" {
                ways.append(Way(segue: segue, source: source, name: unique.claim(Self.name(of: segue))))
            }
        }
    }

    /// After the identifier, else the kind and where it leads.
    private static func name(of segue: Segue) -> String {
        let unwinding = segue.unwindAction.map { String($0.prefix { $0 != ":" }) }
        let goal = segue.destination.map { $0.className } ?? ""
        let words = segue.identifier ?? unwinding ?? "\(segue.kind ?? "segue") \(goal)"
        return SwiftIdentifier.value(from: words) ?? "segue"
    }

    /// Comments on the controllers that a container begins with.
    static func writeRelationships(of controller: ViewController?, to source: inout SwiftSource) {
        for segue in controller?.element.segues ?? [] where segue.kind == "relationship" {
            let relationship = segue.relationship ?? "relationship"
            source.line(
                "// Its \(relationship) is \(goal(of: segue)): instantiated controllers have it, set it in your own.")
        }
    }

    private static func goal(of segue: Segue) -> String {
        guard let goal = segue.destination else {
            return segue.unwindAction.map { "the exit, by \($0)" } ?? "what is not in the document"
        }
        if goal.kind == .viewControllerPlaceholder {
            let name = goal.element.string(.storyboardName).map { "the storyboard \($0)" } ?? "this storyboard"
            return "the scene \(goal.element.string(.referencedIdentifier) ?? "to begin with") of \(name)"
        }
        return "the " + [goal.className, goal.id].compactMap { $0 }.joined(separator: " ")
    }

    /// How a segue presents what it leads to, as the document says it.
    private static func manner(of segue: Segue) -> String {
        let known: Set = [
            "kind", "id", "destination", "identifier", "relationship", "unwindAction", "eventType", "trigger",
            "customModuleProvider",
        ]
        let words =
            segue.element.attributes.filter { !known.contains($0.name) && $0 != ("animates", "YES") }
            .map { "\($0.name) \($0.value)" }
            + segue.element.children.map(UIKitLeftovers.summary)
        return words.isEmpty ? "" : ": \(words.joined(separator: ", "))".filter { !$0.isNewline }
    }

    func writeProtocol(to source: inout SwiftSource) {
        if ways.isEmpty { return }
        source.blank()
        source.line("/// The ways from here to other scenes: what is to be done when one is taken.")
        source.block("@MainActor protocol Segues: AnyObject") { source in
            for way in ways {
                source.line(
                    "/// A segue of kind \(way.segue.kind ?? "unknown") to \(Self.goal(of: way.segue))\(Self.manner(of: way.segue))."
                )
                let parameter = way.isEmbedding ? "in container: UIView" : "_ sender: Any?"
                source.line("func \(SwiftIdentifier.escaped(way.name))(\(parameter))")
            }
        }
    }

    func writeConnect(to source: inout SwiftSource) {
        if ways.isEmpty { return }
        source.blank()
        source.line("/// Calls `segues` when a way is taken; a comment says where your code must call it.")
        source.block("func connect(segues: some Segues)") { source in
            for way in ways { source.line(trigger(way)) }
        }
    }

    private func trigger(_ way: Way) -> String {
        let source = way.source
        let name = unit.expression(source)
        if way.isEmbedding, View(source) != nil, let name {
            return "segues.\(SwiftIdentifier.escaped(way.name))(in: \(name))"
        }
        let closure = "[weak segues] in segues?.\(SwiftIdentifier.escaped(way.name))($0.sender)"
        let view = View(source)
        // The way from a colour well is left to the app's code.
        if let name, view?.kind != .colorWell, let statement = UIKitSegue.trigger(way.segue, source, name, closure) {
            return statement
        }
        return "// \(way.call): \(occasion(way, view, name))."
    }

    /// When the app's own code must call a way's method.
    private func occasion(_ way: Way, _ view: View?, _ name: String?) -> String {
        if ViewController(way.source) != nil { return "whenever your code performs it" }
        guard let name else { return "whenever your code performs it" }
        if let view, view.kind == .tableViewCell {
            return way.segue.isTakenByAccessory
                ? "in tableView(_:accessoryButtonTappedForRowWith:), for \(name)"
                : "in tableView(_:didSelectRowAt:), for \(name)"
        }
        if let view, view.kind.isCell { return "in collectionView(_:didSelectItemAt:), for \(name)" }
        if GestureRecognizer(way.source) != nil { return "in an action of \(name)" }
        return "when \(name) is chosen"
    }
}
