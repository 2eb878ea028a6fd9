// What changes with the size of the system font: its optical size and its tracking.

/// The optical size and tracking of the system font.
enum SystemFontSizes {
    /// How far a size lies from the Text face (0) towards the Display face (1).
    ///
    /// Up to iOS 13 the face changed at 20 points. Since iOS 14 it is one variable font: with the advances that are
    /// published and the guidelines' tracking, labels of 18, 20, 22, 24, 25, 26 and 28 points leave a hundredth or two.
    static func optical(_ size: Double, _ generation: SystemFontGeneration) -> Double {
        if generation != .sanFrancisco { return size < 20 ? 0 : 1 }
        let last = opticalPositions.count - 1
        let position = min(max(size - 17, 0), Double(last))
        let lower = min(Int(position), last - 1)
        let part = position - Double(lower)
        return opticalPositions[lower] * (1 - part) + opticalPositions[lower + 1] * part
    }

    /// At 17, 18, … 28 points; `Scripts/fonts/system_font_model.py` has the same.
    private static let opticalPositions: [Double] = [
        0, 0.045, 0.1, 0.21, 0.365, 0.51, 0.685, 0.86, 0.885, 0.9, 0.95, 1,
    ]

    /// Points that are added to every glyph; interpolated between whole sizes.
    static func tracking(_ size: Double, _ generation: SystemFontGeneration) -> Double {
        let table =
            switch generation {
            case .sanFranciscoUI: SanFrancisco.sanFranciscoUITracking
            case .sanFranciscoPro, .sanFranciscoPro13: SanFrancisco.sanFranciscoProTracking
            case .sanFrancisco, .helveticaNeue: SanFrancisco.sanFranciscoTracking
            }
        let last = table.count - 1
        let position = min(max(size - 6, 0), Double(last))
        let lower = Int(position)
        // Below 20 points the older faces are Text, from there on Display: nothing lies between the two.
        let isStep = generation != .sanFrancisco && lower == 13
        let part = isStep ? 0 : position - Double(lower)
        return (Double(table[lower]) * (1 - part) + Double(table[min(lower + 1, last)]) * part) / 1000
    }

    /// Points that iOS 7 and 8 added to every glyph of the system's Helvetica Neue: fitted to labels, buttons, cells
    /// and segments of 11 to 23 points, and to a line of 45 characters at 17 points that a log of iOS 8 has as 359.5
    /// points wide.
    static func helveticaNeueTracking(_ size: Double) -> Double {
        max(0, 19 - size) * 0.02625 * (1 + 0.04 * (17 - size))
    }
}

/// The names of the system font that some documents hold instead of the words.
enum SystemFontName {
    /// Whether a PostScript name means the system font: one that begins with a full stop, or that of a face of San
    /// Francisco which designers install.
    static func isPrivate(_ name: String) -> Bool {
        guard let first = name.utf8.first, [UInt8(ascii: "."), UInt8(ascii: "S")].contains(first) else { return false }
        return beginnings.contains { name.utf8.starts(with: $0.utf8) }
    }

    private static let beginnings = [
        ".AppleSystemUIFont", ".SFUI", ".SFNS", ".HelveticaNeueInterface", ".HelveticaNeueDeskInterface", "SFUIText",
        "SFUIDisplay", "SFProText", "SFProDisplay", "SFProRounded",
    ]

    /// The face that a private name means: `.SFNSMono-Regular` is monospaced, `.SFUIText-BoldItalic` slants; nil for a
    /// name that is not private.
    static func face(of name: String) -> Font.Face? {
        guard isPrivate(name) else { return nil }
        let weight = weight(of: name)
        if contains(name, "mono") { return .monospacedSystem(weight: weight) }
        return .system(weight: weight, italic: contains(name, "italic"))
    }

    /// Whether a private name means the rounded design of the system font or the one with serifs, whose advances no
    /// table has.
    static func isOtherDesign(_ name: String) -> Bool { contains(name, "rounded") || contains(name, "serif") }

    /// Whether a name is that of a file of San Francisco from before iOS 11, which an app brings: the system alone
    /// spaced these, and the file holds no tracking (22 labels of 2 repositories, none against).
    static func isUntracked(_ name: String) -> Bool { name.utf8.starts(with: "SFUI".utf8) }

    /// Whether a name contains a word of small letters, in capitals or not.
    private static func contains(_ name: String, _ word: StaticString) -> Bool {
        // The bit that distinguishes capitals from small letters.
        var rest = name.utf8.lazy.map { $0 | 0x20 }[...]
        return word.withUTF8Buffer { word in
            while rest.count >= word.count {
                if rest.starts(with: word) { return true }
                rest = rest.dropFirst()
            }
            return false
        }
    }

    /// The weight that a private name ends in.
    static func weight(of name: String) -> Font.Weight {
        let beginning = beginnings.first { name.utf8.starts(with: $0.utf8) }
        let name = name.utf8
        let ending =
            name.lastIndex(of: UInt8(ascii: "-")).map { name[name.index(after: $0)...] }
            ?? name.dropFirst(beginning?.utf8.count ?? 0)
        // The bit that distinguishes capitals from small letters.
        let small = ending.lazy.map { $0 | 0x20 }
        return endings.first { small.starts(with: $0.begins.utf8) }?.weight ?? .regular
    }

    private static let endings: [(begins: String, weight: Font.Weight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
        ("demi", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
