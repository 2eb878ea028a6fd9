import InterfaceDocument

/// The sizes that parts of one scene want, as far as they were asked for.
///
/// A cell is asked in every pass of its table, and lays out what is inside it each time. Without a memory that all of
/// them share, each level of tables in cells would multiply the work of the levels below.
struct FittingMemory: Sendable {
    /// Everything that an answer depends on, in one model of a scene.
    struct Question: Hashable {
        /// The view that is asked, by its index in the whole scene.
        var view: Int
        var target: FittingTarget
        /// What it takes over from the outside.
        var inherited: [Int: InheritedMetrics]
    }

    private var sizes: [Question: Size] = [:]

    /// The answer to a question, if it was asked before.
    func answer(to question: Question) -> Size? { sizes[question] }

    mutating func remember(_ size: Size, for question: Question) { sizes[question] = size }

    /// Hands over what is known, for a while, to somebody who will add to it: nothing is copied.
    mutating func take() -> FittingMemory {
        defer { self = FittingMemory() }
        return self
    }
}
