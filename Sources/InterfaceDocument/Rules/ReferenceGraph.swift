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

    /// The circles, each with its first element in document order in front; every reference is walked once.
    var circles: [[Int32]] {
        guard hasChains else { return [] }
        var targets: [Int32: [Int32]] = [:]
        for (start, end) in zip(starts, ends) { targets[start, default: []].append(end) }
        var circles: [[Int32]] = []
        var finished: Set<Int32> = []
        for start in targets.keys.sorted() where !finished.contains(start) {
            // Depth first without recursion: the path, and per element of it the references still to walk.
            var path: [(element: Int32, rest: ArraySlice<Int32>)] = [(start, ArraySlice(targets[start] ?? []))]
            var onPath: [Int32: Int] = [start: 0]
            while let last = path.last {
                guard let next = last.rest.first else {
                    finished.insert(last.element)
                    onPath[last.element] = nil
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest.removeFirst()
                if let place = onPath[next] {
                    circles.append(Self.startingAtFirst(path[place...].map(\.element)))
                } else if !finished.contains(next), let further = targets[next] {
                    onPath[next] = path.count
                    path.append((next, ArraySlice(further)))
                }
            }
        }
        return circles
    }

    private static func startingAtFirst(_ circle: [Int32]) -> [Int32] {
        guard let first = circle.min(), let place = circle.firstIndex(of: first) else { return circle }
        return Array(circle[place...] + circle[..<place])
    }
}
