import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout

/// What the constraints of a scene leave open.
struct OpenEnds {
    /// What is said of it.
    var ambiguities: [Ambiguity] = []
    /// The views that move besides, of which nothing is said.
    var unreported: Set<Int> = []
}

/// Turns what a scene's constraints leave open into what is said of it: one ambiguity for each view and axis.
struct AmbiguityFinder {
    private let scene: SolvedScene
    private let names: ObjectNames
    private let rows: [LoweredRow]
    /// The rows that hold design-time lengths of the canvas.
    private let designTime: Set<Int>
    /// The views that something places: a written constraint, a stack view, a fixed frame or a mask.
    private let constrained: Set<Int>
    /// What its author left to the app.
    private let declared: DeclaredPlaces
    /// By stack view and its axis: the first of its views whose length only its class may know.
    private let unknownLengths: [Place: Int]

    /// Everything that is open in a scene, and between the best answers of its system, in document order.
    static func openEnds(in scene: SolvedScene, _ open: Solution, _ names: ObjectNames) -> OpenEnds {
        let designTime = designTimeRows(of: scene)
        let unreached = Freedom.ofUnreachedContent(in: scene)
        if open.freeDimensions.isEmpty && designTime.isEmpty && unreached.isEmpty { return OpenEnds() }
        let finder = AmbiguityFinder(scene, designTime, names)
        let freedoms = Freedom.all(in: scene, scene.constraints, open) + unreached
        let openWithoutThem = finder.freedomsWithoutDesignTimeLengths()
        // A tie with a design-time length is none where nothing is open without it.
        let stillOpen = Set((openWithoutThem ?? []).flatMap(\.movements).map { Place($0) })
        let found = freedoms.compactMap(finder.ambiguity).filter { ambiguity in
            guard case .designTime = ambiguity.cause else { return true }
            return openWithoutThem == nil || stillOpen.contains(Place(ambiguity.movement))
        }
        return OpenEnds(
            ambiguities: finder.merge(
                found + finder.decidedByDesignTimeLengths(openWithoutThem ?? [], besides: freedoms)),
            unreported: Set(freedoms.lazy.flatMap(finder.unreported).map(\.view)))
    }

    private init(_ scene: SolvedScene, _ designTime: [Int], _ names: ObjectNames) {
        self.scene = scene
        self.names = names
        rows = scene.rows
        declared = DeclaredPlaces(scene)
        unknownLengths = Self.unknownLengths(in: scene, rows)
        self.designTime = Set(designTime)
        var constrained: Set<Int> = []
        for row in rows where row.origin.placesViews {
            for item in [row.first, row.second] {
                if let view = scene.owner(of: item) { constrained.insert(view) }
            }
        }
        self.constrained = constrained
    }

    /// The ambiguity that a freedom is; nil where its author asked not to hear of it.
    private func ambiguity(_ freedom: Freedom) -> Ambiguity? {
        // A bar places and sizes what stands in its items, and a cell its accessory and the views of its style.
        if freedom.movements.contains(where: { scene.view($0.view).isShownByBarItem || isPlacedByCell($0.view) }) {
            return nil
        }
        if freedom.movements.contains(where: declared.contains) { return nil }
        let movements = freedom.movements.compactMap(verified)
        guard let first = subject(movements, freedom.competitors) else { return nil }
        if isLeftByConflict(freedom, first) { return nil }
        if freedom.competitors.contains(where: { isOfUnknownShares($0, first.axis) }) { return nil }
        // What is left over in a xib's view is the canvas's: whoever shows the view gives it another size.
        if freedom.competitors.contains(where: isHugging), isInStoredRoot(first) { return nil }
        // So is what is missing in a xib's cell, which has its height from a table.
        if first.axis == .vertical, isInStoredRoot(first, ofCell: true),
            freedom.competitors.contains(where: isResistance)
        {
            return nil
        }
        let others = movements.filter { Place($0) != Place(first) }
        return Ambiguity(
            movement: first, others: others, cause: cause(freedom, movements, of: first), extent: freedom.extent,
            isOfBrokenConstraint: freedom.movesBroken && !first.resizesContent)
    }

