import Strut

/// `strut explain`: why one view has the frame it has, or what one constraint does.
extension Subcommand {
    static let explain = Subcommand(
        name: "explain",
        summary: "Explain the frame of a view, or what a constraint does.",
        operands: "FILE OBJECT", operandCompletion: .documents,
        options: [.explanationFormat] + Option.jsonForms + [
            .deviceInTurn, .orientation, .size, .contentSize, .direction, .language,
        ]
            + [.fonts, .imageProject] + Option.runTimeOptions + [.assumeFileName, .help],
        examples: [
            ("strut explain Main.storyboard wV2-Ys-TC2", "Explain a view on the storyboard's own canvas."),
            (
                "strut explain Main.storyboard titleLabel",
                "The same by an outlet or a label in Xcode; also a constraint."
            ),
            ("strut explain --device 'iPhone SE' Main.storyboard wV2-Ys-TC2", "The same on a device."),
        ],
        exitStatuses: ExitStatus.meanings(.success, .findings, .usage, .badInput, .noInput, .cannotWrite),
        run: { arguments throws(UsageError) in
            let environments = arguments.environments
            let isJSON = arguments.format == .json
            try arguments.checkJSON(isJSON, advice: "add '--format json'")
            return try tellOfObject("explain", arguments, environments: environments) {
                object, document, environment, findings throws(UnknownObject) in
                arguments.runTime.explain(object, in: document, environment: environment, findings: &findings).map {
                    ExplanationReport.Entry(
                        environmentName: environments.count > 1 ? environment.name : nil,
                        environment: ResolvedEnvironment(document: document, environment: environment), subject: $0)
                }
            } result: { document, entries in
                let report = ExplanationReport(document, entries)
                return isJSON ? arguments.jsonForm.applied(to: report.emitJSON()) : Array(report.emitText().utf8)
            }
        })
}
