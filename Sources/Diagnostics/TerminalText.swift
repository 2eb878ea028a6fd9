/// Words from documents on their way to a terminal or a log.
extension Unicode.Scalar {
    /// Whether the character steers a terminal, breaks a line, or has what follows shown in another order: controls of
    /// both sets, line and paragraph separators, and the marks of the bidirectional algorithm that embed, override or
    /// isolate.
    package var steersTerminal: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension Character {
    /// How many columns of a terminal it takes: two for ideographs, syllables and kana, forms as wide as those, and
    /// what is shown as an emoji, by the classes W and F of Unicode's EastAsianWidth.txt; one for anything else.
    package var terminalColumns: Int { unicodeScalars.contains(where: \.isWide) ? 2 : 1 }
}

extension Unicode.Scalar {
    /// Whether it takes two columns.
    fileprivate var isWide: Bool {
        switch value {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD, 0xFE0F:
            true
        default: properties.isEmojiPresentation
        }
    }
}

extension String {
    /// The text on one line, with what steers a terminal spelled out as `\n` or `\u{1B}`, so that no document can forge
    /// a second finding or command, hide words, or reach the terminal. A tab becomes a space.
    package var onOneLine: String {
        // Nearly all text is ASCII.
        let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { (0x20..<0x7F).contains($0) } }
        if isPlain == true || !unicodeScalars.contains(where: \.steersTerminal) { return self }
        var line = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": line += "\\n".unicodeScalars
            case "\t": line.append(" ")
            case let scalar where scalar.steersTerminal:
                line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            default: line.append(scalar)
            }
        }
        return String(line)
    }
}

extension StringProtocol where SubSequence == Substring {
    /// A path without `./` at its start: as reports name files, and as those who read them expect it.
    package var withoutCurrentFolder: Substring {
        var path = self[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return path
    }
}

extension StringProtocol {
    /// The first `length` characters with an ellipsis behind them; a text that is no longer as it is.
    package func shortened(to length: Int) -> String { count > length ? prefix(length) + "…" : String(self) }
}
