// A logged constraint in plain words.

import ConstraintSolver

extension LoggedConstraint {
    /// What the constraint says, such as "the bottom of UILabel 'Tech' is 8 above the bottom of UIView:0x7fe4", with
    /// its priority where it is not required.
    package var words: String {
        priority < 1000 ? "\(statement), at priority \(Self.number(priority))" : statement
    }

    /// A change of the constraint in words, such as `lower its priority to 999`. What becomes an inequality is said as
    /// it reads then: the sign depends on the side from which the constraint was written, which a row of visual format
    /// does not show.
    package func words(of change: Repair.Change) -> String {
        switch change {
        case .lowerPriority(let priority): return "lower its priority to \(Int(priority))"
        case .relax(let relation):
            var relaxed = self
            relaxed.relation = relation
            return "make it an inequality: \(relaxed.words)"
        case .turnOffMask: return "set translatesAutoresizingMaskIntoConstraints of its view to false"
        case .remove: return "remove it"
        }
    }

    private var statement: String {
        guard let second, let secondAnchor else { return ofOneItem }
        if firstAnchor.isSize, secondAnchor.isSize { return ofSizes(second, secondAnchor) }
        guard multiplier == 1, firstAnchor.isPlace, secondAnchor.isPlace else { return equation(second, secondAnchor) }
        // The inner item is what the sentence is about.
        if let superview, superview.isSameView(as: first) {
            return place(second, secondAnchor, of: first, firstAnchor, -constant, relation.reversed)
        }
        return place(first, firstAnchor, of: second, secondAnchor, constant, relation)
    }

    private var ofOneItem: String {
        if firstAnchor.isSize {
            return "\(first.text) is \(atLeast(relation))\(Self.number(constant)) \(dimension(firstAnchor))"
        }
        let origin = superview.map { "in \($0.text)" } ?? "in its superview"
        return "the \(firstAnchor.words) of \(first.text) is \(atLeast(relation))at \(Self.number(constant)) \(origin)"
    }

    private func ofSizes(_ other: LoggedItem, _ anchor: LogAnchor) -> String {
        let share = multiplier == 1 ? "" : "\(Self.number(multiplier)) times "
        let rest =
            constant == 0 ? "" : constant > 0 ? ", plus \(Self.number(constant))" : ", less \(Self.number(-constant))"
        let what = other.isSame(as: first) ? "it" : other.text
        return "\(first.text) is \(atLeast(relation))\(share)as \(dimension(firstAnchor)) as \(what) is "
            + dimension(anchor) + rest
    }

    private func place(
        _ item: LoggedItem, _ anchor: LogAnchor, of other: LoggedItem, _ otherAnchor: LogAnchor, _ distance: Double,
        _ relation: Relation
    ) -> String {
        let target = "the \(otherAnchor.words) of \(other.text)"
        let subject = "the \(anchor.words) of \(item.text) is "
        if distance == 0, relation == .equal { return subject + "at \(target)" }
        let isForward = distance > 0 || (distance == 0 && relation == .greaterThanOrEqual)
        // Leading is the right edge where the interface reads from right to left.
        let (forward, back) = isMirrored && !anchor.isFixedSide ? ("left", "right") : ("right", "left")
        let towards =
            anchor.isHorizontal ? (isForward ? "\(forward) of" : "\(back) of") : (isForward ? "below" : "above")
        let bound = distance < 0 ? relation.reversed : relation
        if distance == 0 {
            let side =
                anchor.isHorizontal
                ? (relation == .greaterThanOrEqual ? "not \(back) of" : "not \(forward) of")
                : (relation == .greaterThanOrEqual ? "not above" : "not below")
            return subject + "\(side) \(target)"
        }
        return subject + "\(atLeast(bound))\(Self.number(abs(distance))) \(towards) \(target)"
    }

    private func equation(_ other: LoggedItem, _ anchor: LogAnchor) -> String {
        let share = multiplier == 1 ? "" : "\(Self.number(multiplier)) times "
        let rest =
            constant == 0 ? "" : constant > 0 ? " plus \(Self.number(constant))" : " less \(Self.number(-constant))"
        return "the \(firstAnchor.words) of \(first.text) is \(atLeast(relation))\(share)the \(anchor.words) of "
            + other.text + rest
    }

    private func atLeast(_ relation: Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    private func dimension(_ anchor: LogAnchor) -> String { anchor.isHorizontal ? "wide" : "high" }

    /// A number without a needless point, to the fourth decimal; as it is where nothing, or no number, would be left of
    /// it. What logs print of the least number that is not 0, `2.22507e-308`, is 0.
    static func number(_ value: Double) -> String {
        guard value.isNormal else { return "0" }
        let rounded = (value * 10000).rounded() / 10000
        guard rounded != 0, rounded.isFinite else { return "\(value)" }
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}

extension LoggedConstraint {
    /// Whether it says a place in an interface that reads from right to left.
    var isMirrored: Bool { isRightToLeft && firstAnchor.isPlace }
}

extension LogAnchor {
    /// Whether it is the same side in every language.
    var isFixedSide: Bool { name == "left" || name == "right" }

    /// The attribute as it is said: `top`, `left margin`, `centre`.
    var words: String {
        switch name {
        case "centerX", "midX": "horizontal centre"
        case "centerY", "midY": "vertical centre"
        case "minX": "left"
        case "maxX": "right"
        case "minY": "top"
        case "maxY": "bottom"
        case "firstBaseline": "first baseline"
        case "lastBaseline", "baseline": "last baseline"
        case "contentWidth": "content's width"
        case "contentHeight": "content's height"
        default: isMargin && name.hasSuffix("Margin") ? "\(name.dropLast(6)) margin" : name
        }
    }
}

extension LoggedItem {
    /// The item as its author knows it: class and text, or name, or address.
    package var text: String {
        let content = isContent ? "the content of " : ""
        if let title, !title.isEmpty, !isGuide {
            let line = title.prefix { !$0.isNewline }
            return "\(content)\(className) '\(line)\(line.count < title.count ? "..." : "")'"
        }
        if !name.isEmpty { return content + (className.isEmpty ? name : "\(className) '\(name)'") }
        let guide = isGuide ? title.map { $0.isEmpty ? "" : "'\($0)'" } ?? "" : ""
        if let address { return "\(content)\(className):\(address)\(guide)" }
        let parts = [className, guide, owner.isEmpty ? "" : "of \(owner)"]
        return content + parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
