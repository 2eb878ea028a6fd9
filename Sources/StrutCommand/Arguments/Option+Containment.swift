/// The options of those who compile untrusted documents.
extension Option {
    static let limitMemory = Option(
        "--limit-memory", nil, "SIZE",
        help:
            "Give each document at most so much memory, such as 512M. It is tried in a process of its own first; one that "
            + "takes more, or makes Strut fail, becomes a finding, and the others are compiled."
    ) { arguments, value throws(UsageError) in
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        let unit = value.last.flatMap { units[Character($0.uppercased())] }
        guard let count = Int(unit == nil ? value : String(value.dropLast())), count > 0,
            case (let bytes, let overflow) = count.multipliedReportingOverflow(by: unit ?? 1), !overflow,
            bytes >= 1 << 20, bytes <= 1 << 50
        else {
            throw UsageError(
                "'\(value)' is not a size of memory", advice: "give one of 1M at least, such as 512M or 2G")
        }
        arguments.limits.memory = bytes
    }

    static let limitTime = Option(
        "--limit-time", nil, "SECONDS",
        help: "Give each document at most so much of a processor's time, such as 2.5; otherwise as '--limit-memory'."
    ) { arguments, value throws(UsageError) in
        guard let seconds = Double(value), seconds > 0, seconds <= 1e6 else {
            throw UsageError("'\(value)' is not a number of seconds", advice: "give one such as 10 or 0.5")
        }
        arguments.limits.time = seconds
    }

    static let sandbox = Option(
        "--sandbox",
        help:
            "On Linux: before a document is read, give up all rights but reading beside the inputs and writing beside the "
            + "outputs: no network, no other program."
    ) { arguments, _ throws(UsageError) in
        arguments.usesSandbox = true
    }
}
