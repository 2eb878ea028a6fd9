/// The bytes that a set of a pattern stands for: `[abc]`, `[a-z]`, `[!a-z]`, `[[:digit:]]`.
struct ByteSet: Sendable, Hashable {
    private var isIn = [Bool](repeating: false, count: 256)

    /// Every byte.
    static let all = ByteSet(isIn: [Bool](repeating: true, count: 256))

    private init(isIn: [Bool]) {
        self.isIn = isIn
    }

    /// Reads what stands behind `[`, with its `]`; nil where that is missing or a class has no such name, and nothing
    /// fits.
    ///
    /// A `]` that comes first is a member, as is a `-` that parts no two bytes.
    init?(_ rest: inout ArraySlice<UInt8>) {
        let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isNegated { rest.removeFirst() }
        // The byte that a range may begin with.
        var last: UInt8?
        repeat {
            guard let byte = rest.popFirst() else { return nil }
            if byte == UInt8(ascii: "-"), let first = last, let next = rest.first, next != UInt8(ascii: "]") {
                rest.removeFirst()
                guard let end = Self.literal(next, &rest) else { return nil }
                if first <= end { insert(first...end) }
                last = nil
            } else if byte == UInt8(ascii: "["), let name = Self.className(&rest) {
                guard let holds = Self.classes[String(decoding: name, as: UTF8.self)] else { return nil }
                for member in UInt8(0)...127 where holds(member) { insert(member...member) }
                last = nil
            } else {
                guard let member = Self.literal(byte, &rest) else { return nil }
                insert(member...member)
                last = member
            }
        } while rest.first != UInt8(ascii: "]")
        rest.removeFirst()
        if isNegated { isIn = isIn.map(!) }
    }

    /// Whether the set holds a byte.
    func contains(_ byte: UInt8) -> Bool { isIn[Int(byte)] }

    private mutating func insert(_ bytes: ClosedRange<UInt8>) {
        for byte in bytes { isIn[Int(byte)] = true }
    }

    /// The byte itself, or the one behind a backslash; nil where there is none.
    private static func literal(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
        byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
    }

    /// The name of a class, of whose `[:name:]` the first bracket has been taken; nil for a bracket that is a member.
    private static func className(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let colon = UInt8(ascii: ":")
        guard rest.first == colon, let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let name = rest[..<end].dropFirst()
        guard name.last == colon else { return nil }
        rest = rest[(end + 1)...]
        return name.dropLast()
    }

    /// The classes of POSIX, of ASCII alone.
    private static let classes: [String: @Sendable (UInt8) -> Bool] = [
        "alnum": { isLetter($0) || isDigit($0) }, "alpha": isLetter, "blank": { $0 == 0x20 || $0 == 0x09 },
        "cntrl": { $0 < 0x20 || $0 == 0x7F }, "digit": isDigit, "graph": { (0x21...0x7E).contains($0) },
        "lower": isLower, "print": { (0x20...0x7E).contains($0) },
        "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) },
        "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }, "upper": { isLetter($0) && !isLower($0) },
        "xdigit": { isDigit($0) || (0x61...0x66).contains($0 | 0x20) },
    ]

    @Sendable private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

    @Sendable private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }

    @Sendable private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
