import InterfaceDocument
import TextMeasurement

/// Wheels and date pickers.
extension ScenePainter {
    /// A picker's rows come from code: Interface Builder shows these cities in their place.
    mutating func paintPicker(_ view: View, _ frame: Rect) {
        paintWheel([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], frame)
    }

    /// Columns of rows around the one in the middle.
    private mutating func paintWheel(_ columns: [[String]], _ frame: Rect) {
        svg.openClip(frame)
        fill(
            Rect(x: frame.x + 9, y: frame.center.y - 16, width: max(0, frame.width - 18), height: 32), radius: 8,
            SystemColors.tertiaryFill)
        let width = frame.width / Double(columns.count)
        for (column, rows) in columns.enumerated() {
            for (number, row) in rows.enumerated() {
                let distance = number - rows.count / 2
                let step = 32 - 3 * Double(distance.magnitude)
                let y = frame.center.y + Double(distance) * step - 16
                let place = Rect(x: frame.x + Double(column) * width, y: y, width: width, height: 32)
                guard place.y > frame.y - 20, place.maxY < frame.maxY + 20 else { continue }
                line(
                    row, .system(ofSize: distance == 0 ? 21 : 19), in: place, alignment: .center,
                    distance == 0 ? SystemColors.label : SystemColors.tertiaryLabel)
            }
        }
        svg.close("g")
    }

    mutating func paintDatePicker(_ view: View, _ frame: Rect) {
        guard let picker = DatePicker(view.element) else { return }
        let isCompact =
            environment.profile.controls.compactDatePickerSize != nil && picker.style != "wheels"
            && picker.style != "inline"
        let date = CalendarDate(secondsSince2001: picker.date ?? 0)
        if isCompact {
            var parts: [String] = []
            if picker.mode != .time && picker.mode != .countDownTimer { parts.append(date.medium) }
            if picker.mode != .date && picker.mode != .yearAndMonth { parts.append(date.time) }
            paintPills(parts, frame)
            return
        }
        switch picker.mode {
        case .date, .yearAndMonth:
            paintWheel(
                [
                    CalendarDate.around(date.month, 1...12).map { CalendarDate.months[$0 - 1] },
                    CalendarDate.around(date.day, 1...28).map(String.init),
                    (-2...2).map { String(date.year + $0) },
                ], frame)
        case .time, .countDownTimer: paintWheel(date.clockColumns, frame)
        case .dateAndTime:
            let days = CalendarDate.around(date.day, 1...28).map {
                "\(CalendarDate.months[date.month - 1].prefix(3)) \($0)"
            }
            paintWheel([days] + date.clockColumns, frame)
        }
    }

    /// The compact style: a pill for the day, another for the time.
    private mutating func paintPills(_ parts: [String], _ frame: Rect) {
        let font = Font.system(ofSize: 17)
        var x = frame.x
        for part in parts {
            let width = min(measurer.width(of: part, font: font) + 24, max(0, frame.maxX - x))
            let pill = Rect(x: x, y: frame.y, width: width, height: frame.height)
            fill(pill, radius: environment.profile.looks.hasCapsules ? frame.height / 2 : 8, SystemColors.tertiaryFill)
            line(part, font, in: pill.inset(by: 2), alignment: .center, SystemColors.label)
            x += width + 6
        }
    }
}

/// A day of the Gregorian calendar and a time, without time zones.
struct CalendarDate {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// The day and time so many seconds after the start of 2001, by the civil calendar's rules.
    init(secondsSince2001 seconds: Double) {
        let whole = Int(min(max(seconds, -6e10), 2e11).rounded(.down))
        let days = Int((Double(whole) / 86400).rounded(.down))
        let rest = whole - days * 86400
        hour = rest / 3600
        minute = rest / 60 % 60
        // Days since 1 March of the year 0, in eras of 400 years.
        let shifted = days + 730_791
        let era = Int((Double(shifted) / 146_097).rounded(.down))
        let ofEra = shifted - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146_096) / 365
        let dayOfYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// `Nov 21, 2026`.
    var medium: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }

    /// `9:41 AM`.
    var time: String {
        "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
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
