/// Plain drawings of the symbols that interfaces use most, on a square of 24: signs of our own, not Apple's glyphs.
enum SymbolShapes {
    /// A path, and whether it is filled or only drawn along.
    struct Shape {
        var path: String
        var isFilled: Bool
        /// What is cut out of a filled path.
        var sign: String?
    }

    /// Whether a symbol turns around where leading is right: `chevron.forward` does, `forward`, a button of players,
    /// does not.
    static func turns(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }

    /// The shape of a symbol; nil for one that has none.
    static func shape(_ name: String) -> Shape? {
        if let path = paths[name] { return Shape(path: path, isFilled: false) }
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.contains("fill")
        parts.removeAll { $0 == "fill" }
        let bare = parts.joined(separator: ".")
        if let path = paths[bare] {
            let plate = isFilled ? [circle, triangle].first { path.hasPrefix($0) && path != $0 } : nil
            guard let plate else { return Shape(path: path, isFilled: isFilled) }
            return Shape(path: plate, isFilled: true, sign: String(path.dropFirst(plate.count)))
        }
        // `xmark.circle` is a sign in a circle.
        for (word, outline) in [("circle", circle), ("square", square)] where parts.last == word {
            guard let inner = paths[parts.dropLast().joined(separator: ".")] else { continue }
            if isFilled { return Shape(path: outline, isFilled: true, sign: small(inner)) }
            return Shape(path: outline + small(inner), isFilled: false)
        }
        return nil
    }

    private static let circle = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19"
    private static let triangle = "M12 3.5L2 20.5h20z"
    private static let square = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"

    /// A sign at half its size in the middle.
    private static func small(_ path: String) -> String { inner[path] ?? "" }

    private static let chevronRight = "M9 5l7 7l-7 7"
    private static let chevronLeft = "M15 5l-7 7l7 7"
    private static let checkmark = "M4 13l5.5 6L20 5"
    private static let xmark = "M5 5l14 14M19 5L5 19"
    private static let plus = "M12 4v16M4 12h16"
    private static let minus = "M4 12h16"
    private static let info = "M12 10.5v7M12 6.5v.2"
    private static let question = "M8.7 9a3.3 3.3 0 1 1 4.7 3c-1 .5-1.4 1-1.4 2M12 17.3v.2"
    private static let mark = "M12 5v9M12 18v.3"
    private static let person = "M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 20.5c0-4.5 3.5-7 8-7s8 2.5 8 7z"
    private static let ellipsis = "M5 12h.1M12 12h.1M19 12h.1"
    private static let arrowLeft = "M20 12H4M10 6l-6 6l6 6"
    private static let arrowRight = "M4 12h16M14 6l6 6l-6 6"
    private static let arrowUp = "M12 20V4M6 10l6-6l6 6"
    private static let arrowDown = "M12 4v16M6 14l6 6l6-6"

    private static let inner: [String: String] = [
        checkmark: "M8 12.5l3 3.3L16 8.7", xmark: "M8.5 8.5l7 7M15.5 8.5l-7 7", plus: "M12 7.5v9M7.5 12h9",
        minus: "M7.5 12h9", info: info, question: question, mark: "M12 6.5v7M12 16.7v.2",
        person: "M12 6.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M6 18.5c1-3 3.5-4 6-4s5 1 6 4",
        ellipsis: "M8 12h.1M12 12h.1M16 12h.1", chevronRight: "M10.5 8l4 4l-4 4", chevronLeft: "M13.5 8l-4 4l4 4",
        arrowLeft: "M16.5 12h-9M11 8.5L7.5 12l3.5 3.5", arrowRight: "M7.5 12h9M13 8.5l3.5 3.5l-3.5 3.5",
        arrowUp: "M12 16.5v-9M8.5 11L12 7.5l3.5 3.5", arrowDown: "M12 7.5v9M8.5 13l3.5 3.5l3.5-3.5",
    ]

