import Foundation

/// A run of the real executable: what it was given and what came of it.
struct StrutProcess {
    var status: Int32
    var output: String
    var errors: String

    /// Runs `strut` with `arguments` in `folder`, with `input` on its standard input.
    ///
    /// The streams go through files, so that no amount of output can block.
    init(_ arguments: [String], in folder: URL = Repository.root, input: String = "") throws {
        try self.init(executable: Repository.executable, arguments, in: folder, input: input)
    }

    /// Runs a line of shell in which `$STRUT` is the executable.
    ///
    /// The superuser may read and write everything: with `respectsPermissions` files and folders may be locked from it,
    /// too.
    init(shell line: String, in folder: URL, respectsPermissions: Bool = false) throws {
        let assignment = "STRUT='\(Repository.executable.path)'; "
        let words = (respectsPermissions ? Self.withoutPrivileges : []) + ["/bin/sh", "-c", assignment + line]
        try self.init(
            executable: URL(fileURLWithPath: words[0]), Array(words.dropFirst()), in: folder, input: "")
    }

    /// What starts a program without the superuser's way around permissions; nothing for others.
    private static let withoutPrivileges: [String] = {
        let gone = "-dac_override,-dac_read_search"
        return geteuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=\(gone)", "--inh-caps=\(gone)"] : []
    }()

    init(executable: URL, _ arguments: [String], in folder: URL, input: String) throws {
        let streams = try TemporaryFolder()
        for name in ["in", "out", "err"] { try streams.write(name == "in" ? input : "", to: name) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: streams.url.appendingPathComponent("in"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url.appendingPathComponent("out"))
        process.standardError = try FileHandle(forWritingTo: streams.url.appendingPathComponent("err"))
        try process.run()
        process.waitUntilExit()
        // A death by signal is no exit status: shown as a shell shows it, 128 and the signal.
        status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        output = try streams.read("out")
        errors = try streams.read("err")
    }
}
