import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text that is held at one end alone, where a longer one runs over what stands at the other.
    static let unboundedText = LayoutRule(.unboundedText) { context in
        // A pseudo-language is longer as it is.
        guard context.scene.environment.localization?.pseudoLanguage == nil else { return }
        let bounds = TextBounds(context.scene)
        for index in context.scene.scene.views.indices where context.mayHoldText(index) && context.mayBeShown(index) {
            guard context.scene.placement(of: index) == .constraints, !context.scrollsSideways(index),
                let open = bounds.openEnd(of: index), let text = context.growingText(of: index)
            else { continue }
            let frame = context.geometry.frames[index]
            let obstacle = context.obstacle(
                of: bounds.chain(from: index, at: open), at: open.side(isRightToLeft: context.isRightToLeft(index)))
            let room = frame.width + obstacle.distance
            guard obstacle.distance >= 0, text.widest > room else { continue }
            let name = context.name(index)
            let goal =
                obstacle.view.map(context.name) ?? "the edge of \(context.name(context.scene.superview(of: index)))"
            let numbers =
                text.isKnown
                ? "its text takes \(context.points(frame.width)) of \(context.number(room)), and a longer one runs "
                : "a text of more than \(context.points(room)) runs "
            context.report(
                .unboundedText,
                "Nothing limits \(name) at its \(open.rawValue) edge: \(numbers)"
                    + "\(obstacle.view == nil ? "out over" : "over") \(goal). Constrain its \(open.rawValue) edge.",
                at: index,
                amount: text.widest.isFinite ? text.widest - room : 0)
        }
    }
}

extension Rule {
    /// Nothing stops a text that becomes longer.
    static let unboundedText = Rule(
        "unbounded-text", on: .layout, .warning, active: .inChecks,
        summary:
            "A text is held at one end alone, and a longer one runs over what stands at its other end. Xcode warns of it: "
            + "'Trailing constraint is missing, which may cause overlapping with other views'.",
        help: "Constrain its other end to what stands there, or to its superview's edge.")
}

/// How long a text may become.
enum TextGrowth {
    /// How many times as long a translation of a text may be, by W3C's "Text size in translation".
    static func factor(of text: String) -> Double {
        switch text.count {
        case ...10: 3
        case ...20: 2
        case ...30: 1.8
        case ...50: 1.6
        case ...70: 1.5
        default: 1.3
        }
    }
}

extension RuleContext {
    /// A text that may become longer.
    struct GrowingText {
        /// How wide it may become, in points.
        var widest: Double
        /// Whether its length is known: what code puts in the place of "Label" is not.
        var isKnown: Bool
    }

    /// Whether a view is of a kind that has a growing text.
    fileprivate func mayHoldText(_ index: Int) -> Bool {
        let kind = scene.view(index).kind
        return kind == .label || kind == .button || kind == .stackView
    }

    /// The text of a label, or of a button without a configuration, that translations or code make longer; nil for
    /// other views, and for what is no words and out of code's reach.
    func growingText(of index: Int) -> GrowingText? {
        let view = scene.view(index)
        if view.kind == .stackView { return growingText(inStack: index) }
        guard view.kind == .label || view.kind == .button && Button(view.element)?.configuration == nil else {
            return nil
        }
        let text = scene.shownText(of: index) ?? ""
        let isReachable = names.hasOutlets(view.element)
        if text.isEmpty {
            return isReachable && view.kind == .label ? GrowingText(widest: .infinity, isKnown: false) : nil
        }
        guard text.contains(where: \.isLetter) else { return nil }
        // In a cell that is filled for each row it is an example: one of several lines stands for a text of any length.
        if isReachable, cell(of: index) != nil, isFilledForEachRow(index) {
            let isLine = (view.element.double(.numberOfLines) ?? 1) == 1
            let isExample = isLine && !StandInText.isDefault(text, of: view.kind)
            let width = isExample ? scene.intrinsicSize(of: index).width : nil
            return GrowingText(widest: width.map { $0 * 2 } ?? .infinity, isKnown: false)
        }
        if isReachable, StandInText.isDefault(text, of: view.kind) || StandInText.namesItsPlace(text, of: view.kind) {
            return GrowingText(widest: .infinity, isKnown: false)
        }
        guard let width = scene.intrinsicSize(of: index).width else { return nil }
        // Without an outlet only a translation makes it longer, and a third of its room is enough for most.
        return GrowingText(widest: width * min(isReachable ? 3 : 1.5, TextGrowth.factor(of: text)), isKnown: true)
    }

