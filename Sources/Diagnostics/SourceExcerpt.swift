/// A line of a document with a mark under what a finding means, cut to what fits beside it on a terminal.
struct SourceExcerpt {
    /// The text of the line in UTF-8, without its indentation.
    var text: [UInt8] = []
    /// How many columns of a terminal stand before the mark: ideographs take two.
    var indent: Int
    /// How many columns are marked, at least one.
    var length: Int

    /// The most columns of a line that are shown; documents that were written without line breaks have but one line.
    static let width = 100

    /// The most bytes that are looked at on either side of the mark: more than the characters that are shown have.
    private static let bytes = 4 * width

    /// Cuts out what is at `location`; nil if the source has no such place.
    init?(_ source: SourceText, at location: SourceLocation) {
        guard let parts = source.withLine(location.line, { Self.parts(of: $0, around: location.column - 1) }) ?? nil
        else {
            return nil
        }
        let (before, after) = parts
        // A blank line says nothing.
        if before.areBlank && after.areBlank { return nil }
        // A mark far to the right keeps some of what is before it.
        let isCut = before.width > Self.width / 2
        let (start, startWidth) = before.last(isCut ? Self.width / 4 : before.width)
        indent = isCut ? 1 + startWidth : startWidth
        let room = Self.width - indent
        length = max(1, min(after.markWidth, room))
        if isCut { text += "…".utf8 }
        text += start
        text += after.first(after.width > room ? room - 1 : after.width)
        if after.width > room { text += "…".utf8 }
    }

    /// What stands before and after a mark, without the indentation; of a line without end no more than can be shown.
    private static func parts(of line: UnsafeRawBufferPointer, around mark: Int) -> (Characters, Characters)? {
        guard mark >= 0, mark <= line.count else { return nil }
        let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return (
            Characters(line[max(min(blanks, mark), mark - bytes)..<mark]),
            Characters(line[mark..<min(line.count, mark + bytes)])
        )
    }

    /// A part of a line, with those characters replaced that would move the mark or steer the terminal.
    private struct Characters {
        private let bytes: [UInt8]
        /// Where each character begins, and where the last one ends, in bytes and in columns; empty where each has one
        /// of both.
        private let bounds: [(byte: Int, column: Int)]

        init(_ line: Slice<UnsafeRawBufferPointer>) {
            // Nearly all documents are written in ASCII, in which a byte is a character.
            if line.allSatisfy({ (0x20..<0x7F).contains($0) }) {
                bytes = Array(line)
                bounds = []
                return
            }
            var (bytes, column): ([UInt8], Int) = ([], 0)
            var bounds = [(byte: 0, column: 0)]
            for character in String(decoding: line, as: UTF8.self) {
                let isShown = !character.unicodeScalars.contains { $0.steersTerminal }
                bytes += (isShown ? String(character) : character == "\t" ? " " : "�").utf8
                column += isShown ? character.terminalColumns : 1
                bounds.append((bytes.count, column))
            }
            (self.bytes, self.bounds) = (bytes, bounds)
        }

        /// How many columns they take.
        var width: Int { bounds.last?.column ?? bytes.count }

        var areBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") } }

        /// The first characters that have room in so many columns.
        func first(_ columns: Int) -> ArraySlice<UInt8> {
            bytes[..<(bounds.isEmpty ? columns : bounds.last { $0.column <= columns }?.byte ?? 0)]
        }

        /// The last characters that have room in so many columns, and how many they take.
        func last(_ columns: Int) -> (bytes: ArraySlice<UInt8>, columns: Int) {
            guard !bounds.isEmpty else { return (bytes.suffix(columns), columns) }
            let start = bounds.first { width - $0.column <= columns } ?? (bytes.count, width)
            return (bytes[start.byte...], width - start.column)
        }

        /// How many columns are marked: a tag to the end of its name, anything else by its first character.
        var markWidth: Int {
            guard bytes.first == UInt8(ascii: "<") else {
                return bounds.isEmpty ? 1 : bounds[min(1, bounds.count - 1)].column
            }
            if bounds.isEmpty { return 1 + bytes.dropFirst().prefix(while: Self.isOfName).count }
            return (bounds.dropFirst().first { $0.byte == bytes.count || !Self.isOfName(bytes[$0.byte]) } ?? (0, 1))
                .column
        }

        /// Whether a byte begins a letter or a digit, such as the names of tags are made of.
        private static func isOfName(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                true
            default: false
            }
        }
    }
}
