import Strut

/// `strut edit`: changes documents by object, property and constraint.
extension Subcommand {
    static let edit = Subcommand(
        name: "edit", summary: "Change storyboards and xibs: properties, constraints, views, connections.",
        operands: "FILE... CHANGE...", operandCompletion: .documents,
        options: [.changesFile, .dryRun, .force, .editOutput, .editFormat] + Option.jsonForms + Option.matrixOptions
            + Option.selectionOptions(configurationIn: "the folder of the first FILE") + [.fonts, .color, .help],
        examples: [
            ("strut edit Main.storyboard title.text=Welcome titleTop.constant=12", "Set two properties."),
            ("strut edit Cell.xib 'add constraint title.width <= 200 @750'", "Add a constraint."),
            ("strut edit Cell.xib 'wrap title subtitle in stackView'", "Put views into a stack view."),
            ("strut edit Cell.xib --changes changes.txt", "Several changes, made together or not at all."),
            ("strut edit . rename class OldCell to NewCell", "Rename in all documents below this folder."),
            ("strut edit --dry-run Main.storyboard remove banner", "Print what a change would do."),
        ],
        exitStatuses: [
            (.success, "the changes are made, or with '--dry-run' could be"),
            (.findings, "refused: a change would make a conflict, an ambiguity or an error; nothing was written"),
            (.usage, ExitStatus.usage.meaning),
            (.badInput, "a document cannot be read, or a change does not fit it; nothing was written"),
            (.noInput, ExitStatus.noInput.meaning), (.cannotWrite, ExitStatus.cannotWrite.meaning),
        ],
        run: { arguments throws(UsageError) in try EditRun(arguments).run() })
}

extension Option {
    static let changesFile = Option(
        "--changes", nil, "FILE",
        help:
            "Read changes from FILE, or from standard input ('-'), one a line, after those of the command line. Changes: "
            + "OBJECT.PROPERTY=VALUE; add constraint 'A.top = B.bottom + 8 @750' [as IDENTIFIER]; "
            + "add view KIND in OBJECT [before|after OBJECT] [as LABEL]; remove OBJECT; remove OBJECT.PROPERTY; "
            + "remove constraint 'A.top = B.bottom'; move OBJECT [into OBJECT] [before|after OBJECT]; "
            + "connect outlet|collection|action|segue NAME of OBJECT to OBJECT [for EVENT] [as IDENTIFIER]; "
            + "disconnect outlet|collection|action|segue NAME of OBJECT; "
            + "wrap OBJECT... in stackView|view|scrollView [as LABEL]; "
            + "rename id|class|module|identifier|storyboard|image|color OLD to NEW. "
            + "An OBJECT is an object id, an outlet, a label in Xcode, a storyboard identifier or a key such as "
            + "contentView; a constraint also its identifier or OBJECT.ATTRIBUTE, such as title.top. In a constraint, "
            + "superview and safeArea are those of the other item; what 'strut diff' prints for a constraint is read too; "
            + "'A.edges = B.edges + 8' stands for four. "
            + "A constraint's constant, priority and relation are set by OBJECT.ATTRIBUTE.constant=VALUE. Values: a font "
            + "is 'system 17 semibold', 'bold 17', 'Avenir-Book 14', a text style such as headline, or OBJECT.font; "
            + "fontSize=-1 makes it smaller, and of other numbers a sign is that of the value; a colour is #RRGGBB, "
            + "systemRed or one of an asset catalog; an image of the system is system:star.fill.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.edit.changesPath = value
    }

    static let dryRun = Option("--dry-run", help: "Print what would change, and write nothing.") {
        arguments, _ throws(UsageError) in
        arguments.edit.isDryRun = true
    }

    static let force = Option(
        "--force", help: "Make the changes even if they make a conflict, an ambiguity or another error."
    ) { arguments, _ throws(UsageError) in
        arguments.edit.isForced = true
    }

    static let editOutput = Option(
        "--output", "o", "FILE", help: "Write the changed document to FILE. Default: the document itself.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.output = value
    }

    static let editFormat = Option(
        "--format", nil, "FORMAT", help: "How to say what changed: text or json. Default: text.",
        completion: .words(["text", "json"])
    ) { arguments, value throws(UsageError) in
        guard let format = ComparisonFormat(rawValue: value), format == .text || format == .json else {
            throw .unknown("format", value, among: ["text", "json"])
        }
        arguments.comparisonFormat = format
    }
}

/// What `strut edit` is asked for beside its operands.
struct EditArguments: Equatable {
    /// The file of more changes; `-` for standard input.
    var changesPath: String?
    /// Whether nothing is written.
    var isDryRun = false
    /// Whether changes are made whatever they cause.
    var isForced = false
}
