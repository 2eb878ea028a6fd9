import ConstraintSolver
import InterfaceDocument

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
    /// What the constraints leave open; worked out again each time unless it has been kept.
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

extension SolvedScene {
    /// The views whose place in the superview, or whose size, the constraints leave open, ties included: more than one
    /// position or size holds them equally well. JSON's `ambiguous`, the flags of trees and previews, and the mark
    /// `approximate` say it.
    var ambiguousViews: Set<Int> {
        let openness = openness
        guard let owners = openness.owners else { return [] }
        var found: Set<Int> = []
        var rates = [Double](repeating: 0, count: solution.values.count)
        for dimension in openness.solution.freeDimensions {
            for movement in dimension.movements { rates[Int(movement.variable.index)] = movement.coefficient }
            let length = min(dimension.range.upperBound, 1000) - max(dimension.range.lowerBound, -1000)
            // What moves, and what does not move with its superview.
            let views = Set(dimension.movements.flatMap { owners[$0.variable].map(Int.init) })
            let candidates = views.union(views.flatMap { scene.subviews(of: $0) })
            found.formUnion(moved(by: rates, atLeast: 1 / length, among: candidates))
            for movement in dimension.movements { rates[Int(movement.variable.index)] = 0 }
        }
        return found
    }

    /// How far frames could be elsewhere, by the views that have other frames as good as theirs: along the first
    /// dimension that moves a view by a point or more, by 40 points or as far as it goes.
    var freeMoves: [Int: Rect] {
        let openness = openness
        guard let owners = openness.owners else { return [:] }
        var found: [Int: Rect] = [:]
        for dimension in openness.solution.freeDimensions {
            let rates = Dictionary(dimension.movements.map { (Int($0.variable.index), $0.coefficient) }) { $1 }
            for view in Set(dimension.movements.flatMap { owners[$0.variable].map(Int.init) })
            where found[view] == nil {
                let own = variables(of: view)
                let (x, y) = (rates[own.x] ?? 0, rates[own.y] ?? 0)
                let (width, height) = (rates[own.x + 1] ?? 0, rates[own.y + 1] ?? 0)
                let most = [x, y, width, height].map(abs).max() ?? 0
                guard most > 0 else { continue }
                let range = dimension.range
                let isForward = range.upperBound * most >= min(40, -range.lowerBound * most)
                let step = isForward ? min(40 / most, range.upperBound) : max(-40 / most, range.lowerBound)
                guard abs(step) * most >= 1 else { continue }
                found[view] = Rect(x: x * step, y: y * step, width: width * step, height: height * step)
            }
        }
        return found
    }

    /// The views whose place in the superview, or whose size, changes by more than `least` when the variables change
    /// so.
    func moved(by moves: [Double], atLeast least: Double, among views: some Sequence<Int>) -> [Int] {
        func isMoved(_ place: Int, in container: Int?) -> Bool {
            let moved = moves[place] - (container.map { moves[$0] } ?? 0)
            return max(abs(moved), abs(moves[place + 1])) > least
        }
        return views.filter { index in
            let own = variables(of: index)
            let outer = superview(of: index) < 0 ? nil : variables(of: superview(of: index))
            return isMoved(own.x, in: outer?.x) || isMoved(own.y, in: outer?.y)
        }
    }
}

extension Layout {
    /// Works out what the scenes' constraints leave open, for findings and marks alike.
    package mutating func keepOpenness() {
        for index in scenes.indices { scenes[index].solved = scenes[index].solved?.keepingOpenness() }
    }
}
