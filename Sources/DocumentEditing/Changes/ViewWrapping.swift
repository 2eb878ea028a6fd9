// Views that are put into a new view around them, as Interface Builder's "Embed In" does.

import InterfaceDocument
import StrutAutoLayout

/// Puts views into a stack view, or into another container.
struct ViewWrapping {
    private let lookup: ObjectLookup

    init(_ lookup: ObjectLookup) {
        self.lookup = lookup
    }

    /// Wraps views. The container takes over their constraints to what is around them: on each side those of the view
    /// that lies there. Constraints between the wrapped views go, since a stack view places them; in other containers
    /// they stay, and the views keep their distances to its edges.
    func wrap(
        _ names: [String], in word: String, axis: String?, label: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        var views: [Element] = []
        for name in names {
            let view = try lookup.view(name)
            guard view.parent?.name == .subviews else {
                throw EditCommandError("'\(name)' is not in the subviews of a view, and cannot be wrapped")
            }
            if !views.contains(view) { views.append(view) }
        }
        let list = views[0].parent
        guard views.allSatisfy({ $0.parent == list }) else {
            throw EditCommandError("the views to wrap are not in one superview")
        }
        guard let kind = LibraryView.kind(word), Self.containers.contains(kind),
            var container = LibraryView.element(kind, isAutoLayout: lookup.document.usesAutoLayout)
        else {
            throw EditCommandError(
                "'\(word)' cannot hold views", advice: "wrap in \(Self.containers.joined(separator: ", "))")
        }
        let frames = frames(of: views)
        // Views that nothing places yet, such as new ones, stand in the order in which they are named, in a column.
        let placed = views.indices.filter { isPlaced(views[$0]) }
        let areAllPlaced = placed.count == views.count
        let isVertical = axis.map { $0 == "vertical" } ?? (!areAllPlaced || Self.isColumn(frames))
        let order =
            areAllPlaced
            // As they lie, not as they are written.
            ? views.indices.sorted { a, b in
                isVertical ? (frames[a].y, a) < (frames[b].y, b) : (frames[a].x, a) < (frames[b].x, b)
            } : Array(views.indices)
        let id = edit.newID(for: "\(kind) around \(views.compactMap(\.id).joined(separator: " "))")
        container.attributeList.removeAll { $0.name == "id" }
        container["id"] = id
        if let label { container["userLabel"] = label }
        let isStack = kind == "stackView"
        if isStack {
            if isVertical { container["axis"] = "vertical" }
            if areAllPlaced, let spacing = Self.spacing(order.map { frames[$0] }, isVertical), spacing > 0 {
                container["spacing"] = XcodeNumber.text(spacing)
            }
        }
        let outer = placed.isEmpty ? order : order.filter(placed.contains)
        let bounds = Self.bounds(outer.map { frames[$0] })
        try write(container, around: order.map { views[$0] }, bounds, &edit)
        let sides = Sides(first: views[outer[0]], last: views[outer[outer.count - 1]], isVertical: isVertical)
        if isStack { try removeInnerConstraints(views, &edit) }
        try moveOuterConstraints(views, sides, to: id, &edit)
        if !isStack { try pin(views, frames, bounds, in: id, sides, &edit) }
    }

    static let containers = ["stackView", "view", "scrollView"]

    private func write(
        _ container: NewElement, around views: [Element], _ bounds: Rect, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        let holder = views.min { $0.index < $1.index } ?? views[0]
        try edit.write { (edit) throws(DocumentEditError) in
            guard let list = edit.parent(of: edit.item(holder)) else { return }
            var element = container
            // Guides of scroll views have ids of their own.
            for index in element.children.indices where element.children[index].name == "viewLayoutGuide" {
                let key = element.children[index].attributeList.first { $0.name == "key" }?.value ?? ""
                element.children[index].attributeList.removeAll { $0.name == "id" }
                let id = edit.newID(for: "\(key) around \(holder.id ?? "")")
                element.children[index]["id"] = id
            }
            let item = try edit.insert(element, into: list, at: .before(edit.item(holder)))
            if let rect = edit.children(of: item).first(where: { edit[$0, "key"] == "frame" }) {
                try edit.set("x", of: rect, to: XcodeNumber.text(bounds.x))
                try edit.set("y", of: rect, to: XcodeNumber.text(bounds.y))
                try edit.set("width", of: rect, to: XcodeNumber.text(bounds.width))
                try edit.set("height", of: rect, to: XcodeNumber.text(bounds.height))
            }
            let subviews = try edit.list("subviews", of: item)
            for view in views { try edit.move(edit.item(view), into: subviews, at: .last, keepsList: true) }
        }
    }

    // MARK: Constraints

    /// Which of the views lie at each side of all of them.
    private struct Sides {
        var first: Element
        var last: Element
        var isVertical: Bool

        /// Whether the constraint of an attribute of a view is one of the container.
        func keeps(_ attribute: LayoutAttribute, of view: Element, isOnlyOne: Bool) -> Bool {
            if attribute.isSize { return false }
            // Across the stack the first view with such a constraint says where all are.
            guard (attribute.axis == .vertical) == isVertical else { return isOnlyOne }
            switch attribute {
            case .top, .leading, .left, .firstBaseline: return view == first
            case .bottom, .trailing, .right, .lastBaseline: return view == last
            default: return false
            }
        }
    }

