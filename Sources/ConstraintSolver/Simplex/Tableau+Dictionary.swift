// The steps of a simplex on its dictionary: rows, columns, moves and pivots, whichever way the dictionary is kept.

extension Tableau {
    /// Computes the values of the basic variables from those of the nonbasic ones. What many moves have added up in
    /// rounding errors is gone then.
    func refresh() {
        for place in 0..<columnCount {
            let v = Int(nonbasic[place])
            scale[v] = max(inputScale[v], abs(value[v]))
        }
        sparse?.refresh(self)
        if let dense {
            for row in 0..<rowCount {
                let v = Int(basic[row])
                let own = dense.cells + row * columnCount
                var (sum, size) = (0.0, inputScale[v])
                for place in 0..<columnCount where own[place] != 0 {
                    let part = own[place] * value[Int(nonbasic[place])]
                    sum += part
                    size = max(size, abs(part))
                }
                (value[v], scale[v]) = (sum, size)
            }
        }
        assert(isSound)
    }

    /// Works off the rounding errors that the pivots left: makes the nonbasic rows' activities, as they follow from the
    /// columns, those that they are taken to be.
    func refine() {
        if let sparse { return sparse.refine(self) }
        for _ in 0..<2 {
            var worst = 0.0
            for row in 0..<rowCount {
                let v = columnCount + row
                if position[v] >= 0 { continue }
                let wanted = value[v]
                let miss = wanted - activity(of: row)
                worst = max(worst, abs(miss))
                if miss != 0 { move(Int(~position[v]), by: miss) }
                value[v] = wanted
            }
            if worst == 0 { return }
        }
    }

    /// Loads the cells of a row that are certainly not just rounding; returns how many there are.
    func loadRow(_ row: Int) -> Int {
        if let sparse { return sparse.loadRow(row, self) }
        guard let dense else { return 0 }
        var count = 0
        let own = dense.cells + row * columnCount
        let nothing = Tolerance.pivot * dense.growth[row]
        for place in 0..<columnCount where abs(own[place]) > nothing {
            (rowPlaces[count], rowCells[count]) = (Int32(truncatingIfNeeded: place), own[place])
            count += 1
        }
        return count
    }

    /// Writes down the rows that a place's variable certainly changes, and how fast when it moves in the direction of
    /// `sign`; returns how many there are.
    func gatherRates(_ place: Int, _ sign: Double, _ scratch: LevelScratch) -> Int {
        if let sparse { return sparse.gatherRates(place, sign, scratch, self) }
        guard let dense else { return 0 }
        var count = 0
        var cell = dense.cells + place
        for row in 0..<rowCount {
            if dense.isPivot(row, cell.pointee) {
                scratch.rows[count] = Int32(truncatingIfNeeded: row)
                scratch.rates[count] = sign * cell.pointee
                count += 1
            }
            cell += columnCount
        }
        return count
    }

    /// Moves a nonbasic variable, and the basic ones with it.
    func move(_ place: Int, by delta: Double) {
        value[Int(nonbasic[place])] += delta
        if let sparse { return sparse.move(place, by: delta, self) }
        guard let dense else { return }
        var cell = dense.cells + place
        for row in 0..<rowCount {
            if cell.pointee != 0 {
                let change = cell.pointee * delta
                let v = Int(basic[row])
                value[v] += change
                scale[v] = max(scale[v], abs(change))
            }
            cell += columnCount
        }
    }

    /// Adds up the cells of each place, the rows weighted by the slopes of their variables' costs.
    func price(_ costs: LevelCosts, _ scratch: LevelScratch) {
        scratch.clear(self)
        if let sparse { return sparse.price(costs, scratch, self) }
        guard let dense else { return }
        for place in costs.costed.indices {
            let v = Int(costs.costed[place])
            if position[v] < 0 { continue }
            let slope = costs.slope(v, Int(costs.piece[v]))
            if slope == 0 { continue }
            let row = Int(position[v])
            let own = dense.cells + row * columnCount
            let noise = abs(slope) * dense.growth[row] * (Tolerance.pivoting / Tolerance.cost)
            for q in 0..<columnCount {
                let part = slope * own[q]
                scratch.reduced[q] += part
                scratch.size[q] = max(scratch.size[q], abs(part), part == 0 ? 0 : noise)
            }
        }
    }

    /// Exchanges the basic variable of `row` with the nonbasic one at `place`.
    func pivot(row: Int, place: Int) {
        if let sparse { return sparse.exchange(row, place, self) }
        guard let dense else { return }
        if isCareful {
            rebuild(dense, leaving: Int(basic[row]), entering: Int(nonbasic[place]))
        } else {
            dense.exchange(row, place)
            swapVariables(row, place)
        }
    }

    /// Notes that the variables of a row and a place have changed places.
    func swapVariables(_ row: Int, _ place: Int) {
        let (entering, leaving) = (nonbasic[place], basic[row])
        (basic[row], nonbasic[place]) = (entering, leaving)
        position[Int(entering)] = Int32(truncatingIfNeeded: row)
        position[Int(leaving)] = ~Int32(truncatingIfNeeded: place)
    }

    /// Computes the dictionary of the next basis from the first one, by the largest pivots there are.
    private func rebuild(_ dense: DenseDictionary, leaving: Int, entering: Int) {
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: variableCount) { isBasic in
            isBasic.initialize(repeating: false)
            for row in 0..<rowCount { isBasic[Int(basic[row])] = true }
            (isBasic[leaving], isBasic[entering]) = (false, true)
            reset()
            while let (row, place) = largestExchange(dense, isBasic) {
                dense.exchange(row, place)
                swapVariables(row, place)
            }
        }
    }

    /// Of the exchanges that bring the basis nearer to the wanted one, the one with the largest pivot in its row.
    private func largestExchange(
        _ dense: DenseDictionary, _ isBasic: UnsafeMutableBufferPointer<Bool>
    ) -> (row: Int, place: Int)? {
        var best: (row: Int, place: Int)?
        var largest = 0.0
        for row in 0..<rowCount where !isBasic[Int(basic[row])] {
            for place in 0..<columnCount where isBasic[Int(nonbasic[place])] {
                let size = abs(dense.cells[row * columnCount + place])
                if size > largest * dense.growth[row] { (best, largest) = ((row, place), size / dense.growth[row]) }
            }
        }
        return best
    }
}
