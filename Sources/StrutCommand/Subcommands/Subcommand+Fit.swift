import Strut

/// `strut fit`: the size that a view wants.
extension Subcommand {
    static let fit = Subcommand(
        name: "fit", summary: "Print the fitting size of a view, as systemLayoutSizeFitting computes it.",
        operands: "FILE OBJECT", operandCompletion: .documents,
        options: [.explanationFormat] + Option.jsonForms + [
            .width, .height, .deviceInTurn, .orientation, .size, .fitContentSize, .direction, .language,
        ]
            + [.fonts, .imageProject] + Option.runTimeOptions + [.assumeFileName, .help],
        examples: [
            ("strut fit Main.storyboard AfV-vS-VpN --width 320", "Print the height that a table header needs."),
            ("strut fit Main.storyboard AfV-vS-VpN", "Print the compressed size: texts stay on one line."),
            ("strut fit Main.storyboard AfV-vS-VpN --width 375 --content-size all", "Print a row for each text size."),
        ],
        exitStatuses: ExitStatus.meanings(.success, .findings, .usage, .badInput, .noInput, .cannotWrite),
        run: { arguments throws(UsageError) in
            let isJSON = arguments.format == .json
            try arguments.checkJSON(isJSON, advice: "add '--format json'")
            let target = FittingTarget.compressed(width: arguments.fittingWidth, height: arguments.fittingHeight)
            return try tellOfObject("fit", arguments, environments: arguments.fittingEnvironments) {
                object, document, environment, findings throws(UnknownObject) -> FittingReport.Entry? in
                if object.constraint != nil {
                    throw UnknownObject("'\(object.name)' is a constraint: only a view has a size", document)
                }
                guard
                    let size = arguments.runTime.fittingSize(
                        of: object.views[0], in: document, environment: environment, target: target, findings: &findings
                    )
                else { return nil }
                return FittingReport.Entry(object: object.views[0], environment: environment, size: size)
            } result: { document, entries in
                let report = FittingReport(
                    document: document, asked: (arguments.fittingWidth, arguments.fittingHeight), entries: entries,
                    namesDevice: arguments.devices.count > 1,
                    namesContentSize: arguments.fitsAllContentSizes)
                return isJSON ? arguments.jsonForm.applied(to: report.json) : Array(report.text.utf8)
            }
        })
}

extension Arguments {
    /// The environments of `fit`: one for each device and, where all are wanted, each text size.
    var fittingEnvironments: [LayoutEnvironment] {
        guard fitsAllContentSizes else { return environments }
        return environments.flatMap { environment in
            ContentSizeCategory.allCases.map { category in
                var environment = environment
                environment.contentSizeCategory = category
                return environment
            }
        }
    }
}
