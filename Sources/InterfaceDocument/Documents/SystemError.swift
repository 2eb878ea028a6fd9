// Why a call of the system failed.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The number with which a call of the system failed.
package struct SystemError: Error {
    /// The number, as `errno` has it.
    package let code: Int32

    /// The error with a number; by default that of the last call.
    package init(code: Int32 = errno) {
        self.code = code
    }

    /// Whether nothing is there.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether something else than a regular file is there, and nothing else is read.
    package var isNoFile: Bool { code == EINVAL }

    /// The system's words; those of Strut for what is larger than it reads of anything.
    package var text: String { code == EFBIG ? "it is larger than 256 MiB" : String(cString: strerror(code)) }
}
