/// The variables that columns move: followed from the columns outwards, through what defines others by them.
///
/// A direction of a few columns costs what it moves, not what the whole system has.
struct Dependents {
    private let evaluation: Evaluation
    /// By representative: the places in the definitions' order of those that mention it.
    private let mentions: Buckets
    /// By representative: the variables that are multiples of it.
    private let multiples: Buckets
    /// By representative: how it moves; zero between two questions.
    private var change: [Double]
    private var isReached: [Bool]

    /// What some columns can move.
    struct Reach {
        /// The places of the definitions, in the definitions' order.
        fileprivate var definitions: [Int32]
        /// The variables, ascending.
        fileprivate var variables: [Int32]
    }

    init(_ evaluation: Evaluation) {
        self.evaluation = evaluation
        let (forest, definitions) = (evaluation.forest, evaluation.definitions)
        let count = Int(forest.zero) + 1
        mentions = Buckets(keys: count) { put in
            for place in definitions.sorted.indices {
                for term in definitions.terms(of: definitions.sorted[place]) {
                    put(term.variable, Int32(truncatingIfNeeded: place))
                }
            }
        }
        multiples = Buckets(keys: count) { put in
            for v in 0..<forest.zero where forest.parent[Int(v)] != forest.zero { put(forest.parent[Int(v)], v) }
        }
        change = Array(repeating: 0, count: count)
        isReached = Array(repeating: false, count: definitions.sorted.count)
    }

    /// Everything that any of the columns moves.
    mutating func reach(of columns: [Int32]) -> Reach {
        let definitions = evaluation.definitions
        var representatives = columns.map { evaluation.reduced.variables[Int($0)] }
        var places: [Int32] = []
        var next = 0
        while next < representatives.count {
            for place in mentions[representatives[next]] where !isReached[Int(place)] {
                isReached[Int(place)] = true
                places.append(place)
                representatives.append(definitions.sorted[Int(place)])
            }
            next += 1
        }
        for place in places { isReached[Int(place)] = false }
        return Reach(definitions: places.sorted(), variables: representatives.flatMap { multiples[$0] }.sorted())
    }

    /// How every variable within reach moves when the columns move by `directions`; those that do not are left out.
    mutating func movements(_ directions: [Int32: Double], within reach: Reach) -> [Term] {
        let (forest, definitions) = (evaluation.forest, evaluation.definitions)
        for (column, direction) in directions { change[Int(evaluation.reduced.variables[Int(column)])] = direction }
        for place in reach.definitions {
            let v = definitions.sorted[Int(place)]
            var (sum, size) = (0.0, 0.0)
            for term in definitions.terms(of: v) {
                let part = term.coefficient * change[Int(term.variable)]
                sum += part
                size = max(size, abs(part))
            }
            change[Int(v)] = abs(sum) <= Tolerance.cost * size ? 0 : sum
        }
        var result: [Term] = []
        for v in reach.variables {
            let step = forest.multiplier[Int(v)] * change[Int(forest.parent[Int(v)])]
            if step != 0 { result.append(Term(Variable(index: v), step)) }
        }
        for column in directions.keys { change[Int(evaluation.reduced.variables[Int(column)])] = 0 }
        for place in reach.definitions { change[Int(definitions.sorted[Int(place)])] = 0 }
        return result
    }
}

/// Lists of numbers by small keys, one behind the other in one array.
private struct Buckets {
    private var starts: [Int32]
    private var items: [Int32]

    /// Fills the lists with what `visit` puts in, which is called twice: once to count.
    init(keys: Int, _ visit: ((_ key: Int32, _ item: Int32) -> Void) -> Void) {
        var starts = [Int32](repeating: 0, count: keys + 1)
        visit { key, _ in starts[Int(key) + 1] += 1 }
        for key in 0..<keys { starts[key + 1] += starts[key] }
        var items = [Int32](repeating: 0, count: Int(starts[keys]))
        var next = starts
        visit { key, item in
            items[Int(next[Int(key)])] = item
            next[Int(key)] += 1
        }
        (self.starts, self.items) = (starts, items)
    }

    subscript(key: Int32) -> ArraySlice<Int32> { items[Int(starts[Int(key)])..<Int(starts[Int(key) + 1])] }
}