    /// Whether a conflict has left something open: that is at fault, and is reported.
    private func isLeftByConflict(_ freedom: Freedom, _ first: Freedom.Movement) -> Bool {
        freedom.competitors.isEmpty && !first.resizesContent && freedom.movesBroken
    }

    /// Whether a row holds a stack view that shares its length by the lengths of its views, and the class of one of
    /// them gives this its length in code: without it the view has no share, and how long the stack view is is not
    /// known.
    private func isOfUnknownShares(_ row: Int, _ axis: Axis) -> Bool {
        [rows[row].first, rows[row].second].compactMap(scene.owner).contains { index in
            guard let stack = StackView(scene.view(index).element), stack.axis == axis,
                stack.distribution == .fillProportionally
            else { return false }
            return scene.scene.subviews(of: index).contains { view in
                scene.placement(of: view) == .constraints && !scene.view(view).isHidden && hasCode(view)
                    && !scene.hasIntrinsicLength(view, axis)
            }
        }
    }

    /// What moves and is no part of any ambiguity: its author left it to the app, or a conflict did.
    private func unreported(_ freedom: Freedom) -> [Freedom.Movement] {
        if freedom.movements.contains(where: declared.contains) { return freedom.movements }
        let movements = freedom.movements.compactMap(verified)
        if let first = subject(movements, freedom.competitors), isLeftByConflict(freedom, first) {
            return freedom.movements
        }
        let reported = Set(movements.map { Place($0) })
        return freedom.movements.filter { !reported.contains(Place($0)) }
    }

    private func cause(
        _ freedom: Freedom, _ movements: [Freedom.Movement], of first: Freedom.Movement
    ) -> Ambiguity.Cause {
        let designTime = freedom.competitors.filter(designTime.contains)
        if !designTime.isEmpty {
            let good = designTime.filter(isOnlyDesignTime)
            if let coded = good.lazy.compactMap(owner).first(where: hasCode) {
                return .code(view: coded)
            }
            return good.first.map { .designTime(row: $0) } ?? .content(row: designTime[0])
        }
        if !freedom.competitors.isEmpty { return .tie(rows: freedom.competitors) }
        if let coded = movements.first(where: isSizedByCode) { return .code(view: coded.view) }
        if let coded = neighborOfUnknownLength(first) { return .code(view: coded) }
        return first.resizesContent || constrained.contains(first.view) ? .missing : .unconstrained
    }

    /// What is open where the lengths that Interface Builder gives on its canvas are taken away; nil where there are
    /// none.
    private func freedomsWithoutDesignTimeLengths() -> [Freedom]? {
        let designTime = designTime.filter(isOnlyDesignTime)
        guard !designTime.isEmpty else { return nil }
        var system = scene.constraints
        for row in designTime { system.setActive(false, of: ConstraintID(index: Int32(row))) }
        return Freedom.all(in: scene, system, system.solutionWithoutTieBreaking(besides: scene.solution))
    }

    /// What is open only there.
    private func decidedByDesignTimeLengths(_ freedoms: [Freedom], besides known: [Freedom]) -> [Ambiguity] {
        let lengths = designTime.filter(isOnlyDesignTime).sorted()
        let moving = Set(known.flatMap(\.movements).map { Place($0) })
        return freedoms.compactMap { freedom in
            guard freedom.competitors.isEmpty, var ambiguity = ambiguity(freedom),
                !moving.contains(Place(ambiguity.movement))
            else { return nil }
            // Of the lengths that move without them, the first design-time length.
            let open = lengths.filter { row in
                freedom.movements.contains { $0.resizes && $0.axis == axis(of: row) && $0.view == owner(of: row) }
            }
            if let coded = open.lazy.compactMap(owner).first(where: hasCode) {
                ambiguity.cause = .code(view: coded)
            } else if let row = open.first ?? lengths.first(where: { axis(of: $0) == ambiguity.axis }) ?? lengths.first
            {
                ambiguity.cause = .designTime(row: row)
            }
            return ambiguity
        }
    }

