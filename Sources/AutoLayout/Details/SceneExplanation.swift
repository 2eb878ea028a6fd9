import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// Why every view of a scene has its frame: each constraint explained once, with where it would be drawn.
package struct SceneExplanation: Sendable {
    /// A constraint with the views that it refers to.
    package struct Entry: Sendable {
        /// The constraint and how it came out.
        package var constraint: RowOutcome
        /// Where it comes from.
        package var origin: ConstraintOrigin
        /// Its constant in points.
        package var constant: Double
        /// The line that stands for it, in points in the window; nil for one that nothing is drawn for.
        package var line: (from: Point, to: Point)?
    }

    /// A layout guide to which written constraints refer, other than the safe area and the margins, which every view
    /// has.
    package struct Guide: Sendable {
        /// What it is called.
        package var name: String
        /// Where it lies, in points in the window.
        package var rect: Rect
    }

    /// The constraints, in the order of the system.
    package var constraints: [Entry]
    /// The views, parallel to the scene's.
    package var views: [ViewSummary]
    /// For each view, the places in `constraints` of those that refer to it.
    package var constraintsOfView: [[Int]]
    /// For each view, its guides.
    package var guidesOfView: [[Guide]]
    /// For ambiguous views, how far their frames could be elsewhere with every constraint as well met: by how much x,
    /// y, width and height would be larger, at most about 40 points.
    package var freeMoves: [Int: Rect]
}

extension SceneLayout {
    /// Why every view has its frame; nil for a layout that no engine made.
    package var explanation: SceneExplanation? { solved.map { SceneExplanation($0) } }
}

extension SceneExplanation {
    init(_ scene: SolvedScene) {
        let system = scene.system
        constraints = []
        constraintsOfView = Array(repeating: [], count: system.scene.views.count)
        guidesOfView = Array(repeating: [], count: system.scene.views.count)
        let geometry = ConstraintGeometry(scene)
        var guides: Set<LayoutItem> = []
        for index in system.rows.indices {
            let row = system.rows[index]
            let owners = Set([row.first, row.second].compactMap(scene.owner))
            guard !owners.isEmpty else { continue }
            for item in [row.first, row.second] where row.origin == .written && guides.insert(item).inserted {
                guard let owner = scene.owner(of: item), let guide = geometry.guide(item) else { continue }
                guidesOfView[owner].append(guide)
            }
            for owner in owners { constraintsOfView[owner].append(constraints.count) }
            constraints.append(
                Entry(
                    constraint: scene.outcome(of: index), origin: row.origin, constant: row.constant,
                    line: geometry.line(of: row)))
        }
        views = system.scene.views.indices.map(scene.summary)
        freeMoves = scene.freeMoves
    }
}

/// Where constraints would be drawn: from the one anchor to the other, in points in the window.
struct ConstraintGeometry {
    private let scene: SolvedScene
    private let items: ItemGeometry

    init(_ scene: SolvedScene) {
        self.scene = scene
        items = ItemGeometry(
            model: scene.system.model, variables: scene.system.rows.variables, states: scene.system.states)
    }

    /// The line of a row; nil for one that compares with nothing that can be seen.
    func line(of row: LoweredRow) -> (from: Point, to: Point)? {
        guard let first = rect(of: row.first) else { return nil }
        let isHorizontal = row.firstAnchor.isHorizontal
        if row.firstAnchor.isSize {
            return isHorizontal
                ? (Point(x: first.minX, y: middle(first, .vertical)), Point(x: first.maxX, y: middle(first, .vertical)))
                : (
                    Point(x: middle(first, .horizontal), y: first.minY),
                    Point(x: middle(first, .horizontal), y: first.maxY)
                )
        }
        guard row.second.kind != .none, let second = rect(of: row.second),
            let from = place(row.second, row.secondAnchor, second), let to = place(row.first, row.firstAnchor, first)
        else { return nil }
        let across: Axis = isHorizontal ? .vertical : .horizontal
        if (from - to).magnitude < 0.5 {
            // What is aligned is joined along the line on which it is aligned.
            return isHorizontal
                ? (Point(x: from, y: middle(second, across)), Point(x: to, y: middle(first, across)))
                : (Point(x: middle(second, across), y: from), Point(x: middle(first, across), y: to))
        }
        let level = overlap(first, second, across)
        return isHorizontal
            ? (Point(x: from, y: level), Point(x: to, y: level)) : (Point(x: level, y: from), Point(x: level, y: to))
    }

