import Strut

/// `strut strings`: the texts of documents as strings files and catalogs for translators.
extension Subcommand {
    static let strings = Subcommand(
        name: "strings", summary: "Write and update the strings files and catalogs of documents.",
        operands: "FILE...",
        operandCompletion: .documents,
        options: [
            .stringsFormat, .stringsOutput, .updatesStrings, .stringsLanguages, .sourceLanguage, .checksStrings,
            .assumeFileName, .quiet, .help,
        ],
        examples: [
            ("strut strings Main.storyboard", "Print every text with its key, as Xcode's export does."),
            (
                "strut strings --update --language de Base.lproj/Main.storyboard",
                "Bring the translations beside it up to date, and begin one into German."
            ),
            ("strut strings --update --check Sources", "Fail where a translation lacks a text that the app has."),
        ],
        exitStatuses: [
            (.success, ExitStatus.success.meaning),
            (
                .findings,
                "there is an error in the configuration of a folder, and nothing was written; with '--check', also: a text is "
                    + "out of date, or a file missing"
            ),
            (.usage, "the command line is wrong, or a file holds texts of something else"),
            (.badInput, "a document, strings file or catalog cannot be read"),
            (.noInput, ExitStatus.noInput.meaning), (.cannotWrite, ExitStatus.cannotWrite.meaning),
        ],
        run: { arguments throws(UsageError) in try StringsRun(arguments).run() })
}

extension Option {
    static let stringsFormat = Option(
        "--format", nil, "FORMAT",
        help: "What to write: strings or xcstrings. Default: as the output's name says, or strings.",
        completion: .words(["strings", "xcstrings"])
    ) { arguments, value throws(UsageError) in
        arguments.strings.isCatalog = try choice("format", value, ["strings": false, "xcstrings": true])
    }

    static let stringsOutput = Option(
        "--output", "o", "FILE",
        help: "Write to FILE instead of standard output; the translations of one that is there are kept.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.output = value
    }

    static let updatesStrings = Option(
        "--update", nil,
        help:
            "Bring the strings files and catalogs beside each document up to date: new texts are added, translations "
            + "kept, what no document has any more is left out and named."
    ) { arguments, _ throws(UsageError) in
        arguments.strings.updates = true
    }

    static let stringsLanguages = Option(
        "--language", nil, "NAME[,…]",
        help:
            "With '--update': bring these languages up to date, also new ones, in strings files or in the catalog that is "
            + "there."
    ) { arguments, value throws(UsageError) in
        let words = value.split(separator: ",")
        if words.isEmpty { throw UsageError("'--language' names no language", advice: UsageError.languageAdvice) }
        for word in words {
            let language = try languageCode(String(word.drop { $0 == " " }))
            // Many file systems do not distinguish de.lproj from DE.lproj.
            let isNew = !arguments.strings.languages.contains { $0.lowercased() == language.lowercased() }
            if isNew { arguments.strings.languages.append(language) }
        }
    }

    static let sourceLanguage = Option(
        "--source-language", nil, "NAME",
        help: "The language of the documents' own texts, for a new catalog. Default: en."
    ) { arguments, value throws(UsageError) in
        arguments.strings.sourceLanguage = try languageCode(value)
    }

    /// The language `name`, whose folder may be made: not one of the names that stand for none, or for several.
    private static func languageCode(_ name: String) throws(UsageError) -> String {
        guard Localization.isLanguageCode(name) else { throw .notALanguage(name) }
        return name
    }

    static let checksStrings = Option(
        "--check",
        help:
            "Write nothing, and say what is out of date; the exit status is 1 if a text is or a file is missing, and 0 where only "
            + "comments or the form of a file are."
    ) { arguments, _ throws(UsageError) in
        arguments.strings.checks = true
    }
}

/// What a command line says of strings files.
struct StringsArguments: Equatable, Sendable {
    /// Whether a catalog is wanted; nil to go by the output's name.
    var isCatalog: Bool?
    var updates = false
    var checks = false
    var languages: [String] = []
    var sourceLanguage = "en"
}
