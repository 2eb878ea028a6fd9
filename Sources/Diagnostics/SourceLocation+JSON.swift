import StrutJSON

// Places in JSON texts are places in files like any other.

extension SourceLocation {
    /// The same place in a file.
    public init(_ place: JSONPlace) {
        self.init(line: place.line, column: place.column)
    }
}

extension JSONValue {
    /// Where the value starts.
    public var location: SourceLocation { SourceLocation(place) }
}

extension JSONValue.Member {
    /// Where the name starts.
    public var location: SourceLocation { SourceLocation(place) }
}

extension JSONError {
    /// Where the text is no JSON any more.
    public var location: SourceLocation { SourceLocation(place) }
}
