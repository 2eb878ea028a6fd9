// What of an item a logged constraint speaks of: an edge, a centre, a size, a baseline.

/// An attribute of an item, as conflict logs spell it.
package struct LogAnchor: Hashable, Sendable {
    /// The word of the log, such as `leading`, `midX` or `topMargin`.
    package var name: String
    package var kind: Kind
    package var isHorizontal: Bool
    /// Whether the edge of the margins is meant.
    package var isMargin = false

    package enum Kind: Hashable, Sendable {
        /// A place between the start (0) and the end (1) of the item.
        case place(Double)
        case size
        case firstBaseline, lastBaseline
    }

    /// The attribute with a name; nil when there is none.
    init?(_ word: some StringProtocol) {
        var name = String(word)
        // AppKit and scroll views print which constraint made a derived attribute: `contentHeight{id: 28}`.
        if let brace = name.firstIndex(of: "{") { name = String(name[..<brace]) }
        self.name = name
        for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) {
            isMargin = true
            name = String(name.dropLast(suffix.count))
        }
        switch name {
        case "left", "leading", "minX": (kind, isHorizontal) = (.place(0), true)
        case "right", "trailing", "maxX": (kind, isHorizontal) = (.place(1), true)
        case "centerX", "midX": (kind, isHorizontal) = (.place(0.5), true)
        case "top", "minY": (kind, isHorizontal) = (.place(0), false)
        case "bottom", "maxY": (kind, isHorizontal) = (.place(1), false)
        case "centerY", "midY": (kind, isHorizontal) = (.place(0.5), false)
        case "width", "contentWidth": (kind, isHorizontal) = (.size, true)
        case "height", "contentHeight": (kind, isHorizontal) = (.size, false)
        case "firstBaseline": (kind, isHorizontal) = (.firstBaseline, false)
        case "baseline", "lastBaseline": (kind, isHorizontal) = (.lastBaseline, false)
        default: return nil
        }
        isMeantForContent = name.hasPrefix("content")
    }

    /// Whether a scroll view's content is meant by the word itself.
    private(set) var isMeantForContent = false

    var isSize: Bool { kind == .size }
    var isStart: Bool { kind == .place(0) }
    var isEnd: Bool { kind == .place(1) }
    var isPlace: Bool { !isSize }
}
