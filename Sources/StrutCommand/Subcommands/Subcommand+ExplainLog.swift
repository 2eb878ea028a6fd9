import Strut

/// `strut explain-log`: what a running app logged about its constraints, explained.
extension Subcommand {
    static let explainLog = Subcommand(
        name: "explain-log",
        summary: "Explain a log of conflicting constraints: what breaks, what would fix it.",
        operands: "LOG [FILE...]", operandCompletion: .files,
        options: [.explanationFormat] + Option.jsonForms + [.help],
        examples: [
            ("strut explain-log console.txt", "Explain all conflicts that an app has logged."),
            ("pbpaste | strut explain-log - Main.storyboard", "The same, with the place of each constraint."),
        ],
        exitStatuses: [
            (.success, ExitStatus.success.meaning),
            (.findings, "there is an error in the configuration of a folder, and nothing was explained"),
            (.usage, ExitStatus.usage.meaning),
            (
                .badInput,
                "the log has no conflict that can be read, or a document is none, which the others stand in for"
            ),
            (.noInput, ExitStatus.noInput.meaning), (.cannotWrite, ExitStatus.cannotWrite.meaning),
        ],
        run: { arguments throws(UsageError) in
            guard let log = arguments.operands.first else {
                throw UsageError("no log", advice: "give the path of a console's text, or '-' for standard input")
            }
            try arguments.checkJSON(arguments.format == .json, advice: "add '--format json'")
            let (inputs, problems) = try inputs(of: arguments)
            for problem in problems { write(problem) }
            // Without the configuration it is not known what is to be left alone.
            if problems.contains(where: { $0.severity == .error }) { return .findings }
            do throws(InputError) {
                let bytes = try Input(path: log, isStandardInput: log == "-").bytes()
                let (documents, status) = read(inputs)
                guard let report = LogReport(text(bytes), documents: documents) else {
                    throw InputError(notALog: log)
                }
                for row in report.unread {
                    write(
                        Finding(
                            rule: .unknownLogRow, message: "this row is left out, its grammar is not known: \(row)",
                            path: log))
                }
                if report.entries.isEmpty { throw InputError(unreadable: log, rows: report.unread.count) }
                let result =
                    arguments.format == .json
                    ? arguments.jsonForm.applied(to: report.emitJSON()) : Array(report.emitText().utf8)
                return StandardStreams.writeResult(result) ? status : .cannotWrite
            } catch {
                write(error.finding)
                return error.status
            }
        })

    /// The documents behind the log, with what is wrong with the configuration; a folder stands for a project, as to
    /// `check`.
    private static func inputs(of arguments: Arguments) throws(UsageError) -> ([CheckInput], [Finding]) {
        if arguments.operands.count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input ('-') is given twice", advice: "give it once")
        }
        var files = arguments
        files.operands.removeFirst()
        if files.operands.isEmpty { return ([], []) }
        var problems: [Finding] = []
        let readsFolders = files.operands.contains(where: Folder.exists)
        let configuration = readsFolders ? Configuration(files, &problems) : Configuration()
        return (try CheckInput.all(files, configuration).inputs, problems)
    }

    /// The documents that can be read, with the worst of what happened to the others, which is reported.
    private static func read(_ inputs: [CheckInput]) -> ([Document], ExitStatus) {
        var documents: [Document] = []
        var status = ExitStatus.success
        for input in inputs {
            do throws(InputError) {
                documents.append(try input.input.read())
            } catch {
                // In a project, what is for another platform is not Strut's business.
                let reported = input.project != nil && error.isOfOtherPlatform ? error.asNote : error
                write(reported.finding)
                status = max(status, reported.status)
            }
        }
        return (documents, status)
    }

    private static func write(_ finding: Finding) { StandardStreams.report([finding]) }

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

    /// The lists of the text at `path` have nothing but rows that cannot be read.
    fileprivate init(unreadable path: String, rows: Int) {
        finding = Finding(
            rule: .notAConflictLog,
            message: rows == 1 ? "its only row cannot be read" : "none of its \(rows) rows can be read",
            path: path == "-" ? "stdin" : path)
        status = .badInput
    }
}
