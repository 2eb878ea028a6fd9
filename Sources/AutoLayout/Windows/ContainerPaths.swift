import InterfaceDocument
import StrutEnvironment

/// How containers follow the window of a sweep, by the segments of their own scenes.
///
/// Between two knots a container grows evenly. Whoever follows an embedded scene need not lay out the scenes around it.
package struct ContainerPaths: Sendable {
    /// What a container was at a step.
    private struct Knot: Sendable {
        var step: Int
        var bounds: ContainerBounds
    }

    /// By container, in the order of their steps.
    private var knots: [Int: [Knot]] = [:]

    /// Nothing is known yet.
    package init() {}

    /// Adds what some containers, by their elements, are along a segment of their scene.
    package mutating func add(_ segment: SceneSegment, containers: Set<Int>) {
        if containers.isEmpty { return }
        add(segment.first, containers)
        if segment.steps.count > 1 { add(segment.last, containers) }
    }

    private mutating func add(_ layout: WindowLayout, _ containers: Set<Int>) {
        for (element, bounds) in ContainerBounds.all(of: containers, in: layout.scene, onPixels: false) {
            let knot = Knot(step: layout.step, bounds: bounds)
            var path = knots[element] ?? []
            // One on the straight way between two others is none.
            if path.count > 1, let last = path.last,
                Self.bounds(from: path[path.count - 2], to: knot, at: last.step).isClose(to: last.bounds)
            {
                path.removeLast()
            }
            path.append(knot)
            knots[element] = path
        }
    }

    /// What some containers are at a step; those of which nothing was found are left out.
    func bounds(of containers: [Int], at step: Int) -> [Int: ContainerBounds] {
        var found: [Int: ContainerBounds] = [:]
        for container in containers {
            guard let path = knots[container], let last = path.last else { continue }
            let next = path.firstIndex { $0.step >= step } ?? path.count
            if next == path.count {
                found[container] = last.bounds
            } else if next == 0 || path[next].step == step {
                found[container] = path[next].bounds
            } else {
                found[container] = Self.bounds(from: path[next - 1], to: path[next], at: step)
            }
        }
        return found
    }

    /// The first step after `step` at which one of some containers may begin to grow otherwise.
    func nextKnot(of containers: [Int], after step: Int) -> Int? {
        containers.compactMap { knots[$0]?.first { $0.step > step }?.step }.min()
    }

    private static func bounds(from first: Knot, to last: Knot, at step: Int) -> ContainerBounds {
        Interpolation(at: step, from: first.step, to: last.step).between(first.bounds, last.bounds)
    }
}

extension ContainerBounds {
    /// Whether nothing but rounding errors lies between two.
    fileprivate func isClose(to other: ContainerBounds) -> Bool {
        let (a, b) = (safeArea, other.safeArea)
        let differences = [
            size.width - other.size.width, size.height - other.size.height, a.top - b.top, a.left - b.left,
            a.bottom - b.bottom, a.right - b.right,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 }
    }
}
