// Step 4: each column by itself: the interval in which it does best, priority by priority.

/// The values that the required conditions on a column allow, and which conditions set the ends.
struct ColumnLimits {
    var interval = Interval.everything
    var lowerSource = Source.none
    var upperSource = Source.none
    /// Whether the ends contradict each other by more than rounding explains.
    var isContradiction = false

    /// The limits that `wishes` set; those that must hold come first among them.
    @inline(__always)
    init(_ wishes: UnsafeMutableBufferPointer<Wish>, _ parameters: SIMD2<Double>) {
        for wish in wishes {
            if !wish.isRequired { return }
            let kink = wish.kink.value(parameters)
            if wish.relation != .lessThanOrEqual, kink > interval.lower {
                (interval.lower, interval.lowerScale, lowerSource) = (kink, wish.kink.magnitude, wish.source)
            }
            if wish.relation != .greaterThanOrEqual, kink < interval.upper {
                (interval.upper, interval.upperScale, upperSource) = (kink, wish.kink.magnitude, wish.source)
            }
            if interval.lower > interval.upper {
                close(wish.source)
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

extension UnsafeMutableBufferPointer<Wish> {
    /// The part of `limits` in which a column with these wishes does best: priority by priority the sum of its errors is
    /// least; where that leaves a choice the errors are least one by one, in order.
    func best(of limits: Interval, _ parameters: SIMD2<Double>) -> Interval {
        var interval = limits
        var hasTies = false
        var start = 0
        while start < count, self[start].isRequired { start += 1 }
        let first = start
        while start < count, interval.lower < interval.upper {
            var end = start + 1
            while end < count, self[end].priority == self[start].priority { end += 1 }
            if end == start + 1 {
                let wish = self[start]
                interval.narrow(wish.relation, wish.kink.value(parameters), scale: wish.kink.magnitude)
            } else {
                interval.narrow(to: leastSum(start..<end, parameters))
                hasTies = true
            }
            start = end
        }
        if !hasTies { return interval }
        for place in first..<count where interval.lower < interval.upper {
            interval.narrow(
                self[place].relation, self[place].kink.value(parameters), scale: self[place].kink.magnitude)
        }
        return interval
    }

    /// The interval in which the weighted sum of the errors of some wishes is least: a weighted median of the kinks.
    private func leastSum(_ wishes: Range<Int>, _ parameters: SIMD2<Double>) -> Interval {
        var slope = 0.0
        var total = 0.0
        var kinks: [(position: Double, jump: Double, scale: Double)] = []
        kinks.reserveCapacity(wishes.count)
        for wish in self[wishes] {
            total += wish.weight
            if wish.relation != .lessThanOrEqual { slope -= wish.weight }
            let jump = wish.relation == .equal ? 2 * wish.weight : wish.weight
            kinks.append((wish.kink.value(parameters), jump, wish.kink.magnitude))
        }
        kinks.sort { $0.position < $1.position }
        let slack = Tolerance.cost * total
        var result = Interval.everything
        if slope < -slack {
            for kink in kinks {
                if slope >= -slack, kink.position > result.lower { break }
                slope += kink.jump
                (result.lower, result.lowerScale) = (kink.position, kink.scale)
            }
        }
        if slope > slack {
            (result.upper, result.upperScale) = (result.lower, result.lowerScale)
        } else if let next = kinks.first(where: { $0.position > result.lower }) {
            // The sum is level up to the next kink.
            (result.upper, result.upperScale) = (next.position, next.scale)
        }
        return result
    }
}
