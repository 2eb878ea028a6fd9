import Strut

/// What `strut explain` and `strut fit` share: they print something about one object of one document.
extension Subcommand {
    /// Reads the document that `arguments` name, asks `answer` of the object in each environment, and prints what
    /// `result` makes of the answers; nil is for an object that is not installed there.
    static func tellOfObject<Answer>(
        _ name: String, _ arguments: Arguments, environments: [LayoutEnvironment],
        _ answer: (NamedObject, Document, LayoutEnvironment, inout [Finding]) throws(UnknownObject) -> Answer?,
        result: (Document, [Answer]) -> [UInt8]
    ) throws(UsageError) -> ExitStatus {
        guard arguments.operands.count == 2 else {
            throw UsageError("expected a file and an object", advice: "write 'strut \(name) FILE OBJECT'")
        }
        try arguments.checkProject()
        let path = arguments.operands[0]
        do throws(InputError) {
            let document = try (path == "-" ? Input.standard(arguments) : Input(path: path)).read()
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
                var measured = environments.measured(with: installed).sized(by: configuration)
                let resources = arguments.project.flatMap {
                    ProjectImages(configuration).resources(for: document, in: $0)
                }
                for index in measured.indices {
                    measured[index].localization = translation?.localization
                    if let resources { measured[index].resources = resources }
                }
                for environment in measured {
                    if let one = try answer(object, document, environment, &findings) { answers.append(one) }
                }
                if answers.isEmpty {
                    throw UnknownObject(absence(of: object, in: document, arguments, measured.first), document)
                }
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

    /// Why an object of a document is not among what is laid out.
    private static func absence(
        of object: NamedObject, in document: Document, _ arguments: Arguments, _ environment: LayoutEnvironment?
    ) -> String {
        let runTime = arguments.runTime
        if let constraint = object.constraint, runTime.switchesOff(constraint: constraint, in: document) {
            return "'\(object.name)' is switched off by --set"
        }
        let prototype = object.views.first.flatMap { document.element(id: $0) }.flatMap { $0.prototype?.id }
        if let prototype, let environment, let cell = try? NamedObject(prototype, in: document) {
            var findings: [Finding] = []
            let hasRows = runTime.explain(cell, in: document, environment: environment, findings: &findings) != nil
            if !hasRows, runTime.hasDesignData(for: document) {
                return
                    "'\(object.name)' \(prototype == object.views.first ? "is" : "stands in") a prototype of which the "
                    + "design-time data makes no row"
            }
        }
        return "'\(object.name)' is not installed here"
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

extension Element {
    /// The prototype of a table or collection that an element is or stands in; nil outside of such.
    fileprivate var prototype: Element? {
        var place: Element? = self
        while let element = place {
            if element.parent?.name == .prototypes || element.parent?.name == .cells { return element }
            place = element.parent
        }
        return nil
    }
}
