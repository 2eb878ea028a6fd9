import Strut

/// `strut merge`: brings two versions of a document together, by object id.
extension Subcommand {
    static let merge = Subcommand(
        name: "merge", summary: "Merge two versions of a storyboard or xib by object id.",
        operands: "BASE OURS THEIRS | FILE", operandCompletion: .documents,
        options: [.mergeOutput, .prefersOurs, .prefersTheirs, .mergedName, .help],
        examples: [
            ("strut merge Base.xib Ours.xib Theirs.xib -o Merged.xib", "Bring two versions of one document together."),
            ("strut merge Main.storyboard", "Merge a file that git left in conflict, from git's index."),
            ("strut git-setup", "Have git itself merge storyboards and xibs so."),
        ],
        exitStatuses: [
            (.success, "merged, without a conflict or with all conflicts settled by '--ours' or '--theirs'"),
            (.findings, "merged, with conflicts: the result says what ours says, and standard error has both sides"),
            (.usage, ExitStatus.usage.meaning), (.badInput, ExitStatus.badInput.meaning),
            (.noInput, ExitStatus.noInput.meaning), (.cannotWrite, ExitStatus.cannotWrite.meaning),
        ],
        run: { arguments throws(UsageError) in try MergeRun(arguments).run() })
}

extension Option {
    static let mergeOutput = Option(
        "--output", "o", "FILE",
        help: "Write the result to FILE. Default: standard output, and for a FILE in conflict that file itself.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.output = value
    }

    static let prefersOurs = Option("--ours", help: "Settle conflicts for OURS, and end with status 0.") {
        arguments, _ throws(UsageError) in
        try arguments.settle(for: .ours)
    }

    static let prefersTheirs = Option("--theirs", help: "Settle conflicts for THEIRS, and end with status 0.") {
        arguments, _ throws(UsageError) in
        try arguments.settle(for: .theirs)
    }

    static let mergedName = Option(
        "--assume-filename", nil, "NAME",
        help:
            "The name under which the document is reported where the versions are copies elsewhere, as git makes them."
    ) { arguments, value throws(UsageError) in
        arguments.assumedVersionName = value
    }
}

extension Arguments {
    fileprivate mutating func settle(for side: MergeSide) throws(UsageError) {
        guard settledFor == nil || settledFor == side else {
            throw UsageError("'--ours' and '--theirs' exclude each other")
        }
        settledFor = side
    }
}
