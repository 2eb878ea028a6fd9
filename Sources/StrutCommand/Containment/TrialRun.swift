import CContainment
import Strut

/// Tries documents in processes of their own before they are worked on: one that faults, or takes more than the limits
/// allow, becomes a finding, and the others are compiled as if it had not been there.
///
/// A process is copied, not started, so that a try costs what the document costs and about a millisecond. What comes of
/// it is discarded: the same work, done again by the process itself, gives the same, and no result has to be carried
/// over.
struct TrialRun {
    var limits: Limits
    /// How many are tried at once.
    var jobs: Int
    /// Whether documents of Xcode 3 and 4 are read too.
    var upgrades = false

    /// Why each of `inputs` cannot be worked on; nil for those that can. Each is read, and `work` done with it, in a
    /// process of its own. No other thread may run.
    func faults(of inputs: [Input], work: (Input, Document) -> Void) -> [InputError?] {
        var faults = [InputError?](repeating: nil, count: inputs.count)
        var running: [pid_t: (index: Int, log: Int32)] = [:]
        func wait() {
            var end = ContainedSound
            let process = ContainedWait(&end)
            guard let (index, log) = running.removeValue(forKey: process) else {
                if process < 0 { running = [:] }
                return
            }
            let tellsOfMemory = ContainedLogTellsOfMemory(log)
            switch end {
            case ContainedSound: break
            case ContainedOutOfTime: faults[index] = .tooSlow(inputs[index].path, limits)
            case ContainedOutOfMemory: faults[index] = .tooLarge(inputs[index].path, limits)
            default: faults[index] = tellsOfMemory ? .tooLarge(inputs[index].path, limits) : .fault(inputs[index].path)
            }
        }
        for (index, input) in inputs.enumerated() {
            if running.count >= jobs { wait() }
            let log = ContainedLog()
            let process = ContainedStart(UInt64(limits.memory ?? 0), limits.time ?? 0, log)
            if process == 0 { ContainedFinish(lacksMemory(for: input, work)) }
            if process > 0 {
                running[process] = (index, log)
            } else {
                faults[index] = InputError(noProcess: input.path, SystemError())
                _ = ContainedLogTellsOfMemory(log)
            }
        }
        while !running.isEmpty { wait() }
        return faults
    }

    /// Works on an input; what cannot be read for another reason than memory is reported when it is read for the
    /// result.
    private func lacksMemory(for input: Input, _ work: (Input, Document) -> Void) -> Bool {
        do throws(InputError) {
            work(input, try input.read(upgrades: upgrades))
            return false
        } catch {
            return error.lacksMemory
        }
    }
}

extension InputError {
    fileprivate static func tooSlow(_ path: String, _ limits: Limits) -> InputError {
        InputError(
            .limitExceeded, .badInput, path,
            "this document takes more than \(limits.time ?? 0) seconds to work on, which is the limit that was set")
    }

    fileprivate static func tooLarge(_ path: String, _ limits: Limits) -> InputError {
        InputError(
            .limitExceeded, .badInput, path,
            "this document takes more than \((limits.memory ?? 0) >> 20) MiB of memory, which is the limit that was set"
        )
    }

    fileprivate static func fault(_ path: String) -> InputError {
        InputError(
            .internalError, .internalError, path,
            "a fault of strut's own while it worked on this document; please report it")
    }

    fileprivate init(noProcess path: String, _ error: SystemError) {
        self.init(.limitExceeded, .noInput, path, "no process can be had for this document: \(error.text)")
    }

    private init(_ rule: Rule, _ status: ExitStatus, _ path: String, _ message: String) {
        finding = Finding(rule: rule, message: message, path: path)
        self.status = status
    }
}
