// Step 4: each column by itself: the interval in which it does best, priority by priority.

/// The values that one column may take without faring worse than it must.
struct Interval {
    var lower: Double
    var upper: Double
    /// The largest numbers that the ends were computed from.
    var lowerScale = 0.0
    var upperScale = 0.0

    /// Whether the ends are apart by more than rounding explains.
    var isOpen: Bool {
        if lower == -.infinity || upper == .infinity { return lower < upper }
        return upper - lower > 10 * Tolerance.slack(max(abs(lower), abs(upper)), scale: max(lowerScale, upperScale))
    }

    /// Of the values in the interval, the one nearest to `target`.
    func nearest(to target: Double) -> Double { min(max(target, lower), upper) }

    /// Keeps the values of least distance to where `wish` holds.
    mutating func narrow(by wish: Wish) {
        let wanted = Interval(
            lower: wish.relation == .lessThanOrEqual ? -.infinity : wish.kink,
            upper: wish.relation == .greaterThanOrEqual ? .infinity : wish.kink,
            lowerScale: wish.scale, upperScale: wish.scale)
        narrow(to: wanted)
    }

    /// Keeps the values of least distance to `wanted`.
    mutating func narrow(to wanted: Interval) {
        if wanted.lower > upper {
            (lower, lowerScale) = (upper, upperScale)
        } else if wanted.upper < lower {
            (upper, upperScale) = (lower, lowerScale)
        } else {
            if wanted.lower > lower { (lower, lowerScale) = (wanted.lower, wanted.lowerScale) }
            if wanted.upper < upper { (upper, upperScale) = (wanted.upper, wanted.upperScale) }
        }
    }
}

/// Finds the values of least error for single columns. Keeps its storage between columns.
struct Relaxation {
    private var kinks: [(position: Double, jump: Double, scale: Double)] = []

    /// The best part of a column's limits with `wishes`, sorted by falling priority, then rank.
    mutating func best(of limits: Interval, wishes: ArraySlice<Wish>) -> Interval {
        var interval = limits
        var hasTies = false
        var start = wishes.startIndex
        while start < wishes.endIndex, interval.lower < interval.upper {
            var end = start + 1
            while end < wishes.endIndex, wishes[end].priority == wishes[start].priority { end += 1 }
            if end == start + 1 {
                interval.narrow(by: wishes[start])
            } else {
                interval.narrow(to: leastSum(wishes[start..<end]))
                hasTies = true
            }
            start = end
        }
        if hasTies {
            for wish in wishes where interval.lower < interval.upper { interval.narrow(by: wish) }
        }
        return interval
    }

    /// The interval in which the weighted sum of the errors is least: a weighted median of the kinks.
    private mutating func leastSum(_ wishes: ArraySlice<Wish>) -> Interval {
        kinks.removeAll(keepingCapacity: true)
        var slope = 0.0
        var total = 0.0
        for wish in wishes {
            total += wish.weight
            if wish.relation != .lessThanOrEqual { slope -= wish.weight }
            kinks.append((wish.kink, wish.relation == .equal ? 2 * wish.weight : wish.weight, wish.scale))
        }
        kinks.sort { $0.position < $1.position }
        let tolerance = Tolerance.cost * total
        var result = Interval(lower: -.infinity, upper: .infinity)
        if slope < -tolerance {
            for kink in kinks {
                if slope >= -tolerance, kink.position > result.lower { break }
                slope += kink.jump
                (result.lower, result.lowerScale) = (kink.position, kink.scale)
            }
        }
        if slope > tolerance {
            (result.upper, result.upperScale) = (result.lower, result.lowerScale)
        } else {
            // The sum is level up to the next kink, if there is one.
            for kink in kinks where kink.position > result.lower {
                (result.upper, result.upperScale) = (kink.position, kink.scale)
                break
            }
        }
        return result
    }
}
