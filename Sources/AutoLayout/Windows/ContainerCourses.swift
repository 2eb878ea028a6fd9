import Environment
import InterfaceDocument

/// How containers follow the window of a sweep, as the stretches of their own scenes tell.
///
/// Between two knots a container grows evenly. Whoever follows an embedded scene need not lay out the scenes around it.
package struct ContainerCourses: Sendable {
    /// What a container was at a step.
    private struct Knot: Sendable {
        var step: Int
        var bounds: ContainerBounds
    }

    /// By container, in the order of their steps.
    private var knots: [Int: [Knot]] = [:]

    /// Nothing is known as yet.
    package init() {}

    /// Adds what some containers, by their elements, are along a stretch of their scene.
    package mutating func add(_ stretch: SceneStretch, containers: Set<Int>) {
        if containers.isEmpty { return }
        add(stretch.first, containers)
        if stretch.steps.count > 1 { add(stretch.last, containers) }
    }

    private mutating func add(_ layout: WindowLayout, _ containers: Set<Int>) {
        for (element, bounds) in ContainerBounds.all(of: containers, in: layout.scene, onPixels: false) {
            let knot = Knot(step: layout.step, bounds: bounds)
            var course = knots[element] ?? []
            // One on the straight way between two others is none.
            if course.count > 1, let last = course.last,
                Self.bounds(from: course[course.count - 2], to: knot, at: last.step).isClose(to: last.bounds)
            {
                course.removeLast()
            }
            course.append(knot)
            knots[element] = course
        }
    }

    /// What some containers are at a step; those of which nothing was found are left out.
    func bounds(of containers: [Int], at step: Int) -> [Int: ContainerBounds] {
        var found: [Int: ContainerBounds] = [:]
        for container in containers {
            guard let course = knots[container], let last = course.last else { continue }
            let next = course.firstIndex { $0.step >= step } ?? course.count
            if next == course.count {
                found[container] = last.bounds
            } else if next == 0 || course[next].step == step {
                found[container] = course[next].bounds
            } else {
                found[container] = Self.bounds(from: course[next - 1], to: course[next], at: step)
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
