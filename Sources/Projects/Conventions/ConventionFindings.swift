import InterfaceDocument
import StrutDiagnostics

/// Where a document is not as its project agreed on.
public struct ConventionFindings: Sendable {
    /// The findings, of the whole document first, then in document order.
    public private(set) var findings: [Finding] = []
    private let document: Document
    private let conventions: Conventions
    private let project: Project?

    /// Compares `document` with what `conventions` say; the code of `project` says which classes inherit from others.
    public init(_ document: Document, _ conventions: Conventions, in project: Project?) {
        self.document = document
        self.conventions = conventions
        self.project = project
        guard conventions != Conventions() else { return }
        checkDocument()
        if document.kind == .storyboard { checkStoryboard() }
        if conventions.namesFilesByClass { checkFileName() }
        for element in document.root.descendants {
            checkNames(of: element)
            checkClass(of: element)
            if let constraint = Constraint(element) { check(constraint) }
            if let font = FontDescription(element) { check(font) }
            if let color = Color(element) { check(color) }
        }
    }

    private mutating func report(_ rule: Rule, _ message: String, at element: Element, variant: String? = nil) {
        var finding = Finding(
            rule: rule, message: message, path: document.path, location: element.location, object: element.id)
        finding.variant = variant
        findings.append(finding)
    }

    // MARK: The document

    private mutating func checkDocument() {
        for (wanted, isSo, name) in [
            (conventions.autoLayout, document.usesAutoLayout, "Auto Layout"),
            (conventions.traitCollections, document.usesTraitCollections, "size classes"),
            (conventions.safeAreas, document.usesSafeAreas, "safe areas"),
        ] where wanted.map({ $0 != isSo }) == true {
            let message =
                isSo ? "the document uses \(name); turn it off" : "the document does not use \(name); turn it on"
            report(.documentSettings, message, at: document.root, variant: name)
        }
        if let devices = conventions.devices, !devices.contains(document.device?.id ?? "") {
            let own = document.device?.id.map { "viewed as '\($0)'" } ?? "not viewed as any device"
            report(
                .deviceConvention, "the document is \(own); view it as \(Self.list(devices))",
                at: document.device?.element ?? document.root)
        }
    }

    private mutating func checkStoryboard() {
        let controllers = document.scenes.flatMap(\.controllers).filter { $0.reference == nil }
        if let most = conventions.mostControllers, controllers.count > most {
            report(
                .storyboardConvention,
                "the storyboard has \(controllers.count) controllers, and should have \(most) at most; divide it",
                at: controllers[most].element)
        }
        if conventions.needsInitialController, document.initialViewControllerID == nil {
            report(
                .storyboardConvention,
                "the storyboard has no initial controller; mark one", at: document.root, variant: "initial")
        }
    }

    /// A storyboard is named by the class of one of its controllers, a xib by that of its owner or of an object in it.
    private mutating func checkFileName() {
        let name = String(Path.stem(of: document.path).prefix { $0 != "~" })
        let holders: [Element]
        if document.kind == .storyboard {
            holders = document.scenes.flatMap(\.controllers).map(\.element)
        } else {
            holders = document.scenes.flatMap(\.objects).filter {
                $0.string(.placeholderIdentifier) != "IBFirstResponder"
            }
        }
        let classes = holders.compactMap { $0.string(.customClass) }
        guard !classes.isEmpty, !classes.contains(name) else { return }
        report(
            .namingConvention,
            "the file is named '\(name)', which is none of its classes (\(classes.prefix(3).joined(separator: ", "))); "
                + "rename the file or the class", at: document.root, variant: "file")
    }

    // MARK: Names and classes

    private mutating func checkNames(of element: Element) {
        guard let name = element.string(.customClass) else { return }
        if conventions.namesStoryboardIdentifiersByClass, let identifier = element.string(.storyboardIdentifier),
            identifier != name, ViewController(element) != nil
        {
            report(
                .namingConvention,
                "\(element.displayName) has the storyboard identifier '\(identifier)'; name it '\(name)', as its class",
                at: element, variant: "storyboard")
        }
        if conventions.namesReuseIdentifiersByClass, let identifier = element.string(.reuseIdentifier),
            identifier != name
        {
            report(
                .namingConvention,
                "\(element.displayName) has the reuse identifier '\(identifier)'; name it '\(name)', as its class",
                at: element, variant: "reuse")
        }
        guard let modules = conventions.modules, !Self.isOfUIKit(name),
            element.string(.placeholderIdentifier) != "IBFirstResponder"
        else { return }
        let module = element.string(.customModule) ?? ""
        if module.isEmpty {
            report(
                .moduleConvention, "the class '\(name)' of \(element) names no module; choose one", at: element)
        } else if !modules.isEmpty, !modules.contains(module) {
            report(
                .moduleConvention,
                "the class '\(name)' of \(element) is of the module '\(module)'; choose \(Self.list(modules))",
                at: element)
        }
    }

    private static func isOfUIKit(_ name: String) -> Bool { UIKitClasses.superclass(of: name) != nil }

