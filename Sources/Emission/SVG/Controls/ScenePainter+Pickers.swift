import InterfaceDocument
import StrutTextMeasurement

/// Wheels and date pickers.
extension ScenePainter {
    /// A picker's rows come from code: Interface Builder shows these cities in their place.
    mutating func paintPicker(_ view: View, _ frame: Rect) {
        paintWheel([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], frame)
    }

    /// Columns of rows around the one in the middle, in the order of the language, not of the layout.
    private mutating func paintWheel(_ columns: [[String]], _ frame: Rect) {
        upright(frame) { $0.paintUprightWheel(columns, $1) }
    }

    private mutating func paintUprightWheel(_ columns: [[String]], _ frame: Rect) {
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

    mutating func paintDatePicker(_ view: View, _ frame: Rect, tint: Ink) {
        guard let picker = DatePicker(view.element) else { return }
        // A timer has wheels in every style.
        if picker.mode == .countDownTimer {
            return paintWheel(CalendarDate.durationColumns(seconds: picker.countDownDuration), frame)
        }
        let isCompact =
            environment.profile.controls.compactDatePickerSize != nil && picker.style != "wheels"
            && picker.style != "inline"
        let date = CalendarDate(secondsSince2001: picker.date ?? 0)
        if picker.style == "inline", environment.profile.controls.compactDatePickerSize != nil,
            picker.mode == .date || picker.mode == .dateAndTime
        {
            return upright(frame) {
                $0.paintCalendar(date, showsTime: picker.mode == .dateAndTime, $1, tint: tint)
            }
        }
        if isCompact {
            var parts: [String] = []
            if picker.mode != .time { parts.append(date.medium) }
            if picker.mode != .date && picker.mode != .yearAndMonth { parts.append(date.time) }
            paintPills(parts, frame)
            return
        }
        switch picker.mode {
        case .date, .yearAndMonth:
            paintWheel(
                [
                    CalendarDate.around(date.month, 1...12).map { CalendarDate.months[$0 - 1] },
                    CalendarDate.around(date.day, 1...31).map(String.init),
                    (-2...2).map { String(date.year + $0) },
                ], frame)
        case .time, .countDownTimer: paintWheel(date.clockColumns, frame)
        case .dateAndTime:
            let days = (-2...2).map { date.adding(days: $0).dayOfMonth }
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
