import Strut

/// What a command line of Apple's `ibtool` asks for, besides what compiling takes.
struct IBToolArguments: Equatable, Sendable {
    /// What is done; a command line names one.
    enum Action: Equatable, Sendable {
        /// One document is compiled to this path.
        case compile(String)
        /// Documents are compiled into this folder.
        case compileInto(String)
        /// Compiled storyboards are put into this folder.
        case link(String)
        /// The texts of a document are written to this strings file.
        case generateStrings(String)
        /// The texts of this strings file are put into a document.
        case importStrings(String)
        /// The version is printed.
        case version

        /// The option that asks for it.
        var optionName: String {
            switch self {
            case .compile: Option.compileTo.name
            case .compileInto: Option.compilationDirectory.name
            case .link: Option.link.name
            case .generateStrings: Option.generateStringsFile.name
            case .importStrings: Option.importStringsFile.name
            case .version: Option.ibtoolVersion.name
            }
        }
    }

    /// The forms in which Apple's tool prints results and messages.
    enum OutputFormat: String, Equatable, Sendable, CaseIterable {
        case text = "human-readable-text"
        case xml = "xml1"
        case binary = "binary1"
    }

    /// What is asked for.
    var actions: [Action] = []
    /// Where a document with other texts goes.
    var written: String?
    /// The property list with what an app's own needs.
    var partialInfoPlist: String?
    /// How messages are printed; nil for Strut's own form, on standard error.
    var outputFormat: OutputFormat?
    /// The severities that are asked for; empty for all.
    var severities: Set<Severity> = []
    /// Whether fonts that a document brings are named for the app.
    var activatesCustomFonts = false
}

/// The options of Apple's `ibtool`, by its names. Those that compiling takes are `Option.nibOptions`.
extension Option {
    static let compileTo = action(
        "--compile", "OUT", help: "Compile one document to OUT, such as Main.storyboardc or Cell.nib.",
        completion: .files
    ) { .compile($0) }

    static let compilationDirectory = action(
        "--compilation-directory", "DIR",
        help: "Compile documents into DIR: Main.storyboard becomes DIR/Main.storyboardc, Cell.xib DIR/Cell.nib.",
        completion: .directories
    ) { .compileInto($0) }

    static let link = action(
        "--link", "DIR",
        help:
            "Put compiled storyboards, folders such as Main.storyboardc, into DIR, and check that the storyboards and "
            + "controllers that they refer to are there. One in a folder of a language, such as Base.lproj, keeps it.",
        completion: .directories
    ) { .link($0) }

    static let generateStringsFile = action(
        "--generate-strings-file", "OUT",
        help: "Write the texts of a document to the strings file OUT, in UTF-16. One that is there is replaced; "
            + "'strut strings --update' keeps translations.",
        completion: .files
    ) { .generateStrings($0) }

    static let exportStringsFile = action(
        "--export-strings-file", "OUT", help: "The same as --generate-strings-file.", completion: .files
    ) { .generateStrings($0) }

    static let importStringsFile = action(
        "--import-strings-file", "FILE",
        help: "Put the texts of the strings file FILE into a document, and write that to the path of --write.",
        completion: .files
    ) { .importStrings($0) }

    static let writeTo = Option(
        "--write", nil, "OUT", help: "Where the document with the texts of --import-strings-file goes.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.ibtool.written = value
    }

    static let ibtoolVersion = Option("--version", help: "Print the version of Apple's tool that is followed.") {
        arguments, _ throws(UsageError) in
        arguments.ibtool.actions.append(.version)
    }

    static let outputFormat = Option(
        "--output-format", nil, "FORMAT",
        help: "Print messages on standard output in a form of Apple's tool: "
            + IBToolArguments.OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
            + ". Default: Strut's own form, on standard error.",
        completion: .words(IBToolArguments.OutputFormat.allCases.map(\.rawValue))
    ) { arguments, value throws(UsageError) in
        guard let format = IBToolArguments.OutputFormat(rawValue: value) else {
            throw .unknown("output format", value, among: IBToolArguments.OutputFormat.allCases.map(\.rawValue))
        }
        arguments.ibtool.outputFormat = format
    }

    static let errors = severity("--errors", .error, help: "Print errors; they are printed in any case.")
    static let warnings = severity(
        "--warnings", .warning, help: "Print warnings. Without any of these three all messages are printed.")
    static let notices = severity("--notices", .note, help: "Print notices.")

    static let outputPartialInfoPlist = Option(
        "--output-partial-info-plist", nil, "FILE",
        help: "Write the property list FILE with what the app's Info.plist needs: its fonts, with "
            + "--auto-activate-custom-fonts; else it is empty.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.ibtool.partialInfoPlist = value
    }

    static let autoActivateCustomFonts = Option(
        "--auto-activate-custom-fonts",
        help: "Name the font files that documents use as UIAppFonts in the file of --output-partial-info-plist."
    ) { arguments, _ throws(UsageError) in
        arguments.ibtool.activatesCustomFonts = true
    }

    static let sdk = ignored("--sdk", "PATH", help: "Accepted and not used: nothing of an SDK is read.")
    static let toolchain = ignored(
        "--toolchain", "NAME", help: "Accepted and not used: nothing of a toolchain is read.")

    static let flatten = Option(
        "--flatten", nil, "YES", help: "Accepted: what is compiled is never editable.", completion: .words(["YES"])
    ) { _, value throws(UsageError) in
        if value.uppercased() != "YES" {
            throw UsageError("'--flatten \(value)' is not supported", advice: "a compiled document cannot be edited")
        }
    }

    private static func action(
        _ name: String, _ placeholder: String, help: String, completion: Completion,
        _ make: @escaping @Sendable (String) -> IBToolArguments.Action
    ) -> Option {
        Option(name, nil, placeholder, help: help, completion: completion) { arguments, value throws(UsageError) in
            let action = make(value)
            if !arguments.ibtool.actions.contains(action) { arguments.ibtool.actions.append(action) }
        }
    }

    private static func severity(_ name: String, _ severity: Severity, help: String) -> Option {
        Option(name, help: help) { arguments, _ throws(UsageError) in
            arguments.ibtool.severities.insert(severity)
        }
    }

    private static func ignored(_ name: String, _ placeholder: String, help: String) -> Option {
        Option(name, nil, placeholder, help: help, takesSeveral: true) { _, _ throws(UsageError) in }
    }

    /// The options above, in the order of the help.
    static let ibtoolOptions: [Option] =
        [
            .compileTo, .compilationDirectory, .link,
        ] + nibOptions + [
            .outputPartialInfoPlist, .autoActivateCustomFonts, .outputFormat, .errors, .warnings, .notices,
            .generateStringsFile, .exportStringsFile, .importStringsFile, .writeTo, .ibtoolVersion, .flatten, .sdk,
            .toolchain,
        ]
}
