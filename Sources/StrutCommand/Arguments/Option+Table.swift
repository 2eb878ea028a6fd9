import Strut

/// Every option of every subcommand, in the order of the help.
extension Option {
    static let format = Option(
        "--format", nil, "FORMAT",
        help:
            "What to make: \(formats.joined(separator: ", ")). With nib documents are compiled to what apps load, as by "
            + "'strut ibtool', and not laid out. Default: json.",
        completion: .words(formats)
    ) { arguments, value throws(UsageError) in
        if value == compiledFormat {
            arguments.nib.isWanted = true
            return
        }
        guard let format = OutputFormat(rawValue: value) else {
            throw .unknown("format", value, among: formats)
        }
        arguments.format = format
    }

    /// What `--format` is called for what apps load, of which no layout is made.
    private static let compiledFormat = "nib"
    private static let formats = OutputFormat.names + [compiledFormat]

    /// `--format` of subcommands that print a table for people unless asked for JSON.
    static let tableFormat = Option(
        "--format", nil, "FORMAT", help: "What to print: json, or else a table for people.",
        completion: .words(["json"])
    ) { arguments, value throws(UsageError) in
        guard value == OutputFormat.json.rawValue else { throw .unknown("format", value, among: ["json"]) }
        arguments.format = .json
    }

    /// `--format` of subcommands that report what they are asked for in text.
    static let explanationFormat = Option(
        "--format", nil, "FORMAT", help: "What to print: json, or else text for people.", completion: .words(["json"])
    ) { arguments, value throws(UsageError) in
        guard value == OutputFormat.json.rawValue else { throw .unknown("format", value, among: ["json"]) }
        arguments.format = .json
    }

    static let output = Option(
        "--output", "o", "FILE", help: "Write the result to FILE instead of standard output; for one input.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.output = value
    }

    static let outputDirectory = Option(
        "--output-directory", nil, "DIR",
        help: "Write one file for each input into DIR, which is created if it does not exist: Main.storyboard becomes "
            + "DIR/Main.storyboard.json, with --format nib DIR/Main.storyboardc. With several devices the device's id comes "
            + "before the extension.",
        completion: .directories
    ) { arguments, value throws(UsageError) in
        arguments.outputDirectory = value
    }

    static let typeName = Option(
        "--type-name", nil, "NAME",
        help: "What the type in generated Swift is called, for one input. Default: Main.storyboard gives MainLayout."
    ) { arguments, value throws(UsageError) in
        arguments.typeName = value
    }

    static let typeStem = Option(
        "--type-stem", nil, "NAME",
        help: "What stands for the document's name in the type's, for one input: 'Profile Main' gives "
            + "ProfileMainLayout, with --format uikit ProfileMainInterface."
    ) { arguments, value throws(UsageError) in
        arguments.typeStem = value
    }

    static let assumeFileName = Option(
        "--assume-filename", nil, "NAME", help: "The name under which standard input is compiled and reported."
    ) { arguments, value throws(UsageError) in
        arguments.assumedFileName = value
    }

    static let device = Option(
        "--device", "d", "NAME",
        help: deviceHelp("May be given several times; swift puts all into one file."),
        completion: .words(Device.all.flatMap { [$0.id] + $0.aliases.map(typeable) }), takesSeveral: true
    ) { arguments, value throws(UsageError) in
        guard let device = Device.named(value) else {
            throw .unknownDevice(value)
        }
        if arguments.devices.contains(device) { return }
        arguments.devices.append(device)
        arguments.deviceNames.append(value)
    }

    /// `--device` of subcommands that print what they find for each device.
    static let deviceInTurn = Option(
        "--device", "d", "NAME", help: deviceHelp("May be given several times, for one after the other."),
        completion: device.completion, takesSeveral: true, store: device.store)

    private static func deviceHelp(_ several: String) -> String {
        "Lay out for this device, by id or model (see 'strut devices'), as at run time. \(several) "
            + "Default: the document's own canvas."
    }

