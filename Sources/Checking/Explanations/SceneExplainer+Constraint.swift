import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension SceneExplainer {
    /// What the constraint that the row at `index` was made from does.
    mutating func explanation(ofRow index: Int) -> ConstraintExplanation? {
        let row = scene.rows[index]
        guard let constraint = scene.constraint(of: row)?.constraint else { return nil }
        let views = [row.first, row.second].compactMap(scene.owner)
        var narrator = Narrator(self, subject: nil)
        let result = scene.result(of: index)
        var explanation = ConstraintExplanation(
            text: narrator.sentence(ofRow: index), object: constraint.id, path: scene.document.path,
            location: constraint.element.location, description: scene.description.body(row), priority: row.priority,
            outcome: .decides, amount: 0, decides: [], against: [])
        switch result {
        case .holds:
            explanation.decides = decided(by: index, among: views)
            if explanation.decides.isEmpty {
                explanation.decides = influenced(by: constraint, among: views)
                let substitutes = substitutes(for: index)
                let isRedundant = explanation.decides.isEmpty && row.relation.isSettled(by: substitutes)
                explanation.outcome = isRedundant ? .redundant : .influences
                if isRedundant { explanation.against = narrator.links(substitutes) }
            }
        case .hasSlack(let room):
            explanation.decides = influenced(by: constraint, among: views)
            (explanation.outcome, explanation.amount) = (explanation.decides.isEmpty ? .loose : .influences, room)
        case .missed(let amount):
            (explanation.outcome, explanation.amount) = (.lost, amount)
            explanation.decides = decided(by: index, among: views)
            explanation.against = against(index, narrator)
        case .broken:
            (explanation.outcome, explanation.amount) = (.broken, abs(scene.excess(of: index)))
            explanation.against = against(index, narrator)
        }
        return explanation
    }

    /// The numbers of views that have a row in their proofs: of those that it relates, else of any.
    private func decided(by row: Int, among views: [Int]) -> [ConstraintExplanation.DecidedQuantities] {
        let own = Set(views).sorted(by: >).compactMap { decided(by: row, of: $0) }
        if !own.isEmpty { return own }
        return scene.scene.views.indices.compactMap { decided(by: row, of: $0) }
    }

    private func decided(by row: Int, of view: Int) -> ConstraintExplanation.DecidedQuantities? {
        let source = Ground.Source.constraint(ConstraintID(index: Int32(row)))
        let isHorizontal = scene.rows[row].firstAnchor.isHorizontal
        let names = scene.quantityNames(of: view).filter { name in
            let grounds = finder.grounds(of: scene.terms(name, of: view))
            return ((grounds.upper ?? []) + (grounds.lower ?? [])).contains { $0.source == source }
        }
        guard !names.isEmpty else { return nil }
        // The axis that the constraint speaks of comes first.
        let sorted = names.filter { $0.isHorizontal == isHorizontal } + names.filter { $0.isHorizontal != isHorizontal }
        return quantities(sorted.map { ($0, scene.value($0, of: view), nil) }, of: view)
    }

    private func quantities(
        _ quantities: [(name: ExplainedQuantity.Name, value: Double, without: Double?)], of view: Int
    ) -> ConstraintExplanation.DecidedQuantities {
        let element = scene.view(view).element
        return ConstraintExplanation.DecidedQuantities(
            name: context.name(view), object: element.id, location: element.location, quantities: quantities)
    }

    /// The numbers of views that would be others without a constraint: of those that it relates, else of any. The scene
    /// is laid out again for it, as what an earlier pass did with the constraint cannot be seen in the last one.
    private func influenced(
        by constraint: Constraint, among views: [Int]
    ) -> [ConstraintExplanation.DecidedQuantities] {
        let other = scene.laidOut(without: constraint.element)
        func influenced(_ view: Int) -> ConstraintExplanation.DecidedQuantities? {
            let known = other.quantityNames(of: view)
            let changed = scene.quantityNames(of: view).filter(known.contains)
                .map { (name: $0, value: scene.value($0, of: view), without: other.value($0, of: view)) }
                .filter { abs($0.value - $0.without) >= 0.01 }
            return changed.isEmpty ? nil : quantities(changed.map { ($0.name, $0.value, $0.without) }, of: view)
        }
        let own = Set(views).sorted(by: >).compactMap(influenced)
        return own.isEmpty ? scene.scene.views.indices.compactMap(influenced) : own
    }

    /// What settles a row's left side without it.
    private func substitutes(for row: Int) -> Grounds {
        let constraint = ConstraintID(index: Int32(row))
        return Self.finder(scene, without: [constraint]).grounds(of: scene.constraints.terms(of: constraint))
    }
}

extension Relation {
    /// Whether grounds of a left side keep it where a constraint of this relation does.
    fileprivate func isSettled(by grounds: Grounds) -> Bool {
        switch self {
        case .equal: grounds.isSettled
        case .lessThanOrEqual: grounds.upper != nil
        case .greaterThanOrEqual: grounds.lower != nil
        }
    }
}
