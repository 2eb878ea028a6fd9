/// A subcommand: a row of the table from which dispatch, help, completions and the manual page come.
struct Subcommand: Sendable {
    var name: String
    /// What it does, in one line.
    var summary: String
    /// What stands for the operands in the usage line.
    var operands: String
    /// What a shell may offer for the operands.
    var operandCompletion: Completion { makeOperandCompletion() }
    var options: [Option] { makeOptions() }
    /// Options of another tool of its name that are known, and refused with advice.
    var refusedOptions: [Option] { makeRefusedOptions() }
    /// Commands to begin with, each with what it does.
    var examples: [(command: String, meaning: String)] { makeExamples() }
    /// Whether the exit statuses of compiling are listed in its help.
    var listsExitStatuses: Bool
    /// The exit statuses of a subcommand that has others.
    var exitStatuses: [(status: ExitStatus, meaning: String)] { makeExitStatuses() }
    var run: @Sendable (Arguments) throws(UsageError) -> ExitStatus

    // Made when asked for: most runs need none of these.
    private let makeOperandCompletion: @Sendable () -> Completion
    private let makeOptions: @Sendable () -> [Option]
    private let makeRefusedOptions: @Sendable () -> [Option]
    private let makeExamples: @Sendable () -> [(command: String, meaning: String)]
    private let makeExitStatuses: @Sendable () -> [(status: ExitStatus, meaning: String)]

    init(
        name: String, summary: String, operands: String,
        operandCompletion: @escaping @Sendable @autoclosure () -> Completion = .nothing,
        options: @escaping @Sendable @autoclosure () -> [Option],
        refusedOptions: @escaping @Sendable @autoclosure () -> [Option] = [],
        examples: @escaping @Sendable @autoclosure () -> [(command: String, meaning: String)],
        listsExitStatuses: Bool = false,
        exitStatuses: @escaping @Sendable @autoclosure () -> [(status: ExitStatus, meaning: String)] = [],
        run: @escaping @Sendable (Arguments) throws(UsageError) -> ExitStatus
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        makeOperandCompletion = operandCompletion
        makeOptions = options
        makeRefusedOptions = refusedOptions
        makeExamples = examples
        makeExitStatuses = exitStatuses
        self.listsExitStatuses = listsExitStatuses
        self.run = run
    }

    /// The names of the subcommands, in the order of the help.
    private enum Name: String, CaseIterable {
        case compile, ibtool, check, fix, format, edit, preview, diff, merge, textconv
        case gitSetup = "git-setup"
        case explain
        case explainLog = "explain-log"
        case fit, strings, nib, project, mcp, devices, rules, completions, manual, version, help

        var subcommand: Subcommand {
            switch self {
            case .compile: .compile
            case .ibtool: .ibtool
            case .check: .check
            case .fix: .fix
            case .format: .format
            case .edit: .edit
            case .preview: .preview
            case .diff: .diff
            case .merge: .merge
            case .textconv: .textconv
            case .gitSetup: .gitSetup
            case .explain: .explain
            case .explainLog: .explainLog
            case .fit: .fit
            case .strings: .strings
            case .nib: .nib
            case .project: .project
            case .mcp: .mcp
            case .devices: .devices
            case .rules: .rules
            case .completions: .completions
            case .manual: .manual
            case .version: .version
            case .help: .help
            }
        }
    }

    /// Every subcommand, in the order of the help.
    static let all = Name.allCases.map(\.subcommand)

    static func named(_ name: String) throws(UsageError) -> Subcommand {
        if let subcommand = Name(rawValue: name)?.subcommand { return subcommand }
        if name.hasPrefix("-") && name != "-" {
            throw .unknown(
                "option", name, among: ["--help", "--version"], listedBy: "options of a subcommand stand behind it")
        }
        if name.contains(".") || name.contains("/") {
            throw UsageError("unknown subcommand '\(name)'", advice: "did you mean 'strut compile \(name)'?")
        }
        throw .unknown("subcommand", name, among: all.map(\.name))
    }
}
