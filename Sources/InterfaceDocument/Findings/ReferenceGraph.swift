// References that must not lead back to where they start.

/// A directed graph of elements.
struct ReferenceGraph {
    private var targets: [Int32: [Int32]] = [:]

    /// Adds the reference of one element to another.
    mutating func add(from source: Int32, to target: Int32) {
        targets[source, default: []].append(target)
    }

    /// The circles, each with its first element in document order in front; every reference is walked once.
    var circles: [[Int32]] {
        // Mostly nothing that is referred to refers to anything in turn.
        guard targets.values.contains(where: { $0.contains { targets[$0] != nil } }) else { return [] }
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
