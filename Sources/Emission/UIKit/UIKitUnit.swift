import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// A class of generated source: a scene, or a prototype cell, which is made many times.
///
/// It has a property for each view, sets them up, puts them into each other, and activates the written constraints.
struct UIKitUnit {
    let context: UIKitContext
    /// What the class is called.
    let className: String
    /// The views that are built here, in document order; prototypes and what is in them are units of their own.
    private(set) var views: [View] = []
    /// The prototypes in it, each with the views inside of it.
    private(set) var prototypes: [[PlacedView]] = []
    /// What stands for each element in code: a property, or the way to a view that another view makes by itself.
    private var expressions: [Int: String] = [:]
    /// The cell that this is made for, of a prototype.
    let prototypeCell: View?
    let scene: SceneElement
    let controller: ViewController?
    let recognizers: [GestureRecognizer]
    /// What differs between size classes.
    let variations: UIKitVariations
    let bars: UIKitBars
    /// The constraints that views of this unit hold, in document order, with the size classes in which they are active.
    private(set) var constraints: [(constraint: Constraint, classes: Set<Int>)] = []
    /// Whether anything here differs between size classes.
    private(set) var isVaried = false
    /// The tables with static cells by their elements, each with its place among them.
    private let staticTables: [Int: Int]

    init(
        name: String, scene: SceneElement, views placed: [PlacedView], context: UIKitContext, isPrototype: Bool = false
    ) {
        className = name
        self.context = context
        self.scene = scene
        controller = isPrototype ? nil : scene.controller
        recognizers = isPrototype ? [] : scene.gestureRecognizers
        var prototypeDepth: Int?
        var seen: Set<Int> = []
        var views: [View] = []
        for (position, view) in placed.enumerated() {
            if let depth = prototypeDepth {
                if view.depth > depth {
                    prototypes[prototypes.count - 1].append(view)
                    continue
                }
                prototypeDepth = nil
            }
            if Self.isPrototype(view.view), !(isPrototype && position == 0) {
                prototypeDepth = view.depth
                prototypes.append([view])
            } else if !Self.isMadeByController(view.view), seen.insert(view.view.element.index).inserted {
                views.append(view.view)
            }
        }
        var variations = UIKitVariations(like: views.first?.element.traits ?? .none)
        variations.learn(views)
        self.views = views
        self.variations = variations
        let tables = views.filter(Self.isStatic).map(\.element.index)
        staticTables = Dictionary(uniqueKeysWithValues: zip(tables, tables.indices))
        prototypeCell = isPrototype ? views.first : nil
        bars = UIKitBars(views: views, scene: isPrototype ? nil : scene, controller: controller)
        constraints = self.views.flatMap { view in
            view.constraints.lazy.filter { !$0.isPlaceholder }
                .map { ($0, variations.classes(of: $0, in: view)) }
                // One that is never active is there for its outlets alone.
                .filter { !$0.1.isEmpty || !context.outlets.names(of: $0.0.element).isEmpty }
        }
        nameViews()
        isVaried = findsVariations
    }

