/// A place in a source file: a line and a column, both counted from one.
///
/// The column counts UTF-8 bytes, as compilers do, so that editors and build logs can jump to it.
public struct SourceLocation: Hashable, Sendable, Comparable {
    /// The line, counted from one.
    public var line: Int
    /// The column in UTF-8 bytes, counted from one.
    public var column: Int

    /// Makes a location from a line and a column, both counted from one.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether a place comes before another in the file.
    public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `line:column`, as compilers write it.
    public var description: String { "\(line):\(column)" }
}
