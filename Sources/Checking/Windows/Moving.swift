import InterfaceDocument

/// A number of points that moves evenly along a stretch of windows, but for the rounding to pixels.
struct Moving {
    /// Where the stretch begins, and where it ends.
    var start: Double
    var end: Double
    /// How far rounding may take it from the straight way.
    var slack = 0.0
    /// Whether it is the same all along, rounded or not.
    var isStill = false

    /// A number that stays the same.
    static func still(_ value: Double) -> Moving { Moving(start: value, end: value, isStill: true) }

    static func - (a: Moving, b: Moving) -> Moving {
        Moving(
            start: a.start - b.start, end: a.end - b.end, slack: a.slack + b.slack, isStill: a.isStill && b.isStill)
    }

    static func + (a: Moving, b: Moving) -> Moving {
        Moving(
            start: a.start + b.start, end: a.end + b.end, slack: a.slack + b.slack, isStill: a.isStill && b.isStill)
    }

    static func * (a: Moving, factor: Double) -> Moving {
        Moving(
            start: a.start * factor, end: a.end * factor, slack: a.slack * abs(factor), isStill: a.isStill)
    }

    /// The parts of the way, from 0 to 1, on which it may lie between two limits; nil for none.
    func part(from lower: Double, to upper: Double) -> ClosedRange<Double>? {
        let margin = slack + 1e-4
        let (low, high) = (lower - margin, upper + margin)
        let rate = end - start
        if abs(rate) < 1e-9 { return start >= low && start <= high ? 0...1 : nil }
        let (a, b) = ((low - start) / rate, (high - start) / rate)
        let (first, last) = (max(0, min(a, b)), min(1, max(a, b)))
        return first <= last ? first...last : nil
    }
}

/// A rectangle whose edges move evenly along a stretch of windows.
struct MovingRect {
    var minX: Moving
    var minY: Moving
    var maxX: Moving
    var maxY: Moving
    var width: Moving
    var height: Moving

    /// Whether nothing about it changes.
    var isStill: Bool { minX.isStill && minY.isStill && width.isStill && height.isStill }

    /// How far it reaches into another from each side: all are positive where the two intersect.
    func reaches(into other: MovingRect) -> [Moving] {
        [maxX - other.minX, other.maxX - minX, maxY - other.minY, other.maxY - minY]
    }

    /// How far it reaches out of another on each side.
    func overhangs(of other: MovingRect) -> [Moving] {
        [other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY]
    }

    /// How much longer than a share of another rectangle's length each length is that bounds what it covers of that: all are
    /// positive where it covers more than that share on both axes.
    func lengths(in other: MovingRect, _ share: Double) -> [Moving] {
        let reaches = reaches(into: other)
        return [width, reaches[0], reaches[1]].map { $0 - other.width * share }
            + [height, reaches[2], reaches[3]].map { $0 - other.height * share }
    }

    /// The range of the areas that it may have.
    var areas: ClosedRange<Double> {
        func range(_ length: Moving) -> ClosedRange<Double> {
            let (low, high) = (min(length.start, length.end), max(length.start, length.end))
            return max(0, low - length.slack)...max(0, high + length.slack)
        }
        let (across, down) = (range(width), range(height))
        return across.lowerBound * down.lowerBound...across.upperBound * down.upperBound
    }
}
