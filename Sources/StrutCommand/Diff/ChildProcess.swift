import Strut

/// Another program that is run to its end, with what it writes.
struct ChildProcess {
    /// Its exit status; 128 and the signal's number if one ended it.
    var status: Int32
    /// What it wrote to standard output.
    var output: [UInt8]
    /// What it wrote to standard error.
    var errors: [UInt8]

    /// Runs the program that `words` names first, found as a shell finds it, without any input.
    static func run(_ words: [String]) throws(SystemError) -> ChildProcess {
        let (output, errors) = (try Pipe(), try Pipe())
        defer {
            output.close()
            errors.close()
        }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer {
            for argument in arguments { free(argument) }
        }
        var process = pid_t()
        let code = posix_spawnp(&process, words[0], &actions, nil, arguments, environ)
        guard code == 0 else { throw SystemError(code: code) }
        output.closeWriting()
        errors.closeWriting()
        let read = Pipe.readAll(output, errors)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return ChildProcess(
            status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: read.first, errors: read.second)
    }

    /// What it wrote to standard error, without the last line break.
    var complaint: String {
        let text = String(decoding: errors, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}

/// A pipe between two processes.
private final class Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError() }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeWriting() {
        if writing >= 0 { _ = systemClose(writing) }
        writing = -1
    }

    func close() {
        closeWriting()
        if reading >= 0 { _ = systemClose(reading) }
        reading = -1
    }

    /// What comes through two pipes until both are at their end, read as it comes so that neither is ever full.
    static func readAll(_ first: Pipe, _ second: Pipe) -> (first: [UInt8], second: [UInt8]) {
        var bytes: [[UInt8]] = [[], []]
        var requests = [first, second].map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
        var chunk = [UInt8](repeating: 0, count: 65536)
        while requests.contains(where: { $0.fd >= 0 }) {
            if poll(&requests, 2, -1) < 0, errno != EINTR { break }
            for index in 0..<2 where requests[index].fd >= 0 && requests[index].revents != 0 {
                let count = chunk.withUnsafeMutableBytes { read(requests[index].fd, $0.baseAddress, $0.count) }
                if count > 0 { bytes[index] += chunk[..<count] }
                if count == 0 || count < 0 && errno != EINTR { requests[index].fd = -1 }
            }
        }
        return (bytes[0], bytes[1])
    }
}

/// The C library's `close`, which a method of the same name hides.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