    /// The same of a stack view: as wide as the texts in it.
    private func growingText(inStack index: Int) -> GrowingText? {
        let texts = (index + 1..<scene.scene.views[index].subtreeEnd).filter {
            scene.view($0).kind == .label && !scene.isHidden($0)
        }.compactMap { growingText(of: $0) }
        guard !texts.isEmpty else { return nil }
        let width = scene.alignmentRect(of: index).width
        if texts.contains(where: { !$0.isKnown }) { return GrowingText(widest: .infinity, isKnown: false) }
        return GrowingText(widest: width + (texts.map { $0.widest / 2 }.max() ?? 0), isKnown: true)
    }

    /// Whether a text that becomes longer can be scrolled to: a table scrolls up and down alone.
    fileprivate mutating func scrollsSideways(_ index: Int) -> Bool {
        let scroller = geometry.scroller[index]
        return scroller >= 0 && scene.view(scroller).kind != .tableView
    }

    /// Whether leading is right for a view.
    fileprivate func isRightToLeft(_ index: Int) -> Bool { scene.environment.direction == .rightToLeft }

    /// What views that move on together at a side come upon first, with how far that is, in points.
    fileprivate mutating func obstacle(
        of chain: TextBounds.Chain, at side: RectSide
    ) -> (view: Int?, distance: Double) {
        var nearest: (view: Int?, distance: Double) = (nil, .infinity)
        for view in chain.last {
            let own = obstacle(of: view, besides: chain.views, at: side)
            if own.distance < nearest.distance { nearest = own }
        }
        return nearest
    }

    /// What a view that moves on at a side comes upon first: something else in its superview that is beside it, or the
    /// superview's edge; with how far that is, in points.
    private mutating func obstacle(
        of index: Int, besides views: Set<Int>, at side: RectSide
    ) -> (view: Int?, distance: Double) {
        let (frames, isShown) = (geometry.frames, geometry.isShown)
        let (frame, above) = (frames[index], scene.superview(of: index))
        guard above >= 0 else { return (nil, -1) }
        let bounds = frames[above]
        var nearest: (view: Int?, distance: Double) = (nil, -bounds.overhang(of: frame, at: side))
        for other in scene.scene.subviews(of: above) where other != index {
            let neighbor = frames[other]
            let overlap = min(frame.maxY, neighbor.maxY) - max(frame.minY, neighbor.minY)
            let distance = side == .right ? neighbor.minX - frame.maxX : frame.minX - neighbor.maxX
            guard overlap > 2, distance > -2, neighbor.width >= 1, distance < nearest.distance,
                !views.contains(other), isShown[other] || !scene.view(other).isHidden
            else { continue }
            nearest = (other, max(0, distance))
        }
        return nearest
    }
}

/// Which ends of views constraints leave free.
private struct TextBounds {
    /// An end of a line of text.
    enum End: String {
        case leading, trailing

        func side(isRightToLeft: Bool) -> RectSide { (self == .leading) == isRightToLeft ? .right : .left }
    }

    /// A place of a view across.
    fileprivate enum Place { case start, end, middle, width }

    /// What a constraint says of a view.
    private struct Hold {
        var place: Place
        /// Whether the view's place, or width, cannot be larger, and cannot be smaller, than it says.
        var isAtMost: Bool
        var isAtLeast: Bool
        /// The view on the other side; -1 for none.
        var other: Int
    }

    private let scene: SolvedScene
    private var holds: [[Hold]]