    private mutating func nameViews() {
        // What members, parameters and local constants of the class are called, and the types that it refers to.
        let reserved: [String] =
            [
                "adapt", "adaptedClass", "add", "appearance", "assemble", "awakeConstraints", "bundle", "cell",
                "classes",
                "configuration", "configure",
                "connect", "constrain", "constraint", "constraints", "controller", "describe", "incoming", "layout",
                "localized", "outgoing", "owner", "paragraph", "registerCells", "reset", "resets", "segues", "setUp",
                "sizeClass", "staticTables", "text", "traits", "value", "variedConstants", "variedConstraints",
                "vary",
            ] + SwiftTypeNames.interfaces + [context.typeName] + views.compactMap { UIKitClass.custom($0.customClass) }
            + constraints.compactMap { UIKitClass.app($0.constraint.element) }
        let named = views.filter { Self.accessor(of: $0) == nil }
        var names = SwiftNames.views(named, outlets: context.outlets, reserved: reserved)
        var unique = UniqueNames(reserved: reserved + names)
        for (view, name) in zip(named, names) { expressions[view.element.index] = SwiftIdentifier.escaped(name) }
        if let cell = prototypeCell { expressions[cell.element.index] = "cell" }
        for view in views {
            guard let accessor = Self.accessor(of: view), let owner = view.superview.flatMap(expression) else {
                continue
            }
            expressions[view.element.index] = "\(accessor.owner.flatMap(expression) ?? owner).\(accessor.path)"
        }
        for view in views {
            guard let layout = CollectionView(view.element)?.layout, let owner = expression(view) else { continue }
            expressions[layout.index] = "\(owner).collectionViewLayout"
        }
        names = recognizers.map { recognizer in
            let outlet = context.outlets.names(of: recognizer.element).first.flatMap(SwiftNames.identifier)
            let className = UIKitClass.name(of: recognizer)
            let isUIKits = UIKitClass.base(of: recognizer) == className
            let word = SwiftIdentifier.value(from: isUIKits ? String(className.dropFirst(2)) : className)
            return unique.claim(outlet ?? word ?? "recognizer")
        }
        for (recognizer, name) in zip(recognizers, names) {
            expressions[recognizer.element.index] = SwiftIdentifier.escaped(name)
        }
        for item in bars.items {
            let outlet = context.outlets.names(of: item).first.flatMap(SwiftNames.identifier)
            expressions[item.index] = SwiftIdentifier.escaped(unique.claim(outlet ?? UIKitBars.name(of: item)))
        }
        let maker = UIKitConstraints(self, controller: controller)
        for (constraint, _) in constraints {
            guard let outlet = context.outlets.names(of: constraint.element).first.flatMap(SwiftNames.identifier),
                maker.makes(constraint)
            else { continue }
            expressions[constraint.element.index] = SwiftIdentifier.escaped(unique.claim(outlet))
        }
    }

    func expression(_ view: View) -> String? { expressions[view.element.index] }
    func expression(_ element: Element) -> String? { expressions[element.index] }

    /// What an outlet to an object leads to: what is built here, or a guide of it.
    func value(_ element: Element) -> String? {
        if let own = expression(element) {
            guard let collection = element.parent.flatMap(CollectionView.init), element.key == "collectionViewLayout"
            else { return own }
            let type = UIKitClass.layoutName(of: collection)
            return type == "UICollectionViewLayout" ? own : "(\(own) as? \(context.called(type)))"
        }
        guard let guide = LayoutGuide(element), let property = guide.kind.property, let owner = guide.owner,
            let name = expression(owner), receiver(owner) == name
        else { return nil }
        return "\(name).\(property)"
    }

    /// What stands before a point for an object: with a question mark where the way to it may lead nowhere.
    func receiver(_ element: Element) -> String? {
        let isOptional = View(element).map(Self.isOptional) ?? false
        return expression(element).map { isOptional ? $0 + "?" : $0 }
    }

    /// Whether code makes an object of the class that the document names for it.
    static func isOfItsClass(_ element: Element) -> Bool {
        element.has(.customClass) && obstacle(toClassOf: element) == nil
    }

    /// Why code does not make an object of the class that the document names for it; nil where it does.
    static func obstacle(toClassOf element: Element) -> String? {
        let view = View(element)
        let base = view.map(UIKitClass.base) ?? UIKitBars.className(of: element)
        guard let custom = element.string(.customClass), custom != base else { return nil }
        if let view {
            if accessor(of: view) != nil {
                return view.superview?.kind == .visualEffectView ? "its effect view made it" : "its cell made it"
            }
            if isMadeByController(view), !UIKitController.takesClass(ofBar: element) { return "its controller made it" }
        } else if element.key == "navigationItem", element.parent.flatMap(ViewController.init) != nil {
            return "UIKit makes the item"
        }
        guard let name = UIKitClass.custom(custom) else { return "Swift has no name for it" }
        return base.flatMap { UIKitClass.isKind(name, of: $0) ? nil : "it is no kind of \($0)" }
    }

