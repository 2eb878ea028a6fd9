import Strut

/// What `strut explain` and `strut fit` share: they tell something about one view of one document.
extension Subcommand {
    /// Reads the document that `arguments` name and prints what `tell` says of the view; nil is for a view that is not
    /// installed.
    static func tellOfView(
        _ name: String, _ arguments: Arguments,
        _ tell: (_ id: String, _ document: Document, _ localization: Localization?) -> String?
    ) throws(UsageError) -> ExitStatus {
        guard arguments.operands.count == 2 else {
            throw UsageError("expected a file and an object id", advice: "write 'strut \(name) FILE OBJECT-ID'")
        }
        let (path, id) = (arguments.operands[0], arguments.operands[1])
        do throws(InputError) {
            let document = try Input(path: path, isStandardInput: path == "-").read()
            let translation = arguments.language.map { Localization.named($0, forDocumentAt: document.path) }
            var report: [UInt8] = []
            for finding in translation?.findings ?? [] { TextReporter().report(finding, to: &report) }
            if !report.isEmpty { StandardStreams.report(report) }
            guard let text = tell(id, document, translation?.localization) else {
                let finding = Finding(
                    rule: .unknownObject, message: "no installed view has the object id '\(id)'", path: path)
                StandardStreams.report("\(finding)")
                return .findings
            }
            return StandardStreams.writeResult(text) ? .success : .cannotWrite
        } catch {
            var report: [UInt8] = []
            TextReporter().report(error.finding, to: &report)
            StandardStreams.report(report)
            return error.status
        }
    }

    /// A length in points with at most three digits behind the point.
    static func length(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}
