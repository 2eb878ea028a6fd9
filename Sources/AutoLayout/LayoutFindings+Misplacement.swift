import Diagnostics
import Environment
import InterfaceDocument

/// Views whose stored frame contradicts their constraints: Interface Builder calls them misplaced.
///
/// A stored frame may differ from the computed one for many reasons (another font, another system). A view is reported
/// only where a required constraint between stored frames does not hold in them, which no text measurement can excuse.
extension LayoutFindings {
    /// Interface Builder accepts a point of difference.
    private static let tolerance = 1.0

    /// One finding for each misplaced view, on the document's own canvas; a chosen device has no stored frames.
    var misplacements: [Finding] {
        guard !system.environment.isChosen else { return [] }
        let stored = storedValues()
        var found: Set<Int> = []
        var findings: [Finding] = []
        var lowering = system
        for row in system.rows where row.origin == .written && row.priority >= 1000 && isBetweenViews(row) {
            let constant = lowering.lower(row)
            var value = -constant
            for term in lowering.terms { value += term.coefficient * stored[Int(term.variable.index)] }
            guard violates(value, row.relation), let index = misplacedView(row), found.insert(index).inserted
            else { continue }
            findings.append(finding(index, row))
        }
        return findings
    }

    /// Whether a row's left side minus its right side is too far off; what is not known never is.
    private func violates(_ value: Double, _ relation: RowRelation) -> Bool {
        switch relation {
        case .equal: value.magnitude > Self.tolerance
        case .lessThanOrEqual: value > Self.tolerance
        case .greaterThanOrEqual: value < -Self.tolerance
        }
    }

    private func isBetweenViews(_ row: Row) -> Bool {
        func isView(_ item: LayoutItem, _ anchor: Anchor) -> Bool { item.kind == .view && !anchor.isBaseline }
        return isView(row.first, row.firstAnchor)
            && (row.second.kind == .none || isView(row.second, row.secondAnchor))
    }

    /// Of the views that a row speaks of, the one that constraints place somewhere else than it is stored.
    private func misplacedView(_ row: Row) -> Int? {
        [row.first, row.second].lazy.filter { $0.kind == .view }.map { Int($0.index) }.first { index in
            guard system.states[index].placement == .constraints, let stored = system.view(index).frame,
                let solved = system.placedFrame(of: index)
            else { return false }
            return max(
                (stored.x - solved.x).magnitude, (stored.y - solved.y).magnitude,
                (stored.width - solved.width).magnitude, (stored.height - solved.height).magnitude) > Self.tolerance
        }
    }

    /// For each variable its value in the stored frames; not a number where the document has none.
    private func storedValues() -> [Double] {
        var values = [Double](repeating: .nan, count: system.solver.system.variableCount)
        var origins = [Point](repeating: Point(x: .nan, y: .nan), count: system.states.count)
        for (index, state) in system.states.enumerated() {
            let parent = system.superview(of: index)
            guard let frame = system.view(index).frame, frame.width > 0 || frame.height > 0 else { continue }
            var origin = Point.zero
            if parent >= 0 {
                origin = Point(x: origins[parent].x + frame.x, y: origins[parent].y + frame.y)
                if origin.x.isNaN { continue }
            }
            origins[index] = origin
            let insets = state.alignmentInsets
            values[Int(state.box.x)] = origin.x + insets.left
            values[Int(state.box.x) + 1] = frame.width - insets.left - insets.right
            values[Int(state.box.y)] = origin.y + insets.top
            values[Int(state.box.y) + 1] = frame.height - insets.top - insets.bottom
        }
        return values
    }

    private func finding(_ index: Int, _ row: Row) -> Finding {
        let describe = ConstraintDescription(system: system)
        let view = system.view(index)
        func words(_ frame: Rect?) -> String {
            guard let frame else { return "none" }
            return "(\(describe.number(frame.x)), \(describe.number(frame.y)), \(describe.number(frame.width)), "
                + "\(describe.number(frame.height)))"
        }
        return Finding(
            rule: "misplaced-view", severity: .warning,
            message: "\(describe.name(.view(index), withText: true)) is misplaced: its stored frame is "
                + "\(words(view.frame)), its constraints give \(words(system.placedFrame(of: index))). Update its frame, "
                + "or its constraints.",
            path: system.document.path, location: view.location, object: view.id,
            notes: [
                Finding.Note(
                    "the stored frames contradict \(describe.log(row))", location: location(of: row),
                    object: row.source >= 0 ? system.scene.constraints[Int(row.source)].constraint.id : nil)
            ])
    }
}
