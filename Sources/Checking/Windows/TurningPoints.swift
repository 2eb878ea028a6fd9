import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// The steps of a stretch of windows at which what a rule says may turn into something else.
///
/// Along a stretch every edge moves evenly. A rule that compares edges can turn only where two of them are as far from each
/// other as it asks, give or take what rounding to pixels does: those steps are marked by the rule, and the others need not
/// be looked at.
struct TurningPoints {
    let stretch: SceneSegment
    /// Whether each step is marked, from the first of the stretch on.
    private var marks: [Bool]
    /// The scene where the stretch begins, for what does not move.
    var survey: SceneSurvey
    /// The frame of each view in its root's coordinates.
    private(set) var frames: [MovingRect] = []
    /// The texts and controls that are shown.
    private(set) lazy var boxes = movingBoxes()

    var first: SolvedScene { stretch.first.scene }
    var last: SolvedScene { stretch.last.scene }

    /// Nothing is marked yet.
    init(_ stretch: SceneSegment, _ survey: SceneSurvey) {
        self.stretch = stretch
        self.survey = survey
        marks = Array(repeating: false, count: stretch.steps.count)
        frames.reserveCapacity(survey.scene.scene.views.count)
        for index in survey.scene.scene.views.indices { frames.append(movingFrame(of: index)) }
    }

    // MARK: Marking

    /// Whether a step of the sweep is marked.
    func isMarked(_ step: Int) -> Bool { marks[step - stretch.first.step] }

    /// Marks where a number may be at a threshold.
    mutating func mark(_ number: Moving, at threshold: Double) {
        if number.isStill { return }
        if let part = number.part(from: threshold, to: threshold) { mark(part) }
    }

    /// Marks where all of some numbers may be at least as large as a threshold.
    mutating func mark(where numbers: [Moving], reach threshold: Double) {
        if let part = part(where: numbers, reach: threshold) { mark(part) }
    }

    /// Marks a part of the stretch, widened to whole steps.
    mutating func mark(_ part: ClosedRange<Double>) {
        let steps = Double(marks.count - 1)
        let first = max(0, Int((part.lowerBound * steps - 1e-6).rounded(.down)))
        let last = min(marks.count - 1, Int((part.upperBound * steps + 1e-6).rounded(.up)))
        for step in first...last { marks[step] = true }
    }

    /// The part on which all of some numbers may be at least as large as a threshold; nil for none.
    func part(where numbers: [Moving], reach threshold: Double) -> ClosedRange<Double>? {
        var range = 0.0...1.0
        for number in numbers {
            guard let part = number.part(from: threshold, to: .infinity), part.overlaps(range) else { return nil }
            range = part.clamped(to: range)
        }
        return range
    }

    /// Marks the steps on both sides of each change of something that changes one way along the stretch, if at all.
    mutating func markChanges<Value: Equatable>(of value: (SolvedScene) -> Value) {
        markChanges(from: 0, value(first), to: marks.count - 1, value(last), of: value)
    }

    private mutating func markChanges<Value: Equatable>(
        from start: Int, _ before: Value, to end: Int, _ after: Value, of value: (SolvedScene) -> Value
    ) {
        if before == after { return }
        if end - start <= 1 {
            marks[start] = true
            marks[end] = true
            return
        }
        let middle = (start + end) / 2
        let between = value(stretch.scene(at: stretch.first.step + middle))
        markChanges(from: start, before, to: middle, between, of: value)
        markChanges(from: middle, between, to: end, after, of: value)
    }

    /// Marks every step.
    mutating func markAll() { mark(0...1) }

    // MARK: What moves

    /// The length of a view's alignment rectangle, which is not rounded.
    func length(of index: Int, _ axis: Axis) -> Moving {
        let (start, end) = (first.alignmentRect(of: index), last.alignmentRect(of: index))
        let lengths = axis == .horizontal ? (start.width, end.width) : (start.height, end.height)
        return Moving(start: lengths.0, end: lengths.1, isStill: abs(lengths.0 - lengths.1) < 1e-9)
    }

