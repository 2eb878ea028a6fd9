import InterfaceDocument

/// The class of a storyboard's controller in generated source: a subclass of its own class that loads what the document
/// says.
struct UIKitController {
    private let controller: ViewController
    private let unit: UIKitUnit
    private let storyboard: UIKitStoryboard
    private let segues: [UIKitSegue]

    init(_ controller: ViewController, unit: UIKitUnit, storyboard: UIKitStoryboard) {
        self.controller = controller
        self.unit = unit
        self.storyboard = storyboard
        segues = storyboard.segues(of: unit).map { UIKitSegue($0, unit: unit, storyboard: storyboard) }
    }

    // MARK: Classes

    /// UIKit's classes of controllers: one that a document names as a custom one needs no class of the app.
    static let ownClasses: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "UIStoryboardSegue",
    ]

    /// What the class of a controller is a kind of.
    static func base(of controller: ViewController) -> String {
        switch controller.kind {
        case .hostingController: "UIViewController"
        case .avPlayerViewController: "AVPlayerViewController"
        default: controller.uiKitClassName
        }
    }

    /// The class that the document names: the app's, or else UIKit's.
    private static func className(of controller: ViewController, in storyboard: UIKitStoryboard) -> String {
        guard let custom = UIKitClass.custom(controller.customClass) else { return base(of: controller) }
        return ownClasses.contains(custom) ? custom : storyboard.className(custom)
    }

    /// The class of the app; nil for UIKit's.
    private static func appClass(of controller: ViewController) -> String? {
        UIKitClass.custom(controller.customClass).flatMap { ownClasses.contains($0) ? nil : $0 }
    }

    /// Whether code may have a subclass: players may have none.
    static func isSubclassed(_ controller: ViewController) -> Bool {
        controller.kind != .avPlayerViewController || appClass(of: controller) != nil
    }

    /// The expression that makes a controller, of the class `name` among the document's.
    static func making(_ controller: ViewController, name: String, in storyboard: UIKitStoryboard) -> String {
        let type = storyboard.typeName
        guard isSubclassed(controller) else {
            return "\(type).made(AVPlayerViewController()) { \(type).\(name)().configure($0) }"
        }
        // What is decoded of an archive with nothing in it has no columns: only `init(style:)` can say them.
        if appClass(of: controller) != nil, columns(of: controller) == nil {
            return "\(type).make(Controllers.\(name).self)"
        }
        return
            "\(type).made(Controllers.\(name)(\(arguments(of: controller, in: storyboard)))) { $0.buildFromDocument() }"
    }

    /// Whether UIKit makes a bar of the class that the document names for it: a navigation controller can be given one
    /// when it is made, but one of a class of the app is decoded of an archive with nothing in it, and has UIKit's own
    /// bars.
    static func takesClass(ofBar bar: Element) -> Bool {
        guard let controller = bar.parent.flatMap(ViewController.init) else { return false }
        return controller.kind == .navigationController && appClass(of: controller) == nil
            && ["navigationBar", "toolbar"].contains(bar.key)
    }

    /// The columns of a split view controller of the style that has some; nil for others.
    private static func columns(of controller: ViewController) -> String? {
        guard controller.kind == .splitViewController, let style = controller.element.string(.style) else { return nil }
        return ["doubleColumn", "tripleColumn"].contains(style) ? style : nil
    }

    /// The arguments of UIKit's own initialisers.
    private static func arguments(of controller: ViewController, in storyboard: UIKitStoryboard) -> String {
        let element = controller.element
        if let style = columns(of: controller) { return "style: .\(style)" }
        switch className(of: controller, in: storyboard) {
        case "UIPageViewController":
            let scrolls = element.string(.transitionStyle) == "scroll"
            let isVertical = element.string(.navigationOrientation) == "vertical"
            let spines = ["min": ".min", "mid": ".mid", "max": ".max"]
            let spine = element.string(named: "spineLocation").flatMap { spines[$0] }
            let options = spine.map { "[.spineLocation: UIPageViewController.SpineLocation\($0).rawValue]" } ?? "nil"
            return "transitionStyle: .\(scrolls ? "scroll" : "pageCurl"), "
                + "navigationOrientation: .\(isVertical ? "vertical" : "horizontal"), options: \(options)"
        case "UINavigationController":
            let classes = [controller.navigationBar?.element, controller.toolbar?.element].map { bar in
                bar.flatMap { UIKitUnit.isOfItsClass($0) ? $0.string(.customClass).map(storyboard.className) : nil }
                    .map { "\($0).self" }
            }
            if classes == [nil, nil] { return "nibName: nil, bundle: nil" }
            return "navigationBarClass: \(classes[0] ?? "nil"), toolbarClass: \(classes[1] ?? "nil")"
        default: return "nibName: nil, bundle: nil"
        }
    }

    // MARK: The class

    func write(to source: inout SwiftSource) {
        let words = [controller.className, controller.id].compactMap { $0 }.joined(separator: " ")
        source.line("/// The \(words) as the document makes it.")
        let base = Self.className(of: controller, in: storyboard)
        let interface = "\(storyboard.typeName).\(SwiftIdentifier.escaped(unit.className))"
        let connections = UIKitConnections(unit, scene: unit.scene, controller: controller, items: unit.bars.items)
        let name = SwiftIdentifier.escaped(unit.className)
        source.block("final class \(name): \(base), SegueSource") { source in
            if controller.kind == .hostingController, Self.appClass(of: controller) == nil {
                source.line("// What it hosts is not made: the document does not name it.")
            }
            if Self.columns(of: controller) != nil, Self.appClass(of: controller) != nil {
                source.line("// Made by `init(style:)`, which its class must have: nothing else can say its columns.")
            }
            source.line("private let builtInterface = \(interface)()")
            if !recognizing.isEmpty { source.line("private var builtTargets: [SegueTarget] = []") }
            if !selecting.isEmpty { source.line("private var builtSelections: [SelectionDelegate] = []") }
            source.blank()
            source.line("override var storyboard: UIStoryboard? { \(storyboard.typeName).storyboard }")
            let description = unit.bars.describes(unit) ? ["builtInterface.describe(self)"] : []
            let building = description + selectionClearing + relationships
            source.member("Makes it what the document says, as its decoder does.", "func buildFromDocument()") {
                source in for line in building { source.line(line) }
            }
            if building.isEmpty {
                source.blank()
                source.line("func buildFromDocument() {}")
            }
            writeLoading(connections.connection(of: "builtInterface", type: interface, with: "self"), to: &source)
            writeSelections(to: &source)
            if unit.isVaried {
                source.blank()
                source.block("override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
                    source in
                    source.line("super.traitCollectionDidChange(previousTraitCollection)")
                    source.line("if isViewLoaded { builtInterface.adapt(to: traitCollection) }")
                }
            }
            writeSegues(to: &source)
        }
    }

    private func writeLoading(_ connecting: [String], to source: inout SwiftSource) {
        guard let view = controller.view, let root = unit.expression(view) else {
            for line in connecting { source.line("// Not connected, because the document has no view here: \(line)") }
            return
        }
        source.blank()
        source.block("override func loadView()") { source in
            let isCollection = view.kind == .collectionView && controller.kind == .collectionViewController
            source.line("\(isCollection ? "collectionView" : "view") = builtInterface.\(root)")
            if let control = unit.refreshControl { source.line("refreshControl = builtInterface.\(control)") }
            for line in connecting { source.line(line) }
            for segue in segues { for line in segue.triggers { source.line(line) } }
            if unit.isVaried { source.line("builtInterface.adapt(to: traitCollection)") }
            for line in unit.waking("builtInterface") { source.line(line) }
            for segue in segues where segue.isEmbedding {
                source.line("takeSegue(\(segue.key), sender: nil, asking: true)")
            }
        }
    }

    /// Whether a table's or collection's rows stay chosen, which no archive says when there is none.
    private var selectionClearing: [String] {
        guard [.tableViewController, .collectionViewController].contains(controller.kind) else { return [] }
        let clears = controller.element.string(named: "clearsSelectionOnViewWillAppear") != "NO"
        return ["clearsSelectionOnViewWillAppear = \(clears)"]
    }

    // MARK: Containers

    /// Puts the controllers into a container that are in it from the start.
    private var relationships: [String] {
        let all = controller.element.segues.filter { $0.kind == "relationship" }
        var lines = all.compactMap(UIKitSegue.unasked)
        func made(_ relationship: String) -> [String] {
            all.filter { $0.relationship == relationship }.compactMap { segue in
                let made = storyboard.making(segue.destination)
                if made == nil {
                    lines.append("// Its \(relationship) is not set: \(UIKitLeftovers.notMade).")
                }
                return made
            }
        }
        let list = made("viewControllers") + made("rootViewController")
        if !list.isEmpty { lines.append("viewControllers = [\(list.joined(separator: ", "))]") }
        let columns = ["masterViewController", "supplementaryViewController", "detailViewController"].map(made)
        if Self.columns(of: controller) != nil {
            let names = ["primary", "supplementary", "secondary"]
            for (name, made) in zip(names, columns) {
                for controller in made { lines.append("setViewController(\(controller), for: .\(name))") }
            }
            for controller in made("compactViewController") {
                lines.append("setViewController(\(controller), for: .compact)")
            }
        } else if !columns.joined().isEmpty {
            lines.append("viewControllers = [\(columns.joined().joined(separator: ", "))]")
        }
        let known: Set = [
            "viewControllers", "rootViewController", "masterViewController", "supplementaryViewController",
            "detailViewController", "compactViewController",
        ]
        for segue in all where !known.contains(segue.relationship ?? "") {
            lines.append("// Its relationship \(segue.relationship ?? "") is not set: it is not known.")
        }
        return lines
    }

    // MARK: Segues

    private var recognizing: [UIKitSegue] { segues.filter { $0.isRecognized } }

    /// The tables and collections whose cells have segues.
    private var selecting: [String] {
        var seen: Set<Int> = []
        return segues.compactMap { segue in
            guard var view = segue.cell else { return nil }
            while let outer = view.superview, ![.tableView, .collectionView].contains(view.kind) { view = outer }
            guard let name = unit.expression(view), seen.insert(view.element.index).inserted else { return nil }
            return name
        }
    }

    private func writeSelections(to source: inout SwiftSource) {
        let tables = selecting
        if tables.isEmpty { return }
        source.blank()
        source.block("override func viewDidLoad()") { source in
            source.line("super.viewDidLoad()")
            let statics = segues.compactMap { segue -> (segue: UIKitSegue, name: String)? in
                guard let cell = segue.cell, !UIKitUnit.isPrototype(cell) else { return nil }
                return unit.expression(cell).map { (segue, $0) }
            }
            func table(_ segues: [(segue: UIKitSegue, name: String)]) -> String {
                let rows = segues.map { "ObjectIdentifier(builtInterface.\($0.name)): \($0.segue.key)" }
                return rows.isEmpty ? "[:]" : "[\(rows.joined(separator: ", "))]"
            }
            // Cells that are made once are identified by their identity; others know their segues.
            source.line(
                "let selections: [ObjectIdentifier: String] = \(table(statics.filter { !$0.segue.segue.isTakenByAccessory }))"
            )
            source.line(
                "let accessories: [ObjectIdentifier: String] = \(table(statics.filter { $0.segue.segue.isTakenByAccessory }))"
            )
            let made = tables.map {
                "SelectionDelegate(builtInterface.\($0), of: self, selections: selections, accessories: accessories)"
            }
            source.line("builtSelections = [\(made.joined(separator: ", "))]")
        }
    }

    private func writeSegues(to source: inout SwiftSource) {
        source.blank()
        if segues.isEmpty {
            source.line("func takeSegue(_ id: String, sender: Any?, asking: Bool) {}")
            return
        }
        source.line(
            "/// Takes the segue with an id; `asking` whether it should be performed, as UIKit does unless code performs it."
        )
        source.block("func takeSegue(_ id: String, sender: Any?, asking: Bool)") { source in
            source.line("switch id {")
            for segue in segues { segue.writeCase(to: &source) }
            source.line("default: break")
            source.line("}")
        }
        var seen: Set<String> = []
        let named = segues.filter { $0.identifier.map { seen.insert($0).inserted } ?? false }
        if named.isEmpty { return }
        source.blank()
        source.block("override func performSegue(withIdentifier identifier: String, sender: Any?)") { source in
            source.line("switch identifier {")
            for segue in named {
                source.line(
                    "case \(SwiftSource.literal(segue.identifier ?? "")): takeSegue(\(segue.key), sender: sender, asking: false)"
                )
            }
            source.line("default: super.performSegue(withIdentifier: identifier, sender: sender)")
            source.line("}")
        }
    }
}

extension UIKitController {
    /// The module that a controller's own class comes from, besides UIKit.
    static func module(of controller: ViewController) -> String? {
        switch controller.kind {
        case .avPlayerViewController: "AVKit"
        case .glkViewController: "GLKit"
        default: nil
        }
    }
}
