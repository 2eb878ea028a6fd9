/// Words from documents on their way to a terminal or a log.
extension Unicode.Scalar {
    /// Whether the character steers a terminal, breaks a line, or has what follows shown in another order: controls of both
    /// sets, line and paragraph separators, and the marks of the bidirectional algorithm that embed, override or isolate.
    package var steersTerminal: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text on one line, with what steers a terminal spelt out as `\n` or `\u{1B}`, so that no document can forge a
    /// second finding or command, hide words, or reach the terminal. A tab becomes a space.
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

extension StringProtocol {
    /// The first `length` characters with an ellipsis behind them; a text that is no longer as it is.
    package func shortened(to length: Int) -> String { count > length ? prefix(length) + "…" : String(self) }
}
