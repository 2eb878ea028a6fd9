import Strut

/// A stand-in.
struct StoryboardLinking {
    init(_ arguments: Arguments, into folder: String) throws(UsageError) {}
    func run() throws(UsageError) -> ExitStatus { .success }
}

/// A stand-in.
struct IBToolStrings {
    init(_ arguments: Arguments) throws(UsageError) {}
    func generate(_ path: String) throws(UsageError) -> ExitStatus { .success }
    func importing(_ path: String) throws(UsageError) -> ExitStatus { .success }
}
