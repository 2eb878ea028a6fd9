// What becomes of the constraints between views that are wrapped and what is around them.

import InterfaceDocument

/// The constraints that hold views from outside, and which of them their container takes over.
///
/// The container takes over what holds the group at its own edges. What holds a view elsewhere, or lets it have room,
/// speaks of that view alone.
struct OuterConstraints {
    /// A constraint between one of the views and something around all of them.
    struct Member {
        let constraint: Constraint
        /// Which of the views.
        let view: Int
        let isFirst: Bool
        /// What of the view is held.
        let attribute: LayoutAttribute
        let otherAttribute: LayoutAttribute
        /// Whether the other item is a view that all of them are in, or a guide of it: one beside them may follow them.
        let isWithEnclosing: Bool
        /// Whether it holds the view at the edge of all of them, or in their middle.
        let isAtEdge: Bool

        /// Whether it says by itself where the view is.
        var isDeciding: Bool {
            constraint.relation == .equal && constraint.priority >= 1000 && !constraint.isPlaceholder
        }
    }

    /// A side of the group on an axis.
    enum Side: CaseIterable {
        case near, far, middle

        /// The attributes that hold a view at the side; of edges, and of the lines of text there.
        func holds(_ attribute: LayoutAttribute) -> Bool {
            switch attribute {
            case .leading, .left, .top, .firstBaseline: self == .near
            case .trailing, .right, .bottom, .lastBaseline: self == .far
            case .centerX, .centerY: self == .middle
            default: false
            }
        }
    }

    /// A stack view that is to place the views, with those at its ends.
    struct Stack {
        var isVertical: Bool
        var first: Int
        var last: Int
    }

    /// All of them in document order.
    private(set) var members: [Member] = []
    /// Which of them the container takes over.
    private(set) var taken: Set<Int> = []
    /// The view that holds each side of the container.
    private(set) var holders: [Axis: [Side: Int]] = [:]

    /// `stack` is nil where the container is no stack view.
    init(of views: [Element], _ geometry: WrappedGeometry, _ lookup: ObjectLookup, stack: Stack?) {
        for constraint in lookup.constraints(crossing: views) {
            let isFirst = views.contains(constraint.firstItem)
            let view = isFirst ? constraint.firstItem : constraint.secondItem
            // What is inside of the wrapped views relates to what it did, and so does a length.
            guard let view, let index = views.firstIndex(of: view), let second = constraint.secondItem,
                let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute,
                let otherAttribute = isFirst ? constraint.secondAttribute : constraint.firstAttribute,
                !attribute.isSize, attribute.axis == otherAttribute.axis
            else { continue }
            let distance = geometry.distance(attribute, of: index, from: attribute)
            let other = isFirst ? second : constraint.firstItem
            let around = LayoutGuide(other)?.owner ?? other
            members.append(
                Member(
                    constraint: constraint, view: index, isFirst: isFirst, attribute: attribute,
                    otherAttribute: otherAttribute,
                    isWithEnclosing: ViewController(around) != nil || view.isInside(around),
                    isAtEdge: distance.map { $0.magnitude <= Self.tolerance } ?? (stack != nil)))
        }
        for axis in [Axis.horizontal, .vertical] { choose(on: axis, stack: stack) }
    }

    /// Frames are on whole pixels.
    private static let tolerance = 1.0

    private mutating func choose(on axis: Axis, stack: Stack?) {
        let isAlong = stack.map { $0.isVertical == (axis == .vertical) } ?? false
        for side in Side.allCases {
            // What is in the middle of one that is held at both ends is there anyway.
            if side == .middle, isDecided(.near, axis), isDecided(.far, axis) { continue }
            let own = members.indices.filter { index in
                let member = members[index]
                guard member.attribute.axis == axis, side.holds(member.attribute) else { return false }
                guard isAlong, let stack, side != .middle else { return member.isAtEdge }
                return member.view == (side == .near ? stack.first : stack.last)
            }
            take(own, side, axis)
        }
        // Across a stack view the first that is held says where all are.
        guard stack != nil, !isAlong, holders[axis] == nil else { return }
        for side in Side.allCases {
            let own = members.indices.filter {
                members[$0].attribute.axis == axis && side.holds(members[$0].attribute)
            }
            take(Array(own.prefix(1)), side, axis)
        }
    }

    private func isDecided(_ side: Side, _ axis: Axis) -> Bool {
        taken.contains { index in
            let member = members[index]
            return member.attribute.axis == axis && side.holds(member.attribute) && member.isDeciding
        }
    }

    /// Takes over what holds one view there: the one that is held most firmly.
    private mutating func take(_ own: [Int], _ side: Side, _ axis: Axis) {
        func rank(_ index: Int) -> (Int, Double, Int) {
            let constraint = members[index].constraint
            return (constraint.relation == .equal ? 0 : 1, -constraint.priority, index)
        }
        guard let best = own.min(by: { rank($0) < rank($1) }) else { return }
        let view = members[best].view
        holders[axis, default: [:]][side] = view
        taken.formUnion(own.filter { members[$0].view == view && members[$0].attribute == members[best].attribute })
    }

    /// Whether something that the container takes over says where it is on an axis in a view around it.
    func places(_ axis: Axis) -> Bool {
        taken.contains { index in
            let member = members[index]
            return member.attribute.axis == axis && member.isDeciding && member.isWithEnclosing
        }
    }
}
