/// The parts of a frame that a change speaks of.
struct FrameParts: OptionSet, Sendable {
    var rawValue: UInt8

    static let x = FrameParts(rawValue: 1)
    static let y = FrameParts(rawValue: 2)
    static let width = FrameParts(rawValue: 4)
    static let height = FrameParts(rawValue: 8)
    static let all: FrameParts = [.x, .y, .width, .height]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// What a constraint on an attribute decides.
    init(attribute: String) {
        switch attribute {
        case "width": self = .width
        case "height": self = .height
        case "leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin", "leftMargin",
            "rightMargin", "centerXWithinMargins":
            self = [.x, .width]
        default: self = [.y, .height]
        }
    }

    /// Properties that change what a view looks like or is called, and no frame.
    private static let looks: Set<String> = [
        "alpha", "tag", "userLabel", "userInteractionEnabled", "opaque", "restorationIdentifier", "textAlignment",
        "contentMode", "clipsSubviews", "highlighted", "selected", "animating",
    ]

    /// What a property of a view may decide of its frame.
    init(property: String) {
        let name = property.prefix { $0 != " " }
        self = Self.looks.contains(String(name)) || name.hasSuffix("Color") || name.hasSuffix("color") ? [] : .all
    }
}

/// An object whose frame a change speaks of.
struct Touch: Sendable {
    var identity: String
    var parts: FrameParts
}
