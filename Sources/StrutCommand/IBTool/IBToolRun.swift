import Strut

/// Carries out a command line of Apple's `ibtool`: finds the one thing that is asked for, and refuses what does not go
/// with it.
struct IBToolRun {
    private let arguments: Arguments
    private let action: IBToolArguments.Action?

    /// Checks the command line.
    init(_ arguments: Arguments) throws(UsageError) {
        let wishes = arguments.ibtool
        if wishes.actions.count > 1 {
            let names = wishes.actions.map { "'\($0.optionName)'" }
            throw UsageError(
                names[0] == names[1] ? "\(names[0]) is given twice" : "\(names[0]) and \(names[1]) exclude each other",
                advice: "make two calls")
        }
        self.arguments = arguments
        action = wishes.actions.first
        guard action != nil || !wishes.severities.isEmpty else {
            throw UsageError(
                "nothing is asked for",
                advice:
                    "give '--compile OUT', '--compilation-directory DIR' or '--link DIR'; '--errors --warnings' alone "
                    + "print what is wrong")
        }
        try checkPartners()
    }

    /// Refuses options that nothing would come of.
    private func checkPartners() throws(UsageError) {
        let wishes = arguments.ibtool
        var isImport = false
        var compiles = true
        switch action {
        case nil, .compile, .compileInto: break
        case .importStrings: (isImport, compiles) = (true, false)
        case .link, .generateStrings, .version: compiles = false
        }
        if isImport, wishes.written == nil {
            throw UsageError("'--import-strings-file' needs '--write OUT'", advice: "say where the document goes")
        }
        if !isImport, wishes.written != nil {
            throw UsageError("'--write' is for '--import-strings-file'", advice: "leave it out")
        }
        if !compiles, wishes.partialInfoPlist != nil {
            throw UsageError("'--output-partial-info-plist' is for compiling", advice: "leave it out")
        }
        if case .version = action, !arguments.operands.isEmpty {
            throw UsageError("unexpected argument '\(arguments.operands[0])'")
        }
    }

    /// Does what is asked for.
    func run() throws(UsageError) -> ExitStatus {
        switch action {
        case .version:
            return StandardStreams.writeResult(IBToolVersion(arguments.nib.options.xcode).bytes)
                ? .success : .cannotWrite
        case .link(let folder): return try StoryboardLinking(arguments, into: folder).run()
        case .generateStrings(let path): return try IBToolStrings(arguments).generate(path)
        case .importStrings(let path): return try IBToolStrings(arguments).importing(path)
        case .compile(let path): return try compile { $0.output = path }
        case .compileInto(let folder): return try compile { $0.outputDirectory = folder }
        case nil: return try compile { _ in }
        }
    }

    private func compile(_ choose: (inout Arguments) -> Void) throws(UsageError) -> ExitStatus {
        var arguments = arguments
        arguments.nib.isWanted = true
        choose(&arguments)
        var batch = try Batch(arguments, format: nil)
        return try batch.run()
    }
}

/// What `--version` prints: tools read `short-bundle-version` of it.
struct IBToolVersion {
    /// The version of Xcode whose compiler is followed.
    private let xcode: NibVersion

    /// The version of a tool of this Xcode.
    init(_ xcode: NibVersion) { self.xcode = xcode }

    /// The property list, in XML.
    var bytes: [UInt8] {
        let build = Self.builds.last { $0.xcode <= xcode } ?? Self.builds[0]
        let list: PropertyListValue = [
            "com.apple.ibtool.version": [
                "bundle-version": .string(build.tools), "short-bundle-version": .string(xcode.description),
            ]
        ]
        return list.xmlBytes()
    }

    /// The numbers of the tools, as documents have them in `toolsVersion`, from the versions of Xcode on that wrote
    /// them first.
    private static let builds: [(xcode: NibVersion, tools: String)] = [
        (NibVersion(7), "9531"), (NibVersion(8), "11134"), (NibVersion(9), "13122.16"), (NibVersion(10), "14313.18"),
        (NibVersion(11), "15400"), (NibVersion(12), "17126"), (NibVersion(12, 5), "18122"), (NibVersion(13), "19158"),
        (NibVersion(13, 3), "20037"), (NibVersion(14), "21179.7"), (NibVersion(14, 3), "21507"),
        (NibVersion(15), "22152"),
        (NibVersion(15, 1), "22505"), (NibVersion(15, 3), "22684"), (NibVersion(16), "23077.2"),
        (NibVersion(16, 2), "23504"),
        (NibVersion(16, 4), "23727"),
    ]
}
