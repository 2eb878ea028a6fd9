// What is left after the equations: independent columns with wishes, and rows that couple them.

/// Columns with limits and wishes, and rows that couple them. Depends on the system's coefficients and priorities, and on
/// its constants only through offsets.
struct ReducedSystem {
    /// The representative that each column stands for, ascending.
    var variables: ArenaArray<Int32>
    /// By representative: its column; -1 for none.
    let columns: UnsafeMutablePointer<Int32>
    /// The wishes, column by column; in each by falling priority, then rank.
    var wishes: ArenaArray<Wish>
    /// Where the wishes of each column start; one more at the end.
    var wishStart: UnsafeMutablePointer<Int32>
    var rows: ArenaArray<Row>
    var terms: ArenaArray<ColumnTerm>
    /// Residuals without columns that depend on the parameters.
    var checks: ArenaArray<ParametricCheck>

    var columnCount: Int { variables.count }

    /// Nothing, with room for that many wishes of a system of `variableCount` variables.
    init(variableCount: Int, wishCapacity: Int, in arena: Arena) {
        variables = ArenaArray(arena, capacity: 0)
        columns = arena.allocate(Int32.self, variableCount + 1)
        wishes = ArenaArray(arena, capacity: wishCapacity)
        wishStart = arena.allocate(1, of: 0)
        rows = ArenaArray(arena, capacity: 0)
        terms = ArenaArray(arena, capacity: 0)
        checks = ArenaArray(arena, capacity: 0)
    }

    /// The wishes of a column.
    @inline(__always)
    func wishes(of column: Int) -> UnsafeMutableBufferPointer<Wish> {
        let start = Int(wishStart[column])
        return UnsafeMutableBufferPointer(start: wishes.base + start, count: Int(wishStart[column + 1]) - start)
    }
}
