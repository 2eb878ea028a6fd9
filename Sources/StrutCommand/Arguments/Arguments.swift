import Strut

/// What a command line asks for: every option's value, and the inputs.
struct Arguments: Equatable {
    /// The value with which each option was given last, by its name.
    var given: [String: String] = [:]
    var format: OutputFormat?
    /// What JSON says of each view; nil for the standard members.
    var fields: Set<ViewField>?
    /// How the lines of JSON are broken.
    var jsonForm = JSONForm.lines
    var output: String?
    var outputDirectory: String?
    /// What the type in generated source is called; nil for a name made from the document's.
    var typeName: String?
    /// What stands for the document's name in the type's; nil for the document's.
    var typeStem: String?
    /// The file of more options.
    var optionsFile: String?
    /// The folder that paths in it start at; nil for the current one.
    var optionsRoot: String?
    /// The folder of the app or target that documents belong to.
    var project: String?
    /// The name that standard input goes by.
    var assumedFileName: String?
    /// The name of the versions that 'diff' compares: of standard input, else of both.
    var assumedVersionName: String?
    var devices: [Device] = []
    /// For each device the name by which it was asked for.
    var deviceNames: [String] = []
    var orientation: Orientation?
    var size: Size?
    var contentSizeCategory: ContentSizeCategory?
    /// The direction of the user interface; nil means that of the language.
    var direction: LayoutDirection?
    /// Light or dark; nil means the document's own.
    var appearance: Appearance?
    /// How differences are written; nil means as text.
    var comparisonFormat: ComparisonFormat?
    /// The revision, or the two, that are compared; nil for files and folders.
    var revision: String?
    /// The side that conflicts of a merge are settled for; nil where they are left to people.
    var settledFor: MergeSide?
    /// Whether it is only said what would be fixed.
    var checksOnly = false
    /// Whether the lines that would change are only printed.
    var printsDifference = false
    /// The changes of `edit`, and what becomes of them.
    var edit = EditArguments()
    /// Whether git's settings are only printed.
    var printsOnly = false
    /// Whether git's settings are those of the user.
    var isGlobal = false
    /// Whether a preview is written again when something changes.
    var watches = false
    /// The folders of the fonts that text is measured with.
    var fontFolders: [String] = []
    /// Table headers, design-time data and changes.
    var runTime = RunTimeData()
    /// The changes in the words of the command line.
    var assignmentWords: [String] = []
    /// What is compiled for apps to load, and how.
    var nib = NibArguments()
    /// What a command line of Apple's `ibtool` asks for.
    var ibtool = IBToolArguments()
    /// The language of the texts, or a pseudo-language; nil means the documents' own.
    var language: String?
    /// Strings files and catalogs.
    var strings = StringsArguments()
    /// The environments of `check`, as words.
    var matrixWords = MatrixWords()
    /// The windows in which `check` looks at each environment; none for the environment's own.
    var sweeps: [WindowSweep] = []
    /// Whether `check` chooses its environments by itself.
    var usesMatrix = false
    /// The configuration to read instead of the one that is found.
    var configuration: String?
    /// The only rules to apply; nil for all.
    var onlyRules: Set<String>?
    /// Rules that are off by default and wanted.
    var enabledRules: Set<String> = []
    /// Rules that are not wanted.
    var disabledRules: Set<String> = []
    /// The baseline to compare with, or to write.
    var baseline: String?
    var writesBaseline = false
    /// The width and the height in points that a fitting size must keep.
    var fittingWidth: Double?
    var fittingHeight: Double?
    /// Whether a fitting size is wanted at every text size.
    var fitsAllContentSizes = false
    /// How many documents are compiled at once; nil means one for each processor.
    var jobs: Int?
    /// What one document may take.
    var limits = Limits()
    /// Whether everything is given up that documents do not need.
    var usesSandbox = false
    /// How findings are reported.
    var reportFormat = ReportFormat.text
    /// The file that the report goes to; nil means standard error, and for `check` standard output.
    var reportOutput: String?
    /// Whether findings are coloured; nil means on a terminal that can show it.
    var usesColor: Bool?
    var isQuiet = false
    var isStrict = false
    var wantsHelp = false
    /// What is not an option: paths, or `-` for standard input.
    var operands: [String] = []

    /// The environments to lay out for: one for each device, or one for the document's own canvas.
    var environments: [LayoutEnvironment] {
        let canvas = LayoutEnvironment(
            orientation: orientation, size: size, contentSizeCategory: contentSizeCategory, direction: direction,
            appearance: appearance)
        if devices.isEmpty { return [canvas] }
        return zip(devices, deviceNames).map { device, name in
            var environment = canvas
            environment.device = device
            environment.name = name
            return environment
        }
    }
}
