/// How large a tableau may become, and how long it may be worked on.
struct TableauLimits: BitwiseCopyable, Sendable {
    /// From this many cells on a dictionary is not kept, but its basis.
    var mostCells = 8192
    /// How many numbers may be looked at in solving one block, roughly, as often as it grows and is solved again; that
    /// takes about ten seconds. What is not decided by then stays as it is.
    var mostEffort = 1_000_000_000

    /// What is left when so much of the work has been done.
    func after(_ effort: Int) -> TableauLimits {
        TableauLimits(mostCells: mostCells, mostEffort: mostEffort - effort)
    }

    /// Without an end to the work, for questions that have to be answered.
    var withoutEnd: TableauLimits { TableauLimits(mostCells: mostCells, mostEffort: .max) }
}
