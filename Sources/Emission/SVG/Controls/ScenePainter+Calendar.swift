import InterfaceDocument
import StrutAutoLayout
import StrutTextMeasurement

/// The calendar of a date picker whose style is inline: a month with its days, and the time below where that is picked
/// too.
///
/// Sizes are shares of those of `UIDatePicker` at 320 points by 330.
extension ScenePainter {
    mutating func paintCalendar(_ date: CalendarDate, showsTime: Bool, _ frame: Rect, tint: Ink) {
        svg.openClip(frame)
        let column = (frame.width - 32) / 7
        let head = Rect(x: frame.x + 16, y: frame.y, width: max(0, frame.width - 32), height: min(44, frame.height))
        line(
            "\(CalendarDate.months[date.month - 1]) \(date.year)", .system(ofSize: 17, weight: .semibold), in: head,
            alignment: .left, SystemColors.label)
        let forward = Rect(x: head.maxX - 14, y: head.center.y - 8, width: 9, height: 16)
        chevron(forward, tint)
        let back = Rect(x: forward.x - 39, y: forward.y, width: forward.width, height: forward.height)
        chevronBack(back, tint, width: 2)
        for (number, name) in CalendarDate.weekdays.enumerated() {
            let place = Rect(x: head.x + Double(number) * column, y: head.maxY, width: column, height: 20)
            line(
                name, .system(ofSize: 13, weight: .semibold), in: place, alignment: .center, SystemColors.tertiaryLabel)
        }
        let foot = showsTime ? 44.0 : 0
        let days = date.daysOfMonth
        let offset = days.first?.weekday ?? 0
        let top = head.maxY + 20
        let row = max(1, frame.maxY - foot - top) / 6
        for (number, day) in days.enumerated() {
            let cell = offset + number
            let place = Rect(
                x: head.x + Double(cell % 7) * column, y: top + Double(cell / 7) * row, width: column, height: row)
            let isPicked = day.day == date.day
            if isPicked { circle(place.center, radius: min(column, row) / 2, tint.opacity(0.15)) }
            line(
                String(day.day), .system(ofSize: min(20, row * 0.8), weight: isPicked ? .medium : .regular), in: place,
                alignment: .center, isPicked ? tint : SystemColors.label)
        }
        if showsTime {
            let place = Rect(x: head.x, y: frame.maxY - foot, width: head.width, height: foot)
            line("Time", .system(ofSize: 17), in: place, alignment: .left, SystemColors.label)
            let pill = Rect(x: place.maxX - 96, y: place.center.y - 17, width: 96, height: 34)
            fill(pill, radius: 8, SystemColors.tertiaryFill)
            line(date.time, .system(ofSize: 17), in: pill, alignment: .center, SystemColors.label)
        }
        svg.close("g")
    }
}
