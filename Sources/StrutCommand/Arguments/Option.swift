/// One option of the command line: a row of the table from which parsing, help, completions, the manual page and error
/// messages come.
struct Option: Sendable {
    /// The long name with its hyphens: `--format`.
    var name: String
    /// The one-letter name: `o` for `-o`.
    var letter: Character?
    /// What stands for the value in the help; nil for an option without a value.
    var placeholder: String?
    /// The help text, in one or more sentences.
    var help: String { makeHelp() }
    /// What a shell may offer for the value.
    var completion: Completion { makeCompletion() }
    /// Whether each of several values counts, or `store` says itself what becomes of them; of other options a second
    /// value would replace the first.
    var takesSeveral: Bool
    /// Stores the value, which is empty for an option without one.
    var store: @Sendable (inout Arguments, String) throws(UsageError) -> Void

    // Made when asked for: a list of all devices would cost every run a tenth of a small document's compiling.
    private let makeHelp: @Sendable () -> String
    private let makeCompletion: @Sendable () -> Completion

    init(
        _ name: String, _ letter: Character? = nil, _ placeholder: String? = nil,
        help: @escaping @Sendable @autoclosure () -> String,
        completion: @escaping @Sendable @autoclosure () -> Completion = .nothing, takesSeveral: Bool = false,
        store: @escaping @Sendable (inout Arguments, String) throws(UsageError) -> Void
    ) {
        self.name = name
        self.letter = letter
        self.placeholder = placeholder
        self.takesSeveral = takesSeveral
        makeHelp = help
        makeCompletion = completion
        self.store = store
    }

    /// How the option is written, for the help's left column: `-o, --output FILE`.
    var usage: String {
        let names = letter.map { "-\($0), \(name)" } ?? name
        return placeholder.map { "\(names) \($0)" } ?? names
    }

    /// The names as they are typed, the short one first.
    var names: [String] { (letter.map { ["-\($0)"] } ?? []) + [name] }
}

/// What a shell may offer in the place of a value or an operand.
enum Completion: Sendable, Equatable {
    case nothing
    /// Any file.
    case files
    case directories
    /// Storyboards and xibs.
    case documents
    /// Some words; not always all that are allowed.
    case words([String])
}
