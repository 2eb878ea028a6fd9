// San Francisco's tracking: the space that is added to every glyph, by point size.

/// The tracking of the system font, as the Human Interface Guidelines print it.
enum SystemTracking {
    /// Points per glyph at a size in points; interpolated between whole sizes.
    static func points(atSize size: Double) -> Double {
        let last = hundredths.count - 1
        let position = min(max(size - 6, 0), Double(last))
        let lower = Int(position)
        let part = position - Double(lower)
        let next = hundredths[min(lower + 1, last)]
        return (Double(hundredths[lower]) * (1 - part) + Double(next) * part) / 100
    }

    /// Hundredths of a point per glyph at 6, 7, 8, … 80 points.
    private static let hundredths: [Int8] = [
        24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45,
        -36, -26, -10, 7, 15, 22, 29, 38, 40, 40, 39, 41, 40, 40, 38,
        37, 36, 37, 38, 37, 36, 37, 38, 37, 35, 36, 37, 35, 33, 34,
        35, 31, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 20,
        19, 18, 17, 16, 14, 14, 14, 12, 11, 9, 7, 5, 4, 2, 0,
    ]
}
