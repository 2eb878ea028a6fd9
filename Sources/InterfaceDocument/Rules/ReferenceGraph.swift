// References that must not lead back to where they start.

/// A directed graph of elements.
struct ReferenceGraph {
    /// The references in the order in which they were added: from where, and to where.
    private var starts: [Int32] = []
    private var ends: [Int32] = []

    /// Adds the reference of one element to another.
    mutating func add(from source: Int32, to target: Int32) {
        starts.append(source)
        ends.append(target)
    }

    /// Whether anything that is referred to refers to something in turn: mostly nothing does.
    private var hasChains: Bool {
        guard let last = starts.max() else { return false }
        var isStart = [Bool](repeating: false, count: Int(last) + 1)
        for start in starts { isStart[Int(start)] = true }
        return ends.contains { $0 <= last && isStart[Int($0)] }
    }

    /// The circles, each with its first element in document order in front; those that share elements count as one.
    ///
    /// Every element is in one circle at most, and every reference is walked once.
    var circles: [[Int32]] {
        guard hasChains else { return [] }
        var targets: [Int32: [Int32]] = [:]
        for (start, end) in zip(starts, ends) { targets[start, default: []].append(end) }
        var finder = CircleFinder(targets)
        for start in targets.keys.sorted() { finder.walk(from: start) }
        return finder.circles
    }
}

/// Finds the strongly connected parts of a graph as Gabow's algorithm does: depth first, with a second stack of where parts
/// begin. Without recursion, so that long chains need no deep stack.
private struct CircleFinder {
    /// The parts of which every element leads to itself, each with its first element in document order in front.
    private(set) var circles: [[Int32]] = []
    private let targets: [Int32: [Int32]]
    /// From where the walk started to where it is, and of each element how many references were followed.
    private var path: [(element: Int32, followed: Int)] = []
    /// The elements that were reached and whose part is not known yet, in the order of the walk; the place of each.
    private var open: [Int32] = []
    private var places: [Int32: Int] = [:]
    /// The places in `open` where parts begin, as far as is known.
    private var beginnings: [Int] = []
    private var finished: Set<Int32> = []

    init(_ targets: [Int32: [Int32]]) {
        self.targets = targets
    }

    /// Follows all references from an element on that were not followed before.
    mutating func walk(from start: Int32) {
        reach(start)
        while let last = path.last {
            let references = targets[last.element] ?? []
            if last.followed < references.count {
                path[path.count - 1].followed += 1
                reach(references[last.followed])
            } else {
                path.removeLast()
                leave(last.element)
            }
        }
    }

    private mutating func reach(_ element: Int32) {
        // Nothing leads on from what refers to nothing, and from what is finished nothing leads back.
        guard targets[element] != nil, !finished.contains(element) else { return }
        if let place = places[element] {
            // All that was reached since leads back here, and is one part.
            while let last = beginnings.last, last > place { beginnings.removeLast() }
            return
        }
        places[element] = open.count
        beginnings.append(open.count)
        open.append(element)
        path.append((element, 0))
    }

    private mutating func leave(_ element: Int32) {
        guard let place = places[element], beginnings.last == place else { return }
        beginnings.removeLast()
        let part = Array(open[place...])
        open.removeSubrange(place...)
        for member in part { places[member] = nil }
        finished.formUnion(part)
        if part.count > 1 || targets[element]?.contains(element) == true { circles.append(Self.startingAtFirst(part)) }
    }

    private static func startingAtFirst(_ circle: [Int32]) -> [Int32] {
        guard let first = circle.min(), let place = circle.firstIndex(of: first) else { return circle }
        return Array(circle[place...] + circle[..<place])
    }
}
