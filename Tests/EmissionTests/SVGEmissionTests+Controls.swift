import Testing

/// What controls show of their state.
extension SVGEmissionTests {
    @Test("The wheels of a date picker show days that there are, over the end of a month")
    func wheels() throws {
        /// The texts below the caption: column by column.
        func rows(_ mode: String, date: Int) throws -> [String] {
            try picture(
                """
                <datePicker fixedFrame="YES" datePickerMode="\(mode)" style="wheels" id="p">
                <rect key="frame" x="0.0" y="0.0" width="393" height="216"/>
                <date key="date" timeIntervalSinceReferenceDate="\(date)"/></datePicker>
                """
            ).filter { $0.name == "text" }.dropFirst().map(\.text)
        }
        let newYear = try rows("dateAndTime", date: 0)
        #expect(newYear.starts(with: ["Dec 30", "Dec 31", "Jan 1", "Jan 2", "Jan 3"]), "\(newYear)")
        let day = try rows("date", date: 0)
        #expect(day.dropFirst(5).starts(with: ["30", "31", "1", "2", "3"]), "\(day)")
    }
}
