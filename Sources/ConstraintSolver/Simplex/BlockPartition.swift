// Step 5: checking the rows; only the columns that violated ones couple are solved together.

/// The columns and rows of all blocks that are to be solved, block by block.
struct BlockPartition {
    var columns: UnsafeMutablePointer<Int32>
    var rows: UnsafeMutablePointer<Int32>
    /// Where each block's columns and rows end.
    var columnEnds: ArenaArray<Int32>
    var rowEnds: ArenaArray<Int32>
}

extension Evaluation {
    /// Checks the rows; solves together the columns that violated ones couple; until none is violated.
    mutating func solveBlocks() -> [Certificate] {
        guard let first = firstViolatedRow(from: 0) else { return [] }
        scratch.reset()
        let isIncluded = scratch.allocate(reduced.rows.count, of: false)
        let sets = DisjointSets(count: reduced.columnCount, in: scratch)
        var growth = BlockGrowth(in: scratch)
        var next: Int? = first
        while next != nil {
            let isTouched = scratch.allocate(reduced.columnCount, of: false)
            while let row = next {
                if !isIncluded[row] { include(row, isIncluded, sets) }
                isTouched[Int(firstColumn(of: row))] = true
                next = firstViolatedRow(from: row + 1)
            }
            spread(isTouched, sets)
            work.rounds += 1
            let rings = growth.ringsToTakeIn(work.rounds, self, isTouched, isIncluded)
            if rings > 0 { growth.takeIn(rings: rings, self, isTouched, isIncluded, sets) }
            let blocks = makeBlocks(isTouched, isIncluded, sets)
            var found: [Certificate] = []
            for index in blocks.columnEnds.indices {
                let column = blocks.columns[index == 0 ? 0 : Int(blocks.columnEnds[index - 1])]
                var effort = growth.effort(on: column, sets)
                let before = effort
                if let contradiction = solveBlock(index, blocks, &effort) { found.append(contradiction) }
                if effort > before { growth.note(effort - before, on: column) }
                work.effort += effort - before
            }
            if !found.isEmpty { return found }
            next = firstViolatedRow(from: 0, except: isIncluded)
        }
        noteBlocks(isIncluded)
        return []
    }

    func firstColumn(of row: Int) -> Int32 { reduced.terms.base[Int(reduced.rows[row].start)].column }

    /// The next row that the columns' values violate.
    private func firstViolatedRow(from start: Int, except isExcluded: UnsafePointer<Bool>? = nil) -> Int? {
        for row in start..<max(start, reduced.rows.count) {
            if let isExcluded, isExcluded[row] { continue }
            let (value, size) = residual(row)
            if !reduced.rows[row].relation.holds(value, slack: Tolerance.rounding * size) { return row }
        }
        return nil
    }

    func include(_ row: Int, _ isIncluded: UnsafeMutablePointer<Bool>, _ sets: DisjointSets) {
        isIncluded[row] = true
        let first = firstColumn(of: row)
        for k in reduced.rows[row].terms.dropFirst() { sets.unite(first, reduced.terms.base[k].column) }
    }

    /// Marks all the columns of the sets of marked columns.
    func spread(_ isTouched: UnsafeMutablePointer<Bool>, _ sets: DisjointSets) {
        for column in 0..<reduced.columnCount where isTouched[column] {
            isTouched[Int(sets.find(Int32(truncatingIfNeeded: column)))] = true
        }
        for column in 0..<reduced.columnCount {
            isTouched[column] = isTouched[Int(sets.find(Int32(truncatingIfNeeded: column)))]
        }
    }

    private func makeBlocks(_ isTouched: UnsafePointer<Bool>, _ isIncluded: UnsafePointer<Bool>, _ sets: DisjointSets)
        -> BlockPartition
    {
        let number = scratch.allocate(reduced.columnCount, of: Int32(-1))
        var blocks = BlockPartition(
            columns: scratch.allocate(Int32.self, reduced.columnCount),
            rows: scratch.allocate(Int32.self, reduced.rows.count), columnEnds: ArenaArray(scratch, capacity: 8),
            rowEnds: ArenaArray(scratch, capacity: 8))
        // Count, then place: block numbers follow their smallest columns.
        for column in 0..<reduced.columnCount where isTouched[column] {
            let set = Int(sets.find(Int32(truncatingIfNeeded: column)))
            if number[set] < 0 {
                number[set] = Int32(truncatingIfNeeded: blocks.columnEnds.count)
                blocks.columnEnds.append(0, in: scratch)
                blocks.rowEnds.append(0, in: scratch)
            }
            blocks.columnEnds[Int(number[set])] += 1
        }
        func block(ofRow row: Int) -> Int? {
            if !isIncluded[row] { return nil }
            let number = number[Int(sets.find(firstColumn(of: row)))]
            return number < 0 ? nil : Int(number)
        }
        for row in reduced.rows.indices {
            if let block = block(ofRow: row) { blocks.rowEnds[block] += 1 }
        }
        turnIntoStarts(blocks.columnEnds)
        turnIntoStarts(blocks.rowEnds)
        for column in 0..<reduced.columnCount where isTouched[column] {
            let block = Int(number[Int(sets.find(Int32(truncatingIfNeeded: column)))])
            blocks.columns[Int(blocks.columnEnds[block])] = Int32(truncatingIfNeeded: column)
            blocks.columnEnds[block] += 1
        }
        for row in reduced.rows.indices {
            guard let block = block(ofRow: row) else { continue }
            blocks.rows[Int(blocks.rowEnds[block])] = Int32(truncatingIfNeeded: row)
            blocks.rowEnds[block] += 1
        }
        return blocks
    }

    private func turnIntoStarts(_ counts: ArenaArray<Int32>) {
        var sum: Int32 = 0
        for index in counts.indices { (counts[index], sum) = (sum, sum + counts[index]) }
    }

    /// Remembers what the blocks have changed, so that the next evaluation starts from the columns by themselves.
    private mutating func noteBlocks(_ isIncluded: UnsafePointer<Bool>) {
        let isChanged = scratch.allocate(reduced.columnCount, of: false)
        for row in reduced.rows.indices where isIncluded[row] {
            blockRows.append(Int32(truncatingIfNeeded: row), in: arena)
            for k in reduced.rows[row].terms { isChanged[Int(reduced.terms.base[k].column)] = true }
        }
        for column in 0..<reduced.columnCount where isChanged[column] {
            blockColumns.append(Int32(truncatingIfNeeded: column), in: arena)
            forgetTie(of: column)
        }
    }
}