    /// Why code cannot set what an object's class declares; nil where it can: at an object of another class it would
    /// raise an exception.
    static func obstacle(toMembersOf element: Element) -> String? {
        if element.has(.customClass) { return isOfItsClass(element) ? nil : "its class is not used here" }
        let standIns: Set<View.Kind> = [.webView, .adBannerView, .unknown]
        guard let view = View(element), standIns.contains(view.kind) else { return nil }
        return "a plain view stands in its place"
    }

    /// Whether a cell or reusable view is made for each row.
    static func isPrototype(_ view: View) -> Bool {
        guard view.kind.isCell else { return false }
        return view.element.parent?.parent?.name != .tableViewSection
    }

    /// Whether a view is a bar that a controller makes itself: `UIKitBars` says to it what the document has.
    private static func isMadeByController(_ view: View) -> Bool {
        [.navigationBar, .toolbar, .tabBar].contains(view.kind) && view.superview == nil && view.key != nil
            && view.key != "view"
    }

    /// The kinds of views that are controls.
    static let controls: Set<View.Kind> = [
        .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .colorWell,
    ]

    /// Whether a view is a control in code: one of UIKit's, or one that the app draws itself.
    static func isControl(_ view: View) -> Bool {
        controls.contains(view.kind) || view.kind == .refreshControl || UIKitClass.base(of: view) == "UIControl"
    }

    /// Whether a table has static cells.
    static func isStatic(_ view: View) -> Bool {
        TableView(view.element).map { !$0.sections.isEmpty } ?? false
    }

    /// The place of a table among those with static cells; nil for others.
    func staticTableIndex(of view: View) -> Int? { staticTables[view.element.index] }

    /// Whether the way to a view that another one makes by itself may lead nowhere.
    static func isOptional(_ view: View) -> Bool { accessor(of: view).map { $0.path != "contentView" } ?? false }

    /// How a view that another one makes by itself is reached: a content view, a cell's label.
    static func accessor(of view: View) -> (owner: View?, path: String)? {
        if view.key == "contentView", view.superview.map({ $0.kind.isCell || $0.kind == .visualEffectView }) ?? false {
            return (nil, "contentView")
        }
        var ancestor = view.superview
        while let candidate = ancestor, candidate.kind != .tableViewCell { ancestor = candidate.superview }
        guard let cell = ancestor.flatMap({ TableViewCell($0.element) }), cell.style != .custom else { return nil }
        if cell.textLabel?.element.index == view.element.index { return (ancestor, "textLabel") }
        if cell.detailTextLabel?.element.index == view.element.index { return (ancestor, "detailTextLabel") }
        if cell.imageView?.element.index == view.element.index { return (ancestor, "imageView") }
        return nil
    }
}

// MARK: - Writing the class

extension UIKitUnit {
    func write(to source: inout SwiftSource) {
        let name = className
        source.block("@MainActor final class \(SwiftIdentifier.escaped(name))") { source in
            UIKitSegues.writeRelationships(of: controller, to: &source)
            writeProperties(to: &source)
            let connections = UIKitConnections(self, scene: scene, controller: controller, items: bars.items)
            let segues = UIKitSegues(self, sources: segueSources)
            connections.writeProtocols(to: &source)
            segues.writeProtocol(to: &source)
            let setUp = source.memberSource(
                "What the document says of each view.", "private func setUp()", writeSetUp)
            let assembly = source.memberSource(
                "Puts the views into each other.", "private func assemble()", writeAssembly)
            source.blank()
            source.block(prototypeCell.map { "init(_ cell: \(className(of: $0)))" } ?? "init()") { source in
                if prototypeCell != nil { source.line("self.cell = cell") }
                if setUp != nil { source.line("setUp()") }
                if assembly != nil { source.line("assemble()") }
                if makesConstraints { source.line("constrain()") }
                if isVaried { source.line("adapt(to: \(variations.own))") }
                if !registrations.isEmpty { source.line("registerCells()") }
                connections.writeInner(to: &source)
                connections.writeActions(to: &source)
            }
            source.add(setUp)
            source.add(assembly)
            if makesConstraints { UIKitConstraints(self, controller: controller).write(to: &source) }
            if isVaried { writeAdaption(to: &source) }
            source.member("Tells tables and collections the classes of their cells.", "private func registerCells()") {
                source in
                for line in registrations.map(\.statement) { source.line(line) }
            }
            bars.writeConfigure(self, to: &source)
            connections.writeConnect(to: &source)
            connections.writeConnectUp(to: &source)
            segues.writeConnect(to: &source)
            writePrototypes(to: &source)
            if let cell = prototypeCell {
                UIKitPrototype(cell, className: context.cellClassName).writeClass(
                    of: className(of: cell), holding: name, isVaried: isVaried, connectsUp: connections.leadUp,
                    segues: UIKitCellSegues(self),
                    waking: waking("builtInterface"), to: &source)
            }
        }
    }