    private static let paths: [String: String] = [
        "chevron.right": chevronRight, "chevron.forward": chevronRight, "chevron.left": chevronLeft,
        "chevron.backward": chevronLeft, "chevron.down": "M5 9l7 7l7-7", "chevron.up": "M5 15l7-7l7 7",
        "checkmark": checkmark, "xmark": xmark, "multiply": xmark, "x": xmark, "plus": plus, "minus": minus,
        "info": info, "questionmark": question, "exclamationmark": mark, "circle": circle, "square": square,
        "person": person, "person.crop": person, "ellipsis": ellipsis, "arrow.left": arrowLeft,
        "arrow.backward": arrowLeft, "arrow.right": arrowRight, "arrow.forward": arrowRight, "arrow.up": arrowUp,
        "arrow.down": arrowDown, "magnifyingglass": "M10.5 3.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5",
        "star": "M12 2.8l2.8 6l6.5.800l-4.8 4.5l1.3 6.5L12 17.4l-5.8 3.2l1.3-6.5L2.7 9.6l6.5-.8z",
        "heart": "M12 20.5C5 15.5 2.5 12 2.5 8.5a4.7 4.7 0 0 1 9.5-1.5a4.7 4.7 0 0 1 9.5 1.5c0 3.5-2.5 7-9.5 12z",
        "trash": "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14.5h10l1-14.5M10 10v7.5M14 10v7.5",
        "pencil": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z", "house": "M3 11.5L12 4l9 7.5M5.5 9.5V20h13V9.5",
        "square.and.arrow.up": "M12 15V3M8 7l4-4l4 4M8 10.5H5V21h14V10.5h-3",
        "square.and.arrow.down": "M12 3v12M8 11l4 4l4-4M8 8.5H5V21h14V8.5h-3",
        "square.and.pencil": "M14 4.5H5V20h14v-9M10 14.5l.5-2.5l9-9l2 2l-9 9z",
        "camera": "M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM12 9.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4",
        "photo": "M3 5h18v14H3zM3 16l5-5l4.5 4.5l3-2.5l5.5 5M15.5 8.5h.1", "envelope": "M3 6h18v12.5H3zM3 6.5l9 7l9-7",
        "phone": "M6 3.5l3 5l-2 2c1.5 3 3.5 5 6.5 6.5l2-2l5 3c-1 3-3 3.5-5 3C9 19 5 15 3 8.5c-.5-2 .5-4 3-5z",
        "paperplane": "M21 3L3 10.5l7 3.5l3.5 7zM10 14l5-5", "lock": "M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
        "bell": "M5 17.5c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7zM10 20.5h4", "play": "M7 4.5l12 7.5l-12 7.5z",
        "pause": "M8 5v14M16 5v14", "stop": "M6 6h12v12H6z", "backward": "M12 6l-8 6l8 6zM21 6l-8 6l8 6z",
        "forward": "M12 6l8 6l-8 6zM3 6l8 6l-8 6z", "bookmark": "M7 3.5h10v17l-5-4.5l-5 4.5z",
        "book": "M3 5c3-1.5 6-1 9 1c3-2 6-2.5 9-1v14c-3-1.5-6-1-9 1c-3-2-6-2.5-9-1zM12 6v14",
        "folder": "M3 5.5h6l2 2.5h10v11H3z", "doc": "M6 3h8l4.5 4.5V21H6zM14 3v5h4.5",
        "calendar": "M4 5.5h16v15H4zM4 9.5h16M8 3.5v3M16 3.5v3", "clock": circle + "M12 6.5V12l3.5 2",
        "timer": circle + "M12 6.5V12", "globe": circle + "M2.5 12h19M12 2.5c-5 6-5 13 0 19M12 2.5c5 6 5 13 0 19",
        "map": "M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14",
        "location": "M20.5 3.5L3.5 11l8 1.5l1.5 8z", "gear": circle + "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7",
        "gearshape": circle + "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7",
        "slider.horizontal.3": "M3 6.5h18M3 12h18M3 17.5h18M8 4.5v4M16 10v4M9 15.5v4",
        "list.bullet": "M8 6h13M8 12h13M8 18h13M4 6h.1M4 12h.1M4 18h.1", "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
        "arrow.clockwise": "M19 8a8 8 0 1 0 1 5M20 3.5V8h-4.5",
        "arrow.counterclockwise": "M5 8a8 8 0 1 1-1 5M4 3.5V8h4.5",
        "mic": "M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3",
        "eye": "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
        "eye.slash": "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0M4 20L20 4", "tag": "M4 4h8l8.5 8.5l-8 8L4 12zM8 8h.1",
        "cart": "M2.5 4h3l2.5 11h10l2.5-8H6.5M9 19.5h.1M16.5 19.5h.1",
        "link": "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
        "exclamationmark.triangle": triangle + "M12 9.5v5M12 17.5v.2",
        "arrowtriangle.down": "M5 8h14l-7 9z", "arrowtriangle.right": "M8 5v14l9-7z",
        "bolt": "M13 2.5L5 13.5h6l-1 8l8-11h-6z",
        "hand.thumbsup": "M7 10.5l4-7c2 0 2.5 1.5 2 3.5l-.5 3H19a2 2 0 0 1 1.5 2.5L18.5 20H7zM3.5 10.5H7V20H3.5z",
        "message": "M3 5h18v12H11l-5 4v-4H3z", "bubble.left": "M3 5h18v12H11l-5 4v-4H3z",
        "speaker": "M4 9.5h4l5-4.5v14l-5-4.5H4z",
        "speaker.wave.2": "M4 9.5h4l5-4.5v14l-5-4.5H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
        "qrcode": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2z",
        "wifi": "M2.5 9.5a14 14 0 0 1 19 0M6 13.5a9 9 0 0 1 12 0M9.5 17a4 4 0 0 1 5 0M12 20h.1",
        "rectangle": "M3 6h18v12H3z", "iphone": "M8 2.5h8v19H8zM11 19h2",
    ]
}
