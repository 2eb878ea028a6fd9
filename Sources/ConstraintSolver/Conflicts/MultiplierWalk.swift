// Step 12, the usual case: each variable links few of the constraints, so that walking along them gives the
// multipliers.

/// The multipliers with which some constraints add up to a contradiction, where no more than walking from one to the
/// next is needed to know them; in time in proportion to their terms.
///
/// A constraint with a variable that no other refers to has no part in a contradiction. If of what is left each
/// constraint can be reached over variables of which it alone is not known yet, the multipliers are unique but for
/// their size, and the constraints that have one are minimal.
struct MultiplierWalk {
    /// What walking has found.
    enum Outcome {
        /// The multiplier of each constraint, positive where it asks for too much; 0 where it takes no part.
        case contradiction([Double])
        /// Without bounds on their variables the constraints can all hold.
        case none
        /// There may be a choice.
        case unknown
    }

    private struct Cell {
        var row: Int32
        var coefficient: Double
    }

    private let rowCount: Int
    /// By constraint: the numbers of its variables, where they start.
    private var starts: [Int32] = [0]
    private var variables: [Int32] = []
    private var coefficients: [Double] = []
    /// By variable: its constraints, and how many of them are left.
    private var cells: [[Cell]] = []
    private var counts: [Int32] = []
    private var isActive: [Bool]
    private var multipliers: [Double]
    private var constants: [Double] = []

    /// Walks along some constraints, whose variables may take any values; but those named not what is below their
    /// bounds, whose multipliers then come last.
    static func outcome(_ reasons: [Int32], bounded: [Int32] = [], _ system: SystemView) -> Outcome {
        var walk = MultiplierWalk(reasons, bounded, system)
        walk.peel()
        guard let first = walk.start else { return .none }
        guard walk.walk(from: first) else { return .unknown }
        // All multipliers follow from that of the first: if they do not make a contradiction none do.
        guard let sum = walk.sum() else { return .none }
        for row in 0..<walk.rowCount where walk.isActive[row] && walk.multipliers[row] != 0 {
            walk.multipliers[row] *= sum < 0 ? -1 : 1
            let pulls: Relation = walk.multipliers[row] > 0 ? .lessThanOrEqual : .greaterThanOrEqual
            let relation = row < reasons.count ? system[reasons[row]].relation : .greaterThanOrEqual
            if relation == pulls { return .unknown }
        }
        return .contradiction(walk.multipliers)
    }

    private init(_ reasons: [Int32], _ bounded: [Int32], _ system: SystemView) {
        rowCount = reasons.count + bounded.count
        isActive = [Bool](repeating: true, count: rowCount)
        multipliers = [Double](repeating: 0, count: rowCount)
        constants.reserveCapacity(rowCount)
        var local: [Int32: Int32] = [:]
        for constraint in reasons {
            var (own, parts): ([Int32], [Double]) = ([], [])
            system.forEachTerm(of: system[constraint]) { variable, coefficient in
                let number = local[variable] ?? Int32(truncatingIfNeeded: local.count)
                local[variable] = number
                if let known = own.firstIndex(of: number) {
                    parts[known] += coefficient
                } else {
                    own.append(number)
                    parts.append(coefficient)
                }
            }
            addRow(zip(own, parts), system[constraint].constant)
        }
        for variable in bounded {
            let number = local[variable] ?? Int32(truncatingIfNeeded: local.count)
            local[variable] = number
            addRow(CollectionOfOne((number, 1)), system.lowerBounds[Int(variable)])
        }
        counts = cells.map { Int32(truncatingIfNeeded: $0.count) }
    }

    private mutating func addRow(_ terms: some Sequence<(Int32, Double)>, _ constant: Double) {
        let row = Int32(truncatingIfNeeded: constants.count)
        for (number, part) in terms {
            while cells.count <= Int(number) { cells.append([]) }
            if part == 0 { continue }
            variables.append(number)
            coefficients.append(part)
            cells[Int(number)].append(Cell(row: row, coefficient: part))
        }
        starts.append(Int32(truncatingIfNeeded: variables.count))
        constants.append(constant)
    }

    /// Where to start: a constraint from which another follows, if there is one.
    private var start: Int? {
        let links = (0..<rowCount).first { row in
            isActive[row] && terms(row).contains { counts[Int(variables[$0])] == 2 }
        }
        return links ?? isActive.firstIndex(of: true)
    }

    private func terms(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

    /// Takes out the constraints that have a variable for themselves.
    private mutating func peel() {
        var queue = counts.indices.filter { counts[$0] == 1 }
        while let variable = queue.popLast() {
            guard let row = cells[variable].first(where: { isActive[Int($0.row)] }).map({ Int($0.row) }) else {
                continue
            }
            isActive[row] = false
            for place in terms(row) {
                let other = Int(variables[place])
                counts[other] -= 1
                if counts[other] == 1 { queue.append(other) }
            }
        }
    }

    /// Gives each constraint its multiplier: the one that is left of those that refer to a variable has what makes its
    /// terms cancel. Returns whether all could be reached.
    private mutating func walk(from first: Int) -> Bool {
        var isKnown = isActive.map { !$0 }
        var unknowns = counts
        var queue: [Int] = []
        var left = isActive.count { $0 }
        var next: (row: Int, multiplier: Double)? = (first, 1)
        while let (row, multiplier) = next {
            (multipliers[row], isKnown[row]) = (multiplier, true)
            left -= 1
            for place in terms(row) {
                let variable = Int(variables[place])
                unknowns[variable] -= 1
                if unknowns[variable] == 1 { queue.append(variable) }
            }
            next = nil
            while next == nil, let variable = queue.popLast() {
                if unknowns[variable] == 1 { next = last(variable, isKnown) }
            }
        }
        return left == 0
    }

    /// Of the constraints that refer to a variable the one whose multiplier is not known, with what it must be.
    private func last(_ variable: Int, _ isKnown: [Bool]) -> (row: Int, multiplier: Double)? {
        var (sum, size) = (0.0, 0.0)
        var last: Cell?
        for cell in cells[variable] where isActive[Int(cell.row)] {
            if !isKnown[Int(cell.row)] {
                last = cell
                continue
            }
            let part = multipliers[Int(cell.row)] * cell.coefficient
            sum += part
            size = max(size, abs(part))
        }
        guard let last else { return nil }
        return (Int(last.row), abs(sum) <= Tolerance.cost * size ? 0 : -sum / last.coefficient)
    }

    /// What the constants add up to; nil unless the terms cancel and the constants do not.
    private func sum() -> Double? {
        for (variable, own) in cells.enumerated() where counts[variable] > 0 {
            var (sum, size) = (0.0, 0.0)
            for cell in own {
                let part = multipliers[Int(cell.row)] * cell.coefficient
                sum += part
                size = max(size, abs(part))
            }
            if abs(sum) > Tolerance.cost * size { return nil }
        }
        var (sum, size) = (0.0, 0.0)
        for row in 0..<rowCount where isActive[row] {
            let part = multipliers[row] * constants[row]
            sum += part
            size += abs(part)
        }
        return abs(sum) > Tolerance.cost * size ? sum : nil
    }
}
