import InterfaceDocument

/// The windows that differ in their width, or in their height, alone: every half point of a range.
public struct WindowSweep: Sendable, Hashable {
    /// The side that differs.
    public var axis: Axis
    /// The shortest and the longest side, in points.
    public var lengths: ClosedRange<Double>

    /// How far one window's side is from the next one's, in points.
    public static let stepLength = 0.5

    /// Makes a sweep.
    public init(_ axis: Axis, _ lengths: ClosedRange<Double>) {
        self.axis = axis
        self.lengths = lengths
    }

    /// How many windows there are.
    public var count: Int { Int((lengths.upperBound - lengths.lowerBound) / Self.stepLength) + 1 }

    /// The length in points at a step, counted from zero.
    public func length(at step: Int) -> Double { lengths.lowerBound + Double(step) * Self.stepLength }

    /// The window at a step; its other side is that of `size`.
    public func size(at step: Int, of size: Size) -> Size {
        axis == .horizontal
            ? Size(width: length(at: step), height: size.height) : Size(width: size.width, height: length(at: step))
    }
}

extension WindowSweep {
    /// Why a text means no range, and what to write instead.
    public struct BadRange: Error, Hashable {
        /// What is wrong, without a full stop.
        public var message: String
        /// What to do about it.
        public var advice: String
    }

    /// The range that `320...1366` means.
    public init(_ axis: Axis, named text: String) throws(BadRange) {
        let noun = axis == .horizontal ? "widths" : "heights"
        let example = axis == .horizontal ? "320...1366" : "480...1024"
        let parts = Self.parts(text)
        guard let parts else {
            throw BadRange(message: "'\(text)' is not a range of \(noun)", advice: "write it as \(example), in points")
        }
        for part in [parts.0, parts.1] {
            guard let length = Double(part), length.isFinite else {
                throw BadRange(
                    message: "'\(part)' in '\(text)' is not a length",
                    advice: "write the range as \(example), in points")
            }
            guard length >= 1, length <= Size.longestSide else {
                throw BadRange(
                    message: "'\(part)' in '\(text)' is no length of a window",
                    advice: "windows are from 1 to 100000 points")
            }
            guard (length / Self.stepLength).rounded() == length / Self.stepLength else {
                throw BadRange(
                    message: "'\(part)' in '\(text)' is between two half points",
                    advice: "ranges are checked at every half point: write whole points, or .5")
            }
        }
        guard let first = Double(parts.0), let last = Double(parts.1), first <= last else {
            throw BadRange(
                message: "the range '\(text)' ends before it begins", advice: "write it as \(parts.1)...\(parts.0)")
        }
        self.init(axis, first...last)
    }

    /// The texts before and after the dots.
    private static func parts(_ text: String) -> (String, String)? {
        let bytes = Array(text.utf8)
        let dots = Array("...".utf8)
        for start in bytes.indices.dropLast(2) where Array(bytes[start..<(start + 3)]) == dots {
            let (before, after) = (bytes[..<start], bytes[(start + 3)...])
            return before.isEmpty || after.isEmpty
                ? nil : (String(decoding: before, as: UTF8.self), String(decoding: after, as: UTF8.self))
        }
        return nil
    }
}