    /// A guide; nil for a view, for what every view has, and for what nobody sees.
    func guide(_ item: LayoutItem) -> SceneExplanation.Guide? {
        let name: String
        switch item.kind {
        case .none, .view, .safeArea, .margins, .spacer: return nil
        case .readableContent: name = "readable content"
        case .contentLayout: name = "content layout guide"
        case .contentMargins: name = "margins of the content"
        case .frameLayout: name = "frame layout guide"
        case .userGuide: name = scene.element(of: item).flatMap { $0.string(.userLabel) ?? $0.id } ?? "layout guide"
        case .topGuide: name = "top layout guide"
        case .bottomGuide: name = "bottom layout guide"
        case .keyboard: name = "keyboard"
        }
        return rect(of: item).map { SceneExplanation.Guide(name: name, rect: $0) }
    }

    private func rect(of item: LayoutItem) -> Rect? {
        guard let owner = scene.owner(of: item) else { return nil }
        let box = items.box(of: item)
        guard box.x >= 0, box.y >= 0 else { return nil }
        let values = scene.solution.values
        let origin = scene.scene.roots[scene.scene.views[owner].root].frame.origin
        var rect = Rect(
            x: values[Int(box.x)] + box.insets.left + origin.x, y: values[Int(box.y)] + box.insets.top + origin.y,
            width: values[Int(box.x) + 1] - box.insets.left - box.insets.right,
            height: values[Int(box.y) + 1] - box.insets.top - box.insets.bottom)
        switch item.kind {
        case .topGuide: rect.height = items.states[owner].safeArea.top
        case .bottomGuide, .keyboard:
            let height = items.states[owner].safeArea.bottom
            rect.y = rect.maxY - height
            rect.height = height
        default: break
        }
        return rect
    }

    /// The coordinate of an anchor.
    private func place(_ item: LayoutItem, _ anchor: Anchor, _ rect: Rect) -> Double? {
        let isRightToLeft = scene.owner(of: item).map { scene.system.traits($0).isRightToLeft } ?? false
        switch anchor {
        case .left, .minX: return rect.minX
        case .right: return rect.maxX
        case .leading: return isRightToLeft ? rect.maxX : rect.minX
        case .trailing: return isRightToLeft ? rect.minX : rect.maxX
        case .top, .minY: return rect.minY
        case .bottom: return rect.maxY
        case .centerX: return rect.minX + rect.width / 2
        case .centerY: return rect.minY + rect.height / 2
        case .firstBaseline, .lastBaseline:
            guard item.kind == .view else { return nil }
            let state = items.states[Int(item.index)]
            let baseline = anchor == .firstBaseline ? state.firstBaseline : state.lastBaseline
            return rect.minY + baseline.distance(height: rect.height)
        case .width, .height: return nil
        }
    }

    private func middle(_ rect: Rect, _ axis: Axis) -> Double {
        axis == .horizontal ? rect.minX + rect.width / 2 : rect.minY + rect.height / 2
    }

    /// The middle of what two rectangles share on an axis, or else of the first.
    private func overlap(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
        let low = axis == .horizontal ? max(first.minX, second.minX) : max(first.minY, second.minY)
        let high = axis == .horizontal ? min(first.maxX, second.maxX) : min(first.maxY, second.maxY)
        return low < high ? (low + high) / 2 : middle(first, axis)
    }
}
