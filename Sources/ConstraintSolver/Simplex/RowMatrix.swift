// The rows of a block as they were given: what every dictionary is computed from.

/// The coefficients of a tableau's rows, row by row; no more than were put in.
struct RowMatrix {
    let columnCount: Int
    /// Where the terms of each row start; one more at the end.
    private(set) var starts: ArenaArray<Int32>
    private(set) var terms: ArenaArray<ColumnTerm>
    /// By column: where its term in the row that is being filled is; -1 for none.
    private let latest: UnsafeMutablePointer<Int32>
    private let arena: Arena

    var rowCount: Int { starts.count - 1 }

    /// No rows over that many columns, with room for that many.
    init(columns: Int, rows: Int, in arena: Arena) {
        self.arena = arena
        columnCount = columns
        starts = ArenaArray(arena, capacity: rows + 1)
        terms = ArenaArray(arena, capacity: 3 * rows)
        latest = arena.allocate(columns, of: -1)
        starts.append(0, in: arena)
    }

    /// Adds a term to the row that is being filled.
    mutating func add(_ coefficient: Double, _ column: Int) {
        if latest[column] >= 0 {
            terms.base[Int(latest[column])].coefficient += coefficient
        } else {
            latest[column] = Int32(truncatingIfNeeded: terms.count)
            terms.append(
                ColumnTerm(coefficient: coefficient, column: Int32(truncatingIfNeeded: column)), in: arena)
        }
    }

    /// Ends the row that is being filled; what has cancelled is no term.
    mutating func endRow() {
        let start = Int(starts[rowCount])
        var end = start
        for place in start..<terms.count {
            latest[Int(terms[place].column)] = -1
            if terms[place].coefficient == 0 { continue }
            terms[end] = terms[place]
            end += 1
        }
        terms.truncate(to: end)
        starts.append(Int32(truncatingIfNeeded: end), in: arena)
    }

    /// Whether each coefficient is 1 or -1: what follows from one value to the next is not rounded then.
    var isUnit: Bool { terms.buffer.allSatisfy { abs($0.coefficient) == 1 } }

    /// The terms of a row.
    @inline(__always)
    func row(_ index: Int) -> UnsafeMutableBufferPointer<ColumnTerm> {
        let start = Int(starts.base[index])
        return UnsafeMutableBufferPointer(start: terms.base + start, count: Int(starts.base[index + 1]) - start)
    }
}