    /// The view whose length a row holds.
    private func owner(of row: Int) -> Int? { scene.owner(of: rows[row].first) }

    /// The axis on which a row holds a length.
    private func axis(of row: Int) -> Axis { rows[row].firstAnchor.isHorizontal ? .horizontal : .vertical }

    /// Whether a design-time length belongs to a view that never gets one: a text, a picture or arranged views that an
    /// app brings have sizes of their own, and a plain view with an outlet is there to be filled.
    private func isOnlyDesignTime(_ row: Int) -> Bool {
        guard let index = scene.owner(of: rows[row].first) else { return false }
        let view = scene.view(index)
        switch view.kind {
        case .label, .button, .imageView, .stackView: return false
        case .view: return view.customClass != nil || !names.hasOutlets(view.element)
        default: return true
        }
    }

    /// A view on one axis.
    private struct Place: Hashable {
        var view: Int
        var axis: Axis

        init(view: Int, axis: Axis) {
            self.view = view
            self.axis = axis
        }

        init(_ movement: Freedom.Movement) { self.init(view: movement.view, axis: movement.axis) }
    }

    /// What one finding is about.
    private struct Subject: Hashable {
        var place: Place
        var isTie: Bool
    }

    /// The rows that hold design-time lengths of the canvas.
    private static func designTimeRows(of scene: SolvedScene) -> [Int] {
        let lengths = scene.designTimeLengths
        if lengths.isEmpty { return [] }
        let rows = scene.rows
        return rows.indices.filter { index in
            guard rows[index].origin == .intrinsicSize, let owner = scene.owner(of: rows[index].first) else {
                return false
            }
            return lengths[owner]?.contains(rows[index].firstAnchor.isHorizontal ? .horizontal : .vertical) ?? false
        }
    }

    /// What `verifyAmbiguity` leaves of a movement: it switches the check of a view off, or that of its size.
    private func verified(_ movement: Freedom.Movement) -> Freedom.Movement? {
        switch scene.view(movement.view).verifyAmbiguity {
        case "off": return nil
        case "ignoreSizes":
            var movement = movement
            movement.resizes = false
            return movement.moves || movement.resizesContent ? movement : nil
        default: return movement
        }
    }

    /// The view that a finding is about: of a tie the first competitor whose size is open, else the first view that
    /// moves.
    private func subject(_ movements: [Freedom.Movement], _ competitors: [Int]) -> Freedom.Movement? {
        let owners = Set(competitors.compactMap { scene.owner(of: rows[$0].first) })
        return movements.first { owners.contains($0.view) && $0.resizes } ?? movements.first
    }

    /// Whether the table cell around a view places it: as its accessory, its background, or a label or picture of its
    /// style.
    private func isPlacedByCell(_ view: Int) -> Bool {
        var above = scene.superview(of: view)
        while above >= 0 {
            if let cell = TableViewCell(scene.view(above).element) {
                return cell.placesByOutlet(scene.view(view)) || cell.placesByStyle(scene.view(view))
            }
            above = scene.superview(of: above)
        }
        return false
    }

    private func isHugging(_ row: Int) -> Bool {
        rows[row].origin == .intrinsicSize && rows[row].identifier == .hugging
    }

    private func isResistance(_ row: Int) -> Bool {
        rows[row].origin == .intrinsicSize && rows[row].identifier == .compressionResistance
    }

