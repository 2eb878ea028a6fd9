import Strut

/// `strut nib`: what is in a compiled nib or storyboard.
extension Subcommand {
    static let nib = Subcommand(
        name: "nib", summary: "Print a compiled nib or storyboard as a tree.", operands: "FILE...",
        operandCompletion: .files, options: [.explanationFormat] + Option.jsonForms + [.help],
        examples: [
            ("strut nib Main.storyboardc", "Print its Info.plist and all of its nibs, those of prototype cells too."),
            ("strut nib --format json Cell.nib", "The same of a nib, for a script."),
        ],
        exitStatuses: [
            (.success, ExitStatus.success.meaning), (.usage, ExitStatus.usage.meaning),
            (.badInput, "an input is no compiled nib, or is damaged"),
            (.noInput, "an input does not exist, cannot be read, or is a folder without nibs"),
            (.cannotWrite, ExitStatus.cannotWrite.meaning),
        ],
        run: { arguments throws(UsageError) in
            if arguments.operands.isEmpty {
                throw UsageError(
                    "no input", advice: "give the path of a .nib or .storyboardc, or '-' for standard input")
            }
            if arguments.operands.count(where: { $0 == "-" }) > 1 {
                throw UsageError("standard input ('-') is given twice", advice: "give it once")
            }
            try arguments.checkJSON(arguments.format == .json, advice: "add '--format json'")
            let (documents, status) = read(arguments.operands)
            // Where nothing is read, an empty result would look like one.
            if documents.isEmpty { return status }
            let result =
                arguments.format == .json
                ? arguments.jsonForm.applied(to: DecodedDocument.emitJSON(documents))
                : documents.flatMap { $0.emitTree() }
            return StandardStreams.writeResult(result) ? status : .cannotWrite
        })

    /// What can be read of the inputs, with the worst of what happened to the others, which is reported.
    private static func read(_ operands: [String]) -> ([DecodedDocument], ExitStatus) {
        var documents: [DecodedDocument] = []
        var status = ExitStatus.success
        func report(_ error: InputError) {
            status = max(status, error.status)
            StandardStreams.report([error.finding])
        }
        for operand in operands {
            let input = Input(path: operand == "-" ? "stdin" : operand, isStandardInput: operand == "-")
            do throws(InputError) {
                let document = try DecodedDocument(reading: input, report: report)
                if !document.nibs.isEmpty || document.info != nil { documents.append(document) }
            } catch {
                report(error)
            }
        }
        return (documents, status)
    }
}
