/// A moment as property lists in XML have it: `2001-01-01T00:00:00Z`.
package struct CalendarTime: CustomStringConvertible {
    /// The moment as text, in UTC.
    package let description: String

    /// The time of a date in a property list.
    ///
    /// - Parameter seconds: Since the first of January 2001; a fraction is left out, and years are at most 9999.
    package init(seconds: Double) {
        // 0001-01-01 and 9999-12-31 in the Gregorian calendar; NaN is the first of January 2001.
        let bounded = seconds.isNaN ? 0 : min(max(seconds, -63_113_904_000), 252_423_993_599)
        let whole = Int(bounded.rounded(.down))
        let (days, second) = whole.quotientAndRemainder(dividingBy: 86400)
        let (day, time) = second < 0 ? (days - 1, second + 86400) : (days, second)
        let date = CivilDay(day)
        description =
            Self.digits(date.year, 4) + "-" + Self.digits(date.month, 2) + "-" + Self.digits(date.day, 2) + "T"
            + Self.digits(time / 3600, 2) + ":" + Self.digits(time / 60 % 60, 2) + ":" + Self.digits(time % 60, 2) + "Z"
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}

/// A day of the Gregorian calendar.
package struct CivilDay {
    /// The year, 1 for the first of our era.
    package let year: Int
    /// The month, from 1.
    package let month: Int
    /// The day of the month, from 1.
    package let day: Int

    /// The day that is so many days behind the first of January 2001, or before it, but not before the year 0.
    package init(_ number: Int) {
        // Days since the first of March of the year 0, so that the leap day is the last of a year; 400 years have
        // 146,097.
        let days = max(number + 730_791, 0)
        let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // Months from March on have 153 days in each five.
        let shifted = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shifted + 2) / 5 + 1
        month = shifted < 10 ? shifted + 3 : shifted - 9
        year = 400 * era + yearOfEra + (month <= 2 ? 1 : 0)
    }
}
