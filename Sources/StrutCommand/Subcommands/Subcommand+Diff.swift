import Strut

/// `strut diff`: what differs between two versions of documents.
extension Subcommand {
    static let diff = Subcommand(
        name: "diff", summary: "Say what differs between two versions of storyboards and xibs.",
        operands: "OLD NEW", operandCompletion: .documents,
        options: [.comparisonFormat, .comparisonOutput, .revision] + Option.jsonForms + Option.matrixOptions + [
            .appearance
        ]
            + Option.selectionOptions(configurationIn: "the folder of NEW, or with '--git' of the first path")
            + [.fonts] + Option.runTimeOptions + [.assumeVersionName, .jobs, .color, .help],
        examples: [
            ("strut diff Old.storyboard New.storyboard", "Say what differs, each thing once."),
            ("strut diff --git main --device 'iPhone SE,iPad Air'", "What a branch changes, and on two devices."),
            ("strut diff --git HEAD~1..HEAD --format html -o diff.html", "Both versions in the browser."),
        ],
        exitStatuses: [
            (
                .success,
                "both say the same under the same names; what is only written otherwise is said in one line"
            ),
            (.findings, "they differ, if only in a name"),
            (.trouble, "something could not be compared, or the report not be written"),
            (.usage, ExitStatus.usage.meaning),
        ],
        run: { arguments throws(UsageError) in try DiffRun(arguments).run() })
}

extension Option {
    static let comparisonFormat = Option(
        "--format", nil, "FORMAT",
        help: "How to report: \(ComparisonFormat.names.joined(separator: ", ")). Default: text.",
        completion: .words(ComparisonFormat.names)
    ) { arguments, value throws(UsageError) in
        guard let format = ComparisonFormat(rawValue: value) else {
            throw .unknown("format", value, among: ComparisonFormat.names)
        }
        arguments.comparisonFormat = format
    }

    static let comparisonOutput = Option(
        "--output", "o", "FILE", help: "Write the report to FILE instead of standard output.", completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.output = value
    }

    static let assumeVersionName = Option(
        "--assume-filename", nil, "NAME",
        help:
            "The name under which standard input is compared and reported, or where it is not read both versions, which lie "
            + "elsewhere: side-cars, translations and images are those of NAME."
    ) { arguments, value throws(UsageError) in
        arguments.assumedVersionName = value
    }

    static let revision = Option(
        "--git", nil, "REVISION",
        help:
            "Compare this revision of the repository with the files as they are, or the two of A..B, or B with what it "
            + "has in common with A, as A...B. The operands then are paths; without any all below this folder is compared."
    ) { arguments, value throws(UsageError) in
        arguments.revision = value
    }
}
