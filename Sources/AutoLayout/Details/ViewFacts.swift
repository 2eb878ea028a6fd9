import InterfaceDocument
import StrutEnvironment

/// What layout knows of a view besides its frame, for tools that ask for it. Lengths are in points.
package struct ViewFacts: Sendable {
    /// What is seen of it.
    package var details: ViewDetails
    /// The alignment rectangle that constraints refer to, in its root's coordinates, not rounded.
    package var alignmentRect: Rect
    /// The size that it has by itself at its width; nil on an axis without one.
    package var intrinsicSize: (width: Double?, height: Double?)
    /// Where its first and last line of text stand, from its upper edge; nil for a view without text.
    package var baselines: (first: Double, last: Double)?
    /// The object ids of the written constraints that refer to it, in document order.
    package var constraints: [String] = []
}

extension SceneLayout {
    /// What is known of each view, parallel to `views`; empty for a layout that no engine made.
    package var facts: [ViewFacts] {
        guard let solved else { return [] }
        let details =
            details.isEmpty ? DetailCollector(scene: solved).all : details
        let baselines = Self.baselines(in: solved)
        var facts = details.indices.map { index in
            ViewFacts(
                details: details[index], alignmentRect: solved.alignmentRect(of: index),
                intrinsicSize: solved.intrinsicSize(of: index), baselines: baselines[index])
        }
        for (view, ids) in Self.constraintIDs(in: solved) { facts[view].constraints = ids }
        return facts
    }

    /// Where the first and the last line of each view's text stand, in points from its upper edge; nil without text.
    private static func baselines(in solved: SolvedScene) -> [(first: Double, last: Double)?] {
        let model = solved.model
        var states = solved.system.states
        BaselineResolver(everywhereIn: model).update(&states)
        return states.indices.map { index in
            guard model.hasBaseline(index), let rect = states[index].solved else { return nil }
            let top = solved.alignmentInsets(of: index).top
            return (
                top + states[index].firstBaseline.distance(height: rect.height),
                top + states[index].lastBaseline.distance(height: rect.height)
            )
        }
    }

    /// The object ids of the written constraints that refer to each view, its guides or its content.
    private static func constraintIDs(in solved: SolvedScene) -> [Int: [String]] {
        var ids: [Int: [String]] = [:]
        for row in solved.rows {
            guard let id = solved.constraint(of: row)?.constraint.id else { continue }
            for view in Set([row.first, row.second].compactMap(solved.owner(of:))) where ids[view]?.contains(id) != true
            {
                ids[view, default: []].append(id)
            }
        }
        return ids
    }
}
