#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Does independent pieces of work on several threads and hands their results over in the order of the pieces.
///
/// Threads of the C library, not tasks: the executable then loads neither the concurrency runtime nor Dispatch, whose
/// start would cost more than compiling a small document.
package enum OrderedWorkers {
    /// Calls `work` for each index below `count`, at most `jobs` at once, and `receive` on the calling thread with each
    /// result, in the order of the indices, once it and all before it are there.
    ///
    /// The calling thread works like the others, and hands over what is there between two pieces of its own: one that
    /// only waited for results would take a processor from a worker for each of them, which cost a twentieth of the
    /// time of many small documents.
    package static func run<Result: Sendable>(
        count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result, receive: (Int, Result) -> Void
    ) {
        let threads = min(count, jobs)
        guard threads > 1 else {
            for index in 0..<count { receive(index, work(index)) }
            return
        }
        let queue = WorkQueue(count: count, work: work)
        // A thread that cannot be had is done without.
        let others = (1..<threads).compactMap { _ in startThread { while queue.workOnce() {} } }
        var received = 0
        while received < count {
            let isBusy = queue.workOnce()
            for result in queue.results(from: received, waiting: !isBusy) {
                receive(received, result)
                received += 1
            }
        }
        for thread in others { pthread_join(thread, nil) }
    }

    /// The number of processors of this machine.
    package static var processorCount: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}

/// The pieces of work and their results, shared by the threads. `mutex` guards everything that changes.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
    private let count: Int
    private let work: @Sendable (Int) -> Result
    private var next = 0
    private var results: [Result?]
    /// The piece whose result the calling thread waits for, having no work.
    private var awaited: Int?
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(count: Int, work: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.work = work
        results = Array(repeating: nil, count: count)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(arrival, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(arrival)
        mutex.deallocate()
        arrival.deallocate()
    }

    /// Does the next piece; false when none is left.
    func workOnce() -> Bool {
        guard let index = takeNext() else { return false }
        let result = work(index)
        pthread_mutex_lock(mutex)
        results[index] = result
        if awaited == index { pthread_cond_signal(arrival) }
        pthread_mutex_unlock(mutex)
        return true
    }

    private func takeNext() -> Int? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }

    /// Takes out the results from `first` to the last before one that is not there yet. With `waiting`, waits for the
    /// one of `first`.
    func results(from first: Int, waiting: Bool) -> [Result] {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if waiting {
            awaited = first
            while results[first] == nil { pthread_cond_wait(arrival, mutex) }
            awaited = nil
        }
        var found: [Result] = []
        var index = first
        while index < count, let result = results[index] {
            results[index] = nil
            found.append(result)
            index += 1
        }
        return found
    }
}
