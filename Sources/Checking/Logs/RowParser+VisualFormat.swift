// Rows written in visual format: `V:|-(8)-[A]`, `H:[A]-(>=4)-[B](LTR)`, `V:[A(44)]`.

import ConstraintSolver

extension RowParser {
    /// The constraint that a visual format states; nil where the text is none.
    func visualFormat(_ text: Substring) -> LoggedConstraint? {
        var priority = 1000.0
        var text = Self.droppingPriority(text.trimmingSpaces, &priority)
        let isHorizontal = !text.hasPrefix("V:")
        if text.hasPrefix("V:") || text.hasPrefix("H:") { text = text.dropFirst(2) }
        guard text.first == "|" || text.first == "[" else { return nil }
        let (isLeftToRight, isRightToLeft) = (text.hasSuffix("(LTR)"), text.hasSuffix("(RTL)"))
        if isLeftToRight || isRightToLeft { text = text.dropLast(5) }
        text = Self.droppingPriority(text.trimmingSpaces, &priority)
        guard var result = pin(text, isHorizontal, isFixed: isLeftToRight) ?? size(text, isHorizontal) else {
            return nil
        }
        result.isRightToLeft = isRightToLeft
        result.priority = min(result.priority, priority)
        return result
    }

    // MARK: A gap between two ends

    /// `|-(8)-[A]`, `[A]-(8)-|`, `[A]-(8)-[B]`, with the gap in between taken from every place where one could stand.
    /// UIKit marks pins of left and right edges as `(LTR)`: of 12 such rows in 7 logs 6 have `left` or `right` in their
    /// identifiers, and none says otherwise.
    private func pin(_ text: Substring, _ isHorizontal: Bool, isFixed: Bool) -> LoggedConstraint? {
        guard let leading = LogAnchor(isHorizontal ? isFixed ? "left" : "leading" : "top"),
            let trailing = LogAnchor(isHorizontal ? isFixed ? "right" : "trailing" : "bottom")
        else { return nil }
        var start = text.startIndex
        while let gap = text[start...].firstIndex(where: { $0 == "-" || $0 == "[" || $0 == "|" }) {
            start = text.index(after: gap)
            guard gap > text.startIndex, let before = end(text[..<gap]),
                let (predicate, rest) = gapPredicate(text[gap...]), let after = end(rest)
            else { continue }
            var result = LoggedConstraint(
                text: "", className: "", label: "", first: LoggedItem(), firstAnchor: leading,
                relation: predicate.relation)
            result.constant = predicate.constant
            result.priority = predicate.priority
            switch (before, after) {
            case (.bar, .item(let item)):
                guard let superview else { return nil }
                (result.first, result.firstAnchor) = (item, leading)
                (result.second, result.secondAnchor) = (content(of: superview), leading)
            case (.item(let item), .bar):
                guard let superview else { return nil }
                (result.first, result.firstAnchor) = (content(of: superview), trailing)
                (result.second, result.secondAnchor) = (item, trailing)
            case (.item(let one), .item(let other)):
                (result.first, result.firstAnchor) = (other, leading)
                (result.second, result.secondAnchor) = (one, trailing)
            case (.bar, .bar): continue
            }
            return result
        }
        return nil
    }

    private enum End {
        case bar
        case item(LoggedItem)
    }

    /// `|`, or an item in brackets.
    private func end(_ text: Substring) -> End? {
        if text == "|" { return .bar }
        guard text.first == "[", text.last == "]" else { return nil }
        return item(text.dropFirst().dropLast()).map(End.item)
    }

    /// Pins to a scroll view's `|` are pins to its content.
    private func content(of superview: LoggedItem) -> LoggedItem {
        guard superview.isScrollView else { return superview }
        var content = superview
        content.isContent = true
        return content
    }

    /// `-(8)-`, `-8-`, `-` or nothing, and what stands behind.
    private func gapPredicate(_ text: Substring) -> (Predicate, Substring)? {
        guard text.first == "-" else { return (Predicate(relation: .equal, constant: 0), text) }
        let behind = text.dropFirst()
        if behind.first == "(" {
            guard let close = behind.range(ofWord: ")-") else { return nil }
            let inner = behind[behind.index(after: behind.startIndex)..<close.lowerBound]
            return Predicate(inner).map { ($0, behind[close.upperBound...]) }
        }
        guard let dash = behind.dropFirst().firstIndex(of: "-") else {
            return (Predicate(relation: .equal, constant: 8), behind)
        }
        return Predicate(behind[..<dash]).map { ($0, behind[behind.index(after: dash)...]) }
    }

    // MARK: A size

    /// `[A(44)]` or `[A(==B)]`.
    private func size(_ text: Substring, _ isHorizontal: Bool) -> LoggedConstraint? {
        guard text.first == "[", text.hasSuffix(")]"), let anchor = LogAnchor(isHorizontal ? "width" : "height") else {
            return nil
        }
        let inner = text.dropFirst().dropLast(2)
        // A title may hold brackets: the last place that makes sense counts; `NSSpace(8)` holds some too.
        var end = inner.endIndex
        while let open = inner[..<end].lastIndex(of: "(") {
            end = open
            guard let item = item(inner[..<open]) else { continue }
            let text = inner[inner.index(after: open)...]
            var result = LoggedConstraint(
                text: "", className: "", label: "", first: item, firstAnchor: anchor)
            if let predicate = Predicate(text) {
                (result.relation, result.constant) = (predicate.relation, predicate.constant)
                result.priority = predicate.priority
                return result
            }
            let (relation, rest) = Predicate.relation(text)
            if let other = self.item(rest) {
                (result.relation, result.second, result.secondAnchor) = (relation, other, anchor)
                return result
            }
        }
        return nil
    }
}

/// What stands between the brackets of a gap or a size: `8`, `>=44`, `NSSpace(8)`, `8@750`.
private struct Predicate {
    var relation: Relation
    var constant: Double
    var priority = 1000.0

    init(relation: Relation, constant: Double) {
        (self.relation, self.constant) = (relation, constant)
    }

    init?(_ text: Substring) {
        let (relation, predicate) = Self.relation(text)
        var rest = predicate
        if let at = rest.lastIndex(of: "@"), let value = Double(String(rest[rest.index(after: at)...])) {
            priority = value
            rest = rest[..<at]
        }
        if let open = rest.firstIndex(of: "("), rest[..<open].hasSuffix("Space") {
            let inner = rest[rest.index(after: open)...]
            rest = inner.last == ")" ? inner.dropLast() : inner
        }
        guard let number = RowParser.number(rest) else { return nil }
        self.relation = relation
        constant = number
    }

    /// The relation that a predicate starts with, and the rest.
    static func relation(_ text: Substring) -> (Relation, Substring) {
        let text = text.trimmingSpaces
        if text.hasPrefix(">=") { return (.greaterThanOrEqual, text.dropFirst(2)) }
        if text.hasPrefix("<=") { return (.lessThanOrEqual, text.dropFirst(2)) }
        return (.equal, text.hasPrefix("==") ? text.dropFirst(2) : text)
    }
}
