/// Takes source code apart into words and marks: comments, the contents of texts and, in Objective-C, lines of the
/// preprocessor are passed over.
///
/// It knows no grammar, and nothing stops it: a text without an end goes to the end of its line, a comment without one
/// is none.
struct SourceLexer {
    /// The languages that it reads.
    enum Language {
        case swift
        /// Objective-C and Objective-C++, in headers too.
        case objectiveC
    }

    /// What stands at a place.
    enum Token: Equatable {
        /// A name or a number, by its place.
        case word(Range<Int>)
        /// Anything else that is one byte long.
        case mark(UInt8)
        /// `#if` and its like.
        case beginCondition
        /// `#else`, `#elseif` and their like.
        case otherCondition
        /// `#endif`.
        case endCondition
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let language: Language
    /// The place behind the last token.
    private(set) var place = 0
    /// Whether a line began between the last token and the one before it.
    private(set) var beginsLine = true

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) {
        self.bytes = bytes
        self.language = language
    }

    /// The text of a word.
    func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        beginsLine = place == 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                beginsLine = true
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`"): place += 1
            case UInt8(ascii: "/"):
                guard skipComment() else {
                    place += 1
                    return .mark(byte)
                }
            case UInt8(ascii: "\""): skipText(hashes: 0)
            case UInt8(ascii: "'") where language == .objectiveC: skipCharacter()
            case UInt8(ascii: "#"):
                if let token = directive() { return token }
            case _ where Self.isWord(byte):
                let start = place
                repeat { place += 1 } while place < bytes.count && Self.isWord(bytes[place])
                return .word(start..<place)
            default:
                place += 1
                return .mark(byte)
            }
        }
        return nil
    }

    /// Whether a byte may stand in a name: all that are no ASCII may.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipLine() {
        while let byte = byte(at: place), byte != UInt8(ascii: "\n") { place += 1 }
    }

    // MARK: Comments

    /// Passes over a comment; false where none begins.
    private mutating func skipComment() -> Bool {
        switch byte(at: place + 1) {
        case UInt8(ascii: "/"):
            skipLine()
            return true
        case UInt8(ascii: "*"):
            guard let end = endOfComment() else { return false }
            if bytes[place..<end].contains(UInt8(ascii: "\n")) { beginsLine = true }
            place = end
            return true
        default: return false
        }
    }

    /// What of comments an earlier one without an end showed: each would look through the whole rest of the file again.
    private var (nestsComments, endsComments) = (true, true)

    /// The place behind the comment that begins here; nil where it has no end. Comments of Swift may hold others.
    private mutating func endOfComment() -> Int? {
        guard endsComments else { return nil }
        var (end, depth) = (place + 2, 1)
        while end + 1 < bytes.count {
            let pair = (bytes[end], bytes[end + 1])
            if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                end += 2
                if depth == 0 || language == .objectiveC || !nestsComments { return end }
            } else if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                end += 2
            } else {
                end += 1
            }
        }
        if language == .objectiveC || !nestsComments { endsComments = false }
        nestsComments = false
        return nil
    }

    // MARK: Texts

    /// Passes over a text, whose quote is here; so many hashes stand before it.
    private mutating func skipText(hashes: Int, depth: Int = 0) {
        let isLong = language == .swift && isQuotes(at: place)
        place += isLong ? 3 : 1
        while let byte = byte(at: place) {
            switch byte {
            case UInt8(ascii: "\""):
                let length = isLong ? 3 : 1
                if (!isLong || isQuotes(at: place)) && count(of: UInt8(ascii: "#"), at: place + length) >= hashes {
                    place += length + hashes
                    return
                }
                place += 1
            case UInt8(ascii: "\\"):
                guard count(of: UInt8(ascii: "#"), at: place + 1) >= hashes else {
                    place += 1
                    continue
                }
                place += 1 + hashes
                if language == .swift, depth < Self.deepest, self.byte(at: place) == UInt8(ascii: "(") {
                    skipInterpolation(isLong: isLong, depth: depth)
                } else {
                    place += 1
                }
            case UInt8(ascii: "\n") where !isLong: return
            default: place += 1
            }
        }
    }

    /// Passes over code in a text, up to its closing parenthesis.
    private mutating func skipInterpolation(isLong: Bool, depth outerDepth: Int) {
        var depth = 0
        while let byte = byte(at: place) {
            switch byte {
            case UInt8(ascii: "("):
                depth += 1
                place += 1
            case UInt8(ascii: ")"):
                depth -= 1
                place += 1
                if depth == 0 { return }
            case UInt8(ascii: "\""): skipText(hashes: 0, depth: outerDepth + 1)
            case UInt8(ascii: "\n") where !isLong: return
            default: place += 1
            }
        }
    }

    /// How deep texts are followed that stand in the code of others.
    private static let deepest = 32

    /// Whether three quotes stand at a place.
    private func isQuotes(at place: Int) -> Bool { count(of: UInt8(ascii: "\""), at: place) >= 3 }

    /// How often a byte stands from a place on, up to a number that code never needs.
    private func count(of byte: UInt8, at place: Int) -> Int {
        var end = place
        while end - place < 64, self.byte(at: end) == byte { end += 1 }
        return end - place
    }

    /// Passes over a character of C. In C++ a quote may also stand in a number.
    private mutating func skipCharacter() {
        place += 1
        var end = place
        while let byte = byte(at: end), byte != UInt8(ascii: "\n"), end - place < 12 {
            if byte == UInt8(ascii: "'") {
                place = end + 1
                return
            }
            end += byte == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    // MARK: Conditions

    /// The token of what begins with `#`; nil where it was passed over.
    private mutating func directive() -> Token? {
        if language == .swift {
            let hashes = count(of: UInt8(ascii: "#"), at: place)
            if byte(at: place + hashes) == UInt8(ascii: "\"") {
                place += hashes
                skipText(hashes: hashes)
                return nil
            }
        }
        var start = place + 1
        while let byte = byte(at: start), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { start += 1 }
        var end = start
        while let byte = byte(at: end), Self.isWord(byte) { end += 1 }
        place = max(end, place + 1)
        let token: Token? =
            switch text(start..<end) {
            case "if", "ifdef", "ifndef": .beginCondition
            case "else", "elseif", "elif", "elifdef", "elifndef": .otherCondition
            case "endif": .endCondition
            default: nil
            }
        guard language == .objectiveC else { return token ?? .mark(UInt8(ascii: "#")) }
        // A line that ends with a backslash goes on in the next one.
        repeat {
            skipLine()
            let last = bytes[..<place].last == UInt8(ascii: "\r") ? place - 2 : place - 1
            guard last >= 0, bytes[last] == UInt8(ascii: "\\"), place < bytes.count else { break }
            place += 1
        } while true
        return token
    }
}
