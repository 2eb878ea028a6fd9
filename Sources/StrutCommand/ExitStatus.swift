/// What the process says about its work when it ends; the numbers above 1 are those of `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
    /// Done.
    case success = 0
    /// Done, with findings of severity error.
    case findings = 1
    /// Of `diff`: something could not be compared.
    case trouble = 2
    /// The command line is wrong; nothing was read or written.
    case usage = 64
    /// An input is not an Interface Builder document, or not XML.
    case badInput = 65
    /// An input does not exist or cannot be read.
    case noInput = 66
    /// Strut itself is at fault.
    case internalError = 70
    /// A result cannot be written.
    case cannotWrite = 73

    /// The statuses of what lays documents out; `diff` has those of its namesake.
    static let allCases: [ExitStatus] = [
        .success, .findings, .usage, .badInput, .noInput, .internalError, .cannotWrite,
    ]

    /// Some statuses with what they mean.
    static func meanings(_ statuses: ExitStatus...) -> [(status: ExitStatus, meaning: String)] {
        statuses.map { ($0, $0.meaning) }
    }

    /// What the status means, for `--help`.
    var meaning: String {
        switch self {
        case .success: "done"
        case .findings: "done, with findings of severity error"
        case .trouble: "something could not be compared"
        case .usage: "the command line is wrong; nothing was read or written"
        case .badInput: "an input is not an Interface Builder document, or not XML"
        case .noInput: "an input does not exist or cannot be read"
        case .internalError: "internal error"
        case .cannotWrite: "a result cannot be written"
        }
    }
}

/// Orders statuses by how bad they are. With several inputs the process ends with the worst of theirs: the larger
/// number, but for an internal error, which is worse than anything because it says that the other results are in doubt.
extension ExitStatus: Comparable {
    static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.badness < b.badness }

    private var badness: Int32 { self == .internalError ? .max : rawValue }
}
