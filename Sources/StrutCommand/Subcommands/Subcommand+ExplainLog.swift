import Strut

/// `strut explain-log`: what a running app logged about its constraints, explained.
extension Subcommand {
    static let explainLog = Subcommand(
        name: "explain-log",
        summary: "Explain a log of conflicting constraints: what breaks, what would mend it.",
        operands: "LOG [FILE...]", operandCompletion: .files,
        options: [.explanationFormat] + Option.jsonForms + [.help],
        examples: [
            ("strut explain-log console.txt", "Explain all conflicts that an app has logged."),
            ("pbpaste | strut explain-log - Main.storyboard", "The same, with the place of each constraint."),
        ],
        run: { arguments throws(UsageError) in
            guard let log = arguments.operands.first else {
                throw UsageError("no log", advice: "give the path of a console's text, or '-' for standard input")
            }
            try arguments.checkJSON(arguments.format == .json, advice: "add '--format json'")
            let inputs = try documents(of: arguments)
            do throws(InputError) {
                let bytes = try Input(path: log, isStandardInput: log == "-").bytes()
                var documents: [Document] = []
                for input in inputs { documents.append(try input.read()) }
                guard let report = LogReport(text(bytes), documents: documents) else {
                    throw InputError(notALog: log)
                }
                for row in report.unread {
                    let finding = Finding(
                        rule: .unknownLogRow, message: "this row is left out, its grammar is not known: \(row)",
                        path: log)
                    StandardStreams.report("\(finding)")
                }
                let result =
                    arguments.format == .json
                    ? arguments.jsonForm.applied(to: report.emitJSON()) : Array(report.emitText().utf8)
                return StandardStreams.writeResult(result) ? .success : .cannotWrite
            } catch {
                var report: [UInt8] = []
                TextReporter().report(error.finding, to: &report)
                StandardStreams.report(report)
                return error.status
            }
        })

    /// The documents behind the log; a folder stands for all documents below it.
    private static func documents(of arguments: Arguments) throws(UsageError) -> [Input] {
        if arguments.operands.count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input ('-') is given twice", advice: "give it once")
        }
        var files = arguments
        files.operands.removeFirst()
        return files.operands.isEmpty ? [] : try Input.all(files)
    }

    /// The text of a log, in UTF-8, or in UTF-16 with a byte order mark, as some consoles save it.
    private static func text(_ bytes: [UInt8]) -> String {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return String(decoding: bytes, as: UTF8.self) }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return String(decoding: units, as: UTF16.self)
    }
}

extension InputError {
    /// There is no conflict in the text at `path`.
    fileprivate init(notALog path: String) {
        finding = Finding(
            rule: .notAConflictLog,
            message: "no conflict of constraints is in this text; give what the console shows from "
                + "\"Unable to simultaneously satisfy constraints\" on", path: path == "-" ? "stdin" : path)
        status = .badInput
    }
}