    static let orientation = Option(
        "--orientation", nil, "NAME",
        help: "Hold the device this way: portrait, landscape. Default: as the document's own canvas.",
        completion: .words(["portrait", "landscape"])
    ) { arguments, value throws(UsageError) in
        arguments.orientation = try choice("orientation", value, ["portrait": .portrait, "landscape": .landscape])
    }

    static let size = Option(
        "--size", nil, "WxH", help: "Lay out in a window of this size in points, such as 507x1024."
    ) { arguments, value throws(UsageError) in
        guard let size = Size(named: value) else {
            throw UsageError("'\(value)' is not a size", advice: "write width x height in points: 390x844")
        }
        arguments.size = size
    }

    static let contentSize = Option(
        "--content-size", nil, "SIZE",
        help: "The user's text size: XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5 for the accessibility sizes. "
            + "Default: L.",
        completion: .words(ContentSizeCategory.shortNames)
    ) { arguments, value throws(UsageError) in
        guard let category = ContentSizeCategory(named: value) else {
            throw .unknown("content size", value, among: ContentSizeCategory.shortNames)
        }
        arguments.contentSizeCategory = category
    }

    static let direction = Option(
        "--direction", nil, "NAME",
        help: "The direction of the user interface: ltr, rtl. Default: the language's, or else ltr.",
        completion: .words(["ltr", "rtl"])
    ) { arguments, value throws(UsageError) in
        guard let direction = LayoutDirection(named: value) else {
            throw .unknown("direction", value, among: ["ltr", "rtl"])
        }
        arguments.direction = direction
    }

    static let language = Option(
        "--language", nil, "NAME",
        help: "Show the texts in this language, such as de, from the strings files and catalogs beside the document; "
            + "or in a pseudo-language: \(Localization.PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")).",
        completion: .words(Localization.PseudoLanguage.allCases.map(\.rawValue)), takesSeveral: true
    ) { arguments, value throws(UsageError) in
        if value.contains(",") || value.lowercased() == "all" {
            throw UsageError(
                "'--language' takes one language here, and '\(value)' is not one",
                advice: "ask for each by itself; 'strut check' and 'strut preview' take several")
        }
        guard Localization.isShowable(value) else { throw .notALanguage(value) }
        if let other = arguments.language, other != value {
            throw UsageError("'--language' is given twice", advice: "ask for each language by itself")
        }
        arguments.language = value
    }

    static let jobs = Option(
        "--jobs", "j", "N",
        help: "Compile N documents at once. The results never depend on it. Default: one for each processor."
    ) { arguments, value throws(UsageError) in
        guard let count = Int(value), (1...1024).contains(count) else {
            throw UsageError("'\(value)' is not a number of jobs", advice: "give a whole number from 1 to 1024")
        }
        arguments.jobs = count
    }

    static let quiet = Option(
        "--quiet", "q", help: "Report findings of severity error only."
    ) { arguments, _ throws(UsageError) in
        arguments.isQuiet = true
    }

    static let strict = Option(
        "--strict", help: "Treat warnings as errors."
    ) { arguments, _ throws(UsageError) in
        arguments.isStrict = true
    }

    static let help = Option(
        "--help", "h", help: "Print this help."
    ) { arguments, _ throws(UsageError) in
        arguments.wantsHelp = true
    }

    /// A device's model in a form that needs no quotes in a shell, and that `--device` takes as well.
    private static func typeable(_ model: String) -> String {
        String(model.map { $0 == " " ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || ".-".contains($0) })
    }

    /// The value that `word` names, in any case of letters.
    static func choice<Value>(
        _ kind: String, _ word: String, _ values: KeyValuePairs<String, Value>
    ) throws(UsageError) -> Value {
        for (name, value) in values where name.lowercased() == word.lowercased() { return value }
        throw .unknown(kind, word, among: values.map(\.key))
    }
}
