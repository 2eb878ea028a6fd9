import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout

/// A constraint between two items, in words.
extension Narrator {
    /// What a row says, of the view that it is mostly about: the subject, or else the deeper one.
    mutating func sentence(ofRow index: Int) -> String {
        let row = turned(scene.rows[index])
        if row.second.kind == .none {
            return "\(edge(row.firstAnchor, of: row.first, row)) is \(atLeast(row.relation))\(points(row.constant))"
        }
        if row.firstAnchor.isSize { return sizeSentence(row) }
        return placeSentence(row)
    }

    /// The row with the item first that it is mostly about; only sums can be turned.
    private func turned(_ row: LoweredRow) -> LoweredRow {
        guard row.second.kind != .none, row.multiplier == 1, row.secondAnchor.isSize == row.firstAnchor.isSize,
            rank(row.second) > rank(row.first)
        else { return row }
        var turned = row
        (turned.first, turned.firstAnchor) = (row.second, row.secondAnchor)
        (turned.second, turned.secondAnchor) = (row.first, row.firstAnchor)
        turned.constant = -row.constant
        turned.relation = row.relation.reversed
        return turned
    }

    /// How much a row is about an item.
    private func rank(_ item: LayoutItem) -> Int {
        guard let owner = scene.owner(of: item) else { return -1 }
        let isView = item.kind == .view ? 1 : 0
        return owner == subject ? 1000 + isView : scene.scene.views[owner].depth * 2 + isView
    }

    private mutating func sizeSentence(_ row: LoweredRow) -> String {
        let first = edge(row.firstAnchor, of: row.first, row)
        let times = row.multiplier == 1 ? "" : "\(factor(row.multiplier)) times "
        let isOwn = row.first == row.second
        var second = edge(row.secondAnchor, of: row.second, row)
        if isOwn {
            second = "its \(row.secondAnchor.words)"
        } else if row.firstAnchor == row.secondAnchor, row.multiplier == 1, row.constant == 0 {
            second = "that of \(itemName(row.second))"
        }
        return "\(first) is \(atLeast(row.relation))\(times)\(second)\(plus(row.constant))"
    }

    private mutating func placeSentence(_ row: LoweredRow) -> String {
        let first = edge(row.firstAnchor, of: row.first, row)
        let note = insetNote(row.second, row.secondAnchor)
        let isSame = row.firstAnchor == row.secondAnchor && row.second.kind == .view
        if row.multiplier != 1 {
            let second = edge(row.secondAnchor, of: row.second, row)
            let far = row.firstAnchor.isHorizontal ? "far along" : "far down"
            return "\(first) is \(atLeast(row.relation))\(factor(row.multiplier)) times as \(far) as \(second)"
                + "\(plus(row.constant))\(note)"
        }
        let second = isSame ? "that of \(itemName(row.second))" : edge(row.secondAnchor, of: row.second, row)
        if row.constant == 0, row.relation == .equal { return "\(first) is at \(second)\(note)" }
        let direction = PlaceDirection(row, isInside: contains(row.second, row.first))
        if row.constant == 0 { return "\(first) is \(direction.limit) \(second)\(note)" }
        return
            "\(first) is \(atLeast(direction.relation))\(points(direction.distance)) \(direction.word) \(second)\(note)"
    }

    /// Whether the one item is, or is a guide of, an ancestor of the other or of the view itself.
    private func contains(_ outer: LayoutItem, _ inner: LayoutItem) -> Bool {
        guard let outerView = scene.owner(of: outer), let innerView = scene.owner(of: inner) else { return false }
        return outerView < innerView && innerView < scene.scene.views[outerView].subtreeEnd
            || outerView == innerView && outer.kind != .view
    }

