// Step 4: each column by itself: the interval in which it does best, priority by priority.

/// The values that one column may take without faring worse than it must.
struct Interval {
    var lower: Double
    var upper: Double

    /// Of the values in the interval, the one nearest to `target`.
    func nearest(to target: Double) -> Double { min(max(target, lower), upper) }

    /// Keeps the values of least distance to where `wish` holds.
    mutating func narrow(by wish: Wish) {
        let wanted = Interval(
            lower: wish.relation == .lessThanOrEqual ? -.infinity : wish.kink,
            upper: wish.relation == .greaterThanOrEqual ? .infinity : wish.kink)
        narrow(to: wanted)
    }

    /// Keeps the values of least distance to `wanted`.
    mutating func narrow(to wanted: Interval) {
        if wanted.lower > upper {
            lower = upper
        } else if wanted.upper < lower {
            upper = lower
        } else {
            lower = max(lower, wanted.lower)
            upper = min(upper, wanted.upper)
        }
    }
}

/// Finds the values of least error for single columns. Keeps its storage between columns.
struct Relaxation {
    private var kinks: [(position: Double, jump: Double)] = []

    /// The best interval of a column between `lower` and `upper` with `wishes`, sorted by falling priority, then rank.
    mutating func best(lower: Double, upper: Double, wishes: ArraySlice<Wish>) -> Interval {
        var interval = Interval(lower: lower, upper: upper)
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
            kinks.append((wish.kink, wish.relation == .equal ? 2 * wish.weight : wish.weight))
        }
        kinks.sort { $0.position < $1.position }
        let tolerance = Tolerance.cost * total
        var result = Interval(lower: -.infinity, upper: .infinity)
        if slope < -tolerance {
            for kink in kinks {
                if slope >= -tolerance, kink.position > result.lower { break }
                slope += kink.jump
                result.lower = kink.position
            }
        }
        if slope > tolerance {
            result.upper = result.lower == -.infinity ? kinks[0].position : result.lower
        } else {
            // The sum is level up to the next kink, if there is one.
            for kink in kinks where kink.position > result.lower {
                result.upper = kink.position
                break
            }
        }
        return result
    }
}
