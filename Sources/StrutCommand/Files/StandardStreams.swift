/// The process's output streams: results go to standard output, talk goes to standard error.
enum StandardStreams {
    /// Makes writing to a closed pipe an error instead of the process's death, so that a reader who has seen enough, as in
    /// `strut compile … | head`, stops neither the other outputs nor the exit status.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes a result to standard output and returns whether it could be written. A reader who has gone has what it
    /// wanted: that is no failure.
    static func writeResult(_ bytes: [UInt8]) -> Bool {
        guard let failure = FileDescriptor.standardOutput.writeAll(bytes), failure != EPIPE else { return true }
        report("strut: error: cannot write to standard output: \(systemErrorText(failure))")
        return false
    }

    static func writeResult(_ text: String) -> Bool {
        writeResult(Array(text.utf8))
    }

    /// Writes to standard error; if even that cannot be written there is nobody left to tell.
    static func report(_ bytes: [UInt8]) {
        _ = FileDescriptor.standardError.writeAll(bytes)
    }

    /// Writes a line to standard error.
    static func report(_ line: String) {
        report(Array((line + "\n").utf8))
    }
}
