import Strut

/// What `strut explain` and `strut fit` share: they tell something about one object of one document.
extension Subcommand {
    /// Reads the document that `arguments` name, asks `tell` of the object in each environment, and prints what `result`
    /// makes of the answers; nil is for an object that is not installed there.
    static func tellOfObject<Answer>(
        _ name: String, _ arguments: Arguments, environments: [LayoutEnvironment],
        _ tell: (NamedObject, Document, LayoutEnvironment, inout [Finding]) throws(UnknownObject) -> Answer?,
        result: (Document, [Answer]) -> [UInt8]
    ) throws(UsageError) -> ExitStatus {
        guard arguments.operands.count == 2 else {
            throw UsageError("expected a file and an object", advice: "write 'strut \(name) FILE OBJECT'")
        }
        let path = arguments.operands[0]
        do throws(InputError) {
            let document = try Input(path: path, isStandardInput: path == "-").read()
            let translation = arguments.language.map { Localization.named($0, forDocumentAt: document.path) }
            var findings: [Finding] = []
            var inputs = arguments
            inputs.operands = [path]
            let configuration = Configuration(inputs, &findings)
            let fonts = FontLookup(arguments.fontFolders, configuration)
            let installed = fonts.fonts(for: document)
            findings += fonts.findings + fonts.findings(on: document, measuredWith: installed)
            findings += translation?.findings ?? []
            var answers: [Answer] = []
            do throws(UnknownObject) {
                let object = try NamedObject(arguments.operands[1], in: document)
                for var environment in environments.measured(with: installed).sized(by: configuration) {
                    environment.localization = translation?.localization
                    if let answer = try tell(object, document, environment, &findings) { answers.append(answer) }
                }
                if answers.isEmpty { throw UnknownObject("'\(object.name)' is not installed here", document) }
            } catch {
                findings.append(error.finding)
            }
            report(findings)
            let status: ExitStatus = findings.contains { $0.severity == .error } ? .findings : .success
            guard !answers.isEmpty else { return status }
            return StandardStreams.writeResult(result(document, answers)) ? status : .cannotWrite
        } catch {
            report([error.finding])
            return error.status
        }
    }

    /// Reports findings to people, what is wrong in every environment once.
    private static func report(_ findings: [Finding]) {
        var text: [UInt8] = []
        var seen: Set<Finding> = []
        for finding in findings where seen.insert(finding).inserted { TextReporter().report(finding, to: &text) }
        StandardStreams.report(text)
    }

    /// A length in points with at most three digits behind the point.
    static func length(_ value: Double) -> String { DecimalText.text(value, digits: 3) ?? "\(value)" }
}
