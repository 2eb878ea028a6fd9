#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A value that is made when somebody asks for it: whoever asks first makes it, and others wait.
package final class Once<Value: Sendable>: @unchecked Sendable {
    private let make: @Sendable () -> Value
    // `mutex` guards the value.
    private var made: Value?
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    package var value: Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