    /// The class of a view as it is called inside of the document's type.
    private func className(of view: View) -> String { context.called(UIKitClass.name(of: view)) }

    /// The statements that wake up what is of the app's own classes, as UIKit does when it has made it from a nib.
    ///
    /// - Parameter interface: What the unit is called there; a prototype's cell is `self`.
    func waking(_ interface: String) -> [String] {
        let objects = (views.map(\.element) + layouts + bars.items).filter(Self.isOfItsClass).compactMap {
            expression($0)
        }
        return objects.map { $0 == "cell" ? "self.awakeFromNib()" : "\(interface).\($0).awakeFromNib()" }
            + (constraintClasses.isEmpty ? [] : ["\(interface).awakeConstraints()"])
    }

    /// The classes of the app that constraints of the unit are of, in the order of the alphabet.
    var constraintClasses: [String] {
        Set(constraints.compactMap { UIKitClass.app($0.constraint.element) }).sorted().map(context.called)
    }

    /// What the control is called by which the controller of a table is refreshed.
    var refreshControl: String? {
        guard let controller, controller.kind == .tableViewController else { return nil }
        let control: Element? = controller.element.child(key: "refreshControl")
        return control.flatMap { expression($0) }
    }

    /// The views for which Interface Builder makes constraints of their stored frames. A cell places its own labels.
    var fixedViews: [View] {
        views.filter {
            $0.hasPrototypingConstraints && Self.accessor(of: $0) == nil && !variations.isUninstalled($0)
        }
    }

    /// Whether there is anything for `constrain()` to do.
    private var makesConstraints: Bool { !constraints.isEmpty || !fixedViews.isEmpty }

    /// The prototypes with the names of their classes.
    var namedPrototypes: [(cell: View, views: [PlacedView], name: String)] {
        if prototypes.isEmpty { return [] }
        let custom = context.appClasses
        // Its classes are beside the properties.
        var reserved = [className, context.typeName] + SwiftTypeNames.interfaces
        reserved += custom
        reserved += expressions.values
        var unique = UniqueNames(reserved: reserved)
        return prototypes.compactMap { views in
            guard let cell = views.first?.view else { return nil }
            let identifier = cell.element.string(.reuseIdentifier) ?? cell.customClass ?? cell.kind.rawValue
            let name = SwiftIdentifier.type(from: identifier) ?? "Cell"
            // Where the cell's own class has the name already, this is what makes it.
            return (cell, views, unique.claim(custom.contains(name) ? name + "Prototype" : name))
        }
    }

    /// The statements that register the prototypes of this unit's tables and collections.
    private var registrations: [(cell: View, statement: String)] {
        namedPrototypes.compactMap { prototype in
            guard let owner = prototype.cell.superview.flatMap(expression) else { return nil }
            let maker = UIKitPrototype(prototype.cell, className: context.cellClassName)
            return (prototype.cell, maker.registration(of: prototype.name, with: owner))
        }
    }

    /// The objects of this unit that have outlets of their own.
    var connectedObjects: [Element] { views.map(\.element) + recognizers.map(\.element) + bars.items + layouts }

    /// The layouts of the collections.
    private var layouts: [Element] { views.compactMap { CollectionView($0.element)?.layout } }

