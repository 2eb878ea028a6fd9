// Views in a new container that does not place them itself.

import InterfaceDocument

/// Holds views in a container where they were before it came.
struct ContainedViews {
    private let views: [Element]
    private let geometry: WrappedGeometry
    private let outer: OuterConstraints
    private let placed: [Int]
    /// Which of them have fixed frames, and need no constraints.
    private let isFixed: [Bool]
    private let id: String
    /// What the views are held to: the container, or the content of a scroll view.
    private let target: String

    init(
        _ views: [Element], _ geometry: WrappedGeometry, _ outer: OuterConstraints, in id: String,
        holdingTo target: String, placed: [Int], isFixed: [Bool]
    ) {
        (self.views, self.geometry, self.outer, self.placed) = (views, geometry, outer, placed)
        (self.id, self.target, self.isFixed) = (id, target, isFixed)
    }

    /// Lets constraints to what is around hold to the container, and the container reach to the outermost views.
    func hold(_ edit: inout DocumentEdit) throws(EditCommandError) {
        var held: Set<Held> = []
        for (index, member) in outer.members.enumerated() where !outer.taken.contains(index) {
            // What stands beside the views may follow them, and goes on doing so.
            guard member.isWithEnclosing, member.isDeciding, outer.places(member.attribute.axis) else { continue }
            if try redirect(member, &edit) { held.insert(Held(view: member.view, attribute: member.attribute)) }
        }
        for axis in [Axis.horizontal, .vertical] { try pin(on: axis, held, &edit) }
        for index in views.indices where !placed.contains(index) { try pinAll(index, &edit) }
    }

    private struct Held: Hashable {
        var view: Int
        var attribute: LayoutAttribute
    }

    /// Lets a constraint that says where a view is say so of its place in the container.
    private func redirect(
        _ member: OuterConstraints.Member, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        guard member.constraint.multiplier == 1, !edit.isMasked(member.constraint),
            let (attribute, distance) = place(of: member)
        else { return false }
        try edit.write { (edit) throws(DocumentEditError) in
            let item = edit.item(member.constraint.element)
            let constant = member.isFirst ? distance : -distance
            let other = member.isFirst ? "second" : "first"
            try edit.set(member.isFirst ? "firstItem" : "secondItem", of: item, to: views[member.view].id)
            try edit.set(other + "Item", of: item, to: other == "first" && target == id ? nil : target)
            try edit.set(other + "Attribute", of: item, to: attribute.rawValue)
            try edit.set("constant", of: item, to: constant == 0 ? nil : XcodeNumber.text(constant))
            try edit.set("symbolic", of: item, to: nil)
            guard let container = edit.item(id: id) else { return }
            try edit.move(item, into: try edit.list("constraints", of: container))
        }
        return true
    }

    /// What of the container stands for the other item: the same of it, or else what is held of the view.
    private func place(of member: OuterConstraints.Member) -> (LayoutAttribute, Double)? {
        for attribute in [member.otherAttribute.withoutMargin, member.attribute] {
            if let distance = geometry.distance(member.attribute, of: member.view, from: attribute) {
                // Frames are on whole pixels.
                return (attribute, distance.magnitude < 0.5 ? 0 : distance)
            }
        }
        return nil
    }

    // MARK: Edges

    /// Lets the container end where the outermost views do.
    private func pin(on axis: Axis, _ held: Set<Held>, _ edit: inout DocumentEdit) throws(EditCommandError) {
        let holders = outer.holders[axis] ?? [:]
        let (near, far, middle): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
            axis == .horizontal ? (.leading, .trailing, .centerX) : (.top, .bottom, .centerY)
        // Two of the three say where the container is.
        var ends: [(LayoutAttribute, Int?)] = []
        if holders[.near] != nil || holders[.middle] == nil || holders[.far] == nil {
            ends.append((near, holders[.near] ?? outermost(near)))
        }
        if holders[.far] != nil || holders[.middle] == nil || holders[.near] == nil {
            ends.append((far, holders[.far] ?? outermost(far)))
        }
        var pinned: Set<Int> = []
        for case (let attribute, let view?) in ends {
            pinned.insert(view)
            if held.contains(Held(view: view, attribute: attribute)) { continue }
            try write(attribute, of: view, distance: 0, &edit)
        }
        if let view = holders[.middle], !pinned.contains(view) { try write(middle, of: view, distance: 0, &edit) }
    }

    /// The view that reaches to a side of all of them.
    private func outermost(_ attribute: LayoutAttribute) -> Int? {
        placed.filter { !isFixed[$0] }.min { a, b in
            func distance(_ index: Int) -> Double {
                geometry.distance(attribute, of: index, from: attribute)?.magnitude ?? .infinity
            }
            return distance(a) < distance(b)
        }
    }

    /// Holds a view that nothing places at its distances.
    private func pinAll(_ index: Int, _ edit: inout DocumentEdit) throws(EditCommandError) {
        for attribute in [LayoutAttribute.leading, .top, .trailing, .bottom] {
            let distance = geometry.distance(attribute, of: index, from: attribute) ?? 0
            let isFar = attribute == .trailing || attribute == .bottom
            try write(attribute, of: index, distance: isFar ? -distance : distance, &edit)
        }
    }

    private func write(
        _ attribute: LayoutAttribute, of view: Int, distance: Double, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        guard let own = views[view].id else { return }
        try edit.write { (edit) throws(DocumentEditError) in
            guard let container = edit.item(id: id) else { return }
            let isFar = attribute == .trailing || attribute == .bottom
            let first = isFar ? target : own
            var element = NewElement("constraint")
            element["firstItem"] = first == id ? nil : first
            element["firstAttribute"] = attribute.rawValue
            element["secondItem"] = isFar ? own : target
            element["secondAttribute"] = attribute.rawValue
            element["constant"] = distance == 0 ? nil : XcodeNumber.text(distance)
            element["id"] = edit.newID(for: "\(attribute.rawValue) of \(own) in \(id)")
            try edit.insert(element, into: try edit.list("constraints", of: container))
        }
    }
}

extension LayoutAttribute {
    /// The attribute of the view itself that a margin is inside of.
    fileprivate var withoutMargin: LayoutAttribute {
        switch self {
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leftMargin: .left
        case .rightMargin: .right
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
