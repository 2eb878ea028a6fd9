import Strut

/// The process's output streams: results go to standard output, talk goes to standard error.
enum StandardStreams {
    /// Makes failures of writing come back as errors, which end with an exit status, instead of as the process's death.
    ///
    /// Writing to a closed pipe or beyond a file-size limit raises a signal unless it is ignored. And a stream that the
    /// caller closed leaves its number to the next file that is opened, into which findings would then be written: the
    /// number is given to something that cannot be written.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Writes a result to standard output and returns whether it could be written. A reader who has gone has what it
    /// wanted: that is no failure.
    static func writeResult(_ bytes: [UInt8]) -> Bool {
        guard let failure = FileDescriptor.standardOutput.writeAll(bytes), failure != EPIPE else { return true }
        report("strut: error: cannot write to standard output: \(SystemError(code: failure).text)")
        return false
    }

    static func writeResult(_ text: String) -> Bool {
        writeResult(Array(text.utf8))
    }

    /// Whether standard error is a terminal.
    static var errorIsTerminal: Bool { isatty(2) == 1 }

    /// Whether standard error is a terminal on which colours are shown and wanted (https://no-color.org).
    static var errorShowsColor: Bool {
        if let noColor = getenv("NO_COLOR"), noColor.pointee != 0 { return false }
        guard let terminal = getenv("TERM") else { return false }
        return errorIsTerminal && strcmp(terminal, "dumb") != 0
    }

    /// Whether standard output is a terminal on which colours are shown and wanted.
    static var outputShowsColor: Bool {
        if let noColor = getenv("NO_COLOR"), noColor.pointee != 0 { return false }
        guard let terminal = getenv("TERM") else { return false }
        return isatty(1) == 1 && strcmp(terminal, "dumb") != 0
    }

    /// Writes to standard error; if even that cannot be written, nothing else can be done.
    static func report(_ bytes: [UInt8]) {
        if bytes.isEmpty { return }
        _ = FileDescriptor.standardError.writeAll(bytes)
    }

    /// Writes findings to standard error as text.
    static func report(_ findings: [Finding]) {
        var text: [UInt8] = []
        TextReporter().report(findings, to: &text)
        report(text)
    }

    /// Writes a line to standard error, with nothing in it that steers a terminal or looks like another line: what
    /// files are called is untrusted.
    static func report(_ line: String) {
        report(Array((line.onOneLine + "\n").utf8))
    }
}
