// Step 6: repairing required rows, one violated limit at a time; a row that cannot be repaired is a contradiction.

/// A limit of a tableau variable that takes part in a contradiction.
struct ActiveLimit {
    var variable: Int
    var isLower: Bool
}

/// How bad it is to move a variable: the highest priority that suffers.
struct Penalty: BitwiseCopyable {
    var down = 0.0
    var up = 0.0
}

extension Tableau {
    /// Brings every variable within its limits. Returns nil, or the limits that exclude each other: the support of one
    /// tableau row, which is minimal.
    ///
    /// - Parameter penalties: for each variable, how bad it is to move it; the least penalised one is moved.
    func repair(_ penalties: UnsafePointer<Penalty>) -> [ActiveLimit]? {
        var steps = 0
        let patience = 4 * (rowCount + columnCount) + 20
        while let row = violatedRow(smallestFirst: steps > patience) {
            let leaving = Int(basic[row])
            let isLow = value[leaving] < lower[leaving]
            if steps <= patience {
                guard let place = shift(row, up: isLow, penalties) else { return contradiction(row, isLow) }
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
        var best = -1
        var worst = 0.0
        for row in 0..<rowCount {
            let v = Int(basic[row])
            let miss = max(lower[v] - value[v], value[v] - upper[v])
            if miss <= tolerance(v) { continue }
            if smallestFirst ? (best < 0 || basic[row] < basic[best]) : miss > worst { (best, worst) = (row, miss) }
        }
        return best < 0 ? nil : best
    }

    /// Whether moving the variable at a place can change a row in the wanted direction.
    @inline(__always)
    private func helps(_ row: Int, _ place: Int, up: Bool) -> Bool {
        let cell = cells[row * columnCount + place]
        if !isPivot(row, cell) { return false }
        let v = Int(nonbasic[place])
        if isFixed(v) { return false }
        return (cell > 0) == up ? value[v] < upper[v] : value[v] > lower[v]
    }

    private func firstHelper(_ row: Int, up: Bool) -> Int? {
        var best: Int?
        for place in 0..<columnCount where helps(row, place, up: up) {
            if let b = best, nonbasic[b] < nonbasic[place] { continue }
            best = place
        }
        return best
    }

    /// Makes the violated variable of a row nonbasic at its limit.
    private func enter(_ place: Int, _ row: Int, _ isLow: Bool) {
        let v = Int(basic[row])
        let limit = isLow ? lower[v] : upper[v]
        move(place, by: (limit - value[v]) / cells[row * columnCount + place])
        value[v] = limit
        pivot(row: row, place: place)
    }

    /// Moves nonbasic variables to their limits, the least penalised first, until one has room for the rest of the way:
    /// returns its place; -1 if the row is repaired without it; nil if all together do not suffice.
    private func shift(_ row: Int, up: Bool, _ penalties: UnsafePointer<Penalty>) -> Int? {
        let v = Int(basic[row])
        while true {
            let miss = up ? lower[v] - value[v] : value[v] - upper[v]
            if miss <= tolerance(v) { return -1 }
            guard let best = leastPenalised(row, up: up, penalties) else { return nil }
            let entering = Int(nonbasic[best])
            let cell = cells[row * columnCount + best]
            let upwards = (cell > 0) == up
            let room = upwards ? upper[entering] - value[entering] : value[entering] - lower[entering]
            if room * abs(cell) >= miss { return best }
            move(best, by: upwards ? room : -room)
            value[entering] = upwards ? upper[entering] : lower[entering]
        }
    }

    /// Of the variables that can change a row in the wanted direction the one with the least penalty; then the
    /// one that does most; then the last.
    private func leastPenalised(_ row: Int, up: Bool, _ penalties: UnsafePointer<Penalty>) -> Int? {
        var best = -1
        var (least, most) = (0.0, 0.0)
        for place in 0..<columnCount where helps(row, place, up: up) {
            let cell = cells[row * columnCount + place]
            let v = Int(nonbasic[place])
            let h = (cell > 0) == up ? penalties[v].up : penalties[v].down
            if best >= 0 {
                if h > least { continue }
                if h == least, abs(cell) < most || (abs(cell) == most && v < nonbasic[best]) { continue }
            }
            (best, least, most) = (place, h, abs(cell))
        }
        return best < 0 ? nil : best
    }

    private func contradiction(_ row: Int, _ isLow: Bool) -> [ActiveLimit] {
        var result = [ActiveLimit(variable: Int(basic[row]), isLower: isLow)]
        for place in 0..<columnCount {
            let cell = cells[row * columnCount + place]
            if !isPivot(row, cell) { continue }
            result.append(ActiveLimit(variable: Int(nonbasic[place]), isLower: (cell > 0) != isLow))
        }
        return result
    }
}
