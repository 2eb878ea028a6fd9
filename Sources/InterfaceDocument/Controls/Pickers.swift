// Pickers of values, dates and colours.

/// A `<pickerView>`.
public struct PickerView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<pickerView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .pickerView else { return nil }
        self.element = element
    }
}

/// A `<datePicker>`.
public struct DatePicker: ElementWrapper {
    /// What is picked.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// Hours and minutes.
        case time
        /// Day, month and year.
        case date
        /// Day, hours and minutes.
        case dateAndTime
        /// A duration.
        case countDownTimer
        /// Month and year.
        case yearAndMonth
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<datePicker>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .datePicker else { return nil }
        self.element = element
    }

    /// What is picked; date and time when nothing is written.
    public var mode: Mode { element.word(.datePickerMode) ?? .dateAndTime }

    /// `wheels`, `compact`, `inline`; nil for the system's choice.
    public var style: String? { element.string(.style) ?? element.string(.preferredDatePickerStyle) }

    /// The step of the minutes.
    public var minuteInterval: Int { element.int(.minuteInterval) ?? 1 }

    /// The date that is shown, in seconds since 2001; nil for today.
    public var date: Double? { element.child(.date, key: "date")?.double(.timeIntervalSinceReferenceDate) }

    /// The duration that a timer counts down from, in seconds.
    public var countDownDuration: Double { element.string(named: "countDownDuration").flatMap(Double.init) ?? 0 }

    /// The earliest date, in seconds since 2001.
    public var minimumDate: Double? {
        element.child(.date, key: "minimumDate")?.double(.timeIntervalSinceReferenceDate)
    }

    /// The latest date, in seconds since 2001.
    public var maximumDate: Double? {
        element.child(.date, key: "maximumDate")?.double(.timeIntervalSinceReferenceDate)
    }
}
