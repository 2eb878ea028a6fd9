import InterfaceDocument

/// The order in which ibtool compiles the constraints that a view holds. It is not that of the document.
extension NibContext {
    /// The constraints that are compiled, installed or not: those about the holder alone first, then by the distance of
    /// the item from the holder's corner, by the item's id and by their own.
    func orderedConstraints(heldBy holder: Element) -> [Constraint] {
        let constraints = holder.members(of: .constraints, as: Constraint.self).filter { !$0.isPlaceholder }
        guard constraints.count > 1 else { return constraints }
        let keys = constraints.map { OrderKey($0, heldBy: holder, isByAttribute: follows(15)) }
        return constraints.indices.sorted { keys[$0] < keys[$1] }.map { constraints[$0] }
    }

    /// What constraints are sorted by.
    private struct OrderKey: Comparable {
        let isOfItem: Bool
        let distance: Double
        let item: [UInt8]
        let attribute: Int
        let id: [UInt8]

        init(_ constraint: Constraint, heldBy holder: Element, isByAttribute: Bool) {
            let first = constraint.firstItem
            let owner = first != holder ? first : constraint.secondItem ?? holder
            isOfItem = owner != holder
            distance = isOfItem ? Self.distance(of: owner, in: holder) : 0
            item = isOfItem ? Array((owner.id ?? "").utf8) : []
            attribute = isByAttribute ? Self.rank(constraint.firstAttribute) : 0
            id = Array((constraint.id ?? "").utf8)
        }

        static func < (a: Self, b: Self) -> Bool {
            if a.isOfItem != b.isOfItem { return !a.isOfItem }
            if a.distance != b.distance { return a.distance < b.distance }
            if a.item != b.item { return a.item.lexicographicallyPrecedes(b.item) }
            if a.attribute != b.attribute { return a.attribute < b.attribute }
            return a.id.lexicographicallyPrecedes(b.id)
        }

        /// The order of attributes from Xcode 15 on.
        private static func rank(_ attribute: LayoutAttribute?) -> Int {
            let order: [LayoutAttribute] = [.width, .height, .centerX, .centerY, .trailing, .leading, .bottom, .top]
            return attribute.flatMap { order.firstIndex(of: $0) } ?? order.count
        }

        /// The square of the distance of an item's corner from the holder's; of guides 0.
        private static func distance(of item: Element, in holder: Element) -> Double {
            guard View(item) != nil else { return 0 }
            var (x, y) = (0.0, 0.0)
            var place: Element? = item
            while let element = place, element != holder {
                if let view = View(element), let frame = view.frame {
                    x += frame.x
                    y += frame.y
                }
                place = element.parent
            }
            return x * x + y * y
        }
    }
}
