// A constraint system as data, the same for every solver that is measured.

/// A workload: variables, constraints in the order of adding, and a window whose size is swept.
struct Workload {
    /// One constraint: sum of coefficient × variable, relation, constant.
    struct Line {
        enum Relation: Int { case equal, lessThanOrEqual, greaterThanOrEqual }

        var priority: Double
        var relation: Relation
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    var viewCount: Int
    var lines: [Line] = []
    /// The sizes that the window takes, first the one it is built with.
    var widths: [Double] = []
    var heights: [Double] = []

    static let steps = 20
    static let required = 1000.0

    /// A window of that size, with no views in it yet; it is view 0, at the origin.
    init(width: Double, height: Double) {
        viewCount = 1
        widths = [width] + (1...Self.steps).map { 1024 + Double($0 % 10) * 37 }
        heights = [height] + (1...Self.steps).map { 768 + Double($0 % 7) * 29 }
        add([(Self.x(0), 1)], .equal, 0)
        add([(Self.y(0), 1)], .equal, 0)
    }

    var variableCount: Int { 4 * viewCount }

    static func x(_ view: Int) -> Int { 4 * view }
    static func y(_ view: Int) -> Int { 4 * view + 1 }
    static func width(_ view: Int) -> Int { 4 * view + 2 }
    static func height(_ view: Int) -> Int { 4 * view + 3 }

    mutating func add(
        _ terms: [(variable: Int, coefficient: Double)], _ relation: Line.Relation, _ constant: Double,
        _ priority: Double = required
    ) {
        var merged: [(variable: Int, coefficient: Double)] = []
        for term in terms {
            if let place = merged.firstIndex(where: { $0.variable == term.variable }) {
                merged[place].coefficient += term.coefficient
            } else {
                merged.append(term)
            }
        }
        merged.removeAll { $0.coefficient == 0 }
        lines.append(Line(priority: priority, relation: relation, constant: constant, terms: merged))
    }

    /// A new view.
    mutating func addView() -> Int {
        viewCount += 1
        return viewCount - 1
    }
}

/// The ways in which views are tied to each other, as layouts write them.
extension Workload {
    mutating func leading(_ v: Int, _ parent: Int, _ inset: Double) {
        add([(Self.x(v), 1), (Self.x(parent), -1)], .equal, inset)
    }

    mutating func trailing(_ v: Int, _ parent: Int, _ inset: Double, _ relation: Line.Relation = .equal) {
        add(
            [(Self.x(v), 1), (Self.width(v), 1), (Self.x(parent), -1), (Self.width(parent), -1)], relation, -inset)
    }

    mutating func top(_ v: Int, _ parent: Int, _ inset: Double) {
        add([(Self.y(v), 1), (Self.y(parent), -1)], .equal, inset)
    }

    mutating func bottom(_ v: Int, _ parent: Int, _ inset: Double, _ relation: Line.Relation = .equal) {
        add(
            [(Self.y(v), 1), (Self.height(v), 1), (Self.y(parent), -1), (Self.height(parent), -1)], relation, -inset)
    }

    mutating func below(_ v: Int, _ other: Int, _ gap: Double) {
        add([(Self.y(v), 1), (Self.y(other), -1), (Self.height(other), -1)], .equal, gap)
    }

    mutating func after(_ v: Int, _ other: Int, _ gap: Double, _ relation: Line.Relation = .equal) {
        add([(Self.x(v), 1), (Self.x(other), -1), (Self.width(other), -1)], relation, gap)
    }

    mutating func size(_ variable: Int, _ relation: Line.Relation, _ constant: Double, _ priority: Double = required) {
        add([(variable, 1)], relation, constant, priority)
    }
}
