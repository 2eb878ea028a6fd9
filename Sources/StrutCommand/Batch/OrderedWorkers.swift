/// Does independent pieces of work on several threads and hands their results over in the order of the pieces.
///
/// Threads of the C library, not tasks: the executable then loads neither the concurrency runtime nor Dispatch, whose
/// start would cost more than compiling a small document.
enum OrderedWorkers {
    /// Calls `work` for each index below `count`, at most `jobs` at once, and `receive` on the calling thread with each
    /// result, in the order of the indices, as soon as it and all before it are there.
    static func run<Result: Sendable>(
        count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result, receive: (Int, Result) -> Void
    ) {
        let threads = min(count, jobs)
        guard threads > 1 else {
            for index in 0..<count { receive(index, work(index)) }
            return
        }
        let queue = WorkQueue(count: count, work: work)
        // A thread that cannot be had is done without; without any, the calling thread does the work.
        let started = (0..<threads).compactMap { _ in startThread { queue.workUntilEmpty() } }
        for index in 0..<count {
            receive(index, started.isEmpty ? work(index) : queue.waitForResult(index))
        }
        for thread in started { pthread_join(thread, nil) }
    }

    /// The number of processors of this machine.
    static var processorCount: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}

/// The pieces of work and their results, shared by the threads. `mutex` guards everything that changes.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
    private let count: Int
    private let work: @Sendable (Int) -> Result
    private var next = 0
    private var results: [Result?]
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

    /// Takes one piece after the other until none is left.
    func workUntilEmpty() {
        while let index = takeNext() {
            let result = work(index)
            pthread_mutex_lock(mutex)
            results[index] = result
            pthread_cond_signal(arrival)
            pthread_mutex_unlock(mutex)
        }
    }

    private func takeNext() -> Int? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }

    /// Waits for a result and lets go of it.
    func waitForResult(_ index: Int) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = results[index] {
                results[index] = nil
                return result
            }
            pthread_cond_wait(arrival, mutex)
        }
    }
}
