import InterfaceDocument
import StrutTextMeasurement

/// The texts of views that wrap, at the widths at which they were measured.
struct BrokenTexts: Sendable {
    /// A text at a width.
    struct Text: Sendable {
        /// The size that its view would have by itself.
        var size: IntrinsicSize
        /// Its lines by themselves.
        var lines: TextSize
    }

    private struct Key: Hashable {
        var view: Int
        var width: Double
    }

    private var known: [Key: Text] = [:]

    /// The text of a view that wraps, where the view has a width in points.
    mutating func text(of view: Int, width: Double, in scene: SolvedScene) -> Text {
        // Widths that differ by rounding errors are the same.
        let key = Key(view: view, width: (width * 65536).rounded())
        if let text = known[key] { return text }
        let measurer = scene.measurer
        let text = Text(size: measurer.size(of: view, width: width), lines: measurer.brokenText(of: view, width: width))
        known[key] = text
        return text
    }

    /// The last step at which a text has the size that it has at the first, or has grown as much as its view.
    ///
    /// Where a further word has moved up, a text that breaks otherwise may have the same size again. Between two steps at which
    /// it breaks in the same places it fills its lines up to some width, if at all, and keeps its size from there on.
    ///
    /// - Parameter text: The text at a step, and by how much its view is wider there than at the first.
    mutating func lastStep(
        from start: Int, to end: Int, _ text: (Int, inout BrokenTexts) -> (Text, growth: Double)
    ) -> Int {
        let (first, _) = text(start, &self)
        func isSame(_ step: Int, _ texts: inout BrokenTexts) -> Bool {
            let (other, growth) = text(step, &texts)
            return other.size.height == first.size.height
                && (other.size.width == first.size.width
                    || abs((other.size.width ?? 0) - (first.size.width ?? 0) - growth) < 1e-6)
        }
        func lastStep(from same: Int, to end: Int, _ texts: inout BrokenTexts) -> Int {
            let isSameAtEnd = isSame(end, &texts)
            if isSameAtEnd, text(same, &texts).0.breaksLike(text(end, &texts).0) { return end }
            if end == same + 1 { return isSameAtEnd ? end : same }
            let middle = Self.roundest(between: same, end)
            guard isSame(middle, &texts) else { return lastStep(from: same, to: middle, &texts) }
            let reached = lastStep(from: same, to: middle, &texts)
            return reached < middle ? reached : lastStep(from: middle, to: end, &texts)
        }
        return lastStep(from: start, to: end, &self)
    }

    /// The number between two others that most powers of two divide: searches that begin at different places meet there, and
    /// find the texts measured.
    private static func roundest(between lower: Int, _ upper: Int) -> Int {
        var unit = 1
        while (lower / (2 * unit) + 1) * (2 * unit) < upper { unit *= 2 }
        return (lower / unit + 1) * unit
    }
}

extension BrokenTexts.Text {
    /// Whether it breaks where another one does.
    fileprivate func breaksLike(_ other: BrokenTexts.Text) -> Bool {
        lines.lineCount == other.lines.lineCount && lines.breaks == other.lines.breaks
            && lines.isTruncated == other.lines.isTruncated
    }
}
