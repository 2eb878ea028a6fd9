import Strut

/// One `strut fix` or `strut format`: each document is fixed by itself, and replaced whole or not at all.
struct FixRun {
    private let inputs: [Input]
    private let rules: Set<String>
    private let isFormat: Bool
    private let checksOnly: Bool
    private let printsDifference: Bool
    private let isQuiet: Bool

    init(_ arguments: Arguments, isFormat: Bool) throws(UsageError) {
        if arguments.operands.contains("-") {
            throw UsageError("standard input ('-') cannot be replaced", advice: "give the path of a storyboard or xib")
        }
        inputs = try Input.all(arguments, followsLinks: true)
        rules = (arguments.onlyRules ?? Set(DocumentFix.rules).subtracting(DocumentFix.requestedRules))
            .union(arguments.enabledRules).subtracting(arguments.disabledRules)
        self.isFormat = isFormat
        checksOnly = arguments.checksOnly
        printsDifference = arguments.printsDifference
        isQuiet = arguments.isQuiet
    }

    func run() -> ExitStatus {
        var status = ExitStatus.success
        for input in inputs {
            do throws(InputError) {
                status = max(status, try fix(input))
            } catch {
                StandardStreams.report([error.finding])
                status = max(status, error.status)
            }
        }
        return status
    }

    private func fix(_ input: Input) throws(InputError) -> ExitStatus {
        let source = try EditableDocument(input)
        let fix: DocumentFix
        do throws(DocumentEditError) {
            fix =
                isFormat
                ? try DocumentFix(formatting: source.document) : try DocumentFix(source.document, rules: rules)
        } catch {
            throw InputError(error, in: input.path)
        }
        return fix.isEmpty ? .success : finish(fix, source.encoding, old: source.bytes, input)
    }

    private func finish(_ fix: DocumentFix, _ encoding: DocumentEncoding, old: [UInt8], _ input: Input) -> ExitStatus {
        if printsDifference {
            let text = LineDifference(old, encoding.encoded(fix.bytes)).text(path: input.path)
            guard StandardStreams.writeResult(text) else { return .cannotWrite }
        }
        if !isQuiet, !printsDifference || checksOnly {
            let words = fix.counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
            StandardStreams.report("\(input.path): \(checksOnly ? "would change" : "changed"): \(words)")
        }
        if checksOnly || printsDifference { return .findings }
        return OutputFile.write(encoding.encoded(fix.bytes), to: input.path)
    }
}
