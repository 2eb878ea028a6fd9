// Many conflicts in one system, and one of many constraints: each is reported, in the order of the document.

import Testing

@testable import ConstraintSolver

@Suite struct ManyConflictsTests {
    /// Two widths for each of many views: of each pair the larger is given up.
    @Test func pairs() {
        var b = SystemBuilder()
        var expected: [Conflict] = []
        for index in 0..<40 {
            let width = b.variable(atLeast: 0)
            let (first, second) = (
                b.add([(1, width)], .equal, 10), b.add([(1, width)], .equal, index % 2 == 0 ? 20 : 5)
            )
            let isSecondMore = index % 2 == 0
            expected.append(
                Conflict(
                    members: [first, second], bounds: [], broken: isSecondMore ? second : first,
                    asksTooMuch: [!isSecondMore, isSecondMore]))
        }
        let solution = b.solved()
        #expect(solution.conflicts == expected)
        #expect(solution.values == (0..<40).map { $0 % 2 == 0 ? 10 : 5 })
    }

    /// Rows of views of equal width, each too narrow for its gaps: every one is reported with its own members, and with
    /// the lower bound of one width.
    @Test func rowsWithoutRoom() {
        var b = SystemBuilder()
        let page = b.variable(atLeast: 0)
        b.add([(1, page)], .equal, 100)
        var expected: [Set<ConstraintID>] = []
        for _ in 0..<12 {
            var members: [ConstraintID] = []
            var last: (left: Variable, width: Variable)?
            for _ in 0..<40 {
                let (left, width) = (b.variable(), b.variable(atLeast: 0))
                if let last {
                    members.append(b.add([(1, left), (-1, last.left), (-1, last.width)], .equal, 3))
                    members.append(b.add([(1, width), (-1, last.width)], .equal, 0))
                } else {
                    members.append(b.add([(1, left)], .equal, 3))
                }
                last = (left, width)
            }
            if let last { members.append(b.add([(1, last.left), (1, last.width), (-1, page)], .equal, 0)) }
            expected.append(Set(members))
        }
        let conflicts = b.solved().conflicts
        #expect(conflicts.count == 12)
        for (conflict, members) in zip(conflicts, expected) {
            #expect(Set(conflict.members).subtracting(members).count == 1)
            #expect(members.isSubset(of: conflict.members))
            #expect(conflict.bounds.count == 1)
        }
    }

    /// A row of fixed widths that is wider than its page: the last ones are given up, one after the other, and each
    /// conflict has the bounds of those that were given up before.
    @Test func widthsWithoutRoom() {
        var b = SystemBuilder()
        var (links, fixed): ([ConstraintID], [ConstraintID]) = ([], [])
        var last: (left: Variable, width: Variable)?
        var widths: [Variable] = []
        for _ in 0..<30 {
            let (left, width) = (b.variable(), b.variable(atLeast: 0))
            if let last {
                links.append(b.add([(1, left), (-1, last.left), (-1, last.width)], .equal, 1))
            } else {
                links.append(b.add([(1, left)], .equal, 0))
            }
            fixed.append(b.add([(1, width)], .equal, 10))
            widths.append(width)
            last = (left, width)
        }
        if let last { links.append(b.add([(1, last.left), (1, last.width)], .equal, 129)) }
        let solution = b.solved()
        #expect(solution.conflicts.count == 20)
        for (count, conflict) in solution.conflicts.enumerated() {
            #expect(conflict.broken == fixed[29 - count])
            #expect(Set(conflict.members) == Set(links + fixed.dropLast(count)))
            #expect(conflict.bounds == widths.suffix(count))
        }
        #expect(widths.prefix(10).allSatisfy { abs(solution[$0] - 10) < 1e-9 })
    }

    /// Many widths for one view, growing or shrinking: the least is kept.
    @Test(arguments: [false, true])
    func oneWidth(isShrinking: Bool) {
        var b = SystemBuilder()
        let width = b.variable(atLeast: 0)
        let all = (0..<40).map { b.add([(1, width)], .equal, Double(isShrinking ? 50 - $0 : 10 + $0)) }
        let kept = isShrinking ? all[39] : all[0]
        let solution = b.solved()
        #expect(solution[width] == (isShrinking ? 11 : 10))
        #expect(solution.conflicts.count == 39)
        #expect(Set(solution.conflicts.map(\.broken)) == Set(all).subtracting([kept]))
        #expect(solution.conflicts.allSatisfy { $0.members.count == 2 })
    }

