import ConstraintSolver
import StrutAutoLayout

/// What rules on the solution say of a scene in one window of a stretch, and what rules on frames and texts go by.
struct SolutionJudgement {
    /// The window's step in the sweep.
    let step: Int
    /// What the rules found.
    let keyed: FindingsByStep.Keyed
    /// The rows that they found too low.
    let lowRows: Set<Int>
    /// The views about which something is open.
    let openPlaces: OpenPlaces
    /// What is open, as the solver has it.
    private let freeDimensions: [FreeDimension]

    /// The judgement that rules have left in a survey.
    init(_ step: Int, _ survey: SceneSurvey) {
        var survey = survey
        self.step = step
        keyed = FindingsByEnvironment.keyed(survey.findings)
        lowRows = survey.lowRows
        openPlaces = survey.openPlaces
        freeDimensions = survey.openness.solution.freeDimensions
    }

    /// Whether there is one answer only. Inside of a stretch that is so everywhere or nowhere.
    var leavesNothingOpen: Bool { freeDimensions.isEmpty }

    /// Whether the findings, and what others go by, are the same as in another window.
    func says(sameAs other: SolutionJudgement) -> Bool {
        keyed.map(\.key) == other.keyed.map(\.key) && lowRows == other.lowRows && openPlaces == other.openPlaces
    }

    /// Whether what is said is the same here and in two windows inside of a stretch around this one, and in all between them.
    ///
    /// What tells of something open asks how far it can move. The best answers of all windows of a stretch together are convex,
    /// so that this may rise and fall again along it, but not fall and rise. If it is here just between what it is there, it
    /// neither rises nor falls on the way.
    func isOnWay(from first: SolutionJudgement, to last: SolutionJudgement) -> Bool {
        guard says(sameAs: first), says(sameAs: last), freeDimensions.count == first.freeDimensions.count,
            freeDimensions.count == last.freeDimensions.count
        else { return false }
        let share = Double(step - first.step) / Double(last.step - first.step)
        return freeDimensions.indices.allSatisfy { index in
            let (start, own, end) = (first.freeDimensions[index], freeDimensions[index], last.freeDimensions[index])
            guard own.movesLike(start), own.movesLike(end) else { return false }
            // What can move for ever can do so everywhere.
            if start.extent == end.extent { return own.extent == start.extent }
            return abs(own.extent - start.extent - (end.extent - start.extent) * share) <= Self.tolerance
        }
    }

    /// What rounding may do to an extent, in points.
    fileprivate static let tolerance = 1e-5
}

extension FreeDimension {
    /// How far it can be moved along, both ways together.
    fileprivate var extent: Double { range.upperBound - range.lowerBound }

    /// Whether it moves the same variables as another, each as fast.
    fileprivate func movesLike(_ other: FreeDimension) -> Bool {
        movements.count == other.movements.count
            && zip(movements, other.movements).allSatisfy {
                $0.variable == $1.variable
                    && abs($0.coefficient - $1.coefficient) <= SolutionJudgement.tolerance * abs($0.coefficient)
            }
    }
}
