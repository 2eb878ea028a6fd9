import ConstraintSolver

/// What a scene's constraints leave open, ties among them included: the one answer on which findings and marks rest.
package struct Openness: Sendable {
    /// One of the best answers of the scene's system, with all that is open between them.
    package let solution: Solution
    /// Whose the variables are; nil where nothing is open.
    let owners: VariableOwners?

    /// Looks at a solved scene. Where document order has decided ties, that takes solving its system once more.
    fileprivate init(of scene: SolvedScene) {
        solution =
            scene.solution.hasTies && !scene.solution.isUnfinished
            ? scene.constraints.solutionWithoutTieBreaking(besides: scene.solution) : scene.solution
        owners = solution.freeDimensions.isEmpty ? nil : scene.makeVariableOwners()
    }
}

extension SolvedScene {
    /// What the constraints leave open; worked out anew each time unless it has been kept.
    package var openness: Openness { keptOpenness ?? Openness(of: self) }

    /// The same with what the constraints leave open worked out, for all who ask.
    func keepingOpenness() -> SolvedScene {
        SolvedScene(system, solution, passes: passes, keptOpenness: openness)
    }

    /// Whose the variables are.
    package var variableOwners: VariableOwners { keptOpenness?.owners ?? makeVariableOwners() }

    fileprivate func makeVariableOwners() -> VariableOwners {
        VariableOwners(system.rows.variables, count: solution.values.count)
    }
}

extension Layout {
    /// Works out what the scenes' constraints leave open, for findings and marks alike.
    package mutating func keepOpenness() {
        for index in scenes.indices { scenes[index].solved = scenes[index].solved?.keepingOpenness() }
    }
}
