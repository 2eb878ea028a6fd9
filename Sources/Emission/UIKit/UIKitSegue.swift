import InterfaceDocument

/// A segue in generated source: what takes it, and how it is performed.
struct UIKitSegue {
    let segue: Segue
    private let unit: UIKitUnit
    private let storyboard: UIKitStoryboard

    init(_ segue: Segue, unit: UIKitUnit, storyboard: UIKitStoryboard) {
        self.segue = segue
        self.unit = unit
        self.storyboard = storyboard
    }

    /// What distinguishes the segue from others in code: its object id.
    var key: String { Self.key(of: segue) }

    static func key(of segue: Segue) -> String {
        SwiftSource.literal(segue.element.id ?? "segue\(segue.element.index)")
    }

    var identifier: String? { segue.identifier }
    /// A container view's segue is taken once, when its view is loaded.
    var isEmbedding: Bool { segue.kind == "embed" }
    /// The cell that takes the segue when it is chosen.
    var cell: View? { segue.source.flatMap(View.init).flatMap { $0.kind.isCell ? $0 : nil } }
    /// Whether a gesture recognizer of the unit takes it.
    var isRecognized: Bool {
        segue.source.flatMap(GestureRecognizer.init) != nil && segue.source.flatMap(unit.expression) != nil
    }

    // MARK: What takes it

    /// Statements that take the segue when UIKit does.
    var triggers: [String] {
        guard !isEmbedding, cell == nil, let source = segue.source, ViewController(source) == nil else { return [] }
        guard let name = unit.expression(source) else {
            // What is in a prototype is identified by its cell.
            return unit.prototypes.joined().contains { $0.view.element.index == source.index }
                ? [] : ["// The segue \(key) is not taken by itself: what takes it is not made here."]
        }
        let object = "builtInterface.\(name)"
        if GestureRecognizer(source) != nil {
            return [
                "builtTargets.append(SegueTarget(\(object)) { [weak self] in "
                    + "self?.takeSegue(\(key), sender: $0, asking: true) })"
            ]
        }
        return [
            Self.trigger(
                segue, source, object, "[weak self] in self?.takeSegue(\(key), sender: $0.sender, asking: true)")
                ?? "// The segue \(key) is not taken by itself: \(name) does not report when it is used."
        ]
    }

    /// A statement that calls a closure when a control or an item of a bar is used; nil for other objects.
    static func trigger(_ segue: Segue, _ source: Element, _ object: String, _ closure: String) -> String? {
        if source.name == .barButtonItem {
            return
                "\(object).primaryAction = UIAction(title: \(object).title ?? \"\", image: \(object).image) { \(closure) }"
        }
        guard let view = View(source), UIKitUnit.controls.contains(view.kind) else { return nil }
        let event = segue.element.string(.eventType).flatMap { UIKitConnections.events.contains($0) ? $0 : nil }
        return "\(object).addAction(UIAction { \(closure) }, for: .\(event ?? "primaryActionTriggered"))"
    }

    // MARK: How it is performed

    /// The case of the segue in its controller's `takeSegue`.
    func writeCase(to source: inout SwiftSource) {
        let identifier = segue.identifier.map(SwiftSource.literal) ?? "nil"
        let type = storyboard.typeName
        source.line("case \(key):")
        source.indented { source in
            for line in remarks { source.line(line) }
            if segue.kind == "unwind" {
                guard let action = segue.unwindAction.map(SwiftSource.literal) else {
                    source.line("break  // It names no method to unwind to.")
                    return
                }
                source.line(
                    "\(type).unwind(\(identifier), by: Selector((\(action))), from: self, sender: sender, asking: asking, "
                        + "animated: \(segue.isAnimated))")
                return
            }
            guard let goal = storyboard.making(segue.destination) else {
                source.line("break  // It leads to what is not made here.")
                return
            }
            source.line(
                "\(type).take(\(identifier), from: self, to: \(goal), sender: sender, asking: asking) { destination in")
            source.indented { source in
                if let custom = UIKitClass.custom(segue.element.string(.customClass)) {
                    let name = storyboard.className(custom)
                    source.line("\(name)(identifier: \(identifier), source: self, destination: destination)")
                    return
                }
                source.block(
                    "UIStoryboardSegue(identifier: \(identifier), source: self, destination: destination)"
                ) { source in for line in performing { source.line(line) } }
            }
            source.line("}")
        }
    }

    /// A comment on the action that a segue or relationship asks for its destination; nil where it has none.
    static func unasked(_ segue: Segue) -> String? {
        segue.element.string(.destinationCreationSelector).map {
            "// Its action \(SwiftSource.literal($0)) is not asked for the destination: the document makes it."
        }
    }

