/// What two lists have in common: a longest common subsequence.
struct ListComparison {
    /// Pairs of places, ascending on both sides, whose elements are the same.
    private(set) var common: [(old: Int, new: Int)] = []

    /// Compares lists by `isSame`. Lists whose product is beyond reason are compared at their ends alone.
    init(_ oldCount: Int, _ newCount: Int, isSame: (Int, Int) -> Bool) {
        var start = 0
        while start < min(oldCount, newCount), isSame(start, start) { start += 1 }
        var end = 0
        while end < min(oldCount, newCount) - start, isSame(oldCount - 1 - end, newCount - 1 - end) { end += 1 }
        common = (0..<start).map { ($0, $0) }
        let (rows, columns) = (oldCount - start - end, newCount - start - end)
        if rows > 0, columns > 0, rows * columns <= 4_000_000 {
            var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
            var same = [Bool](repeating: false, count: rows * columns)
            for i in stride(from: rows - 1, through: 0, by: -1) {
                for j in stride(from: columns - 1, through: 0, by: -1) {
                    let isEqual = isSame(start + i, start + j)
                    same[i * columns + j] = isEqual
                    lengths[i * (columns + 1) + j] =
                        isEqual
                        ? lengths[(i + 1) * (columns + 1) + j + 1] + 1
                        : max(lengths[(i + 1) * (columns + 1) + j], lengths[i * (columns + 1) + j + 1])
                }
            }
            var (i, j) = (0, 0)
            while i < rows, j < columns {
                if same[i * columns + j] {
                    common.append((start + i, start + j))
                    (i, j) = (i + 1, j + 1)
                } else if lengths[(i + 1) * (columns + 1) + j] >= lengths[i * (columns + 1) + j + 1] {
                    i += 1
                } else {
                    j += 1
                }
            }
        }
        common += (0..<end).reversed().map { (oldCount - 1 - $0, newCount - 1 - $0) }
    }

    /// The stretches between what is common: ranges of either side that stand against each other.
    func gaps(_ oldCount: Int, _ newCount: Int) -> [(old: Range<Int>, new: Range<Int>)] {
        var gaps: [(old: Range<Int>, new: Range<Int>)] = []
        var (old, new) = (0, 0)
        for pair in common + [(oldCount, newCount)] {
            if pair.old > old || pair.new > new { gaps.append((old..<pair.old, new..<pair.new)) }
            (old, new) = (pair.old + 1, pair.new + 1)
        }
        return gaps
    }
}