    /// The objects that segues of this unit can start from.
    private var segueSources: [Element] {
        views.map(\.element) + bars.items + recognizers.map(\.element) + [controller?.element].compactMap { $0 }
    }

    private func writeProperties(to source: inout SwiftSource) {
        for view in views where Self.accessor(of: view) == nil {
            source.line("/// \([view.className, view.id].compactMap { $0 }.joined(separator: " "))")
            if view.element.index == prototypeCell?.element.index {
                source.line("unowned let cell: \(className(of: view))")
                continue
            }
            source.line("let \(expression(view) ?? "view") = \(UIKitViews.constructor(view, in: context))")
        }
        for recognizer in recognizers {
            source.line("/// \([recognizer.className, recognizer.id].compactMap { $0 }.joined(separator: " "))")
            let name = expression(recognizer.element) ?? "recognizer"
            source.line("let \(name) = \(context.called(UIKitClass.name(of: recognizer)))()")
        }
        for item in bars.items {
            source.line("/// \([UIKitClass.name(ofItem: item), item.id].compactMap { $0 }.joined(separator: " "))")
            source.line("let \(expression(item) ?? "item") = \(UIKitBars.constructor(item, in: context))")
        }
        source.line("/// The written constraints, in document order.")
        source.line("\(makesConstraints ? "private(set) var" : "let") constraints: [NSLayoutConstraint] = []")
        for (constraint, _) in constraints {
            guard let name = expression(constraint.element) else { continue }
            source.line("private(set) var \(name): \(context.called(UIKitClass.name(of: constraint)))!")
        }
        if isVaried {
            source.line("/// Constraints with the numbers of the size classes in which they are active.")
            source.line("private var variedConstraints: [(classes: Set<Int>, constraint: NSLayoutConstraint)] = []")
            if hasVariedConstants {
                source.line("/// Constraints with their constants in each size class.")
                source.line(
                    "private var variedConstants: [(constraint: NSLayoutConstraint, constants: [CGFloat])] = []")
            }
            source.line("private var adaptedClass: Int?")
            source.line("/// Set back what some size classes say nothing of.")
            source.line("private var resets: [@MainActor () -> Void] = []")
        }
        if views.contains(where: Self.isStatic) { source.line("private var staticTables: [StaticTable] = []") }
    }

    private func writeSetUp(to source: inout SwiftSource) {
        for view in views {
            guard let statements = statements(of: view) else { continue }
            for line in statements.common.flatMap(Self.lines) + statements.resets { source.line(line) }
        }
        for recognizer in recognizers {
            guard let name = expression(recognizer.element) else { continue }
            let set = UIKitSetter(name: name, document: context.document)
            for line in UIKitProperties.statements(recognizer.element, set) { source.line(line) }
            for line in UIKitViews.attributes(recognizer.element, set)
                + UIKitLeftovers.comments(recognizer.element, name: name)
            { source.line(line) }
        }
        for line in bars.statements(in: self) { source.line(line) }
        for object in scene.customObjects where prototypeCell == nil {
            let words = [object.element.string(.customClass), object.element.id].compactMap { $0 }
            source.line("// Not made: the object \(words.joined(separator: " ")), which stands by itself.")
        }
    }

