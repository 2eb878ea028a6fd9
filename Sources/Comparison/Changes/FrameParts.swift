/// The parts of a frame that a change refers to.
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

/// An object whose frame a change refers to, or a stack view of whose arranged views it does.
struct Touch: Sendable {
    var identity: String
    var parts: FrameParts
    /// Whether the views that the object holds are meant, instead of the object.
    var isOfArranged = false
}

extension DocumentComparison {
    /// The objects whose frames changes refer to, each with the parts that they refer to. However many changes refer to
    /// a stack view's arranged views, those are gone through once.
    var touched: [String: FrameParts] {
        let touches = changes.flatMap(\.touched)
        var touched = Dictionary(
            touches.filter { !$0.isOfArranged }.map { ($0.identity, $0.parts) }, uniquingKeysWith: { $0.union($1) })
        for stack in Set(touches.filter(\.isOfArranged).map(\.identity)) {
            for tree in [old, new] {
                guard let place = tree.place(of: stack) else { continue }
                for child in tree.nodes[place].children { touched[tree.nodes[child].identity] = .all }
            }
        }
        return touched
    }
}
