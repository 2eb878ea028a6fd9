/// Tables for people: columns stand two spaces apart, and the last one ends where its text does.
enum TextTable {
    /// The rows as lines, with each column as wide as its widest text.
    static func aligned(_ rows: [[String]]) -> String {
        guard let columns = rows.first?.indices else { return "" }
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var text = ""
        for row in rows {
            for column in columns {
                text += row[column]
                let gap = widths[column] - row[column].count + 2
                if column < columns.upperBound - 1 { text += String(repeating: " ", count: gap) }
            }
            text += "\n"
        }
        return text
    }
}