    private mutating func checkClass(of element: Element) {
        if conventions.baseClasses.isEmpty && conventions.forbiddenClasses.isEmpty { return }
        let own: String
        if let view = View(element), view.kind != .unknown, !view.kind.isContentOfCell {
            own = view.kind.className
        } else if let controller = ViewController(element), controller.reference == nil {
            own = controller.uiKitClassName
        } else {
            return
        }
        let name = element.string(.customClass) ?? own
        if conventions.forbiddenClasses.contains(name) || conventions.forbiddenClasses.contains(own) {
            return report(
                .classConvention,
                "\(element.displayName) is of the class '\(name == own ? own : name)', which the project does not use",
                at: element, variant: "forbidden")
        }
        guard let bases = conventions.baseClasses[own], !inherits(name, from: bases) else { return }
        report(
            .classConvention, "\(element.displayName) is no \(Self.list(bases)); choose that class", at: element,
            variant: "base")
    }

    /// Whether a class is one of some others, or inherits from one as far as the project's code is known.
    private func inherits(_ name: String, from bases: [String]) -> Bool {
        var seen: Set<String> = []
        var pending = [name]
        while let name = pending.popLast() {
            if bases.contains(name) { return true }
            guard seen.insert(name).inserted, let code = project?.code, !code.isEmpty else { continue }
            pending += code.index.classes[name]?.superclasses.sorted() ?? []
            if let target = code.index.aliases[name] { pending.append(target) }
        }
        return false
    }

    // MARK: Constraints

    private mutating func check(_ constraint: Constraint) {
        guard let margins = conventions.margins else { return }
        let sides: [(Element?, LayoutAttribute?, Element?)] = [
            (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
            (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
        ]
        for case (let item?, let attribute?, let other) in sides {
            switch margins {
            case .never:
                guard attribute.isMargin else { continue }
                return report(
                    .marginConvention,
                    "\(constraint.element.displayName) is relative to the \(attribute) of \(item.displayName); use the edge",
                    at: constraint.element)
            case .always:
                guard [.leading, .trailing, .left, .right].contains(attribute), View(item) != nil, let other,
                    other.index != item.index, other.isInside(item), View(other) != nil
                else { continue }
                return report(
                    .marginConvention,
                    "\(constraint.element.displayName) is relative to the \(attribute) edge of \(item.displayName); use the margin",
                    at: constraint.element)
            }
        }
    }

    // MARK: The design system

    private mutating func check(_ font: FontDescription) {
        let owner = font.element.owner
        if let fonts = conventions.fonts {
            let (names, words): ([String], String) =
                switch font.kind {
                case .style(let style): (["textStyles", style], "the text style '\(style)'")
                case .named(let name, let family): ([name, family ?? name], "the font '\(name)'")
                case .system, .boldSystem, .italicSystem: (["system"], "the system font")
                }
            if !names.contains(where: fonts.contains) {
                return report(
                    .designSystem, "\(owner.displayName) has \(words), which is not in 'fonts'; choose another",
                    at: owner,
                    variant: "font")
            }
        }
        if let sizes = conventions.fontSizes, let size = font.pointSize, !sizes.contains(size) {
            if case .style = font.kind { return }
            let nearest = sizes.min { abs($0 - size) < abs($1 - size) }
            report(
                .designSystem,
                "\(owner.displayName) has a font of \(Self.words(size)) points, which is not in 'fontSizes'"
                    + (nearest.map { "; the nearest is \(Self.words($0))" } ?? ""), at: owner, variant: "fontSize")
        }
    }

    private mutating func check(_ color: Color) {
        guard let colors = conventions.colors, color.element.parent?.name != .resources,
            !color.element.isInside(named: .resources)
        else { return }
        let names: [String]
        let words: String
        switch color.value {
        case .named(let name): (names, words) = ([name], "the colour '\(name)'")
        case .system(let name): (names, words) = (["systemColors", name], "the system's colour '\(name)'")
        case .rgb(_, _, _, let alpha), .white(_, let alpha):
            // A clear colour shows nothing.
            if alpha == 0 { return }
            (names, words) = (["literals"], "a colour by its components")
        case .pattern, .unknown: return
        }
        if names.contains(where: colors.contains) { return }
        let owner = color.element.owner
        let key = color.key.map { " for '\($0)'" } ?? ""
        report(
            .designSystem, "\(owner.displayName) has \(words)\(key), which is not in 'colors'; choose another",
            at: owner,
            variant: color.key ?? "color")
    }

    private static func words(_ size: Double) -> String {
        size == size.rounded() && abs(size) < 1e9 ? "\(Int(size))" : "\(size)"
    }

    /// `'a'`, or `'a', 'b' or 'c'`.
    private static func list(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension Element {
    /// Whether it stands in an element of a name.
    fileprivate func isInside(named name: ElementName) -> Bool {
        var above = parent
        while let element = above {
            if element.name == name { return true }
            above = element.parent
        }
        return false
    }
}
