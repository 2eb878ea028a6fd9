// Step 6: repairing required rows, one violated limit at a time; a row that cannot be repaired is a contradiction.

/// A limit of a tableau variable that takes part in a contradiction.
struct ActiveLimit {
    var variable: Int
    var isLower: Bool
}

extension Tableau {
    /// Brings every variable within its limits. Returns nil, or the limits that exclude each other: the support of one
    /// tableau row, which is minimal.
    ///
    /// - Parameter harm: for each variable, how bad it is to move it down or up; the least harmful one is moved.
    mutating func repair(harm: (Int, _ up: Bool) -> Double) -> [ActiveLimit]? {
        var steps = 0
        let patience = 4 * (rowCount + columnCount) + 20
        while let row = violatedRow(smallestFirst: steps > patience) {
            let leaving = basic[row]
            let isLow = value[leaving] < lower[leaving]
            if steps <= patience {
                guard let place = shift(row, up: isLow, harm) else { return contradiction(row, isLow) }
                if place >= 0 { enter(place, row, isLow) }
            } else {
                // Bland's rule ends any cycle.
                guard let place = firstHelper(row, up: isLow) else { return contradiction(row, isLow) }
                enter(place, row, isLow)
            }
            steps += 1
        }
        return nil
    }

    private func violatedRow(smallestFirst: Bool) -> Int? {
        var best: Int?
        var worst = 0.0
        for row in 0..<rowCount {
            let v = basic[row]
            let miss = max(lower[v] - value[v], value[v] - upper[v])
            if miss <= tolerance(v) { continue }
            if smallestFirst {
                if let b = best, basic[b] < v { continue }
                best = row
            } else if best == nil || miss > worst {
                (best, worst) = (row, miss)
            }
        }
        return best
    }

    /// Whether moving the variable at a place can change a row in the wanted direction, and in which direction.
    private func helps(_ row: Int, _ place: Int, up: Bool) -> (can: Bool, upwards: Bool) {
        let cell = cells[row * columnCount + place]
        let v = nonbasic[place]
        let upwards = (cell > 0) == up
        if cell == 0 || isFixed(v) { return (false, upwards) }
        return (upwards ? value[v] < upper[v] : value[v] > lower[v], upwards)
    }

    private func firstHelper(_ row: Int, up: Bool) -> Int? {
        var best: Int?
        for place in 0..<columnCount where helps(row, place, up: up).can {
            if let b = best, nonbasic[b] < nonbasic[place] { continue }
            best = place
        }
        return best
    }

    /// Makes the violated variable of a row nonbasic at its limit.
    private mutating func enter(_ place: Int, _ row: Int, _ isLow: Bool) {
        let v = basic[row]
        let limit = isLow ? lower[v] : upper[v]
        move(place, by: (limit - value[v]) / cells[row * columnCount + place])
        value[v] = limit
        pivot(row: row, place: place)
    }

    /// Moves nonbasic variables to their limits, the least harmful first, until one has room for the rest of the way:
    /// returns its place; -1 if the row is repaired without it; nil if all together do not suffice.
    private mutating func shift(_ row: Int, up: Bool, _ harm: (Int, _ up: Bool) -> Double) -> Int? {
        while true {
            let v = basic[row]
            let miss = up ? lower[v] - value[v] : value[v] - upper[v]
            if miss <= tolerance(v) { return -1 }
            var best = -1
            var bestHarm = (0.0, 0.0)
            for place in 0..<columnCount {
                let (can, upwards) = helps(row, place, up: up)
                if !can { continue }
                let cell = abs(cells[row * columnCount + place])
                let candidate = (harm(nonbasic[place], upwards), -cell)
                if best < 0 || candidate < bestHarm || (candidate == bestHarm && nonbasic[place] > nonbasic[best]) {
                    (best, bestHarm) = (place, candidate)
                }
            }
            if best < 0 { return nil }
            let (entering, upwards) = (nonbasic[best], helps(row, best, up: up).upwards)
            let room = upwards ? upper[entering] - value[entering] : value[entering] - lower[entering]
            if room * abs(cells[row * columnCount + best]) >= miss { return best }
            move(best, by: upwards ? room : -room)
            value[entering] = upwards ? upper[entering] : lower[entering]
        }
    }

    private func contradiction(_ row: Int, _ isLow: Bool) -> [ActiveLimit] {
        var result = [ActiveLimit(variable: basic[row], isLower: isLow)]
        for place in 0..<columnCount {
            let cell = cells[row * columnCount + place]
            if cell == 0 { continue }
            result.append(ActiveLimit(variable: nonbasic[place], isLower: (cell > 0) != isLow))
        }
        return result
    }
}
