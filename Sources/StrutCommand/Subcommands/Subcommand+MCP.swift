import Strut

/// `strut mcp`: the commands as tools of the Model Context Protocol, for coding agents.
extension Subcommand {
    static let mcp = Subcommand(
        name: "mcp", summary: "Serve the commands to coding agents, by the Model Context Protocol.", operands: "",
        options: [.help],
        examples: [
            ("strut mcp < requests.jsonl", "Answer JSON-RPC requests, one on each line."),
            ("claude mcp add strut -- strut mcp", "Tell an agent of it; others have a file for it."),
        ],
        exitStatuses: ExitStatus.meanings(.success, .usage, .cannotWrite),
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
            let executable = ownExecutable
            let server = MCPServer { words throws(SystemError) in try ChildProcess.run([executable] + words) }
            return serve(server)
        })

    /// The file of this process, whatever the folder is.
    private static var ownExecutable: String {
        access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : CommandLine.arguments.first ?? "strut"
    }

    /// Answers what comes on standard input, line by line, until it ends.
    private static func serve(_ server: MCPServer) -> ExitStatus {
        var (pending, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        func answer(_ line: ArraySlice<UInt8>) -> Bool {
            // A line of blanks asks for nothing.
            guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return true }
            return server.answer(to: Array(line)).map(StandardStreams.writeResult) ?? true
        }
        while true {
            let count = read(0, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            let searched = pending.count
            pending += chunk[..<count]
            var start = 0
            while let end = pending[max(start, searched)...].firstIndex(of: 0x0A) {
                if !answer(pending[start..<end]) { return .cannotWrite }
                start = end + 1
            }
            pending.removeFirst(start)
        }
        return answer(pending[...]) ? .success : .cannotWrite
    }
}
