/// What one document may take, for those who compile untrusted documents.
struct Limits: Equatable, Sendable {
    /// The memory in bytes, beside what the process has already; nil for no limit.
    var memory: Int?
    /// The processor's time in seconds; nil for no limit.
    var time: Double?

    /// Whether there is any.
    var exist: Bool { memory != nil || time != nil }
}
