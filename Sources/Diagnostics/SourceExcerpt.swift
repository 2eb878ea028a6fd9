/// A line of a document with a mark under what a finding means, cut to what fits beside it on a terminal.
struct SourceExcerpt {
    /// The text of the line in UTF-8, without its indentation.
    var text: [UInt8] = []
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
        guard let parts = source.withLine(location.line, { Self.parts(of: $0, around: location.column - 1) }) ?? nil
        else {
            return nil
        }
        let (before, after) = parts
        // A blank line says nothing.
        if before.areBlank && after.areBlank { return nil }
        // A mark far to the right keeps some of what is before it.
        let isCut = before.count > Self.width / 2
        indent = isCut ? 1 + Self.width / 4 : before.count
        let room = Self.width - indent
        length = max(1, min(after.markLength, room))
        if isCut { text += "…".utf8 }
        text += before.last(isCut ? Self.width / 4 : before.count)
        text += after.first(after.count > room ? room - 1 : after.count)
        if after.count > room { text += "…".utf8 }
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
        /// Where each character begins, and where the last one ends; empty where each has one byte.
        private let bounds: [Int]

        init(_ line: Slice<UnsafeRawBufferPointer>) {
            // Nearly all documents are written in ASCII, in which a byte is a character.
            if line.allSatisfy({ (0x20..<0x7F).contains($0) }) {
                bytes = Array(line)
                bounds = []
                return
            }
            var (bytes, bounds): ([UInt8], [Int]) = ([], [0])
            for character in String(decoding: line, as: UTF8.self) {
                let isShown = !character.unicodeScalars.contains { $0.steersTerminal }
                bytes += (isShown ? String(character) : character == "\t" ? " " : "�").utf8
                bounds.append(bytes.count)
            }
            (self.bytes, self.bounds) = (bytes, bounds)
        }

        var count: Int { bounds.isEmpty ? bytes.count : bounds.count - 1 }

        var areBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") } }

        /// The first characters.
        func first(_ count: Int) -> ArraySlice<UInt8> { bytes[..<place(count)] }

        /// The last characters.
        func last(_ count: Int) -> ArraySlice<UInt8> { bytes[place(self.count - count)...] }

        private func place(_ character: Int) -> Int { bounds.isEmpty ? character : bounds[character] }

        /// How many of the characters are marked: a tag to the end of its name, anything else by its first.
        var markLength: Int {
            guard bytes.first == UInt8(ascii: "<") else { return 1 }
            var length = 1
            while length < count, Self.isOfName(bytes[place(length)]) { length += 1 }
            return length
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
