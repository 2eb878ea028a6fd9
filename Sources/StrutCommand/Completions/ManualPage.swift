/// The manual page in mdoc, which `man` formats: the option table once more.
enum ManualPage {
    /// The day of the version's release, in mdoc's form.
    static let date = "November 21, 2026"

    static var text: String {
        var page = """
            .\\" Made by 'strut manual'.
            .Dd \(date)
            .Dt STRUT 1
            .Os
            .Sh NAME
            .Nm strut
            .Nd lay out Xcode storyboards and xibs without a Mac
            .Sh SYNOPSIS

            """
        for subcommand in Subcommand.all {
            page += ".Nm\n.Cm \(subcommand.name)\n"
            if subcommand.options.count > 1 { page += ".Op Ar options\n" }
            page += operands(subcommand.operands)
        }
        page += """
            .Sh DESCRIPTION
            .Nm
            reads Interface Builder documents for iOS, solves their constraints the way
            Auto Layout does, and writes the frames of their views.
            Results go to standard output or to files, which appear whole or not at all.
            What is wrong with a document goes to standard error; as the result of
            .Cm check
            it goes to standard output.
            The same document gives the same bytes on any machine, in any batch and at any
            number of jobs.
            .Pp
            An option and its value are written
            .Fl -name Ar value
            or
            .Fl -name Ns = Ns Ar value .
            After
            .Fl -
            every word is an operand.

            """
        for subcommand in Subcommand.all { page += section(subcommand) }
        page += environment + exitStatus + examples + diagnostics
        return page
    }

    private static func operands(_ operands: String) -> String {
        operands.split(separator: " ").map { word in
            if word == "|" { return ".No \\(ba\n" }
            let isOptional = word.hasPrefix("[")
            let name = word.filter { $0.isLetter || $0 == "-" }.lowercased()
            let dots = word.contains("...") ? " ..." : ""
            return isOptional ? ".Op Ar \(name)\(dots)\n" : ".Ar \(name)\(dots)\n"
        }.joined()
    }

    private static func section(_ subcommand: Subcommand) -> String {
        var text = ".Ss strut \(subcommand.name)\n\(lines(subcommand.summary))"
        if subcommand.operandCompletion == .documents {
            text += "A\n.Ar file\nis a storyboard or xib, or\n.Sq -\nfor standard input.\n"
            if subcommand.operands.hasSuffix("...") { text += "A folder stands for all documents below it.\n" }
        }
        text += ".Bl -tag -width Ds\n"
        for option in subcommand.options {
            let short = option.letter.map { "Fl \($0) , " } ?? ""
            let value = option.placeholder.map { " Ar \(escaped($0))" } ?? ""
            // In mdoc 'Fl' writes a hyphen: what follows has one less.
            text += ".It \(short)Fl \(option.name.dropFirst())\(value)\n\(lines(option.help))"
        }
        text += ".El\n"
        guard !subcommand.exitStatuses.isEmpty else { return text }
        text += "Its exit status is\n.Bl -tag -width Ds\n"
        for entry in subcommand.exitStatuses {
            let meaning = entry.meaning.prefix(1).uppercased() + entry.meaning.dropFirst() + "."
            text += ".It \(entry.status.rawValue)\n\(lines(meaning))"
        }
        return text + ".El\n"
    }

    private static let diagnostics = """
        .Sh DIAGNOSTICS
        Each finding begins with a line
        .Pp
        .D1 path:line:column: severity: message [rule]
        .Pp
        where the severity is error, warning or note, lines and columns count from one,
        and columns count bytes.
        The line of the document and further notes follow it.

        """

    private static let environment = """
        .Sh ENVIRONMENT
        .Bl -tag -width NO_COLOR
        .It Ev NO_COLOR
        If set and not empty, findings are not colored unless
        .Fl -color Cm always
        asks for it.
        .It Ev TERM
        If
        .Dq dumb
        or not set, findings are not colored either.
        .El

        """

    private static var exitStatus: String {
        var text = ".Sh EXIT STATUS\nOf several inputs the worst status counts, which is the last in this list.\n"
        text += ".Bl -tag -width Ds\n"
        for status in ExitStatus.allCases.sorted() {
            text +=
                ".It \(status.rawValue)\n\(lines(status.meaning.prefix(1).uppercased() + status.meaning.dropFirst() + "."))"
        }
        return text + ".El\n"
    }

    private static var examples: String {
        var text = ".Sh EXAMPLES\n"
        for subcommand in Subcommand.all {
            for example in subcommand.examples {
                text +=
                    "\(lines(example.meaning)).Bd -literal -offset indent\n\(escapedLine(example.command)).Ed\n.Pp\n"
            }
        }
        return String(text.dropLast(4))
    }

    /// Lines of at most 80 letters, and a new one for each sentence, as mdoc asks for.
    private static func lines(_ text: String) -> String {
        var result = ""
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty && line.count + word.count >= 78 {
                result += escapedLine(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
            if word.hasSuffix(".") || word.hasSuffix("?") {
                result += escapedLine(line)
                line = ""
            }
        }
        return line.isEmpty ? result : result + escapedLine(line)
    }

    /// A line that is text whatever it begins with: a point or an apostrophe would make it a request.
    private static func escapedLine(_ line: String) -> String {
        (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + escaped(line) + "\n"
    }

    /// Text whose backslashes mean themselves.
    private static func escaped(_ text: String) -> String {
        text.map { $0 == "\\" ? "\\e" : String($0) }.joined()
    }
}
