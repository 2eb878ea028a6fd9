// What a running app logged about its constraints, as conflicts.

/// The conflicts of a console's text.
package struct ConflictLog: Sendable {
    /// The conflicts, in order.
    package var conflicts: [LoggedConflict]

    /// Reads all conflicts of a text; there may be other lines around and between them.
    package init(_ text: String) {
        var reading = Reading()
        for piece in LogText.pieces(of: text) { reading.take(piece) }
        reading.finish()
        conflicts = reading.conflicts
    }
}

/// Puts the pieces of a text together to conflicts.
private struct Reading {
    private(set) var conflicts: [LoggedConflict] = []
    private var current = LoggedConflict(constraints: [])
    private var broken: String?
    private var isBreaking = false
    /// Whether a header stands before the rows, and what it announced has not come to its end.
    private var hasHeader = false

    mutating func take(_ piece: LogPiece) {
        switch piece {
        case .header:
            finish()
            hasHeader = true
        case .breaking: isBreaking = true
        case .row(let row): take(row: row)
        case .mention(let row):
            // Elsewhere it is what a sentence speaks of, such as a note of Strut's on another finding.
            if hasHeader || isBreaking { take(row: row) }
        }
    }

    private mutating func take(row: String) {
        if isBreaking {
            // The first row behind the words is the one that was broken; one more starts another list.
            let hasRows = !current.constraints.isEmpty || !current.unread.isEmpty
            if broken != nil || !hasRows { finish() } else { broken = row }
            (isBreaking, hasHeader) = (false, false)
            if broken != nil { return }
        } else if broken != nil {
            finish()
        }
        if let constraint = RowParser.constraint(row) {
            current.constraints.append(constraint)
        } else {
            current.unread.append(row)
        }
    }

    /// Ends the conflict that is being read.
    mutating func finish() {
        if let broken { current.broken = current.index(of: broken) }
        if !current.constraints.isEmpty || !current.unread.isEmpty { conflicts.append(current) }
        (current, broken) = (LoggedConflict(constraints: []), nil)
        (isBreaking, hasHeader) = (false, false)
    }
}

extension LoggedConflict {
    /// The constraint that a row repeats: by its text, its label, or what it says.
    fileprivate func index(of row: String) -> Int? {
        if let same = constraints.firstIndex(where: { $0.text == row }) { return same }
        guard let broken = RowParser.constraint(row) else { return nil }
        return constraints.firstIndex { $0.label == broken.label && broken.label.hasPrefix("0x") }
            ?? constraints.firstIndex { $0.says(broken) && $0.label == broken.label }
            ?? constraints.firstIndex { $0.says(broken) }
    }
}

extension LoggedConstraint {
    /// Whether both say the same of the same items.
    fileprivate func says(_ other: LoggedConstraint) -> Bool {
        first.isSame(as: other.first) && firstAnchor == other.firstAnchor && relation == other.relation
            && second?.key == other.second?.key && secondAnchor == other.secondAnchor
            && multiplier == other.multiplier && constant == other.constant
    }
}
