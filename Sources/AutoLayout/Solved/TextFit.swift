import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// A text that a view shows, and how it fits the room that it has there; lengths are in points.
package struct TextFit: Sendable, Hashable {
    /// What the text is of its view.
    package enum Role: Sendable, Hashable {
        /// A label's or text view's text.
        case text
        /// A button's title.
        case title
        /// What a field shows while it is empty.
        case placeholder
        /// The title of a segment, counted from 0.
        case segment(Int)
    }

    /// What the text is of its view.
    package var role: Role
    /// The text.
    package var text: String
    /// What is wrong.
    package var lack: Lack

    /// In what way a text does not fit.
    package enum Lack: Sendable, Hashable {
        /// The line, or the longest word of a text that wraps, is wider than its room, after shrinking to the part
        /// `scale` of its size, as far as it may.
        case width(needed: Double, room: Double, scale: Double)
        /// Fewer lines are shown than there are, for so much height too little.
        case lines(needed: Int, shown: Int, missingHeight: Double)
        /// One line is higher than its room, so that part of its letters is not drawn; nothing is where there is no
        /// room.
        case height(needed: Double, room: Double)
    }
}

/// How far a measured text may be off: what is reported must be worse than that.
struct TextTolerance {
    /// The share of a length that may be wrong.
    let share: Double
    /// The points that may be wrong besides.
    let points: Double

    /// System and tabled fonts are measured to a point in 99 of 100 labels; a font without tables is a guess, and so
    /// are those of iOS 6, and whatever a class of the app's own sets. So are scripts of which no table has the
    /// letters.
    init(of runs: [TextRun], in measurer: TextMeasurer, isGuess: Bool) {
        let share = !isGuess && runs.allSatisfy { measurer.isKnown($0.font) } ? 0.015 : 0.15
        self.share = runs.reduce(share) { max($0, measurer.uncertainty(of: $1.text, font: $1.font)) }
        points = 1
    }

    /// The least length that `length` may really be.
    func least(_ length: Double) -> Double { length * (1 - share) - points }

    /// The most room that `room` may really be, seen from the text.
    func most(_ room: Double) -> Double { (room + points) / (1 - share) }
}

/// A text on its way into some room.
struct TextSetting {
    var runs: [TextRun]
    var room: Size
    /// The most lines; 0 for any number.
    var numberOfLines: Int
    /// Whether the text wraps.
    var wraps: Bool
    /// How the text is broken, if it wraps.
    var lineBreakMode = LineBreakMode.wordWrapping
    /// How the lines of a plain text are filled.
    var strategy: LineBreakStrategy = []
    /// How small the font may become, as a part of its size.
    var smallestScale = 1.0
    /// Whether letters move together before any is left out.
    var tightens = false
    var measurer: TextMeasurer
    /// Whether the fonts may be others.
    var isGuess = false

    /// In what way the text does not fit, beyond all doubt; nil where it may fit.
    var lack: TextFit.Lack? {
        guard let setting = withoutBlankEnd else { return nil }
        if room.width < 1 || room.height < 1 { return setting.lackOfRoom }
        return setting.lack(TextTolerance(of: runs, in: measurer, isGuess: isGuess))
    }

    /// What is wrong where there is no room at all on an axis.
    private var lackOfRoom: TextFit.Lack? {
        if room.height < 1 {
            let size = measured(width: nil)
            let line = size.exactHeight / Double(max(1, size.lineCount))
            return line > 1 ? .height(needed: line, room: 0) : nil
        }
        let needed = (wraps ? widestWord : measured(width: nil).width) * smallestScale
        return needed > 1 ? .width(needed: needed, room: 0, scale: smallestScale) : nil
    }

    /// The width of the longest word, in points.
    private var widestWord: Double {
        runs.reduce(0) { widest, run in
            run.text.split(whereSeparator: \.isWhitespace).reduce(widest) {
                max($0, measurer.measure(String($1), font: run.font).width)
            }
        }
    }

    /// The setting without the spaces and empty lines at its end, which nobody misses; nil where nothing else is there.
    private var withoutBlankEnd: TextSetting? {
        var setting = self
        while let last = setting.runs.last {
            if let end = last.text.lastIndex(where: { !$0.isWhitespace }) {
                let text = last.text[...end]
                if text.endIndex != last.text.endIndex { setting.runs[setting.runs.count - 1].text = String(text) }
                return setting
            }
            setting.runs.removeLast()
        }
        return nil
    }

    private func lack(_ tolerance: TextTolerance) -> TextFit.Lack? {
        // The most lenient reading first: more room than there is, in the smallest font.
        let widest = tolerance.most(room.width)
        let lenient = measured(width: wraps ? widest / smallestScale : nil)
        let lack = wraps ? lackOfLines(lenient) : lackOfWidth(lenient, tolerance)
        return lack ?? lackOfHeight(lenient, widest, tolerance)
    }

    /// What letters take of the height of a line, from the top of the tallest to the bottom of the lowest, at the
    /// least: in San Francisco 0.94 em of 1.19. What is above and below them nobody misses.
    private static let inkedShare = 0.75
    /// The same of a line with letters that go below the baseline: in San Francisco they take 0.21 of the 0.24 em that
    /// a line has there, and a line that is cut off loses them first.
    private static let inkedShareWithDescenders = 0.975

    /// Whether a Latin letter of the text goes below the baseline.
    private var hasDescenders: Bool {
        runs.contains { run in run.text.unicodeScalars.contains { "gjpqy".unicodeScalars.contains($0) } }
    }

    private func lackOfHeight(_ size: TextSize, _ widest: Double, _ tolerance: TextTolerance) -> TextFit.Lack? {
        // Text is made smaller for its width alone.
        let scale = size.width <= widest ? 1 : smallestScale
        let share = hasDescenders ? Self.inkedShareWithDescenders : Self.inkedShare
        guard size.lineCount == 1, tolerance.least(size.exactHeight * scale * share) > room.height
        else { return nil }
        return .height(needed: size.exactHeight, room: room.height)
    }

    private func measured(width: Double?) -> TextSize {
        measurer.measure(runs, maximumWidth: width, numberOfLines: 0, lineBreakMode: lineBreakMode, strategy: strategy)
    }

    private func lackOfWidth(_ size: TextSize, _ tolerance: TextTolerance) -> TextFit.Lack? {
        // What stands behind a line break is not shown.
        if size.lineCount > 1 {
            return .lines(needed: size.lineCount, shown: 1, missingHeight: 0)
        }
        let needed = size.width * smallestScale * (tightens ? 1 - Label.tightening : 1)
        return tolerance.least(needed) > room.width
            ? .width(needed: needed, room: room.width, scale: smallestScale) : nil
    }

    private func lackOfLines(_ lenient: TextSize) -> TextFit.Lack? {
        let line = lenient.exactHeight * smallestScale / Double(lenient.lineCount)
        // Lines without a height, in a font of no size, need no room.
        guard lenient.lineCount > 0, line > 0 else { return nil }
        // A line is drawn where nearly all of it has room; one always is.
        let lines = (room.height + 1) / line + 0.2
        let fitting = lines < Double(lenient.lineCount) ? max(1, Int(lines)) : lenient.lineCount
        let shown = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
        guard lenient.lineCount > shown else { return nil }
        let exact = measured(width: room.width / smallestScale)
        let height = exact.exactHeight * smallestScale
        return .lines(
            needed: exact.lineCount, shown: shown,
            missingHeight: shown < fitting ? 0 : max(0, roundedUp(height - room.height)))
    }

    private func roundedUp(_ length: Double) -> Double { (length * 2).rounded(.up) / 2 }
}