    private func atLeast(_ relation: Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    /// A multiplier, which may need more digits than a length.
    private func factor(_ value: Double) -> String { scene.description.number(value) }

    private func plus(_ constant: Double) -> String {
        constant == 0 ? "" : constant > 0 ? " plus \(number(constant))" : " less \(number(-constant))"
    }

    // MARK: Items

    /// An edge, centre, line or length of an item: "its leading edge", "the top of the safe area of UIView (…)".
    mutating func edge(_ anchor: Anchor, of item: LayoutItem, _ row: LoweredRow) -> String {
        let words = anchor.words(isRightToLeft: row.isRightToLeft)
        switch item.kind {
        case .view: return possession(words, of: Int(item.index))
        case .margins, .contentMargins:
            let side = anchor.isSize || anchor == .centerX || anchor == .centerY
            return side
                ? "the \(words) within \(possession("margins", of: Int(item.index)))"
                : possession("\(anchor.marginWord) margin", of: Int(item.index))
        default: return "the \(words) of \(itemName(item))"
        }
    }

    /// An item as a whole.
    mutating func itemName(_ item: LayoutItem) -> String {
        guard let owner = scene.owner(of: item) else { return "a spacer" }
        switch item.kind {
        case .view, .none: return name(owner)
        case .safeArea: return possession("safe area", of: owner)
        case .margins, .contentMargins: return possession("margins", of: owner)
        case .readableContent: return possession("readable content guide", of: owner)
        case .contentLayout: return possession("content", of: owner)
        case .frameLayout: return possession("frame layout guide", of: owner)
        case .topGuide: return "the top layout guide"
        case .bottomGuide: return "the bottom layout guide"
        case .keyboard: return "the keyboard layout guide"
        case .userGuide: return "the layout guide \(scene.element(of: item)?.displayName ?? "")"
        case .spacer: return "a spacer"
        }
    }
}

/// How a distance is described: inside or outside of a container, before or after, above or below a neighbour.
private struct PlaceDirection {
    /// Never negative.
    var distance: Double
    var relation: Relation
    /// Where the first item's place is, from the second's.
    var word: String
    /// The same of an inequality without a distance: "at or below".
    var limit: String

    init(_ row: LoweredRow, isInside: Bool) {
        let anchor = row.firstAnchor
        let startsAlike = anchor.isLeadingOrTop && row.secondAnchor.isLeadingOrTop
        let endsAlike = anchor.isTrailingOrBottom && row.secondAnchor.isTrailingOrBottom
        let pins = isInside && (startsAlike || endsAlike)
        // Inside of an end is before it.
        let sign: Double = pins && endsAlike ? -1 : 1
        let inward = sign * row.constant
        distance = abs(row.constant)
        let turned = (inward < 0) != (sign < 0)
        relation = turned ? row.relation.reversed : row.relation
        let (forward, backward) =
            pins
            ? ("inside", "outside")
            : !anchor.isHorizontal
                ? ("below", "above")
                : anchor.dependsOnDirection ? ("after", "before") : ("to the right of", "to the left of")
        word = inward < 0 ? backward : forward
        let limitRelation = sign < 0 ? row.relation.reversed : row.relation
        limit = "at or \(limitRelation == .lessThanOrEqual ? backward : forward)"
    }
}

extension Anchor {
    /// Where reading starts is said where it is not the left.
    fileprivate func words(isRightToLeft: Bool) -> String {
        switch self {
        case .leading where isRightToLeft: "leading (right) edge"
        case .trailing where isRightToLeft: "trailing (left) edge"
        default: words
        }
    }

    fileprivate var words: String {
        switch self {
        case .left: "left edge"
        case .right: "right edge"
        case .leading: "leading edge"
        case .trailing: "trailing edge"
        case .top: "top"
        case .bottom: "bottom"
        case .width: "width"
        case .height: "height"
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        case .minX: "left edge"
        case .minY: "top"
        }
    }

    fileprivate var marginWord: String {
        switch self {
        case .left, .minX: "left"
        case .right: "right"
        case .leading: "leading"
        case .trailing: "trailing"
        case .bottom: "bottom"
        default: "top"
        }
    }
}
