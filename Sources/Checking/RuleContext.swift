import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// A solved scene that is looked through by the rules, with what they share and what they have found.
package struct RuleContext {
    /// The scene.
    package let scene: SolvedScene
    let names: ObjectNames
    /// What was found so far.
    package private(set) var findings: [Finding] = []
    /// The tables of the scene with their parts.
    let tables: [Table]
    /// The sides to which something inside a view is attached, by view.
    private(set) lazy var attachedSides = AttachedSides(scene)
    /// The views of tables that may be as high as their content.
    private(set) lazy var sizedViews = RuleContext.sizedViews(in: scene, tables)
    /// What joins the top with the bottom of those.
    private(set) lazy var chains = VerticalChains(scene, in: sizedViews)
    /// The labels that wrap, and have something to wrap at.
    private(set) lazy var boundedLabels: Set<Int> =
        BoundedWidths(scene, in: sizedViews, wrapping: scene.scene.views.indices.filter(wraps)).labels
    /// What its author left to the app.
    private lazy var declared = DeclaredPlaces(scene)
    /// What would fix the conflicts.
    private(set) lazy var repairs = SceneRepairs(scene)
    /// What the constraints leave open.
    private lazy var openEnds = AmbiguityFinder.openEnds(in: scene, openness.solution, names)
    /// Where they leave something open, or a conflict does, by view; worked out when a rule first asks.
    lazy var openPlaces = OpenPlaces(openEnds, placesInConflicts)
    /// The same as its solver has it; worked out when a rule first asks.
    private(set) lazy var openness = scene.openness
    /// Which rules are applied.
    let selection: RuleSelection
    /// What is wrong with the heights of rows, section headers and footers; found when a rule first asks.
    private(set) lazy var rowFaults: [RowFault] =
        tables.isEmpty ? [] : rowFaults(attachedSides, chains, boundedLabels)
    /// The rows, section headers and footers with a height that a finding of an applied rule is about, by the indices
    /// of their elements: what overflows them is reported where no rule explains it.
    lazy var lowRows: Set<Int> = tables.isEmpty ? [] : RowFault.rows(rowFaults, in: scene, selection)
    /// The rows of prototypes that are drawn higher than their table makes them; found when a rule first asks.
    private(set) lazy var rowsDrawnHigher: Set<Int> =
        tables.isEmpty ? [] : RuleContext.rowsDrawnHigher(in: scene, tables, chains)
    /// The views whose subviews code places: the document draws one that code can reach with a fixed frame and without
    /// a size. Found when a rule first asks.
    private(set) lazy var handPlacedHolders: Set<Int> = {
        var holders: Set<Int> = []
        for index in scene.scene.views.indices where scene.placement(of: index) == .fixedFrame {
            let view = scene.view(index)
            guard let drawn = view.frame, drawn.width == 0 || drawn.height == 0, names.hasOutlets(view.element) else {
                continue
            }
            holders.insert(scene.superview(of: index))
        }
        return holders
    }()
    /// Where the document has the views of some groups, by the views that hold them.
    var drawnGroups: [Int: DrawnGroup] = [:]
    /// What holds lengths at numbers of points; found when a rule first asks.
    private(set) lazy var fixedLengths = FixedLengths(scene)
    /// Where the views lie and what is shown of them; found when a rule first asks.
    lazy var geometry = SceneGeometry(scene)
    /// The texts and controls that are shown; found when a rule first asks.
    lazy var content = ContentBoxes(scene, geometry)

    /// What is said of what the constraints leave open.
    var ambiguities: [Ambiguity] { mutating get { openEnds.ambiguities } }
    /// The views that move and of which nothing is said.
    var unreportedViews: Set<Int> { mutating get { openEnds.unreported } }

    /// A table with its parts, by their indices in the scene.
    struct Table {
        var index: Int
        var element: TableView
        var sections: [TableState.Section]
    }

    /// Looks at a scene.
    init(_ scene: SolvedScene, _ names: ObjectNames, _ selection: RuleSelection) {
        self.names = names
        self.scene = scene
        self.selection = selection
        var tables: [Table] = []
        let views = scene.scene.views
        for index in views.indices where views[index].view.kind == .tableView {
            guard let table = TableView(views[index].view.element) else { continue }
            tables.append(Table(index: index, element: table, sections: scene.sections(of: index, table)))
        }
        self.tables = tables
    }

    /// Adds a finding about an element, in the rows that the view at `view` is in; it weighs what its rule says unless
    /// a severity is given.
    mutating func report(
        _ rule: Rule, _ message: String, at element: Element?, rowsOf view: Int? = nil, notes: [Finding.Note] = [],
        severity: Severity? = nil, amount: Double = 0, variant: String? = nil, identity: String? = nil,
        otherObjects: [String] = [], holder: String? = nil
    ) {
        var finding = Finding(
            rule: rule, severity: severity, message: message, path: scene.document.path, location: element?.location,
            object: element?.id, notes: notes)
        finding.amount = amount
        finding.variant = variant
        finding.identity = identity
        finding.otherObjects = otherObjects.filter { $0 != finding.object }
        finding.holder = holder
        if let view {
            let rows = scene.rows(around: view)
            if !rows.isEmpty { finding.rows = [rows.map(\.text).joined(separator: "/")] }
        }
        findings.append(finding)
    }

    /// Adds a finding about the view at `view`.
    mutating func report(
        _ rule: Rule, _ message: String, at view: Int, notes: [Finding.Note] = [],
        severity: Severity? = nil, amount: Double = 0, variant: String? = nil
    ) {
        report(
            rule, message, at: scene.view(view).element, rowsOf: view, notes: notes, severity: severity, amount: amount,
            variant: variant)
    }

    /// Whether the view at `index` is a label that nobody is to read, and that only carries a value for code: its font
    /// or its fixed frame is hardly a point high or wide, or its text has the colour of its own background.
    private func isIllegible(_ index: Int) -> Bool {
        let view = scene.view(index)
        guard view.kind == .label else { return false }
        let label = Label(view.element)
        if let size = label?.font?.pointSize, size < 4 { return true }
        if scene.placement(of: index) == .fixedFrame, let drawn = view.frame, min(drawn.width, drawn.height) < 3,
            max(drawn.width, drawn.height) > 0
        {
            return true
        }
        guard let background = view.backgroundColor, let color = label?.textColor else { return false }
        return background.value == color.value
    }

    /// Whether a view is shown, or code may show it: an outlet leads to each hidden one around it, and no stack view
    /// takes its place.
    mutating func mayBeShown(_ index: Int) -> Bool {
        if isIllegible(index) { return false }
        if geometry.isShown[index] { return true }
        var view = index
        while view >= 0 {
            let above = scene.superview(of: view)
            if scene.view(view).isHidden {
                guard names.hasOutlets(scene.view(view).element) else { return false }
                if above >= 0, StackView(scene.view(above).element) != nil { return false }
            } else if scene.view(view).alpha <= 0.01 {
                return false
            }
            view = above
        }
        return true
    }

    /// Whether the frame of a view is beyond doubt: nobody else decides it, and on the document's own canvas it is as
    /// Interface Builder has it.
    mutating func isTrusted(_ view: Int) -> Bool {
        if isDisputed(view, .horizontal) || isDisputed(view, .vertical) { return false }
        return isTrustedButForConflicts(view)
    }

    /// The sides at which the frame of a view is beyond doubt; those on an axis on which it is in a conflict are not.
    mutating func trustedSides(of view: Int) -> [RectSide] {
        guard isTrustedButForConflicts(view) else { return [] }
        let (isMoved, isShifted) = (isDisputed(view, .horizontal), isDisputed(view, .vertical))
        if !isMoved && !isShifted { return RectSide.allCases }
        return RectSide.allCases.filter { $0.isHorizontal ? !isMoved : !isShifted }
    }

    private mutating func isTrustedButForConflicts(_ view: Int) -> Bool {
        if declared.decides(view) || isInBarItem(view) || isOpen(view) || isUnsettled(view) { return false }
        return isAsStored(view)
    }

    /// Whether constraints that are missing leave open where a view is, or what it stands in: it may be anywhere.
    private mutating func isOpen(_ view: Int) -> Bool {
        let undecided = openPlaces.undecided
        return !undecided.isEmpty && isSoOrInside(view, undecided.contains)
    }

    /// Whether a view takes part in a conflict on an axis, or stands in one that does: where it is there, and how long,
    /// follows from the constraint that gives way, and will be otherwise once the conflict is fixed.
    private mutating func isDisputed(_ view: Int, _ axis: Axis) -> Bool {
        guard let disputed = openPlaces.disputed[axis] else { return false }
        return isSoOrInside(view, disputed.contains)
    }

    /// Whether it is reported that equal priorities leave open how long a view is: what it lacks is what another one
    /// may lack. Or whether a conflict decides it, reported or not.
    mutating func rivalsDecide(_ view: Int, _ axis: Axis) -> Bool {
        if isUnsettled(view, axis) || isDisputed(view, axis) { return true }
        return selection.applies(.ambiguousLayout) && openPlaces.contested[axis]?.contains(view) ?? false
    }

    /// Whether a view takes part in a conflict on an axis that is not reported.
    mutating func isUnsettled(_ view: Int, _ axis: Axis) -> Bool {
        openPlaces.unsettled[axis]?.contains(view) ?? false
    }

    /// The same on any axis.
    private mutating func isUnsettled(_ view: Int) -> Bool {
        let unsettled = openPlaces.unsettled
        return !unsettled.isEmpty && unsettled.values.contains { $0.contains(view) }
    }

    /// Whether a view stands in a controller's view, which has the size of the screen. That of a xib is the one that
    /// its File's Owner has as `view`, unless it is drawn at a size of its own, or the owner is a view itself.
    func isOnScreen(_ view: Int) -> Bool {
        let root = scene.scene.roots[scene.scene.views[view].root]
        if root.controller != nil { return true }
        let top = scene.view(root.view)
        return scene.scene.element.element.name == .document && scene.environment.isMadeForScreen(top)
            && scene.scene.element.isOwnersView(top) && !scene.scene.element.isOwnedByView
    }

    /// Whether a view stands in an item of a bar, which places it.
    private func isInBarItem(_ view: Int) -> Bool {
        isSoOrInside(view) { scene.view($0).isShownByBarItem }
    }

    /// Whether something is so of a view, or of one that it stands in.
    func isSoOrInside(_ view: Int, _ isSo: (Int) -> Bool) -> Bool {
        var above = view
        while above >= 0 {
            if isSo(above) { return true }
            above = scene.superview(of: above)
        }
        return false
    }

    private func isAsStored(_ view: Int) -> Bool {
        guard !selection.hasEnvironments, !scene.environment.isChosen, scene.superview(of: view) >= 0,
            let stored = scene.view(view).frame
        else { return true }
        let frame = scene.frame(of: view)
        let errors = [frame.x - stored.x, frame.y - stored.y, frame.width - stored.width, frame.height - stored.height]
        return errors.allSatisfy { abs($0) <= SolvedScene.storedFrameTolerance }
    }

    /// The view as its author knows it.
    func name(_ view: Int) -> String { names.name(of: scene.view(view).element) }

    /// A length in points as a sentence has it: to the tenth, or where it is less to its first digit. Nobody acts on
    /// more, and thirds, which screens of three pixels a point have everywhere, read badly.
    func number(_ length: Double) -> String {
        let tenths = (length * 10).rounded() / 10
        return scene.description.number(abs(length) >= 0.05 ? tenths : length)
    }

    /// A length with its unit: "1 point", "12.5 points".
    func points(_ length: Double) -> String {
        let number = number(length)
        return number == "1" ? "1 point" : "\(number) points"
    }

    /// A note for each of many things; of more than anybody reads the first, and how many are left out: "12 `rest`".
    func listed<Item>(_ items: [Item], _ rest: String, _ note: (Item) -> Finding.Note) -> [Finding.Note] {
        let most = 20
        if items.count <= most { return items.map(note) }
        return items.prefix(most - 1).map(note) + [Finding.Note("\(items.count - most + 1) \(rest)")]
    }

    /// A note about a constraint, at its place.
    func note(_ message: String, about row: LoweredRow) -> Finding.Note {
        let element = scene.element(of: row)
        return Finding.Note(message, location: element?.location, object: element?.id)
    }
}
