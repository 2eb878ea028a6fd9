// What is left after the equations: independent columns with goals, and rows that couple them.

/// Columns with limits and goals, and rows that couple them. Depends on the system's coefficients and priorities, and
/// on its constants only through offsets.
struct ReducedSystem {
    /// The representative that each column stands for, ascending.
    var variables: ArenaArray<Int32>
    /// By representative: its column; -1 for none.
    let columns: UnsafeMutablePointer<Int32>
    /// The goals, column by column; in each by falling priority, then rank.
    var goals: ArenaArray<Goal>
    /// Where the goals of each column start; one more at the end.
    var goalStart: UnsafeMutablePointer<Int32>
    var rows: ArenaArray<Row>
    var terms: ArenaArray<ColumnTerm>
    /// Residuals without columns that depend on the parameters.
    var checks: ArenaArray<ParametricCheck>

    var columnCount: Int { variables.count }

    /// Nothing, with room for that many goals of a system of `variableCount` variables.
    init(variableCount: Int, goalCapacity: Int, in arena: Arena) {
        variables = ArenaArray(arena, capacity: 0)
        columns = arena.allocate(Int32.self, variableCount + 1)
        goals = ArenaArray(arena, capacity: goalCapacity)
        goalStart = arena.allocate(1, of: 0)
        rows = ArenaArray(arena, capacity: 0)
        terms = ArenaArray(arena, capacity: 0)
        checks = ArenaArray(arena, capacity: 0)
    }

    /// The goals of a column.
    @inline(__always)
    func goals(of column: Int) -> UnsafeMutableBufferPointer<Goal> {
        let start = Int(goalStart[column])
        return UnsafeMutableBufferPointer(start: goals.base + start, count: Int(goalStart[column + 1]) - start)
    }
}
