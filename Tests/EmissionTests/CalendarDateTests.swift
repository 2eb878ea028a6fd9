import Testing

@testable import StrutEmission

@Suite("The calendar of date pickers")
struct CalendarDateTests {
    private func days(around date: CalendarDate) -> [String] { (-2...2).map { date.adding(days: $0).medium } }

    @Test("Days are counted over the ends of months, years and Februaries of every length")
    func days() {
        let start = CalendarDate(secondsSince2001: 0)
        #expect(start.medium == "Jan 1, 2001" && start.time == "12:00 AM")
        #expect(
            days(around: start) == ["Dec 30, 2000", "Dec 31, 2000", "Jan 1, 2001", "Jan 2, 2001", "Jan 3, 2001"])
        func march(_ days: Int) -> [String] { [-1, 0].map { start.adding(days: days + $0).medium } }
        #expect(march(59) == ["Feb 28, 2001", "Mar 1, 2001"])
        #expect(march(1155) == ["Feb 29, 2004", "Mar 1, 2004"])
        #expect(march(-306) == ["Feb 29, 2000", "Mar 1, 2000"])
        #expect(march(-36_831) == ["Feb 28, 1900", "Mar 1, 1900"])
    }

    @Test("Other days have the same time, before 2001 too")
    func times() {
        let evening = CalendarDate(secondsSince2001: -3 * 3600 - 1)
        #expect(evening.medium == "Dec 31, 2000" && evening.time == "8:59 PM")
        let next = evening.adding(days: 1)
        #expect(next.medium == "Jan 1, 2001" && next.time == "8:59 PM")
    }
}