    private func removeInnerConstraints(_ views: [Element], _ edit: inout DocumentEdit) throws(EditCommandError) {
        let inner = lookup.constraints { constraint in
            guard let second = constraint.secondItem, second != constraint.firstItem else { return false }
            return views.contains(constraint.firstItem) && views.contains(second)
                && constraint.firstAttribute?.isSize != true
        }
        try remove(inner, &edit)
    }

    /// Lets the container have the constraints to what is around, where it lies as the view did; others go.
    private func moveOuterConstraints(
        _ views: [Element], _ sides: Sides, to id: String, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        var seen: Set<LayoutAttribute> = []
        var gone: [Constraint] = []
        for constraint in lookup.constraints(crossing: views) {
            let isFirst = views.contains(constraint.firstItem)
            let view = isFirst ? constraint.firstItem : constraint.secondItem
            let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
            // What is inside of the wrapped views relates to what it did.
            guard let view, let attribute, views.contains(view) else { continue }
            if attribute.isSize { continue }
            guard sides.keeps(attribute, of: view, isOnlyOne: !seen.contains(attribute)) else {
                gone.append(constraint)
                continue
            }
            seen.insert(attribute)
            try edit.write { (edit) throws(DocumentEditError) in
                try edit.set(isFirst ? "firstItem" : "secondItem", of: edit.item(constraint.element), to: id)
            }
        }
        try remove(gone, &edit)
    }

    private func remove(_ constraints: [Constraint], _ edit: inout DocumentEdit) throws(EditCommandError) {
        for constraint in constraints {
            try edit.write { (edit) throws(DocumentEditError) in try edit.removeObject(edit.item(constraint.element)) }
        }
    }

    /// Keeps views at their distances from the edges of a container that does not place them itself.
    private func pin(
        _ views: [Element], _ frames: [Rect], _ bounds: Rect, in id: String, _ sides: Sides,
        _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        guard lookup.document.usesAutoLayout, let container = edit.item(id: id) else { return }
        let guide = edit.children(of: container).first { edit[$0, "key"] == "contentLayoutGuide" }
        let target = guide.flatMap { edit[$0, "id"] } ?? id
        for (view, frame) in zip(views, frames) {
            let distances: [(LayoutAttribute, Double)] = [
                (.leading, frame.x - bounds.x), (.top, frame.y - bounds.y),
                (.trailing, bounds.x + bounds.width - frame.x - frame.width),
                (.bottom, bounds.y + bounds.height - frame.y - frame.height),
            ]
            for (attribute, distance) in distances where needs(attribute, view, frame, views, frames) {
                try edit.write { (edit) throws(DocumentEditError) in
                    let isFar = attribute == .trailing || attribute == .bottom
                    let own = view.id ?? ""
                    let first = isFar ? target : own
                    var element = NewElement("constraint")
                    element["firstItem"] = first == id ? nil : first
                    element["firstAttribute"] = attribute.rawValue
                    element["secondItem"] = isFar ? own : target
                    element["secondAttribute"] = attribute.rawValue
                    element["constant"] = distance == 0 ? nil : XcodeNumber.text(distance)
                    element["id"] = edit.newID(for: "\(attribute.rawValue) of \(own) in \(id)")
                    try edit.insert(element, into: try edit.list("constraints", of: container), at: .last)
                }
            }
        }
    }

    /// Whether nothing between the wrapped views says where a side of one of them is.
    private func needs(
        _ attribute: LayoutAttribute, _ view: Element, _ frame: Rect, _ views: [Element], _ frames: [Rect]
    ) -> Bool {
        lookup.constraints { constraint in
            guard let second = constraint.secondItem, second != constraint.firstItem, views.contains(second),
                views.contains(constraint.firstItem)
            else { return false }
            return constraint.firstItem == view && constraint.firstAttribute == attribute
                || second == view && constraint.secondAttribute == attribute
        }.isEmpty
    }

    // MARK: Geometry

    /// Whether anything says where a view is: its frame, or a constraint with something else.
    private func isPlaced(_ view: Element) -> Bool {
        guard lookup.document.usesAutoLayout, View(view)?.translatesAutoresizingMaskIntoConstraints == false else {
            return true
        }
        return !lookup.constraints(crossing: [view]).isEmpty
    }

    private func frames(of views: [Element]) -> [Rect] {
        var computed: [String: Rect] = [:]
        for view in LayoutEngine().layout(lookup.document).scenes.flatMap(\.views) {
            if let id = view.view.id { computed[id] = view.frame }
        }
        return views.map { view in
            view.id.flatMap { computed[$0] } ?? View(view)?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        }
    }

    /// Whether rectangles lie below each other rather than side by side.
    private static func isColumn(_ frames: [Rect]) -> Bool {
        let bounds = bounds(frames)
        let heights = frames.reduce(0) { $0 + $1.height }
        let widths = frames.reduce(0) { $0 + $1.width }
        return bounds.height - heights >= bounds.width - widths
    }

    private static func bounds(_ frames: [Rect]) -> Rect {
        let left = frames.map(\.x).min() ?? 0
        let top = frames.map(\.y).min() ?? 0
        let right = frames.map { $0.x + $0.width }.max() ?? 0
        let bottom = frames.map { $0.y + $0.height }.max() ?? 0
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The mean distance between neighbours in whole points; nil for one view.
    private static func spacing(_ frames: [Rect], _ isVertical: Bool) -> Double? {
        guard frames.count > 1 else { return nil }
        let gaps = zip(frames, frames.dropFirst()).map { first, second in
            isVertical ? second.y - first.y - first.height : second.x - first.x - first.width
        }
        return (gaps.reduce(0, +) / Double(gaps.count)).rounded()
    }
}
