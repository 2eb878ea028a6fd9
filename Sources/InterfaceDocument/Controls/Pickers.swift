// Pickers of values, dates and colours.

/// A `<pickerView>`.
public struct PickerView: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .pickerView else { return nil }
        self.element = element
    }
}

/// A `<datePicker>`.
public struct DatePicker: Hashable, Sendable {
    /// What is picked.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        case time
        case date
        case dateAndTime
        case countDownTimer
        case yearAndMonth
    }

    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .datePicker else { return nil }
        self.element = element
    }

    /// What is picked; date and time when nothing is written.
    public var mode: Mode { element.word(.datePickerMode) ?? .dateAndTime }

    /// `wheels`, `compact`, `inline`; nil for the system's choice.
    public var style: String? { element.string(.style) ?? element.string(.preferredDatePickerStyle) }
    public var minuteInterval: Int { element.int(.minuteInterval) ?? 1 }

    /// The date that is shown, in seconds since 2001; nil for today.
    public var date: Double? { element.child(.date, key: "date")?.double(.timeIntervalSinceReferenceDate) }
    public var minimumDate: Double? {
        element.child(.date, key: "minimumDate")?.double(.timeIntervalSinceReferenceDate)
    }
    public var maximumDate: Double? {
        element.child(.date, key: "maximumDate")?.double(.timeIntervalSinceReferenceDate)
    }
}
