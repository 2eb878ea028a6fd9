// Rows written as equations: `A.top == 0.5*B.bottom + 8`.

import ConstraintSolver

extension RowParser {
    /// The constraint that an equation states; nil where the text is none.
    func equation(_ text: Substring) -> LoggedConstraint? {
        for (sign, relation) in [(" == ", Relation.equal), (" <= ", .lessThanOrEqual), (" >= ", .greaterThanOrEqual)] {
            // A title may hold a sign of its own.
            for place in text.ranges(of: sign) {
                guard let (first, anchor) = side(text[..<place.lowerBound]) else { continue }
                var result = LoggedConstraint(
                    text: "", className: "", label: "", first: first, firstAnchor: anchor, relation: relation)
                if readRightSide(text[place.upperBound...], into: &result) { return result }
            }
        }
        return nil
    }

    /// `item.attribute`.
    private func side(_ text: Substring) -> (LoggedItem, LogAnchor)? {
        let text = text.trimmingSpaces
        guard let dot = text.lastIndex(of: "."), let anchor = LogAnchor(text[text.index(after: dot)...]),
            var item = item(text[..<dot])
        else { return nil }
        if anchor.isMeantForContent { item.isContent = true }
        return (item, anchor)
    }

    private func readRightSide(_ text: Substring, into result: inout LoggedConstraint) -> Bool {
        var text = Self.droppingPriority(text.trimmingSpaces, &result.priority)
        if let number = Self.number(text) {
            result.constant = number
            return true
        }
        if let space = Self.trailingSpace(text, result.firstAnchor) {
            result.constant = space.constant
            text = space.rest
        } else if let sign = [text.lastRange(ofWord: " + "), text.lastRange(ofWord: " - ")].compactMap({ $0 })
            .max(by: { $0.lowerBound < $1.lowerBound }), let size = Self.number(text[sign.upperBound...])
        {
            result.constant = text[sign].contains("-") ? -size : size
            text = text[..<sign.lowerBound]
        }
        // SnapKit and Masonry write the factor behind, UIKit before.
        for (word, isDivision) in [(" * ", false), (" / ", true)] {
            if let sign = text.lastRange(ofWord: word), let factor = Self.number(text[sign.upperBound...]), factor != 0
            {
                result.multiplier = isDivision ? 1 / factor : factor
                text = text[..<sign.lowerBound]
            }
        }
        if let star = text.firstIndex(of: "*"), let factor = Self.number(text[..<star]) {
            result.multiplier = factor
            text = text[text.index(after: star)...]
        }
        guard let (second, anchor) = side(text) else { return false }
        (result.second, result.secondAnchor) = (second, anchor)
        return true
    }

    /// ` NSSpace(8)` behind an item: the standard distance, positive towards the inside.
    private static func trailingSpace(_ text: Substring, _ first: LogAnchor) -> (constant: Double, rest: Substring)? {
        guard text.last == ")", let open = text.lastIndex(of: "("),
            let size = number(text[text.index(after: open)...].dropLast())
        else { return nil }
        guard let word = text[..<open].lastIndex(of: " "), text[word..<open].hasSuffix("Space") else { return nil }
        let rest = text[..<word].trimmingSpaces
        if rest.hasSuffix(" -") { return (-size, rest.dropLast(2)) }
        if rest.hasSuffix(" +") { return (size, rest.dropLast(2)) }
        let second = rest.lastIndex(of: ".").flatMap { LogAnchor(rest[rest.index(after: $0)...]) }
        let isInset = (first.isEnd || first.kind == .lastBaseline) && second.map { $0.kind == first.kind } == true
        return (isInset ? -size : size, rest)
    }

    /// Takes ` @750`, ` priority:750` or ` ^750` off.
    static func droppingPriority(_ text: Substring, _ priority: inout Double) -> Substring {
        for mark in [" @", " priority:", " priority: ", " ^"] {
            guard let place = text.lastRange(ofWord: mark) else { continue }
            let word = text[place.upperBound...].trimmingSpaces
            let named = ["required": 1000.0, "high": 750, "medium": 500, "low": 250, "fitting": 50]
            guard let value = number(word) ?? named[String(word)] else { continue }
            priority = value
            return text[..<place.lowerBound].trimmingSpaces
        }
        return text
    }

    /// A number with a sign that may stand apart: `12`, `- 16`, `+ 70`, `2.2e-308`.
    static func number(_ text: some StringProtocol) -> Double? {
        var text = Substring(text).trimmingSpaces
        var sign = 1.0
        while let first = text.first, first == "+" || first == "-" {
            if first == "-" { sign = -sign }
            text = text.dropFirst().trimmingSpaces
        }
        guard let first = text.first, first.isNumber || first == ".", let value = Double(String(text)) else {
            return nil
        }
        return value.isFinite ? sign * value : nil
    }
}
