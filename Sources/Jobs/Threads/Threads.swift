#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts a thread that runs `body`; nil if the system has none left.
///
/// Its stack is as large as a main thread's usually is, so that a document compiles the same on either.
package func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let box = Unmanaged.passRetained(ThreadBody(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    #if canImport(Darwin)
        var thread: pthread_t?
        let code = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, box.toOpaque())
    #else
        var thread = pthread_t()
        let code = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, box.toOpaque())
    #endif
    if code == 0 { return thread }
    box.release()
    return nil
}

/// A closure in a form that fits through a C pointer.
private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    package static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
    }
}
