// What is known of a contradiction when it is met: constraints and bounds that, with the equations, exclude each other.

/// The inequalities and bounds (or the one equation) of a contradiction. The equations that tie their variables
/// together belong to it too, and are found by ``PreparedSystem/reasons(for:_:)`` once somebody asks: of many
/// contradictions in one chain each has about all of it, and few are made use of.
struct Certificate {
    var constraints: [Int32] = []
    /// The variables whose lower bounds take part.
    var bounds: [Int32] = []

    /// For an equation that contradicts what came before it: how many ties that was. Later ones, and definitions, have
    /// no part in the contradiction.
    private(set) var tieCount: Int32?

    /// A contradiction of an equation with what came before it.
    init(of equation: Int32, after tieCount: Int32) {
        constraints = [equation]
        self.tieCount = tieCount
    }

    /// Whether the contradiction was met at a constraint, which nothing else has been derived from.
    func isMet(at constraint: Int32) -> Bool { constraints.contains(constraint) }

    /// A contradiction between the sources of limits.
    init(sources: [Source]) {
        for source in sources {
            if let constraint = source.constraint { constraints.append(constraint) }
            if let variable = source.boundedVariable { bounds.append(variable) }
        }
    }
}

/// Where a limit on a column comes from: a constraint, a variable's lower bound, or nowhere.
struct Source: Hashable, BitwiseCopyable {
    private var code: Int32

    static let none = Source(code: .min)
    @inline(__always) static func constraint(_ index: Int32) -> Source { Source(code: index) }
    @inline(__always) static func bound(of variable: Int32) -> Source { Source(code: ~variable) }

    /// The constraint that sets the limit.
    var constraint: Int32? { code >= 0 ? code : nil }
    /// The variable whose lower bound it is.
    var boundedVariable: Int32? { code < 0 && code != .min ? ~code : nil }
}