    /// Whether what moves stands in a xib's view, or its cell, that is as long as it is stored: it has its size from
    /// whoever shows it.
    private func isInStoredRoot(_ movement: Freedom.Movement, ofCell isOfCell: Bool = false) -> Bool {
        let root = scene.scene.roots[scene.scene.views[movement.view].root]
        let view = scene.view(root.view)
        guard root.controller == nil, view.kind.isCell == isOfCell else { return false }
        guard scene.environment.isChosen else { return true }
        guard let stored = view.frame else { return false }
        return movement.axis == .horizontal ? stored.width == root.frame.width : stored.height == root.frame.height
    }

    /// Whether a view's size is open, and its own class may give it one.
    private func isSizedByCode(_ movement: Freedom.Movement) -> Bool {
        movement.resizes && hasCode(movement.view) && !scene.hasIntrinsicLength(movement.view, movement.axis)
    }

    /// Of the views beside one in a stack view, the first of which nothing says how long it is, since its class may do
    /// so in code: whether it leaves anything over for the other is not known either.
    private func neighborOfUnknownLength(_ movement: Freedom.Movement) -> Int? {
        movement.resizes
            ? unknownLengths[Place(view: scene.superview(of: movement.view), axis: movement.axis)] : nil
    }

    /// By stack view and its axis: the first of its views of which nothing says how long it is, but perhaps its class.
    private static func unknownLengths(in scene: SolvedScene, _ rows: [LoweredRow]) -> [Place: Int] {
        let coded = scene.scene.views.indices.filter { view in
            let above = scene.superview(of: view)
            return above >= 0 && scene.placement(of: view) == .constraints && !scene.isHidden(view)
                && hasCode(view, in: scene) && StackView(scene.view(above).element)?.distribution == .fill
        }
        if coded.isEmpty { return [:] }
        var held: Set<Place> = []
        for row in rows where row.origin == .written && row.firstAnchor.isSize {
            guard let view = scene.owner(of: row.first) else { continue }
            held.insert(Place(view: view, axis: row.firstAnchor.isHorizontal ? .horizontal : .vertical))
        }
        var lengths: [Place: Int] = [:]
        for view in coded {
            let above = scene.superview(of: view)
            guard let axis = StackView(scene.view(above).element)?.axis, !scene.hasIntrinsicLength(view, axis),
                !held.contains(Place(view: view, axis: axis))
            else { continue }
            let place = Place(view: above, axis: axis)
            if lengths[place] == nil { lengths[place] = view }
        }
        return lengths
    }

    /// Whether a view's class is the app's own, and nothing inside the view says how large it is.
    private func hasCode(_ view: Int) -> Bool { Self.hasCode(view, in: scene) }

    private static func hasCode(_ view: Int, in scene: SolvedScene) -> Bool {
        scene.view(view).customClass != nil
            && !scene.scene.subviews(of: view).contains { scene.placement(of: $0) == .constraints }
    }

    /// One ambiguity for each view and axis, and for all ties that share a competitor. What is missing and what ties
    /// leave open are two: each is settled by a change of its own.
    private func merge(_ found: [Ambiguity]) -> [Ambiguity] {
        var merged: [Ambiguity] = []
        var subjects: [Subject: Int] = [:]
        var competitors: [Int: Int] = [:]
        for ambiguity in found {
            var tied: [Int] = []
            if case .tie(let rows) = ambiguity.cause { tied = rows }
            let subject = Subject(
                place: Place(ambiguity.movement), isTie: ambiguity.isTie && !ambiguity.movement.resizesContent)
            if let known = subjects[subject] ?? tied.lazy.compactMap({ competitors[$0] }).first {
                merged[known].add(ambiguity)
                for row in tied { competitors[row] = known }
            } else {
                subjects[subject] = merged.count
                for row in tied { competitors[row] = merged.count }
                merged.append(ambiguity)
            }
        }
        func order(_ ambiguity: Ambiguity) -> (Int, Int, Int) {
            (ambiguity.view, ambiguity.axis == .vertical ? 1 : 0, ambiguity.isTie ? 1 : 0)
        }
        return merged.sorted { order($0) < order($1) }
    }
}