    private func movingFrame(of index: Int) -> MovingRect {
        let (start, end) = (first.frameInRoot(of: index), last.frameInRoot(of: index))
        let parent = first.superview(of: index)
        func origins(_ position: KeyPath<Rect, Double>) -> (Double, Double) {
            guard parent >= 0 else { return (0, 0) }
            return (first.frameInRoot(of: parent)[keyPath: position], last.frameInRoot(of: parent)[keyPath: position])
        }
        let pixel = 1 / first.environment.scale
        /// An edge in the root, and whether it keeps its place in the superview.
        func edge(_ start: Double, _ end: Double, _ origins: (Double, Double), _ outer: Moving) -> (Moving, Bool) {
            let (own, its) = (start - origins.0, end - origins.1)
            let keeps = abs(own - its) < 1e-7
            let isWhole = keeps && abs((own / pixel).rounded() * pixel - own) < 1e-7
            return (
                Moving(
                    start: start, end: end, slack: outer.slack + (isWhole ? 0 : pixel / 2),
                    isStill: keeps && outer.isStill), keeps
            )
        }
        let outerX = parent >= 0 ? frames[parent].minX : .still(0)
        let outerY = parent >= 0 ? frames[parent].minY : .still(0)
        let left = edge(start.minX, end.minX, origins(\.minX), outerX)
        let right = edge(start.maxX, end.maxX, origins(\.minX), outerX)
        let top = edge(start.minY, end.minY, origins(\.minY), outerY)
        let bottom = edge(start.maxY, end.maxY, origins(\.minY), outerY)
        func length(_ start: Double, _ end: Double, _ isStill: Bool) -> Moving {
            Moving(start: start, end: end, slack: pixel, isStill: isStill)
        }
        return MovingRect(
            minX: left.0, minY: top.0, maxX: right.0, maxY: bottom.0,
            width: length(start.width, end.width, left.1 && right.1),
            height: length(start.height, end.height, top.1 && bottom.1))
    }
}

/// A text or control that is shown, as it moves along a stretch.
struct MovingBox {
    /// The view's index in the scene.
    var view: Int
    /// What it draws; where that does not move evenly, its whole frame.
    var ink: MovingRect
    /// Whether what it draws may be anything inside of `ink`.
    var isLoose: Bool
    var isControl: Bool
}

extension TurningPoints {
    /// The boxes of the scene: those that are shown all along the stretch, or on a part of it.
    fileprivate mutating func movingBoxes() -> [MovingBox] {
        let middle = stretch.scene(at: (stretch.first.step + stretch.last.step) / 2)
        let share =
            stretch.steps.count > 1
            ? Double((stretch.steps.count - 1) / 2) / Double(stretch.steps.count - 1) : 0
        let starts = ContentBoxes(first, SceneGeometry(first)).boxes
        let ends = Dictionary(uniqueKeysWithValues: ContentBoxes(last, SceneGeometry(last)).boxes.map { ($0.view, $0) })
        let middles = Dictionary(
            uniqueKeysWithValues: ContentBoxes(middle, SceneGeometry(middle)).boxes.map { ($0.view, $0) })
        var boxes: [MovingBox] = []
        for start in starts {
            let frame = frames[start.view]
            var box = MovingBox(view: start.view, ink: frame, isLoose: true, isControl: start.isControl)
            if let end = ends[start.view], let middle = middles[start.view],
                let ink = evenInk(start.ink, middle.ink, end.ink, share, in: frame),
                frame.width.isStill || !first.breaksText(start.view)
            {
                (box.ink, box.isLoose) = (ink, false)
            }
            boxes.append(box)
        }
        let known = Set(starts.map(\.view))
        for box in ends.values.sorted(by: { $0.view < $1.view }) where !known.contains(box.view) {
            boxes.append(MovingBox(view: box.view, ink: frames[box.view], isLoose: true, isControl: box.isControl))
        }
        return boxes
    }

    /// What is drawn, if it moves evenly from the start through the middle to the end; else nil.
    private func evenInk(
        _ start: Rect, _ middle: Rect, _ end: Rect, _ share: Double, in frame: MovingRect
    ) -> MovingRect? {
        func moving(_ edge: KeyPath<Rect, Double>, _ outer: Moving, _ length: Moving) -> Moving? {
            let slack = 2 * (outer.slack + (length.isStill ? 0 : length.slack))
            let (a, b, c) = (start[keyPath: edge], middle[keyPath: edge], end[keyPath: edge])
            guard abs(a + (c - a) * share - b) <= slack + 1e-6 else { return nil }
            return Moving(start: a, end: c, slack: 2 * slack, isStill: outer.isStill && length.isStill)
        }
        guard let left = moving(\.minX, frame.minX, frame.width), let right = moving(\.maxX, frame.minX, frame.width),
            let top = moving(\.minY, frame.minY, frame.height),
            let bottom = moving(\.maxY, frame.minY, frame.height),
            let width = moving(\.width, frame.width, frame.width),
            let height = moving(\.height, frame.height, frame.height)
        else { return nil }
        return MovingRect(minX: left, minY: top, maxX: right, maxY: bottom, width: width, height: height)
    }
}
