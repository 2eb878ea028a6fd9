import StrutJSON

/// A range of a window's width or height, in points, on which something was found.
public struct WindowRange: Hashable, Sendable {
    /// The side of the window that it is of.
    public var side: Side
    /// The shortest and the longest length of the range.
    public var lengths: ClosedRange<Double>

    /// A side of a window.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        /// From left to right.
        case width
        /// From top to bottom.
        case height
    }

    /// Makes a range.
    public init(_ side: Side, _ lengths: ClosedRange<Double>) {
        self.side = side
        self.lengths = lengths
    }
}

extension JSONWriter {
    /// Writes ranges as members of the object that is open, `widths` and `heights`; nothing for none.
    package mutating func write(windows: [WindowRange]) {
        write(windows.filter { $0.side == .width }, "widths")
        write(windows.filter { $0.side == .height }, "heights")
    }

    private mutating func write(_ ranges: [WindowRange], _ name: StaticString) {
        guard !ranges.isEmpty else { return }
        array(name, .inline) { json in
            for range in ranges {
                json.beginObject(.inline)
                json.member("from", range.lengths.lowerBound)
                json.member("to", range.lengths.upperBound)
                json.endObject()
            }
        }
    }
}