    /// What is not done as the document says.
    private var remarks: [String] {
        var lines: [String] = []
        if let unasked = Self.unasked(segue) { lines.append(unasked) }
        let inner = segue.element.children.filter { $0.name.string != "popoverArrowDirection" }
        for child in inner { lines.append("// Not made of it: \(UIKitLeftovers.summary(child)).") }
        if let custom = segue.element.string(.customClass), segue.kind != "custom" {
            lines.append("// \(custom) performs it, and not UIKit's segue of kind \(segue.kind ?? "unknown").")
        }
        return lines.map { $0.filter { !$0.isNewline } }
    }

    /// The statements that show `destination`.
    private var performing: [String] {
        let animated = segue.isAnimated
        switch segue.kind {
        case "show": return ["self.show(destination, sender: sender)"]
        case "showDetail": return ["self.showDetailViewController(destination, sender: sender)"]
        case "push": return ["self.navigationController?.pushViewController(destination, animated: \(animated))"]
        case "replace":
            return segue.element.string(.splitViewControllerTargetIndex) == "0"
                ? [
                    "if let split = self.splitViewController {",
                    "    split.viewControllers = [destination] + split.viewControllers.dropFirst()", "}",
                ]
                : ["self.splitViewController?.showDetailViewController(destination, sender: sender)"]
        case "embed": return embedding
        case "presentation", "modal", "formSheet", "pageSheet":
            return styles + ["self.present(destination, animated: \(animated))"]
        case "popoverPresentation", "popover":
            return ["destination.modalPresentationStyle = .popover"] + popover
                + ["self.present(destination, animated: \(animated))"]
        case "custom": return ["// Its class is not named: nothing is performed.", "_ = destination"]
        default:
            return [
                "// Its kind \(segue.kind ?? "") is not known: it is shown.", "self.show(destination, sender: sender)",
            ]
        }
    }

    private var styles: [String] {
        var lines: [String] = []
        if let style = segue.modalPresentationStyle, UIKitBars.presentations.contains(style) {
            lines.append("destination.modalPresentationStyle = .\(style)")
        }
        let transition = Property.property("modalTransitionStyle", of: segue.element.name)
        if let style = segue.modalTransitionStyle.flatMap({ transition?.uikitCase(of: $0) }) {
            lines.append("destination.modalTransitionStyle = .\(style)")
        }
        return lines
    }

    private var embedding: [String] {
        guard let container = segue.source.flatMap(unit.expression) else {
            return ["// Its container is not made here: nothing is embedded.", "_ = destination"]
        }
        return ["\(storyboard.typeName).embed(destination, of: self, in: self.builtInterface.\(container))"]
    }

    private var popover: [String] {
        var lines = ["if let popover = destination.popoverPresentationController {"]
        if let anchor = segue.popoverAnchor, let name = unit.expression(anchor) {
            let object = "self.builtInterface.\(name)"
            lines +=
                View(anchor) == nil
                ? ["    popover.barButtonItem = \(object)"]
                : [
                    "    popover.sourceView = \(object)",
                    "    popover.sourceRect = popover.sourceView?.bounds ?? .zero",
                ]
        } else {
            lines += [
                "    popover.barButtonItem = sender as? UIBarButtonItem", "    popover.sourceView = sender as? UIView",
            ]
        }
        if let arrows = segue.element.child(key: "popoverArrowDirection") {
            let names = ["up", "down", "left", "right"].filter { arrows.string(named: $0) == "YES" }
            let list = names.map { ".\($0)" }.joined(separator: ", ")
            lines.append("    popover.permittedArrowDirections = [\(list)]")
        }
        return lines + ["}"]
    }
}

/// The segues that a prototype's cells take: a cell finds its controller by the chain of responders when it is used.
struct UIKitCellSegues {
    private var selection: String?
    private var accessory: String?
    private var triggers: [String] = []

    /// Whether a cell takes none itself when it is chosen, and nothing in it does.
    var isEmpty: Bool { selection == nil && accessory == nil && triggers.isEmpty }

    init(_ unit: UIKitUnit) {
        for view in unit.views {
            for segue in view.element.segues {
                let key = UIKitSegue.key(of: segue)
                if view.element.index == unit.prototypeCell?.element.index {
                    if segue.isTakenByAccessory { accessory = key } else { selection = key }
                    continue
                }
                guard let name = unit.expression(view) else { continue }
                let closure =
                    "[weak self] action in \(unit.context.typeName).takeSegue(\(key), from: self, sender: action.sender)"
                triggers.append(
                    UIKitSegue.trigger(segue, view.element, "builtInterface.\(name)", closure)
                        ?? "// The segue \(key) is not taken by itself: \(name) does not report when it is used.")
            }
        }
    }

    func writeProperties(to source: inout SwiftSource) {
        if isEmpty { return }
        source.line("var selectionSegue: String? { \(selection ?? "nil") }")
        source.line("var accessorySegue: String? { \(accessory ?? "nil") }")
    }

    func writeTriggers(to source: inout SwiftSource) {
        for line in triggers { source.line(line) }
    }
}
