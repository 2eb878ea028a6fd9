import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each view that stands elsewhere than it is stored, on the document's own canvas; frames are
    /// stored of no other device, text size, direction or language, and of nothing that code does.
    ///
    /// A stored frame may differ from the computed one for many reasons (another font, another system). A view is
    /// reported only where a required constraint does not hold between stored frames, which no text measurement can
    /// excuse; and never where a conflict or an ambiguity explains it.
    static let misplacedView = LayoutRule(.misplacedView) { context in
        guard context.scene.isOnCanvas else { return }
        let all = context.scene.rows
        let rows = all.indices.filter { context.tellsOfFrames(all[$0]) }
        if rows.isEmpty { return }
        let stored = StoredFrames(context.scene)
        var excused: Set<Int>?
        var witnessed: Set<Edge>?
        var causes: [Int: [(row: Int, error: Double)]] = [:]
        for index in rows {
            let row = all[index]
            guard let error = stored.error(of: index, row), let view = context.movedView(row, stored) else { continue }
            let edges = witnessed ?? context.witnessedEdges(rows, stored)
            witnessed = edges
            guard context.isBelieved(row, edges) else { continue }
            let views = excused ?? context.viewsWithOtherFindings()
            excused = views
            if !views.contains(view) { causes[view, default: []].append((index, error)) }
        }
        if context.scene.environment.profile.canvas.marksMisplacedViews {
            context.reportMisplaced(causes, rows, stored)
        } else {
            context.reportMoving(causes)
        }
    }
}

extension Rule {
    /// A stored frame is stale.
    package static let misplacedView = Rule(
        "misplaced-view", on: .layout, .warning, orElse: .note,
        summary: "A stored frame is not what the constraints give; by 40 points where Xcode corrects it.",
        help: "Update the frame in Xcode, or the constraint that gives it.")
}

/// An edge, centre or length of a view or guide.
private struct Edge: Hashable {
    var item: LayoutItem
    var anchor: Anchor
}

extension RuleContext {
    /// Whether a row must hold between frames, margins and safe areas: baselines hang on texts, and what a cell or its
    /// content view is stored with was never laid out.
    fileprivate func tellsOfFrames(_ row: LoweredRow) -> Bool {
        guard row.origin == .written, row.priority >= 1000 else { return false }
        func isKnown(_ item: LayoutItem, _ anchor: Anchor) -> Bool {
            switch item.kind {
            case .none: return true
            case .view, .margins, .safeArea, .topGuide, .bottomGuide:
                return !anchor.isBaseline && scene.placement(of: Int(item.index)) != .tableView
            default: return false
            }
        }
        return row.first.kind != .none && isKnown(row.first, row.firstAnchor) && isKnown(row.second, row.secondAnchor)
    }

    /// Whether what a row says of a guide, a safe area or margins is borne out by another view that stands by it: bars
    /// are inferred, and so are some margins. The document may have been drawn with others: of 40 misplaced views of
    /// real documents that were read one by one, 14 of the 16 wrong ones stood by such margins or by such a safe area.
    fileprivate func isBelieved(_ row: LoweredRow, _ witnessed: Set<Edge>) -> Bool {
        func isBelieved(_ item: LayoutItem, _ anchor: Anchor) -> Bool {
            item.kind == .none || item.kind == .view || item.kind == .margins && knowsMargins(item)
                || witnessed.contains(Edge(item: item, anchor: anchor))
        }
        return isBelieved(row.first, row.firstAnchor) && isBelieved(row.second, row.secondAnchor)
    }

    /// The edges that stored frames stand by as equations of the document ask.
    fileprivate func witnessedEdges(_ rows: [Int], _ stored: StoredFrames) -> Set<Edge> {
        let all = scene.rows
        var edges: Set<Edge> = []
        for index in rows
        where all[index].relation == .equal && stored.error(of: index, all[index]) == nil && stored.isKnown(index) {
            edges.insert(Edge(item: all[index].first, anchor: all[index].firstAnchor))
            edges.insert(Edge(item: all[index].second, anchor: all[index].secondAnchor))
        }
        return edges
    }

    /// Whether the margins of the view that an item is of are beyond doubt: stated, or those of a plain view. A class
    /// of the app's own may have others, whoever shows a xib's view gives it some, and a scroll view lets the safe area
    /// into its content.
    private func knowsMargins(_ item: LayoutItem) -> Bool {
        let index = Int(item.index)
        let view = scene.view(index)
        let superview = scene.superview(of: index)
        if superview >= 0, scene.view(superview).kind == .scrollView { return false }
        if view.layoutMargins != nil || view.directionalLayoutMargins != nil { return true }
        if superview < 0 { return isOnScreen(index) }
        return view.customClass == nil
    }

    /// Of the views that a row speaks of, the one that constraints place elsewhere than it is stored: of a view and its
    /// superview the superview, if it moved too.
    fileprivate func movedView(_ row: LoweredRow, _ stored: StoredFrames) -> Int? {
        let axis: Axis = row.firstAnchor.isHorizontal ? .horizontal : .vertical
        let views = [row.first, row.second].compactMap { scene.owner(of: $0) }.sorted()
        return views.first {
            scene.placement(of: $0) == .constraints && !isHiddenInStack($0) && stored.isStale($0, on: axis)
        }
    }

