// Conflicts that UIKit has reported: the solver names the same constraints, and gives up the same one where a rule is
// known.

import ConstraintSolver
import Testing

/// A conflict as a console log showed it, on one axis: items with `min`, `max` and `size`.
///
/// `fixed` rows are those that UIKit never breaks while there is another (autoresizing masks, encapsulated layout
/// sizes); `lead` rows tie leading or top edges. The broken one is marked with `*`.
struct ConflictPattern: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rows: [String]
    /// The items whose sizes would have to be negative.
    var negative: [String] = []
    /// Whether the rule that the solver follows gives up the row that UIKit gave up.
    var isPredicted = true

    init(_ name: String, _ rows: [String], negative: [String] = [], isPredicted: Bool = true) {
        (testDescription, self.rows, self.negative, self.isPredicted) = (name, rows, negative, isPredicted)
    }

    static let all = [
        ConflictPattern("two heights", ["* a.size == 200", "a.size == 84"]),
        ConflictPattern("two widths, one of them nothing", ["* a.size == 320", "a.size == 0"]),
        ConflictPattern("a hidden label with a width", ["* a.size == 120", "a.size == 0"]),
        ConflictPattern("a negative width", ["* a.size == -16"], negative: ["a"]),
        ConflictPattern(
            "a label higher than its container",
            ["* l.size >= 5000", "fixed v.size == 416", "l.max == v.max - 10", "lead l.min == v.min + 1"]),
        ConflictPattern(
            "insets in a cell without width",
            ["fixed c.size == 0", "* l.max == c.max - 15", "lead l.min == c.min + 15"], negative: ["l"]),
        ConflictPattern(
            "insets in a fitting size",
            ["lead l.min == c.min + 20", "* l.max == c.max - 20", "fixed c.size == 0"], negative: ["l"]),
        ConflictPattern(
            "insets in a mask's size",
            ["lead e.min == i.min + 5", "* e.max == i.max - 5", "fixed i.size == 0"], negative: ["e"]),
        ConflictPattern(
            "insets in insets",
            [
                "lead l.min == v.min + 10", "* l.max == v.max - 10", "lead v.min == f.min", "v.max == f.max",
                "fixed f.size == 0",
            ], negative: ["l"]),
        ConflictPattern(
            "an inset beyond the bottom",
            ["fixed v.size == 768", "* a.max == v.max + 1", "lead a.min == v.min + 841"], negative: ["a"]),
        ConflictPattern(
            "a separator in a row of an alert",
            [
                "lead a.min == v.min + 399", "* a.max == v.max - 399", "v.size == u.size", "u.size == c.size",
                "fixed c.size == 375",
            ], negative: ["a"]),
        ConflictPattern(
            "a minimum height in an accessory",
            ["* v.size >= 44", "lead v.min == b.min", "v.max == b.max", "fixed b.size == 0"]),
        ConflictPattern(
            "a width beside a stretched image",
            ["lead l.min == v.min + 10", "* l.max == v.max - 11", "i.size == 1", "i.size == v.size"],
            negative: ["l"], isPredicted: false),
        ConflictPattern(
            "a wide label in a row of two",
            [
                "* l.size >= 400", "lead l.min == v.min + 16", "t.min == l.max + 8", "t.max == v.max - 16",
                "fixed v.size == 320",
            ], negative: ["t"]),
        ConflictPattern(
            "a gap in a view without width",
            ["lead i.min == v.min", "* l.min == i.max + 15", "l.max == v.max - 12", "fixed v.size == 0"],
            negative: ["i", "l"]),
        ConflictPattern(
            "a button that is wider than what holds it",
            ["* b.size == 40", "lead b.min == v.min + 10", "lead l.min == b.max", "lead l.min == v.min + 15"]),
        ConflictPattern(
            "a height that is at most 200 in a window",
            ["lead a.min == v.min + 20", "a.max == v.max - 20", "* a.size <= 200", "fixed v.size == 736"]),
        ConflictPattern(
            "a minimum height through three containers",
            [
                "* a.size >= 44", "a.size == b.size", "c.size == b.size", "c.size == d.size", "fixed d.size == 13",
            ]),
        ConflictPattern(
            "a width through an alert",
            ["* a.size == 402", "c.size >= a.size", "c.size == d.size", "fixed d.size == 0"]),
        ConflictPattern(
            "a minimum height in a cell",
            ["fixed c.size == 199", "b.max == c.max - 16", "* b.size >= 183", "lead b.min == c.min + 16"]),
        ConflictPattern(
            "two places for a leading edge",
            ["fixed s.min == v.min", "* lead s.min == g.min + 10", "fixed g.min == v.min"]),
        // Here UIKit gave up a gap or a pin where the rule expects a size, or the other way round.
        ConflictPattern(
            "two labels in a low cell",
            ["lead l.min == c.min + 16", "* d.min == l.max + 16", "d.max == c.max - 16", "fixed c.size == 44"],
            negative: ["l", "d"]),
        ConflictPattern(
            "a fixed height pinned in a cell",
            ["fixed c.size == 44", "lead v.min == c.min", "v.size == 100", "* v.max == c.max"], isPredicted: false),
        ConflictPattern(
            "pinned twice to a stack", ["* b.max == s.max - 10", "b.max == s.max"], isPredicted: false),
    ]
}