    /// A chain each of whose ends is also given a place of its own. What a contradiction is made of is looked for when
    /// it is used: written down for each of them it would be half the square of the chain, each time that the rest is
    /// solved again.
    @Test func placesInAChain() {
        var b = SystemBuilder()
        let tops = (0..<50).map { _ in b.variable() }
        var (links, places): ([ConstraintID], [ConstraintID]) = ([b.add([(1, tops[0])], .equal, 0)], [])
        for index in 1..<50 {
            links.append(b.add([(1, tops[index]), (-1, tops[index - 1])], .equal, 10))
            places.append(b.add([(1, tops[index])], .equal, Double(17 * index)))
        }
        let prepared = PreparedSystem(b.system, without: nil, in: PreparedSystem.arena(for: b.system))
        let contradictions = prepared.contradictions(b.system)
        #expect(contradictions.map(\.constraints) == places.map { [$0.index] })
        // Ties that came later have no part in a contradiction.
        for (index, contradiction) in contradictions.enumerated() {
            let expected = links.prefix(index + 2) + [places[index]]
            #expect(prepared.reasons(for: contradiction, b.system) == expected.map(\.index).sorted())
        }
        let solution = b.solved()
        #expect(solution.conflicts.map(\.broken) == places)
        #expect(solution.values == (0..<50).map { Double(10 * $0) })
    }

    /// The same where the links are given up: one after the other, since each gives those after it another start.
    @Test func linksOfAChain() {
        var b = SystemBuilder()
        let tops = (0..<30).map { _ in b.variable() }
        b.add([(1, tops[0])], .equal, 0)
        var links: [ConstraintID] = []
        for index in 1..<30 {
            links.append(b.add([(1, tops[index]), (-1, tops[index - 1])], .equal, 10, rank: 1))
            b.add([(1, tops[index])], .equal, Double(7 * index))
        }
        let solution = b.solved()
        #expect(solution.conflicts.map(\.broken) == links)
        #expect(solution.conflicts.allSatisfy { $0.members.count == 3 })
        #expect(solution.values == (0..<30).map { Double(7 * $0) })
    }

    /// Each width one more than the next, round in a circle: all of them together are the conflict.
    @Test func cycle() {
        var b = SystemBuilder()
        let widths = (0..<300).map { _ in b.variable(atLeast: 0) }
        let all = (0..<300).map { b.add([(1, widths[$0]), (-1, widths[($0 + 1) % 300])], .equal, 1) }
        let conflicts = b.solved().conflicts
        #expect(conflicts.map(\.members) == [all])
        #expect(conflicts.map { Set($0.asksTooMuch) } == [[true]])
    }

    /// A chain of inequalities that is longer than where it has to end; a view beside it has no part in that.
    @Test func chainOfInequalities() {
        var b = SystemBuilder()
        var members: [ConstraintID] = []
        var last: Variable?
        for index in 0..<50 {
            let (left, beside) = (b.variable(), b.variable())
            if let last {
                members.append(b.add([(1, left), (-1, last)], .greaterThanOrEqual, 10))
            } else {
                members.append(b.add([(1, left)], .equal, 0))
            }
            b.add([(1, beside), (-1, left)], .equal, Double(index))
            last = left
        }
        if let last { members.append(b.add([(1, last)], .lessThanOrEqual, 300)) }
        let conflict = b.solved().conflicts.first
        #expect(conflict?.members == members)
        #expect(conflict?.asksTooMuch == members.indices.map { $0 < 50 })
    }

    /// Of freedom in which each view moves all that come after it as much is reported as a stated number of movements.
    @Test func longMovements() {
        var b = SystemBuilder()
        var last = b.variable()
        b.add([(1, last)], .equal, 0)
        for _ in 0..<3000 {
            let (top, height) = (b.variable(), b.variable(atLeast: 0))
            b.add([(1, top), (-1, last), (-1, height)], .equal, 0)
            last = top
        }
        let movements = b.solved().freeDimensions.map(\.movements.count)
        #expect(movements.reduce(0, +) > 1_048_576)
        #expect(movements.dropLast().reduce(0, +) <= 1_048_576)
    }
}
