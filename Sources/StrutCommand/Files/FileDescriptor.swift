import Strut

/// Whole reads and writes on file descriptors, with interrupted and partial calls seen to.
struct FileDescriptor {
    var raw: Int32

    static let standardInput = FileDescriptor(raw: 0)
    static let standardOutput = FileDescriptor(raw: 1)
    static let standardError = FileDescriptor(raw: 2)

    /// Writes all of `bytes`; returns the error code of the call that failed, or nil.
    func writeAll(_ bytes: [UInt8]) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = write(raw, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
                if count >= 0 {
                    offset += count
                } else if errno == EAGAIN {
                    waitUntilWritable()
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    /// Reads to the end; throws why a call failed, or that there is more than is read of anything.
    func readAll() throws(SystemError) -> [UInt8] {
        try Document.bytes(restOf: raw)
    }

    /// A terminal or a pipe that another program made non-blocking cannot take more at once: waits for it.
    private func waitUntilWritable() {
        var request = pollfd(fd: raw, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
