import Strut

/// `strut preview`: a page that shows every scene in every environment.
extension Subcommand {
    static let preview = Subcommand(
        name: "preview",
        summary: "Write a page that shows every scene as the app does, and what is wrong.",
        operands: "FILE...", operandCompletion: .documents,
        options: [.pageOutput, .pageDirectory, .watch] + Option.matrixOptions.filter { $0.name != "--matrix" } + [
            .appearance
        ]
            + [.fonts] + Option.runTimeOptions + [.assumeFileName, .jobs, .help],
        examples: [
            ("strut preview --output Main.html Main.storyboard", "Write a page, and open it in a browser from disk."),
            ("strut preview -o App.html -d 'iPhone SE,iPad Air' Sources", "Every document, on two devices."),
            ("strut preview --output-directory site Sources", "A page for each document, and a list of all."),
            ("strut preview --watch -o Main.html Main.storyboard", "Write it again whenever the document changes."),
        ],
        exitStatuses: [
            (.success, "the page is written, with what is wrong with the documents"),
            (.findings, "the same, with an error in the configuration or the fonts"),
        ]
            + [.usage, .badInput, .noInput, .cannotWrite].map { (status: $0, meaning: $0.meaning) },
        run: { arguments throws(UsageError) in try Preview(arguments).run() })
}

extension Option {
    static let pageOutput = Option(
        "--output", "o", "FILE",
        help: "Write the page to FILE instead of standard output; it shows all documents that are named.",
        completion: output.completion, store: output.store)

    static let pageDirectory = Option(
        "--output-directory", nil, "DIR",
        help: "Write a page for each document into DIR, which is created if it does not exist, and index.html, which "
            + "lists them. "
            + "References to other storyboards lead from page to page.",
        completion: .directories, store: outputDirectory.store)

    static let watch = Option(
        "--watch",
        help:
            "Keep running, and write the page again when a document, a translation or an image changes; the open page follows. "
            + "A file beside the page, FILE.revision.js, notifies it. Ends with Ctrl-C."
    ) { arguments, _ throws(UsageError) in
        arguments.watches = true
    }

    static let appearance = Option(
        "--appearance", nil, "NAME", help: "Draw it light or dark. Default: the document's own, or light.",
        completion: .words(Appearance.allCases.map(\.rawValue))
    ) { arguments, value throws(UsageError) in
        arguments.appearance = try choice("appearance", value, ["light": .light, "dark": .dark])
    }
}
