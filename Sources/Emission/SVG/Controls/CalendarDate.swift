import StrutPropertyList

/// A day of the Gregorian calendar and a time, without time zones: what date pickers show.
struct CalendarDate {
    let year: Int
    let month: Int
    let day: Int
    let hour: Int
    let minute: Int
    /// Days since 1 January 2001, in which days are counted on.
    private let dayNumber: Int

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// The day and time so many seconds after the start of 2001.
    init(secondsSince2001 seconds: Double) {
        let whole = Int(min(max(seconds, -6e10), 2e11).rounded(.down))
        let days = Int((Double(whole) / 86400).rounded(.down))
        self.init(dayNumber: days, minuteOfDay: (whole - days * 86400) / 60)
    }

    /// The day by the civil calendar's rules.
    private init(dayNumber: Int, minuteOfDay: Int) {
        self.dayNumber = dayNumber
        hour = minuteOfDay / 60
        minute = minuteOfDay % 60
        let civil = CivilDay(dayNumber)
        (year, month, day) = (civil.year, civil.month, civil.day)
    }

    /// The same time so many days later, or earlier.
    func adding(days: Int) -> CalendarDate {
        CalendarDate(dayNumber: dayNumber + days, minuteOfDay: hour * 60 + minute)
    }

    /// `Nov 21`.
    var dayOfMonth: String { "\(Self.months[month - 1].prefix(3)) \(day)" }

    /// `Nov 21, 2026`.
    var medium: String { "\(dayOfMonth), \(year)" }

    /// `9:41 AM`.
    var time: String {
        "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    }

    /// The days of its month, in order.
    var daysOfMonth: [CalendarDate] {
        (1...31).map { adding(days: $0 - day) }.filter { $0.month == month }
    }

    /// The day of the week, from Sunday, which is 0: the first day of 2001 was a Monday.
    var weekday: Int { ((dayNumber + 1) % 7 + 7) % 7 }

    static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

    /// The columns of a timer's wheels: hours and minutes, the middle ones with their units.
    static func durationColumns(seconds: Double) -> [[String]] {
        let minutes = Int(min(max(seconds / 60, 0), 24 * 60 - 1))
        func column(_ middle: Int, _ range: ClosedRange<Int>, _ unit: String) -> [String] {
            around(middle, range).enumerated().map { $0.offset == 2 ? "\($0.element) \(unit)" : "\($0.element)" }
        }
        let hours = minutes / 60
        return [column(hours, 0...23, hours == 1 ? "hour" : "hours"), column(minutes % 60, 0...59, "min")]
    }

    /// The columns of a clock's wheels: hours, minutes, halves of the day.
    var clockColumns: [[String]] {
        [
            Self.around((hour + 11) % 12 + 1, 1...12).map(String.init),
            Self.around(minute, 0...59).map { $0 < 10 ? "0\($0)" : "\($0)" },
            hour < 12 ? ["", "", "AM", "PM", ""] : ["", "AM", "PM", "", ""],
        ]
    }

    /// Five numbers of a circle, the third being `middle`.
    static func around(_ middle: Int, _ range: ClosedRange<Int>) -> [Int] {
        (-2...2).map { step in
            let place = (middle - range.lowerBound + step + 2 * range.count) % range.count
            return range.lowerBound + place
        }
    }
}
