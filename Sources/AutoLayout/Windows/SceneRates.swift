import ConstraintSolver
import InterfaceDocument

/// How fast everything in a scene moves with the window: its variables, insets and margins, for each step of a sweep.
struct SceneRates: Sendable {
    private let first: [Double]
    private let rates: [Double]
    private let step: Int
    private let variableCount: Int

    /// How far from its rate something may come out, in points.
    private static let tolerance = 1e-5

    /// The rates from one layout to another.
    init(from first: WindowLayout, to last: WindowLayout) {
        self.first = Self.numbers(of: first)
        step = first.step
        variableCount = first.scene.solution.values.count
        let steps = Double(last.step - first.step)
        rates = zip(self.first, Self.numbers(of: last)).map { ($1 - $0) / steps }
    }

    /// Whether one layout changes to another at these rates, wherever it begins.
    func leads(from first: WindowLayout, to last: WindowLayout) -> Bool {
        let (own, others) = (Self.numbers(of: first), Self.numbers(of: last))
        guard own.count == rates.count, others.count == rates.count else { return false }
        let steps = Double(last.step - first.step)
        return own.indices.allSatisfy { abs(others[$0] - own[$0] - rates[$0] * steps) <= Self.tolerance }
    }

    /// The rate, in points for each step, of the variable at `index`.
    func rate(ofVariable index: Int) -> Double { rates[index] }

    /// The rate, in points for each step, of the width at which the text of the view at `index` is first broken.
    func rate(ofTextWidth index: Int) -> Double { rates[variableCount + Self.numbersOfView * index] }

    /// How many numbers move with each view besides its variables.
    private static let numbersOfView = 14

    /// Everything that moves: the variables, then what lies inside the views' edges, and how wide their texts are.
    private static func numbers(of layout: WindowLayout) -> [Double] {
        let states = layout.scene.system.states
        var numbers = layout.scene.solution.values
        numbers.reserveCapacity(numbers.count + numbersOfView * states.count)
        for state in states {
            numbers.append(state.textWidth)
            numbers.append(state.intrinsic.width ?? 0)
            for insets in [state.margins, state.safeArea, state.contentInset ?? .zero] {
                numbers += [insets.top, insets.left, insets.bottom, insets.right]
            }
        }
        return numbers
    }
}
