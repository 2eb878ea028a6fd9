import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// Says in few words where something was found: "iPhone SE at AX3, from 320 to 346.5 wide; 2 of 8".
struct WindowWords {
    private let environments: EnvironmentWords
    /// The windows that were looked at in each environment.
    private let sweeps: [WindowSweep]

    /// The most groups of environments, and the most ranges of one, that are listed.
    private static let longest = 3

    init(_ environments: EnvironmentWords, sweeps: [WindowSweep]) {
        self.environments = environments
        self.sweeps = sweeps
    }

    /// The words for some environments by their indices, with the windows in each; empty for all of all. The numbers
    /// come from the environment at `origin`.
    func words(for indices: [Int], _ windows: [[WindowRange]], origin: Int? = nil) -> String {
        if sweeps.isEmpty { return environments.words(for: indices, origin: origin) }
        let groups = grouped(indices, windows)
        var text: String
        if groups.count > Self.longest {
            let range = words(hull(windows.flatMap { $0 }))
            text = [environments.place(of: indices, origin: origin), range, "in each in windows of its own"].filter {
                !$0.isEmpty
            }
            .joined(separator: ", ")
        } else if let group = groups.first, groups.count == 1 {
            text = [environments.place(of: indices, origin: origin), words(group.windows)].filter { !$0.isEmpty }
                .joined(separator: ", ")
        } else {
            text = groups.map { group in
                let range = words(group.windows)
                return
                    "\(environments.place(of: group.indices, origin: origin)) \(range.isEmpty ? "in every window" : range)"
            }.joined(separator: "; ")
        }
        return environments.place(of: indices).isEmpty ? text : "\(text); \(environments.count(indices))"
    }

    /// The environment that the numbers of a finding are from, where others have others: `EnvironmentWords.worst`.
    func worst(_ origin: Int, of indices: [Int]) -> String { environments.worst(origin, of: indices) }

    /// The environments that have the same windows, together.
    private func grouped(_ indices: [Int], _ windows: [[WindowRange]]) -> [(indices: [Int], windows: [WindowRange])] {
        var groups: [(indices: [Int], windows: [WindowRange])] = []
        for (index, own) in zip(indices, windows) {
            if let known = groups.firstIndex(where: { $0.windows == own }) {
                groups[known].indices.append(index)
            } else {
                groups.append(([index], own))
            }
        }
        return groups
    }

    /// The least ranges, one for each side, that hold all of some.
    private func hull(_ windows: [WindowRange]) -> [WindowRange] {
        WindowRange.Side.allCases.compactMap { side in
            let own = windows.filter { $0.side == side }.map(\.lengths)
            guard let first = own.map(\.lowerBound).min(), let last = own.map(\.upperBound).max() else { return nil }
            return WindowRange(side, first...last)
        }
    }

    /// "from 320 to 346.5 and from 500 to 512 wide"; empty for all windows.
    private func words(_ windows: [WindowRange]) -> String {
        let parts = WindowRange.Side.allCases.compactMap { side -> String? in
            let own = windows.filter { $0.side == side }.map(\.lengths)
            let sweep = sweeps.first { ($0.axis == .horizontal) == (side == .width) }
            guard let sweep else { return nil }
            let way = side == .width ? "wide" : "high"
            // Where it is not found in windows of other heights, it is found in widths at the window's own.
            if own.isEmpty { return nil }
            if own == [sweep.lengths] { return sweeps.count > 1 ? "at every \(side.rawValue)" : nil }
            return "\(list(own)) \(way)"
        }
        // In every window of every sweep.
        if parts.count == sweeps.count, parts.allSatisfy({ $0.hasPrefix("at every") }) { return "" }
        return parts.joined(separator: " and ")
    }

    /// Ranges with less between them than anybody resizes a window by, in points, are one in words: where edges are
    /// rounded to pixels, what is seen may come and go from one half point to the next.
    private static let gap = 1.5

    /// The ranges, in their order, as they are reported.
    private func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var joined: [ClosedRange<Double>] = []
        for range in ranges {
            if let last = joined.last, range.lowerBound - last.upperBound < Self.gap {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    private func list(_ ranges: [ClosedRange<Double>]) -> String {
        var texts = joined(ranges).map { range in
            range.lowerBound == range.upperBound
                ? "at \(number(range.lowerBound))"
                : "from \(number(range.lowerBound)) to \(number(range.upperBound))"
        }
        if texts.count > Self.longest {
            let rest = texts.count - Self.longest
            texts = Array(texts.prefix(Self.longest)) + ["\(rest) more"]
        }
        guard let last = texts.popLast() else { return "" }
        return texts.isEmpty ? last : "\(texts.joined(separator: ", ")) and \(last)"
    }

    private func number(_ length: Double) -> String { Int(exactly: length).map(String.init) ?? "\(length)" }
}
