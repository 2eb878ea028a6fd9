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
            if isExhausted { return nil }
            let leaving = Int(basic[row])
            let isLow = value[leaving] < lower[leaving]
            let count = loadRow(row)
            if steps <= patience {
                guard let index = shift(row, count, up: isLow, penalties) else {
                    return contradiction(row, count, isLow)
                }
                if index >= 0 { enter(index, row, isLow) }
            } else {
                // Bland's rule ends any cycle.
                guard let index = firstHelper(count, up: isLow) else { return contradiction(row, count, isLow) }
                enter(index, row, isLow)
            }
            steps += 1
        }
        return nil
    }

    /// By how much the value of a variable lies outside its limits; 0 within the tolerance.
    @inline(__always)
    func miss(_ v: Int) -> Double {
        let miss = max(lower[v] - value[v], value[v] - upper[v])
        return miss <= tolerance(v) ? 0 : miss
    }

    private func violatedRow(smallestFirst: Bool) -> Int? {
        if let sparse { return sparse.violatedRow(smallestFirst: smallestFirst, self) }
        var best = -1
        var worst = 0.0
        for row in 0..<rowCount {
            let miss = miss(Int(basic[row]))
            if miss == 0 { continue }
            if smallestFirst ? (best < 0 || basic[row] < basic[best]) : miss > worst { (best, worst) = (row, miss) }
        }
        return best < 0 ? nil : best
    }

    /// Whether moving the variable of a loaded cell can change the row in the wanted direction.
    @inline(__always)
    func helps(_ index: Int, up: Bool) -> Bool {
        let v = Int(nonbasic[Int(rowPlaces[index])])
        if isFixed(v) { return false }
        return (rowCells[index] > 0) == up ? value[v] < upper[v] : value[v] > lower[v]
    }

    private func firstHelper(_ count: Int, up: Bool) -> Int? {
        var best: Int?
        for index in 0..<count where helps(index, up: up) {
            if let b = best, nonbasic[Int(rowPlaces[b])] < nonbasic[Int(rowPlaces[index])] { continue }
            best = index
        }
        return best
    }

    /// Makes the violated variable of a row nonbasic at its limit.
    private func enter(_ index: Int, _ row: Int, _ isLow: Bool) {
        let (place, cell) = (Int(rowPlaces[index]), rowCells[index])
        if let sparse, !sparse.agrees(row, place, cell, self) { return }
        let v = Int(basic[row])
        let limit = isLow ? lower[v] : upper[v]
        move(place, by: (limit - value[v]) / cell)
        value[v] = limit
        pivot(row: row, place: place)
    }

    /// Moves nonbasic variables to their limits, the least penalised first, until one has room for the rest of the way:
    /// returns which of the loaded cells is its own; -1 if the row is repaired without it; nil if all together do not
    /// suffice.
    private func shift(_ row: Int, _ count: Int, up: Bool, _ penalties: UnsafePointer<Penalty>) -> Int? {
        let v = Int(basic[row])
        var shifts = 0
        var sorted: [Int32] = []
        while true {
            let miss = up ? lower[v] - value[v] : value[v] - upper[v]
            if miss <= tolerance(v) { return -1 }
            // Looking for the least again and again would take the square of a long row's length.
            if shifts == Self.mostSearches { sorted = helpers(count, up: up, penalties) }
            let next =
                shifts < Self.mostSearches
                ? leastPenalised(count, up: up, penalties) : sorted.popLast().map(Int.init)
            guard let best = next else { return nil }
            shifts += 1
            let (place, cell) = (Int(rowPlaces[best]), rowCells[best])
            let entering = Int(nonbasic[place])
            let upwards = (cell > 0) == up
            let room = upwards ? upper[entering] - value[entering] : value[entering] - lower[entering]
            if room * abs(cell) >= miss { return best }
            move(place, by: upwards ? room : -room)
            value[entering] = upwards ? upper[entering] : lower[entering]
        }
    }

    private static let mostSearches = 8

    /// The loaded cells of the variables that can change the row in the wanted direction: in the order of
    /// ``leastPenalised(_:up:_:)``, the first one last.
    private func helpers(_ count: Int, up: Bool, _ penalties: UnsafePointer<Penalty>) -> [Int32] {
        var helpers: [(index: Int32, penalty: Double, size: Double, variable: Int32)] = []
        for index in 0..<count where helps(index, up: up) {
            let v = nonbasic[Int(rowPlaces[index])]
            let penalty = (rowCells[index] > 0) == up ? penalties[Int(v)].up : penalties[Int(v)].down
            helpers.append((Int32(truncatingIfNeeded: index), penalty, abs(rowCells[index]), v))
        }
        helpers.sort { ($1.penalty, $0.size, $0.variable) < ($0.penalty, $1.size, $1.variable) }
        return helpers.map(\.index)
    }

    /// Of the variables that can change the loaded row in the wanted direction the one with the least penalty; then the
    /// one that does most; then the last.
    private func leastPenalised(_ count: Int, up: Bool, _ penalties: UnsafePointer<Penalty>) -> Int? {
        var best = -1
        var (least, most) = (0.0, 0.0)
        for index in 0..<count where helps(index, up: up) {
            let cell = rowCells[index]
            let v = Int(nonbasic[Int(rowPlaces[index])])
            let h = (cell > 0) == up ? penalties[v].up : penalties[v].down
            if best >= 0 {
                if h > least { continue }
                if h == least, abs(cell) < most || (abs(cell) == most && v < nonbasic[Int(rowPlaces[best])]) {
                    continue
                }
            }
            (best, least, most) = (index, h, abs(cell))
        }
        return best < 0 ? nil : best
    }

    private func contradiction(_ row: Int, _ count: Int, _ isLow: Bool) -> [ActiveLimit] {
        var result = [ActiveLimit(variable: Int(basic[row]), isLower: isLow)]
        for index in 0..<count {
            let v = Int(nonbasic[Int(rowPlaces[index])])
            result.append(ActiveLimit(variable: v, isLower: (rowCells[index] > 0) != isLow))
        }
        return result
    }
}
