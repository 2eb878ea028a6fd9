// Step 4: each column by itself: the interval in which it does best, priority by priority.

/// The values that the required conditions on a column allow, and which conditions set the ends.
struct ColumnLimits {
    var interval = Interval.everything
    var lowerSource = Source.none
    var upperSource = Source.none
    /// Whether the ends contradict each other by more than rounding explains.
    var isContradiction = false

    /// The limits that `goals` set; those that must hold come first among them.
    @inline(__always)
    init(_ goals: UnsafeMutableBufferPointer<Goal>, _ parameters: SIMD2<Double>) {
        for goal in goals {
            if !goal.isRequired { return }
            let target = goal.target.value(parameters)
            if goal.relation != .lessThanOrEqual, target > interval.lower {
                (interval.lower, interval.lowerScale, lowerSource) = (target, goal.target.magnitude, goal.source)
            }
            if goal.relation != .greaterThanOrEqual, target < interval.upper {
                (interval.upper, interval.upperScale, upperSource) = (target, goal.target.magnitude, goal.source)
            }
            if interval.lower > interval.upper {
                close(goal.source)
                if isContradiction { return }
            }
        }
    }

    /// Looks at limits that have crossed. If they agree but for rounding the one that came first counts.
    private mutating func close(_ latest: Source) {
        let scale = max(interval.lowerScale, interval.upperScale)
        isContradiction = interval.lower - interval.upper > Tolerance.consistency * scale
        if lowerSource == latest { interval.lower = interval.upper } else { interval.upper = interval.lower }
    }
}

/// Choices between goals of one priority, which document order decides.
struct Ties: BitwiseCopyable {
    /// Whether document order decides them; otherwise they stay open.
    var areBroken = true
    /// Whether any were met.
    var areThere = false
}

extension UnsafeMutableBufferPointer<Goal> {
    /// The part of `limits` in which a column with these goals does best: priority by priority the sum of its errors is
    /// least; where that leaves a choice, `ties`, the errors are least one by one, in order.
    func best(of limits: Interval, _ parameters: SIMD2<Double>, _ ties: inout Ties) -> Interval {
        var interval = limits
        var hasTies = false
        var start = 0
        while start < count, self[start].isRequired { start += 1 }
        let first = start
        while start < count, interval.lower < interval.upper {
            var end = start + 1
            while end < count, self[end].priority == self[start].priority { end += 1 }
            if end == start + 1 {
                let goal = self[start]
                interval.narrow(goal.relation, goal.target.value(parameters), scale: goal.target.magnitude)
            } else {
                interval.narrow(to: leastSum(start..<end, parameters))
                hasTies = true
            }
            start = end
        }
        if !hasTies || !interval.isOpen && interval.lower == interval.upper { return interval }
        if interval.isOpen { ties.areThere = true }
        if !ties.areBroken { return interval }
        for place in first..<count where interval.lower < interval.upper {
            interval.narrow(
                self[place].relation, self[place].target.value(parameters), scale: self[place].target.magnitude)
        }
        return interval
    }

    /// The interval in which the weighted sum of the errors of some goals is least: a weighted median of the targets.
    private func leastSum(_ goals: Range<Int>, _ parameters: SIMD2<Double>) -> Interval {
        var slope = 0.0
        var total = 0.0
        var breakpoints: [(position: Double, jump: Double, scale: Double)] = []
        breakpoints.reserveCapacity(goals.count)
        for goal in self[goals] {
            total += goal.weight
            if goal.relation != .lessThanOrEqual { slope -= goal.weight }
            let jump = goal.relation == .equal ? 2 * goal.weight : goal.weight
            breakpoints.append((goal.target.value(parameters), jump, goal.target.magnitude))
        }
        breakpoints.sort { $0.position < $1.position }
        let slack = Tolerance.cost * total
        var result = Interval.everything
        if slope < -slack {
            for breakpoint in breakpoints {
                if slope >= -slack, breakpoint.position > result.lower { break }
                slope += breakpoint.jump
                (result.lower, result.lowerScale) = (breakpoint.position, breakpoint.scale)
            }
        }
        if slope > slack {
            (result.upper, result.upperScale) = (result.lower, result.lowerScale)
        } else if let next = breakpoints.first(where: { $0.position > result.lower }) {
            // The sum is level up to the next breakpoint.
            (result.upper, result.upperScale) = (next.position, next.scale)
        }
        return result
    }
}
