/// A pattern of paths as git's wildmatch reads it: `*` and `?` within a name, `**` over folders, `[a-z]`.
///
/// What git does beside its documentation (`wildmatch.c`, `match_pathname` in `dir.c`) is done here too, and described
/// by `git check-ignore`: a `[` without its `]` and a `\` at the end fit nothing, and what stands before the first
/// wildcard is compared by itself, so that `a**/b` fits `ab` as well.
struct Glob: Sendable, Hashable {
    /// What stands before the first wildcard.
    private let lead: [UInt8]
    /// The rest; nil where it fits nothing.
    private let steps: [Step]?

    /// A part of a pattern that takes its share of a path.
    enum Step: Sendable, Hashable {
        /// This byte.
        case byte(UInt8)
        /// A byte of the set, and no slash.
        case anyOf(ByteSet)
        /// `*`: bytes of one name, or none.
        case withinName
        /// `**`: any bytes, or none.
        case acrossFolders
        /// Nothing; the next two may be left out: in `**/` the folders with the slash behind them.
        case option
    }

    /// Reads a pattern, whose place is the start of a path.
    init(_ pattern: ArraySlice<UInt8>) {
        let end = pattern.firstIndex { #"*?[\"#.utf8.contains($0) } ?? pattern.endIndex
        lead = Array(pattern[..<end])
        steps = Self.steps(pattern[end...])
    }

    /// Whether the whole of `path` fits.
    ///
    /// All ways through the pattern are followed at once, byte by byte: no pattern takes longer than its length times
    /// the path's.
    func matches(_ path: ArraySlice<UInt8>) -> Bool {
        guard let steps, path.starts(with: lead) else { return false }
        let rest = path.dropFirst(lead.count)
        if steps.isEmpty { return rest.isEmpty }
        // For each step, whether it is the next one on some way; behind the last one the path fits.
        var isNext = [Bool](repeating: false, count: steps.count + 1)
        isNext[0] = true
        Self.passOver(steps, &isNext)
        for byte in rest {
            isNext[steps.count] = false
            for index in steps.indices.reversed() where isNext[index] {
                let (isTaken, stays) = Self.take(byte, steps[index])
                isNext[index] = stays
                if isTaken { isNext[index + 1] = true }
            }
            Self.passOver(steps, &isNext)
        }
        return isNext[steps.count]
    }

    /// Whether a step takes a byte and is done, and whether it takes it and goes on.
    private static func take(_ byte: UInt8, _ step: Step) -> (isTaken: Bool, stays: Bool) {
        switch step {
        case .byte(let own): (byte == own, false)
        case .anyOf(let set): (byte != slash && set.contains(byte), false)
        case .withinName: (false, byte != slash)
        case .acrossFolders: (false, true)
        case .option: (false, false)
        }
    }

    /// Goes on where a step may take nothing.
    private static func passOver(_ steps: [Step], _ isNext: inout [Bool]) {
        for index in steps.indices where isNext[index] {
            switch steps[index] {
            case .byte, .anyOf: break
            case .withinName, .acrossFolders: isNext[index + 1] = true
            case .option:
                isNext[index + 1] = true
                isNext[index + 3] = true
            }
        }
    }

    // MARK: Reading

    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let backslash = UInt8(ascii: "\\")

    private static func steps(_ pattern: ArraySlice<UInt8>) -> [Step]? {
        var steps: [Step] = []
        var rest = pattern
        while let byte = rest.popFirst() {
            switch byte {
            case star: steps += starred(pattern, &rest)
            case UInt8(ascii: "?"): steps.append(.anyOf(.all))
            case UInt8(ascii: "["):
                guard let set = ByteSet(&rest) else { return nil }
                steps.append(.anyOf(set))
            case backslash:
                guard let literal = rest.popFirst() else { return nil }
                steps.append(.byte(literal))
            default: steps.append(.byte(byte))
            }
        }
        return steps
    }

    /// The steps of one star or several, whose first has just been taken from `rest`.
    private static func starred(_ pattern: ArraySlice<UInt8>, _ rest: inout ArraySlice<UInt8>) -> [Step] {
        let start = rest.startIndex - 1
        rest = rest.drop { $0 == star }
        let isAtStart = start == pattern.startIndex || pattern[start - 1] == slash
        let isAtEnd = rest.isEmpty || rest.first == slash || rest.starts(with: [backslash, slash])
        guard rest.startIndex - start > 1, isAtStart, isAtEnd else { return [.withinName] }
        guard rest.first == slash else { return [.acrossFolders] }
        rest.removeFirst()
        return [.option, .acrossFolders, .byte(slash)]
    }
}
