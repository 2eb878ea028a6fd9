import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout

/// The views about which something is open.
struct OpenPlaces: Equatable {
    /// Those whose place or size nothing decides.
    private(set) var undecided: Set<Int> = []
    /// Those whose length rests on which of several constraints of one priority gives way, by axis.
    private(set) var contested: [Axis: Set<Int>] = [:]
    /// Those in conflicts that are not reported, since an app has the views at another size, by axis: where they are
    /// here means nothing.
    let unsettled: [Axis: Set<Int>]
    /// Those in conflicts that are reported, by axis: where they are, and what is in them, follows from which
    /// constraint gives way.
    let disputed: [Axis: Set<Int>]

    init(_ open: OpenEnds, _ conflicts: (unreported: [Axis: Set<Int>], reported: [Axis: Set<Int>])) {
        (unsettled, disputed) = conflicts
        undecided = open.unreported
        for ambiguity in open.ambiguities {
            let movements = [ambiguity.movement] + ambiguity.others
            switch ambiguity.cause {
            case .missing, .unconstrained: undecided.formUnion(movements.lazy.map(\.view))
            case .tie:
                // What decides once the conflict is fixed is not known.
                if ambiguity.isOfBrokenConstraint { undecided.formUnion(movements.lazy.map(\.view)) }
                for movement in movements where movement.resizes {
                    contested[movement.axis, default: []].insert(movement.view)
                }
            case .code, .designTime, .content: break
            }
        }
    }
}

/// What is open about one view on one axis, and why: the subject of one finding.
struct Ambiguity {
    /// What of the view is open.
    var movement: Freedom.Movement
    /// What of other views moves with it, each once on each axis.
    var others: [Freedom.Movement]
    var cause: Cause
    /// How far it can go, in points.
    var extent: Double
    /// Whether it moves what a conflict broke: what decides once that is fixed is not known.
    var isOfBrokenConstraint = false

    var view: Int { movement.view }
    var axis: Axis { movement.axis }

    /// Why it is open.
    enum Cause {
        /// Something is missing among the constraints that speak of it.
        case missing
        /// No constraint speaks of it at all.
        case unconstrained
        /// Constraints of one priority pull against each other.
        case tie(rows: [Int])
        /// A view of a custom class has no size but what its code may give it.
        case code(view: Int)
        /// The length that a row holds decides: it is a design-time length of the canvas, which an app does not have.
        case designTime(row: Int)
        /// Such a length stands for content that the app brings, which has a size of its own.
        case content(row: Int)
    }

    /// What is open, in words.
    var words: String { Self.words(of: [movement]) }

    /// What is open about one view, on one axis or both, in words: "horizontal position", "position and height".
    static func words(of movements: [Freedom.Movement]) -> String {
        let moving = Set(movements.lazy.filter { $0.moves || !$0.resizes }.map(\.axis))
        let resizing = Set(movements.lazy.filter(\.resizes).map(\.axis))
        let place =
            moving.count > 1 ? "position" : moving == [.horizontal] ? "horizontal position" : "vertical position"
        let size = resizing.count > 1 ? "size" : resizing == [.horizontal] ? "width" : "height"
        if resizing.isEmpty { return place }
        return moving.isEmpty ? size : "\(place) and \(size)"
    }

    /// Whether the words name two things.
    var saysTwo: Bool { Self.saysTwo([movement]) }
    static func saysTwo(_ movements: [Freedom.Movement]) -> Bool {
        movements.contains(where: \.resizes) && movements.contains { $0.moves || !$0.resizes }
    }
    var isAmbiguous: String { saysTwo ? "are ambiguous" : "is ambiguous" }

    /// Whether constraints of one priority pull against each other: nothing is missing then.
    var isTie: Bool {
        if case .tie = cause { return true }
        return false
    }

    /// What distinguishes it from what else is open about the same view: its axis, and whether it is a tie.
    var variant: String { (axis == .horizontal ? "horizontal" : "vertical") + (isTie ? " tie" : "") }

    /// Takes in what else is open about the same view on the same axis.
    mutating func add(_ other: Ambiguity) {
        func key(_ movement: Freedom.Movement) -> Int { movement.view * 2 + (movement.axis == .horizontal ? 0 : 1) }
        var places: [Int: Int] = [:]
        for (index, known) in others.enumerated() { places[key(known)] = index }
        for more in [other.movement] + other.others {
            if more.view == view, more.axis == axis {
                movement.add(more)
            } else if let known = places[key(more)] {
                others[known].add(more)
            } else {
                places[key(more)] = others.count
                others.append(more)
            }
        }
        extent = max(extent, other.extent)
        switch (cause, other.cause) {
        case (.tie(let a), .tie(let b)):
            let known = Set(a)
            cause = .tie(rows: a + b.filter { !known.contains($0) })
        case (.designTime, .content): break
        case (.content, _), (.designTime, _), (.code, .missing): cause = other.cause
        default: break
        }
    }
}
