// The equations of a logged conflict: items with origins and sizes, and a linear constraint for each row.

import ConstraintSolver

/// The constraints of a log as a system to solve, with what the log leaves unsaid taken in one of a few ways.
///
/// Items can be anywhere; widths and heights of views are not negative, and neither are margins. Measured on 155 logs:
/// all but three are contradictory so.
struct LogSystem {
    private(set) var system = ConstraintSystem()
    private let reading: Reading
    private let parents: LogHierarchy
    private var boxes: [String: [Variable]] = [:]
    private var hidden: [String: Variable] = [:]

    /// How what a log does not print is taken.
    struct Reading {
        /// The margin in points where it is not printed; nil for any that is not negative.
        var margin: Double?
        /// What autoresizing masks are measured in that name no superview; nil for a host that the log does not show.
        var host: LoggedItem?
        /// Whether guides, too, have sizes that are not negative.
        var boundsGuides = false
        /// Whether what is pinned to the same edge of a scroll view lies in it, where no row says what it lies in.
        var pinsToContent = false

        /// The ways to read some rows, to be tried in order until the constraints contradict each other.
        static func all(of rows: [LoggedConstraint]) -> [Reading] {
            let hierarchy = LogHierarchy(rows)
            let hosts = hierarchy.possibleHosts
            // The content of a scroll view may have any size: what conflicts then is the smallest claim.
            let guesses = rows.contains(where: hierarchy.maySpeakOfContent)
            var result = guesses ? [Reading(pinsToContent: true)] : []
            result += [Reading()] + hosts.map { Reading(host: $0) }
            result += [8.0, 16, 20].flatMap { margin in
                [Reading(margin: margin)] + hosts.map { Reading(margin: margin, host: $0) }
            }
            return result + [Reading(boundsGuides: true)]
        }
    }

    /// The system of some constraints; constraint i of the system is row i.
    init(_ rows: [LoggedConstraint], _ reading: Reading) {
        self.reading = reading
        parents = LogHierarchy(rows)
        for (index, row) in rows.enumerated() { add(row, Int32(truncatingIfNeeded: index)) }
        if let margin = reading.margin {
            for (_, inset) in hidden.filter({ $0.key.hasSuffix("Margin") }).sorted(by: { $0.key < $1.key }) {
                system.addConstraint(Term(inset), .equal, margin, order: .max, breakability: .never)
            }
        }
    }

    private mutating func add(_ row: LoggedConstraint, _ order: Int32) {
        let mirrors = row.isMirrored
        let first = parents.meant(first: row, guesses: reading.pinsToContent)
        var terms = self.terms(row.firstAnchor, of: first, 1, mirrors)
        if let second = row.second, let anchor = row.secondAnchor {
            // A mask's place may be a share of its superview's size.
            let isOffset = anchor.isSize && row.firstAnchor.isPlace && !row.maskFlags.isEmpty
            if isOffset { terms += origin(of: row, -1) }
            let meant = parents.meant(second: second, of: row, guesses: reading.pinsToContent)
            terms += self.terms(anchor, of: meant, -row.multiplier, mirrors)
        } else if row.firstAnchor.isPlace {
            terms += origin(of: row, -1)
        }
        system.addConstraint(
            terms, mirrors ? row.relation.reversed : row.relation, mirrors ? -row.constant : row.constant,
            priority: row.priority, order: order, breakability: breakability(of: row))
    }

    /// The rule of 150 logs: what the system fixes is kept; then the deepest row gives way, but not a start in a
    /// container; the solver decides what is left, by direction and constant.
    private func breakability(of row: LoggedConstraint) -> Breakability {
        if row.isFixed { return .never }
        let first = parents.depth(of: row.first)
        let second = row.second.map(parents.depth) ?? first
        return Breakability(rank: Int32(truncatingIfNeeded: (first + second) * 2 + (row.isStartPin ? 0 : 1)))
    }

    /// The start of what a mask's place is measured in: its superview, else a host that all share.
    private mutating func origin(of row: LoggedConstraint, _ factor: Double) -> [Term] {
        let isHorizontal = row.firstAnchor.isHorizontal
        guard let superview = row.superview ?? parents.parent(of: row.first) ?? reading.host,
            superview.key != row.first.key
        else {
            return [Term(extra("host" + (isHorizontal ? "X" : "Y"), atLeast: -.infinity), factor)]
        }
        return [Term(box(of: superview)[isHorizontal ? 0 : 2], factor)]
    }

    /// The sum that an attribute is, times a factor.
    private mutating func terms(
        _ anchor: LogAnchor, of item: LoggedItem, _ factor: Double, _ mirrors: Bool
    ) -> [Term] {
        let box = box(of: item)
        let (start, size) = anchor.isHorizontal ? (box[0], box[1]) : (box[2], box[3])
        switch anchor.kind {
        case .size: return [Term(size, factor)]
        case .firstBaseline: return [Term(start, factor), Term(extra("\(item.key) firstBaseline"), factor)]
        case .lastBaseline:
            return [Term(start, factor), Term(size, factor), Term(extra("\(item.key) lastBaseline"), -factor)]
        case .place(let share):
            let share = mirrors && !anchor.isFixedSide ? 1 - share : share
            var terms = [Term(start, factor)]
            if share != 0 { terms.append(Term(size, factor * share)) }
            if anchor.isMargin, share != 0.5 {
                let side = anchor.isHorizontal ? (share == 0 ? "left" : "right") : (share == 0 ? "top" : "bottom")
                terms.append(Term(extra("\(item.key) \(side)Margin"), share == 0 ? factor : -factor))
            }
            return terms
        }
    }

    /// The left edge, the width, the top edge and the height of an item.
    private mutating func box(of item: LoggedItem) -> [Variable] {
        if let box = boxes[item.key] { return box }
        // Sizes of guides may come out negative: four logs conflict only elsewhere, one there.
        let least = item.isGuide && !reading.boundsGuides ? -Double.infinity : 0
        let box = [
            system.addVariable(), system.addVariable(lowerBound: least), system.addVariable(),
            system.addVariable(lowerBound: least),
        ]
        boxes[item.key] = box
        return box
    }

    private mutating func extra(_ name: String, atLeast bound: Double = 0) -> Variable {
        if let variable = hidden[name] { return variable }
        let variable = system.addVariable(lowerBound: bound)
        hidden[name] = variable
        return variable
    }
}
