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

    /// Whether anything that is referred to refers to something in turn: mostly nothing does. `last` is the last start.
    private func hasChains(_ last: Int32) -> Bool {
        var isStart = [Bool](repeating: false, count: Int(last) + 1)
        for start in starts { isStart[Int(start)] = true }
        return ends.contains { $0 <= last && isStart[Int($0)] }
    }

    /// The circles, each with its first element in document order in front; those that share elements count as one.
    ///
    /// Every element is in one circle at most, and every reference is walked once.
    var circles: [[Int32]] {
        guard let last = starts.max(), hasChains(last) else { return [] }
        var finder = CircleFinder(last: last, from: starts, to: ends)
        for start in 0...last { finder.walk(from: start) }
        return finder.circles
    }
}

/// Finds the strongly connected parts of a graph as Gabow's algorithm does: depth first, with a second stack of where
/// parts begin. Without recursion, so that long chains need no deep stack.
private struct CircleFinder {
    /// The parts of which every element leads to itself, each with its first element in document order in front.
    private(set) var circles: [[Int32]] = []
    /// The ends of all references, by their starts; and of each element up to the last start the place of the first of
    /// its own, and of the one to follow next.
    private var targets: [Int32]
    private let firstTargets: [Int32]
    private var nextTargets: [Int32]
    /// From where the walk started to where it is.
    private var path: [Int32] = []
    /// The elements that were reached and whose part is not known yet, in the order of the walk.
    private var open: [Int32] = []
    /// The place in `open` of each element up to the last start, or what is known of it instead.
    private var places: [Int32]
    private static let (unknown, finished): (Int32, Int32) = (-1, -2)
    /// The places in `open` where parts begin, as far as is known.
    private var beginnings: [Int32] = []

    init(last: Int32, from starts: [Int32], to ends: [Int32]) {
        var firsts = [Int32](repeating: 0, count: Int(last) + 2)
        for start in starts { firsts[Int(start) + 1] += 1 }
        for element in 1..<firsts.count { firsts[element] += firsts[element - 1] }
        firstTargets = firsts
        targets = ends
        for (start, end) in zip(starts, ends) {
            targets[Int(firsts[Int(start)])] = end
            firsts[Int(start)] += 1
        }
        nextTargets = firstTargets
        places = Array(repeating: Self.unknown, count: Int(last) + 1)
    }

    /// Follows all references from an element on that were not followed before.
    mutating func walk(from start: Int32) {
        reach(start)
        while let last = path.last {
            let next = nextTargets[Int(last)]
            if next < firstTargets[Int(last) + 1] {
                nextTargets[Int(last)] += 1
                reach(targets[Int(next)])
            } else {
                path.removeLast()
                leave(last)
            }
        }
    }

    private mutating func reach(_ element: Int32) {
        // Nothing leads on from what refers to nothing, and from what is finished nothing leads back.
        guard Int(element) < places.count, firstTargets[Int(element)] < firstTargets[Int(element) + 1],
            places[Int(element)] != Self.finished
        else { return }
        let place = places[Int(element)]
        if place != Self.unknown {
            // All that was reached since leads back here, and is one part.
            while let last = beginnings.last, last > place { beginnings.removeLast() }
            return
        }
        places[Int(element)] = Int32(open.count)
        beginnings.append(Int32(open.count))
        open.append(element)
        path.append(element)
    }

    private mutating func leave(_ element: Int32) {
        let place = places[Int(element)]
        guard beginnings.last == place else { return }
        beginnings.removeLast()
        let part = Array(open[Int(place)...])
        open.removeSubrange(Int(place)...)
        for member in part { places[Int(member)] = Self.finished }
        if part.count > 1 || refersToItself(element) { circles.append(Self.startingAtFirst(part)) }
    }

    private func refersToItself(_ element: Int32) -> Bool {
        let own = Int(firstTargets[Int(element)])..<Int(firstTargets[Int(element) + 1])
        return targets[own].contains(element)
    }

    private static func startingAtFirst(_ circle: [Int32]) -> [Int32] {
        guard let first = circle.min(), let place = circle.firstIndex(of: first) else { return circle }
        return Array(circle[place...] + circle[..<place])
    }
}