    private static func lines(_ statement: String) -> [String] {
        // A comment is one line, whatever words of the document are in it.
        if statement.hasPrefix("//") { return [statement] }
        return statement.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// What a view says, in each size class.
    private func statements(of view: View) -> UIKitVariedStatements? {
        guard var name = expression(view) else { return nil }
        if Self.isOptional(view) { name += "?" }
        func lines(_ view: View) -> [String] {
            UIKitViews.statements(view, name: name, document: context.document)
        }
        let variants = view.element.hasVariations ? variations.variants(of: view.element).compactMap(View.init) : [view]
        return UIKitVariedStatements(
            variants.map(lines), own: variants.count > 1 ? variations.own : 0, name: name)
    }

    private var hasVariedConstants: Bool {
        makesConstraints && UIKitConstraints(self, controller: controller).hasVariedConstants
    }

    private var findsVariations: Bool {
        views.contains { view in
            variations.isVaried(view)
                || view.element.hasVariations && statements(of: view)?.varied.contains { !$0.isEmpty } ?? false
        } || makesConstraints && UIKitConstraints(self, controller: controller).isVaried
    }

    /// Writes the method that makes what differs between size classes as it is in one of them.
    private func writeAdaption(to source: inout SwiftSource) {
        source.blank()
        source.line(
            "/// Makes what differs between size classes as it is in those of `traits`: call it when they change.")
        source.block("func adapt(to traits: UITraitCollection)") { source in
            // What traits leave open is as in the document.
            if variations.own == 4 {
                source.block("if traits.horizontalSizeClass == .unspecified, traits.verticalSizeClass == .unspecified")
                {
                    source in source.line("return adapt(to: 4)")
                }
            }
            let width = variations.own & 2 == 0 ? "== .regular" : "!= .compact"
            let height = variations.own & 1 == 0 ? "== .regular" : "!= .compact"
            source.line(
                "adapt(to: (traits.horizontalSizeClass \(width) ? 2 : 0) + (traits.verticalSizeClass \(height) ? 1 : 0))"
            )
        }
        source.blank()
        source.line(
            "/// The same by a number: 2 for a regular width and 1 for a regular height\(variations.own == 4 ? "; 4 for none yet" : "")."
        )
        source.block("private func adapt(to sizeClass: Int)") { source in
            // Traits change with the appearance and the size of text, too: what the app has changed since stays.
            source.line("if sizeClass == adaptedClass { return }")
            source.line("adaptedClass = sizeClass")
            source.line("for reset in resets { reset() }")
            writeInstallation(to: &source)
            writeVariedStatements(to: &source)
            if hasVariedConstants {
                source.line(
                    "for (constraint, constants) in variedConstants { constraint.constant = constants[sizeClass] }")
            }
            source.line(
                "for (classes, constraint) in variedConstraints where !classes.contains(sizeClass) { constraint.isActive = false }"
            )
            source.line(
                "for (classes, constraint) in variedConstraints where classes.contains(sizeClass) { constraint.isActive = true }"
            )
        }
    }

    /// Writes what puts the subviews of size classes into their superviews, in order, and takes out the others.
    private func writeInstallation(to source: inout SwiftSource) {
        let installed = views.filter { $0.element.parent?.name == .subviews && !variations.isUninstalled($0) }
        let inside = Dictionary(grouping: installed) { $0.superview?.element.index }
        for view in views where view.element.hasVariations {
            guard let outer = expression(view), let subviews = inside[view.element.index] else { continue }
            let own = variations.classes(of: view.element)
            if subviews.allSatisfy({ variations.classes(of: $0.element) == own }) { continue }
            let method = view.kind == .stackView ? "addArrangedSubview" : "addSubview"
            for inner in subviews {
                guard Self.accessor(of: inner) == nil, let name = expression(inner) else { continue }
                let classes = variations.classes(of: inner.element)
                source.line(
                    classes == variations.all
                        ? "\(outer).\(method)(\(name))"
                        : "if \(UIKitVariations.literal(classes)).contains(sizeClass) { \(outer).\(method)(\(name)) } "
                            + "else { \(name).removeFromSuperview() }")
            }
        }
    }

    /// Writes the statements that differ between size classes.
    private func writeVariedStatements(to source: inout SwiftSource) {
        let varied = views.compactMap { statements(of: $0)?.varied }.filter { !$0.allSatisfy(\.isEmpty) }
        if varied.isEmpty { return }
        source.line("switch sizeClass {")
        for number in variations.all.sorted() {
            source.line(number < variations.all.count - 1 ? "case \(number):" : "default:")
            let lines = varied.flatMap { $0.indices.contains(number) ? $0[number].flatMap(Self.lines) : [] }
            source.indented { source in for line in lines.isEmpty ? ["break"] : lines { source.line(line) } }
        }
        source.line("}")
    }

    private func writeAssembly(to source: inout SwiftSource) {
        for view in views where Self.accessor(of: view) == nil {
            guard let name = expression(view), let superview = view.superview, let outer = expression(superview)
            else { continue }
            if view.element.parent?.name == .tableViewSection { continue }  // its table shows it
            if variations.isUninstalled(view) {
                source.line("// \(name) is not put into \(outer): it is installed in no size class.")
                continue
            }
            let isVaried = variations.classes(of: view.element) != variations.classes(of: superview.element)
            if isVaried, view.element.parent?.name == .subviews { continue }  // put in where it is installed
            source.line(assembly(view, name: name, superview: superview, outer: outer))
        }
        for view in views where Self.isStatic(view) { writeStaticTable(view, to: &source) }
        for view in views {
            for connection in view.connections where connection.property == "gestureRecognizers" {
                guard let name = receiver(view.element) else { continue }
                guard let recognizer = connection.destination.flatMap(expression) else {
                    source.line("// A gesture recognizer of \(name) is not added: it is not made here.")
                    continue
                }
                source.line("\(name).addGestureRecognizer(\(recognizer))")
            }
        }
    }

    private func assembly(_ view: View, name: String, superview: View, outer: String) -> String {
        if view.kind.isCell { return "// \(name) is a cell of \(outer)." }
        switch view.key {
        case "tableHeaderView"?: return "\(outer).tableHeaderView = \(name)"
        case "tableFooterView"?: return "\(outer).tableFooterView = \(name)"
        case "accessoryView"?: return "\(outer).accessoryView = \(name)"
        case "selectedBackgroundView"? where superview.kind.isCell: return "\(outer).selectedBackgroundView = \(name)"
        case "editingAccessoryView"? where superview.kind == .tableViewCell:
            return "\(outer).editingAccessoryView = \(name)"
        case "backgroundView"? where superview.kind != .view: return "\(outer).backgroundView = \(name)"
        case "refreshControl"?: return "\(outer).refreshControl = \(name)"
        default: break
        }
        guard view.element.parent?.name == .subviews else {
            return "// \(name) belongs to \(outer) as its \(view.key ?? "view")."
        }
        return superview.kind == .stackView ? "\(outer).addArrangedSubview(\(name))" : "\(outer).addSubview(\(name))"
    }

    private func writeStaticTable(_ view: View, to source: inout SwiftSource) {
        guard let table = TableView(view.element), let name = expression(view) else { return }
        source.line("staticTables.append(StaticTable(\(name), sections: [")
        source.indented { source in
            for section in table.sections {
                let set = UIKitSetter(name: name, document: context.document)
                func title(_ key: String, _ text: String?) -> String {
                    text.map { set.localized($0, of: section.element, key: key) } ?? "nil"
                }
                let header = title("headerTitle", section.headerTitle)
                let footer = title("footerTitle", section.footerTitle)
                let headerView = section.headerView.flatMap(expression).map { ", headerView: \($0)" } ?? ""
                let footerView = section.footerView.flatMap(expression).map { ", footerView: \($0)" } ?? ""
                source.line(".init(header: \(header), footer: \(footer)\(headerView)\(footerView), rows: [")
                source.indented { source in
                    for cell in section.cells {
                        guard let cellName = expression(cell.element) else { continue }
                        let common = table.rowHeight.flatMap { $0 > 0 ? $0 : nil }
                        let height = cell.rowHeight.map { $0 < 0 ? nil : $0 } ?? common
                        source.line(".init(cell: \(cellName), height: \(height.map(SwiftSource.number) ?? "nil")),")
                    }
                }
                source.line("]),")
            }
        }
        source.line("]))")
    }

    private func writePrototypes(to source: inout SwiftSource) {
        for prototype in namedPrototypes {
            source.blank()
            source.line(
                "/// A prototype: what a cell is given when its table makes one; the class to make is its `\(context.cellClassName)`."
            )
            UIKitUnit(
                name: prototype.name, scene: scene, views: prototype.views, context: context, isPrototype: true
            ).write(to: &source)
        }
    }
}
