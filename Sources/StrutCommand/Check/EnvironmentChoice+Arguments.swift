import Strut

extension EnvironmentChoice {
    /// The environments that a command line of `check` asks for, and its changes; words that mean the same are one
    /// word.
    init(_ arguments: Arguments) {
        var options: [(name: String, values: [String])] = arguments.usesMatrix ? [(Option.matrix.name, [])] : []
        func add(_ option: Option, _ words: [String], _ meaning: (String) -> String?) {
            if !words.isEmpty { options.append((option.name, words.map { meaning($0) ?? $0 })) }
        }
        let words = arguments.matrixWords
        add(.devices, words.devices) { Device.named($0)?.id }
        add(.orientations, words.orientations) { Orientation(rawValue: $0.lowercased())?.rawValue }
        add(.sizes, words.sizes) { Size(named: $0)?.shortName }
        add(.textSizes, words.contentSizes) { ContentSizeCategory(named: $0)?.shortName }
        add(.directions, words.directions) { LayoutDirection(named: $0)?.shortName }
        add(.languages, words.languages) { $0 }
        for sweep in arguments.sweeps {
            let range = [sweep.lengths.lowerBound, sweep.lengths.upperBound].map(Subcommand.length)
            add(sweep.axis == .horizontal ? .widths : .heights, [range.joined(separator: "...")]) { $0 }
        }
        let runTime = arguments.runTime
        if runTime.tableHeaders != .stored { add(.tableHeaders, [runTime.tableHeaders.rawValue]) { $0 } }
        add(.designData, runTime.ignoresDesignData ? ["none"] : runTime.designDataPath.map { [$0] } ?? []) { $0 }
        add(.set, arguments.assignmentWords) { $0 }
        self.init(options: options)
    }
}
