import Strut

/// `strut textconv`: a document as text that `git diff` compares.
extension Subcommand {
    static let textconv = Subcommand(
        name: "textconv", summary: "Print a document as stable text without churn, for 'git diff'.", operands: "FILE",
        operandCompletion: .documents, options: [.assumeFileName, .help],
        examples: [
            ("strut textconv Main.storyboard", "Print it: a block for each object, a line for each thing it says."),
            ("git config diff.strut.textconv 'strut textconv'", "What 'strut git-setup' does, among other things."),
        ],
        exitStatuses: ExitStatus.meanings(.success, .usage, .noInput, .cannotWrite),
        run: { arguments throws(UsageError) in
            guard arguments.operands.count == 1, let path = arguments.operands.first else {
                throw UsageError("expected one file", advice: "give the path of a storyboard or xib")
            }
            let input = path == "-" ? Input.standard(arguments) : Input(path: path)
            do throws(InputError) {
                return StandardStreams.writeResult(try text(of: input)) ? .success : .cannotWrite
            } catch {
                StandardStreams.report([error.finding])
                return error.status
            }
        })

    /// The text of a document. What is none comes through as it is, with the reason on standard error: if this failed,
    /// git would show nothing of a file in conflict, nor of any file behind it.
    private static func text(of input: Input) throws(InputError) -> [UInt8] {
        let bytes = try input.bytes()
        do {
            return DocumentText.bytes(try Document.parse(bytes, path: input.path))
        } catch {
            StandardStreams.report([error.finding])
            return bytes
        }
    }
}
