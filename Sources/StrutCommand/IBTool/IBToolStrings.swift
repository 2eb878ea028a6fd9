import Strut

/// `ibtool --generate-strings-file` and `--import-strings-file`: the texts of a document in a strings file, and back.
struct IBToolStrings {
    private let arguments: Arguments
    private let input: Input

    /// Takes the one document that is named.
    init(_ arguments: Arguments) throws(UsageError) {
        guard arguments.operands.count == 1, let path = arguments.operands.first else {
            throw UsageError("expected one document", advice: "make a call for each")
        }
        self.arguments = arguments
        input = path == "-" ? Input.standard(arguments) : Input(path: path)
    }

    /// Writes the texts to the strings file at `path`, in UTF-16 with a byte order mark, as Apple's tool does.
    func generate(_ path: String) throws(UsageError) -> ExitStatus {
        try refuse(path, as: "the strings file")
        return report { () throws(InputError) in
            let document = try input.read()
            let empty = StringsFile([0xFF, 0xFE])
            return OutputFile.write(StringsFile.update(document.localizableTexts, existing: empty).bytes, to: path)
        }
    }

    /// Writes the document with the texts of the strings file at `path`.
    func importing(_ path: String) throws(UsageError) -> ExitStatus {
        guard let output = arguments.ibtool.written else { return .usage }
        if let goal = FileIdentity(path: output), goal == FileIdentity(path: path) {
            throw UsageError("'\(output)' is both the strings file and the output", advice: "write to another file")
        }
        return report { () throws(InputError) in
            let document = try input.read()
            let strings = try Self.strings(ofFile: path)
            let (bytes, unknown): ([UInt8], [String])
            do throws(DocumentEditError) {
                (bytes, unknown) = try document.bytes(replacingTexts: strings)
            } catch {
                throw InputError(error, in: input.path)
            }
            if !arguments.isQuiet {
                for key in unknown {
                    StandardStreams.report("\(path): note: no text of the document is put in for '\(key)'")
                }
            }
            return OutputFile.write(bytes, to: output)
        }
    }

    private static func strings(ofFile path: String) throws(InputError) -> [String: String] {
        let file: StringsFile
        do throws(DocumentError) {
            file = StringsFile(try Document.bytes(ofFile: path))
        } catch {
            throw InputError(error)
        }
        if let problem = file.problem {
            throw InputError(
                DocumentError(.malformedXML, problem.message, path: path, location: problem.location), .malformedStrings
            )
        }
        return file.strings
    }

    /// The strings file must not replace the document or another one.
    private func refuse(_ path: String, as role: String) throws(UsageError) {
        var files = WrittenFiles()
        try files.add(path, as: role, keepsTranslations: true)
        try files.refuseReading([input], arguments.runTime)
    }

    /// Does something and reports what keeps it from being done.
    private func report(_ body: () throws(InputError) -> ExitStatus) -> ExitStatus {
        do throws(InputError) {
            return try body()
        } catch {
            let report = FindingsReport(arguments)
            let part = report.part([error.finding], path: input.path, source: error.source)
            StandardStreams.report(part.text)
            return max(error.status, report.finish(part.findings, on: [input.path]))
        }
    }
}

extension InputError {
    /// A file that is no strings file.
    fileprivate init(_ error: DocumentError, _ rule: Rule) {
        self.init(error)
        finding.rule = rule
        status = .badInput
    }
}