    init(_ scene: SolvedScene) {
        self.scene = scene
        holds = Array(repeating: [], count: scene.scene.views.count)
        for row in scene.rows where row.origin == .written && row.firstAnchor.isHorizontal {
            let second = scene.owner(of: row.second) ?? -1
            if let first = scene.owner(of: row.first), let place = Place(row.firstAnchor) {
                holds[first].append(
                    Hold(
                        place: place, isAtMost: row.relation != .greaterThanOrEqual,
                        isAtLeast: row.relation != .lessThanOrEqual, other: second))
            }
            if second >= 0, let place = Place(row.secondAnchor) {
                holds[second].append(
                    Hold(
                        place: place, isAtMost: row.relation != .lessThanOrEqual,
                        isAtLeast: row.relation != .greaterThanOrEqual, other: scene.owner(of: row.first) ?? -1))
            }
        }
    }

    /// The end of a view at which nothing holds it, where its other one is held; nil for any other view.
    func openEnd(of view: Int) -> End? {
        // A stack view holds what it arranges.
        let above = scene.superview(of: view)
        if above >= 0, StackView(scene.view(above).element) != nil { return nil }
        let own = holds[view]
        if own.contains(where: { $0.place == .middle }) || hasLargestWidth(view) { return nil }
        let (hasStart, hasEnd) = (isHeld(view, .start), isHeld(view, .end))
        if hasStart, !isBounded(view, at: .end, without: []) { return .trailing }
        if hasEnd, !isBounded(view, at: .start, without: []) { return .leading }
        return nil
    }

    /// Views that move on together.
    struct Chain {
        var views: Set<Int>
        /// Those that push no other one.
        var last: [Int] = []
    }

    /// A view with an open end, and the views beside it that it pushes on when it becomes longer there: those that are
    /// held to that end and have no place of their own, and what is held to theirs.
    func chain(from view: Int, at end: End) -> Chain {
        let place: Place = end == .trailing ? .end : .start
        var chain = Chain(views: [view])
        var pending = [view]
        while let current = pending.popLast() {
            let beside = holds[current].lazy.filter {
                $0.place == place && $0.other >= 0 && scene.superview(of: $0.other) == scene.superview(of: view)
            }
            if beside.isEmpty { chain.last.append(current) }
            for hold in beside where chain.views.insert(hold.other).inserted { pending.append(hold.other) }
        }
        return chain
    }

    private func isHeld(_ view: Int, _ place: Place) -> Bool {
        holds[view].contains { $0.place == place && $0.isAtMost && $0.isAtLeast }
    }

    private func hasLargestWidth(_ view: Int) -> Bool { holds[view].contains { $0.place == .width && $0.isAtMost } }

    /// Whether an end of a view comes upon something that holds it, by others that stand in between.
    private func isBounded(_ view: Int, at end: Place, without visited: Set<Int>) -> Bool {
        let visited = visited.union([view])
        return holds[view].contains { hold in
            guard hold.place == end, end == .end ? hold.isAtMost : hold.isAtLeast, hold.other >= 0 else { return false }
            return !visited.contains(hold.other) && hasPlace(hold.other, beside: view, at: end, without: visited)
        }
    }

    /// Whether a view that stands at an end of another has a place of its own.
    private func hasPlace(_ other: Int, beside view: Int, at end: Place, without visited: Set<Int>) -> Bool {
        if other < view, scene.scene.views[other].subtreeEnd > view { return true }
        if scene.placement(of: other) != .constraints { return true }
        if isBounded(other, at: end, without: visited) { return true }
        return holds[other].contains { hold in
            hold.place != .width && hold.isAtMost && hold.isAtLeast && hold.other >= 0 && !visited.contains(hold.other)
        }
    }
}

extension TextBounds.Place {
    fileprivate init?(_ anchor: Anchor) {
        switch anchor {
        case .left, .leading: self = .start
        case .right, .trailing: self = .end
        case .centerX: self = .middle
        case .width: self = .width
        default: return nil
        }
    }
}
