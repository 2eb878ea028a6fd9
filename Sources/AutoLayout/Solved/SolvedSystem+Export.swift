import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// The solved system as data, for `--format constraints` and for people who check it with another solver.
extension SolvedSystem {
    init(pass: String, system: SceneSystem, solution: Solution) {
        self.pass = pass
        let solver = system.rows.solver.system
        variables = Self.names(of: system)
        values = solution.values
        constraints = []
        var isBroken = [Bool](repeating: false, count: system.rows.count)
        for conflict in solution.conflicts { isBroken[Int(conflict.broken.index)] = true }
        let describe = ConstraintDescription(system: system)
        for (index, row) in system.rows.enumerated() {
            let form = system.linearForm(of: row)
            let id = row.source >= 0 ? system.scene.constraints[Int(row.source)].constraint.id : nil
            constraints.append(
                LoweredConstraint(
                    id: id, origin: row.origin, terms: form.terms.map { (Int($0.variable.index), $0.coefficient) },
                    relation: row.relation, constant: form.constant, priority: row.priority,
                    isBroken: isBroken[index], description: describe.body(row)))
        }
        for variable in 0..<solver.variableCount {
            let bound = solver.lowerBound(of: Variable(index: Int32(variable)))
            guard bound > -.infinity else { continue }
            constraints.append(
                LoweredConstraint(
                    id: nil, origin: .nonNegativeSize, terms: [(variable, 1)], relation: .greaterThanOrEqual,
                    constant: bound, priority: 1000, isBroken: false, description: "\(variables[variable]) >= \(bound)")
            )
        }
    }

    private static func names(of system: SceneSystem) -> [String] {
        var names = [String](repeating: "", count: system.rows.solver.system.variableCount)
        func name(_ box: LayoutBox, _ owner: String) {
            if box.x >= 0 {
                names[Int(box.x)] = "\(owner).minX"
                names[Int(box.x) + 1] = "\(owner).width"
            }
            if box.y >= 0 {
                names[Int(box.y)] = "\(owner).minY"
                names[Int(box.y) + 1] = "\(owner).height"
            }
        }
        let variables = system.rows.variables
        for (index, view) in variables.views.enumerated() {
            let owner = system.view(index).id ?? "view\(index)"
            name(view.box, owner)
            if let content = view.contentBox { name(content, "\(owner).content") }
        }
        for guide in variables.userGuides { name(guide.box, guide.element.id ?? "guide") }
        for (index, spacer) in variables.spacers.enumerated() { name(spacer, "spacer\(index)") }
        return names
    }
}
