/// A line of a document with a mark under what a finding means, cut to what fits beside it on a terminal.
struct SourceExcerpt {
    /// The text of the line, without its indentation.
    var text: String
    /// How many characters of `text` stand before the mark.
    var indent: Int
    /// How many characters are marked, at least one.
    var length: Int

    /// The most characters of a line that are shown; documents that were written without line breaks have but one.
    static let width = 100

    /// The most bytes that are looked at on either side of the mark: more than the characters that are shown have.
    private static let bytes = 4 * width

    /// Cuts out what is at `location`; nil if the source has no such place.
    init?(_ source: SourceText, at location: SourceLocation) {
        guard let line = source.line(location.line), location.column >= 1, location.column <= line.count + 1 else {
            return nil
        }
        let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let indentation = min(blanks, location.column - 1)
        // Of a line without end no more is looked at than can be shown.
        let start = line.dropFirst(indentation).prefix(location.column - 1 - indentation)
        let before = Self.shown(start.suffix(Self.bytes))
        let after = Self.shown(line.dropFirst(location.column - 1).prefix(Self.bytes))
        // A mark far to the right keeps some of what is before it.
        let kept = before.count > Self.width / 2 ? ["…"] + before.suffix(Self.width / 4) : before
        let room = Self.width - kept.count
        // A blank line says nothing.
        if after.allSatisfy({ $0 == " " }) && before.allSatisfy({ $0 == " " }) { return nil }
        text = Self.joined(kept) + (after.count > room ? Self.joined(after.prefix(room - 1)) + "…" : Self.joined(after))
        indent = kept.count
        length = max(1, min(Self.markLength(after), room))
    }

    /// The characters as text: by their bytes, which takes a tenth of what the initializer from characters does.
    private static func joined(_ characters: some Sequence<Character>) -> String {
        String(decoding: characters.flatMap(\.utf8), as: UTF8.self)
    }

    /// A tag is marked to the end of its name, anything else by one character.
    private static func markLength(_ text: [Character]) -> Int {
        guard text.first == "<" else { return 1 }
        return 1 + text.dropFirst().prefix { $0.isLetter || $0.isNumber }.count
    }

    /// The characters of a line, with those that would move the mark or steer the terminal replaced.
    private static func shown(_ bytes: ArraySlice<UInt8>) -> [Character] {
        // Nearly all documents are written in ASCII, in which a byte is a character.
        if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
            return bytes.map { Character(Unicode.Scalar($0)) }
        }
        return String(decoding: bytes, as: UTF8.self).map { character in
            if character == "\t" { return " " }
            return character.unicodeScalars.contains { $0.steersTerminal } ? "�" : character
        }
    }
}
