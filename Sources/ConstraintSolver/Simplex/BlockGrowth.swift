// How blocks grow from round to round, and what all the rounds together may cost.

/// What it took to solve the blocks of a system.
struct BlockWork: BitwiseCopyable {
    /// How often blocks were solved until no row was violated any more.
    var rounds = 0
    /// What ``TableauLimits/mostEffort`` bounds, of all blocks and rounds together.
    var effort = 0
}

/// What is known of the blocks of one solve beside their columns and rows.
///
/// A block that takes in only the rows that are violated next may grow a row at a time, and is solved from the start
/// each time. From the fifth round on it therefore takes in what is around it, one ring, then two more, then four:
/// there are about as many rounds as its size has binary digits, and all together take about as long as the last.
struct BlockGrowth {
    /// By column the rows that it is in, once somebody asks.
    private var rows: (starts: UnsafeMutablePointer<Int32>, rows: UnsafeMutablePointer<Int32>)?
    /// What solving blocks has cost so far, each named by one of its columns.
    private var efforts: ArenaArray<(column: Int32, effort: Int)>
    private let arena: Arena

    /// So many rounds only take in what is violated.
    private static let patience = 4

    init(in arena: Arena) {
        self.arena = arena
        efforts = ArenaArray(arena, capacity: 0)
    }

    /// What has been done for the blocks that the one of a column was made of.
    func effort(on column: Int32, _ sets: DisjointSets) -> Int {
        let set = sets.find(column)
        var sum = 0
        for place in efforts.indices where sets.find(efforts[place].column) == set { sum += efforts[place].effort }
        return sum
    }

    /// Remembers what has been done for a block.
    mutating func note(_ effort: Int, on column: Int32) { efforts.append((column, effort), in: arena) }

    /// How many rings of rows touched blocks are to take in beside the rows that are violated: none at first, but one
    /// where blocks are so large that solving them again costs more; twice as many in each later round.
    func ringsToTakeIn(
        _ round: Int, _ evaluation: Evaluation, _ isTouched: UnsafePointer<Bool>, _ isIncluded: UnsafePointer<Bool>
    ) -> Int {
        if round > Self.patience { return 1 << min(round - Self.patience - 1, 30) }
        let reduced = evaluation.reduced
        var (columns, rows) = (0, 0)
        for column in 0..<reduced.columnCount where isTouched[column] { columns += 1 }
        for row in reduced.rows.indices where isIncluded[row] { rows += 1 }
        return columns * rows > max(evaluation.limits.mostCells, TableauLimits().mostCells) ? 1 : 0
    }

    /// Takes in the rows that touch some columns, those that touch the columns of these, and so on, as many rings of
    /// them.
    mutating func takeIn(
        rings: Int, _ evaluation: Evaluation, _ isTouched: UnsafeMutablePointer<Bool>,
        _ isIncluded: UnsafeMutablePointer<Bool>, _ sets: DisjointSets
    ) {
        let reduced = evaluation.reduced
        if rings == 1 {
            // Once through all of them is less work than to sort them by column.
            for row in reduced.rows.indices where !isIncluded[row] {
                if reduced.rows[row].terms.contains(where: { isTouched[Int(reduced.terms.base[$0].column)] }) {
                    evaluation.include(row, isIncluded, sets)
                }
            }
            return evaluation.spread(isTouched, sets)
        }
        let (starts, rows) = rowsByColumn(reduced)
        var reached = ArenaArray<Int32>(arena, capacity: 16)
        for column in 0..<reduced.columnCount where isTouched[column] {
            reached.append(Int32(truncatingIfNeeded: column), in: arena)
        }
        var (start, ring) = (0, 0)
        while start < reached.count, ring < rings {
            let end = reached.count
            for place in start..<end {
                let column = Int(reached[place])
                for index in Int(starts[column])..<Int(starts[column + 1]) {
                    let row = Int(rows[index])
                    if !isIncluded[row] { evaluation.include(row, isIncluded, sets) }
                    for k in reduced.rows[row].terms where !isTouched[Int(reduced.terms.base[k].column)] {
                        isTouched[Int(reduced.terms.base[k].column)] = true
                        reached.append(reduced.terms.base[k].column, in: arena)
                    }
                }
            }
            (start, ring) = (end, ring + 1)
        }
        evaluation.spread(isTouched, sets)
    }

    private mutating func rowsByColumn(
        _ reduced: ReducedSystem
    ) -> (starts: UnsafeMutablePointer<Int32>, rows: UnsafeMutablePointer<Int32>) {
        if let rows { return rows }
        let starts = arena.allocate(reduced.columnCount + 1, of: Int32(0))
        let places = arena.allocate(Int32.self, reduced.terms.count)
        for place in reduced.terms.indices { starts[Int(reduced.terms.base[place].column)] += 1 }
        // Where the rows of each column end; filling them in turns that into where they start.
        for column in 0..<reduced.columnCount { starts[column + 1] += starts[column] }
        for row in reduced.rows.indices.reversed() {
            for k in reduced.rows[row].terms {
                let column = Int(reduced.terms.base[k].column)
                starts[column] -= 1
                places[Int(starts[column])] = Int32(truncatingIfNeeded: row)
            }
        }
        rows = (starts, places)
        return (starts, places)
    }
}
