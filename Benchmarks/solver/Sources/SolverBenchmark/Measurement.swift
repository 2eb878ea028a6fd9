// Timing and memory of one workload, in a process of its own.

import ConstraintSolver

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Seconds on a clock that only goes forward.
func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The time since it was made: on the wall or on the processor, whichever is less, so that other processes do not
/// count.
struct Stopwatch {
    private let processor = now(CLOCK_THREAD_CPUTIME_ID)
    private let wall = now()

    var elapsed: Double {
        let onWall = now() - wall
        return min(onWall, now(CLOCK_THREAD_CPUTIME_ID) - processor)
    }
}

/// The memory of the process that is in RAM, in bytes; 0 where /proc is missing.
func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var (total, resident) = (0, 0)
    _ = withUnsafeMutablePointer(to: &total) { a in
        withUnsafeMutablePointer(to: &resident) { b in
            withVaList([a, b]) { vfscanf(file, "%ld %ld", $0) }
        }
    }
    return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

/// What was measured for one workload and size.
struct Measurement {
    var buildMilliseconds = 0.0
    var resizeMicroseconds = 0.0
    var bytes = 0
    var values: [Double] = []

    /// Builds and solves `workload` again and again, then sweeps its window.
    init(_ workload: Workload) {
        let packed = PackedWorkload(workload)
        // Memory first, while the process has none to spare; but the code must be in RAM already.
        var first = StrutDriver(PackedWorkload(Workload.flexibleChain(2)))
        _ = first.solve()
        // Built many times over, as memory comes in pages.
        let copies = max(1, 40000 / workload.variableCount)
        var many: [(StrutDriver, Solution)] = []
        many.reserveCapacity(copies)
        let before = residentBytes()
        let start = now()
        while many.isEmpty || (many.count < copies && now() < start + 1) {
            var driver = StrutDriver(packed)
            let solution = driver.solve()
            many.append((driver, solution))
        }
        bytes = (residentBytes() - before) / many.count
        values = many[0].1.values
        many.removeAll()
        var kept = StrutDriver(packed)
        _ = kept.solve()
        var times: [Double] = []
        let end = now() + 0.5
        while times.isEmpty || (now() < end && times.count < 20000) {
            let watch = Stopwatch()
            var driver = StrutDriver(packed)
            let solution = driver.solve()
            times.append(watch.elapsed)
            precondition(solution.values.count == workload.variableCount)
        }
        buildMilliseconds = median(times) * 1e3
        var steps: [Double] = []
        let sweepEnd = now() + 0.3
        while steps.isEmpty || (now() < sweepEnd && steps.count < 20000) {
            for step in 1...Workload.steps {
                let watch = Stopwatch()
                let solution = kept.resize(workload.widths[step], workload.heights[step])
                steps.append(watch.elapsed)
                precondition(solution.values.count == workload.variableCount)
            }
        }
        resizeMicroseconds = median(steps) * 1e6
    }
}