@Suite("Conflicts as UIKit reports them")
struct ConflictPatternTests {
    @Test("The set is the one in the log; a fixed row is never broken", arguments: ConflictPattern.all)
    func pattern(_ pattern: ConflictPattern) throws {
        let parsed = try ParsedPattern(pattern)
        var solver = Solver(parsed.system)
        let conflict = try #require(solver.solve().conflicts.first)
        #expect(conflict.members == parsed.ids)
        #expect(conflict.bounds.map { parsed.items[Int($0.index) / 2] } == pattern.negative)
        #expect(!parsed.isFixed[Int(conflict.broken.index)])
        #expect((conflict.broken == parsed.broken) == pattern.isPredicted)
    }
}

/// A pattern as a constraint system, ranked by what UIKit's choices have in common: never a fixed row, the farthest
/// from one first, leading and top edges last.
private struct ParsedPattern {
    var system = ConstraintSystem()
    var items: [String] = []
    var ids: [ConstraintID] = []
    var isFixed: [Bool] = []
    var broken: ConstraintID?
    private var variables: [String: Variable] = [:]

    private struct Row {
        var words: [String]
        var flags: Set<String>
        var items: Set<String>
    }

    init(_ pattern: ConflictPattern) throws {
        let rows = pattern.rows.map { text in
            let words = text.split(separator: " ").map(String.init)
            let flags = Set(words.prefix { ["*", "fixed", "lead"].contains($0) })
            let rest = Array(words.dropFirst(flags.count))
            return Row(
                words: rest, flags: flags,
                items: Set(
                    rest.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first.map(String.init) }))
        }
        for item in rows.flatMap({ $0.items.sorted() }) where variables[item + ".min"] == nil {
            items.append(item)
            variables[item + ".min"] = system.addVariable()
            variables[item + ".size"] = system.addVariable(lowerBound: 0)
        }
        let distances = Self.distances(rows)
        for (order, row) in rows.enumerated() {
            let distance = row.items.reduce(0) { $0 + (distances[$1] ?? 0) } * 10 / row.items.count
            let rank = row.flags.contains("fixed") ? .min : Int32(2 * distance + (row.flags.contains("lead") ? 0 : 1))
            try add(row.words, order: Int32(order), rank: rank)
            isFixed.append(row.flags.contains("fixed"))
            if row.flags.contains("*") { broken = ids.last }
        }
    }

    /// How many rows lie between each item and those with a fixed row.
    private static func distances(_ rows: [Row]) -> [String: Int] {
        var result: [String: Int] = [:]
        for row in rows where row.flags.contains("fixed") { for item in row.items { result[item] = 0 } }
        for _ in rows {
            for row in rows {
                guard let least = row.items.compactMap({ result[$0] }).min() else { continue }
                for item in row.items { result[item] = min(result[item] ?? .max, least + 1) }
            }
        }
        return result
    }

    /// Adds `a.max == b.max - 15` and the like.
    private mutating func add(_ words: [String], order: Int32, rank: Int32) throws {
        let relation: Relation = words[1] == "==" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
        var terms = try self.terms(words[0], 1)
        var constant = 0.0
        if words[2].contains(".") {
            terms += try self.terms(words[2], -1)
            if words.count == 5 { constant = try #require(Double(words[4])) * (words[3] == "-" ? -1 : 1) }
        } else {
            constant = try #require(Double(words[2]))
        }
        ids.append(
            system.addConstraint(
                terms, relation, constant, order: order, breakability: Breakability(rank: rank)))
    }

    private func terms(_ name: String, _ sign: Double) throws -> [Term] {
        if let variable = variables[name] { return [Term(variable, sign)] }
        let item = name.dropLast(4)
        return [
            Term(try #require(variables["\(item).min"]), sign), Term(try #require(variables["\(item).size"]), sign),
        ]
    }
}
