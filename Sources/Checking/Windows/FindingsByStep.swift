import StrutDiagnostics
import StrutEnvironment

/// The findings on one scene in the windows of a sweep: each once, with the steps at which it holds.
struct FindingsByStep {
    /// What identifies findings of several steps.
    typealias Key = FindingsByEnvironment.Key
    /// Findings, each with what identifies it.
    typealias Keyed = [(key: Key, finding: Finding)]

    private var order: [Key] = []
    private var found: [Key: (finding: Finding, steps: [ClosedRange<Int>])] = [:]

    /// Adds what holds at some steps, which come after all at which the same findings were added before.
    mutating func add(_ findings: Keyed, at steps: ClosedRange<Int>) {
        for (key, finding) in findings {
            guard let known = found[key] else {
                order.append(key)
                found[key] = (finding, [steps])
                continue
            }
            if FindingsByEnvironment.isGraver(finding, than: known.finding) { found[key]?.finding = finding }
            let last = known.steps.count - 1
            if known.steps[last].upperBound >= steps.lowerBound - 1 {
                let end = max(known.steps[last].upperBound, steps.upperBound)
                found[key]?.steps[last] = known.steps[last].lowerBound...end
            } else {
                found[key]?.steps.append(steps)
            }
        }
    }

    /// Every finding with its ranges, in the order in which they were found.
    func findings(_ sweep: WindowSweep) -> [Finding] {
        let side = sweep.axis == .horizontal ? WindowRange.Side.width : .height
        return order.compactMap { key in
            found[key].map { finding, steps in
                var finding = finding
                finding.windows = steps.map {
                    WindowRange(side, sweep.length(at: $0.lowerBound)...sweep.length(at: $0.upperBound))
                }
                return finding
            }
        }
    }
}
