import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each installed constraint that says what one before it says.
    static let duplicateConstraint = LayoutRule(.duplicateConstraint) { context in
        let candidates = context.constraintsBetweenSamePlaces
        if candidates.isEmpty { return }
        var known: [Statement: Constraint] = [:]
        for index in candidates {
            let installed = context.scene.scene.constraints[index]
            let constraint = installed.constraint
            // Code switches between those that it can reach.
            guard !context.names.hasOutlets(constraint.element), !constraint.isPlaceholder,
                let statement = Statement(constraint)
            else { continue }
            guard let first = known[statement] else {
                known[statement] = constraint
                continue
            }
            // Of two priorities the lower one has no say.
            let (kept, spare) = first.priority >= constraint.priority ? (first, constraint) : (constraint, first)
            known[statement] = kept
            context.report(
                .duplicateConstraint,
                "\(spare.element.displayName) of \(context.names.name(of: spare.firstItem)) says what \(kept.element.displayName) "
                    + "says\(kept.priority > spare.priority ? " at a higher priority" : ""). Remove one of them.",
                at: spare.element, rowsOf: installed.owner,
                notes: [Finding.Note("the other one is here", location: kept.element.location, object: kept.element.id)]
            )
        }
    }
}

extension Rule {
    /// Two constraints say the same.
    static let duplicateConstraint = Rule(
        "duplicate-constraint", on: .layout, .note, active: .inChecks,
        summary: "Two installed constraints are equal.", help: "Remove one of them.")
}

extension RuleContext {
    /// The installed constraints that may say what another one says, in the order of the scene: what they join is what
    /// another one joins, or they have no row that tells. In most scenes there are none, so that no constraint is read.
    fileprivate var constraintsBetweenSamePlaces: [Int] {
        var isCandidate = Array(repeating: true, count: scene.scene.constraints.count)
        var joints: [(places: UInt64, source: Int)] = []
        for row in scene.rows where row.source >= 0 {
            isCandidate[Int(row.source)] = false
            let places = (Self.code(row.first, row.firstAnchor), Self.code(row.second, row.secondAnchor))
            joints.append((min(places.0, places.1) << 32 | max(places.0, places.1), Int(row.source)))
        }
        joints.sort { $0.places < $1.places }
        for (joint, next) in zip(joints, joints.dropFirst()) where joint.places == next.places {
            isCandidate[joint.source] = true
            isCandidate[next.source] = true
        }
        return isCandidate.indices.filter { isCandidate[$0] }
    }

    /// A number of 32 bits for a place: equal ones have equal numbers, and so may a few others in scenes of millions of
    /// views.
    private static func code(_ item: LayoutItem, _ anchor: Anchor) -> UInt64 {
        let index = UInt64(truncatingIfNeeded: item.index) & 0xff_ffff
        return index << 8 | UInt64(item.kind.rawValue) << 4 | UInt64(anchor.rawValue)
    }
}

/// What a constraint says, in one form whichever of its items is written first.
private struct Statement: Hashable {
    var first: Int
    var firstAttribute: LayoutAttribute
    var relation: Relation
    var second: Int
    var secondAttribute: LayoutAttribute?
    var multiplier: Double
    var constant: Double

    init?(_ constraint: Constraint) {
        guard let attribute = constraint.firstAttribute, !constraint.hasDanglingItem else { return nil }
        first = constraint.firstItem.index
        firstAttribute = attribute
        relation = constraint.relation
        second = constraint.secondItem?.index ?? -1
        secondAttribute = constraint.secondAttribute
        multiplier = constraint.multiplier
        constant = constraint.constant
        guard second >= 0, let other = secondAttribute, multiplier == 1 else { return }
        // The element that stands first in the document, and of one element the attribute with the lesser name.
        if second < first || second == first && "\(other)" < "\(attribute)" {
            (first, second) = (second, first)
            (firstAttribute, secondAttribute) = (other, attribute)
            constant = -constant
            relation =
                relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
    }
}
