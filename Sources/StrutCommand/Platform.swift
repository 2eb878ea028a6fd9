// The one place that says which C library this is, for the whole executable.

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#elseif canImport(Darwin)
    @_exported import Darwin
#endif

/// The C library's words for the last error of a system call.
func systemErrorText(_ code: Int32 = errno) -> String {
    String(cString: strerror(code))
}
