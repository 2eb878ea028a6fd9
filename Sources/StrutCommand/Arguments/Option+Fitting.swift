import Strut

/// The options of `strut fit`.
extension Option {
    static let width = Option("--width", nil, "W", help: "The width in points that the view must keep.") {
        arguments, value throws(UsageError) in
        arguments.fittingWidth = try length(value)
    }

    static let height = Option("--height", nil, "H", help: "The height in points that the view must keep.") {
        arguments, value throws(UsageError) in
        arguments.fittingHeight = try length(value)
    }

    /// `--content-size`, which may name all of them.
    static let fitContentSize = Option(
        "--content-size", nil, "SIZE", help: contentSize.help + " Or all: a row for each.",
        completion: contentSize.completion
    ) { arguments, value throws(UsageError) in
        if value.lowercased() == "all" {
            arguments.fitsAllContentSizes = true
        } else {
            try contentSize.store(&arguments, value)
        }
    }

    private static func length(_ value: String) throws(UsageError) -> Double {
        guard let length = Double(value), length >= 0, length <= Size.longestSide else {
            throw UsageError("'\(value)' is not a length", advice: "write a number of points: 320")
        }
        return length
    }
}