    /// Whether a stack view leaves a view out because it is hidden.
    private func isHiddenInStack(_ index: Int) -> Bool {
        let superview = scene.superview(of: index)
        return superview >= 0 && scene.view(superview).kind == .stackView && scene.view(index).isHidden
    }

    /// The views that a conflict or an ambiguity moves, reported or not, and what is inside them; and those that get a
    /// design-time length from Interface Builder, with the stacks whose lengths are made of theirs.
    mutating func viewsWithOtherFindings() -> Set<Int> {
        var views = unreportedViews.union(ambiguities.flatMap { [$0.view] + $0.others.map(\.view) })
        for conflict in scene.solution.conflicts {
            for member in conflict.members {
                let row = scene.rows[Int(member.index)]
                views.formUnion([row.first, row.second].compactMap { scene.owner(of: $0) })
            }
        }
        for view in scene.designTimeLengths.keys {
            var above = view
            repeat {
                views.insert(above)
                above = scene.superview(of: above)
            } while above >= 0 && scene.view(above).kind == .stackView
        }
        return views
    }

    /// One finding for each view that moved by itself; those that stand where it puts them are its notes.
    fileprivate mutating func reportMisplaced(
        _ causes: [Int: [(row: Int, error: Double)]], _ rows: [Int], _ stored: StoredFrames
    ) {
        var named = Set(causes.keys)
        let met = rowsThatAreMet(rows, stored)
        for (view, violated) in causes.sorted(by: { $0.key < $1.key }) {
            guard let worst = violated.max(by: { $0.error < $1.error }) else { continue }
            let row = scene.rows[worst.row]
            let followers = followers(of: view, met, stored, &named)
            report(
                .misplacedView,
                "\(name(view)) is misplaced: its stored frame is \(words(scene.view(view).frame)), its constraints give "
                    + "\(words(scene.frame(of: view))). Update its frame, or its constraints.", at: view,
                notes: [note("the stored frames contradict \(scene.description.log(row))", about: row)] + followers)
        }
    }

    /// How far a view must be off to be noticed, in points: the safe areas of two phones differ by up to 39 points (20
    /// and 59 at the top), so that what is off by less may only have been drawn on another one. Of 21 scenes of real
    /// documents that are off by more, and that Interface Builder had not flagged, all are stale by their own numbers.
    private static let noticeable = 40.0

    /// One finding for each scene of tools that move such views by themselves as soon as the scene is opened.
    fileprivate mutating func reportMoving(_ causes: [Int: [(row: Int, error: Double)]]) {
        let views = causes.keys.sorted()
        // What shifts by little is not worth opening the scene for.
        guard causes.values.contains(where: { $0.contains { $0.error >= Self.noticeable } }), let first = views.first
        else {
            return
        }
        let others = views.count == 1 ? "" : " and \(views.count - 1) more"
        let root = scene.scene.roots[scene.scene.views[first].root]
        report(
            .misplacedView,
            "\(name(first))\(others) will move when Interface Builder opens the scene: \(views.count == 1 ? "its" : "the") stored frame"
                + "\(views.count == 1 ? " is" : "s are") not what the constraints give. Open and save it, or fix the constraints.",
            at: scene.view(first).element,
            notes: views.map { view in
                let element = scene.view(view).element
                return Finding.Note(
                    "\(name(view)) is stored at \(words(scene.view(view).frame)), and its constraints give "
                        + "\(words(scene.frame(of: view)))", location: element.location, object: element.id)
            }, severity: .note, holder: root.controller?.element.id ?? scene.view(root.view).element.id)
    }

    /// By view: the rows between it and another one that the stored frames meet.
    private func rowsThatAreMet(_ rows: [Int], _ stored: StoredFrames) -> [Int: [(row: Int, other: Int)]] {
        var met: [Int: [(row: Int, other: Int)]] = [:]
        for index in rows where stored.error(of: index, scene.rows[index]) == nil {
            let row = scene.rows[index]
            guard let first = scene.owner(of: row.first), let second = scene.owner(of: row.second), first != second
            else {
                continue
            }
            met[first, default: []].append((index, second))
            met[second, default: []].append((index, first))
        }
        return met
    }

    /// The views whose stored frames go with the stored one of the view at `view`, and are stale with it.
    private func followers(
        of view: Int, _ met: [Int: [(row: Int, other: Int)]], _ stored: StoredFrames, _ named: inout Set<Int>
    ) -> [Finding.Note] {
        var notes: [Finding.Note] = []
        var queue = [view]
        while let leader = queue.popLast() {
            for (row, other) in met[leader] ?? [] {
                guard scene.placement(of: other) == .constraints,
                    stored.isStale(other, on: scene.rows[row].firstAnchor.isHorizontal ? .horizontal : .vertical),
                    named.insert(other).inserted
                else { continue }
                let element = scene.view(other).element
                notes.append(
                    Finding.Note("\(name(other)) moves along", location: element.location, object: element.id))
                queue.append(other)
            }
        }
        return notes
    }

    private func words(_ frame: Rect?) -> String {
        guard let frame else { return "none" }
        return "(\(number(frame.x)), \(number(frame.y)), \(number(frame.width)), \(number(frame.height)))"
    }
}
