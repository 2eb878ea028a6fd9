/// A line that says how far a long batch is, on a terminal: drawn over itself, and gone at the end.
///
/// Nothing is drawn in the first half second, and then ten times a second at most, so that short batches show nothing
/// and long ones lose no time.
struct Progress {
    private let total: Int
    private var nextDrawing: Double
    private var isShown = false

    /// Prepares to show the progress of `total` pieces of work that begin at `now`, in seconds.
    init(total: Int, now: Double) {
        self.total = total
        nextDrawing = now + 0.5
    }

    /// What to write when `done` pieces are done at `now`, `name` being the next.
    mutating func update(done: Int, name: String, now: Double) -> [UInt8] {
        guard now >= nextDrawing, done < total else { return [] }
        nextDrawing = now + 0.1
        isShown = true
        let digits = String(total).count
        let number = String(done)
        let padding = String(repeating: " ", count: digits - number.count)
        // A name that is too long would wrap, and the line could not be drawn over.
        let shown = name.unicodeScalars.filter { !$0.steersTerminal }.prefix(50)
        return Array("\r\u{1B}[K[\(padding)\(number)/\(total)] \(String(String.UnicodeScalarView(shown)))".utf8)
    }

    /// What to write before anything else appears on the terminal.
    mutating func clear() -> [UInt8] {
        defer { isShown = false }
        return isShown ? Array("\r\u{1B}[K".utf8) : []
    }

    /// Seconds on a clock that is never set back.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
