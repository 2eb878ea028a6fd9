/// A JSON text as data: for the small files that are beside documents, such as string catalogs and side-cars.
public struct JSONValue: Hashable, Sendable {
    /// What the value is.
    public var content: Content
    /// Where it starts.
    public var place: JSONPlace

    /// A value that is in no text.
    package init(_ content: Content) {
        self.init(content: content, place: JSONPlace(line: 1, column: 1))
    }

    init(content: Content, place: JSONPlace) {
        self.content = content
        self.place = place
    }

    /// The kinds of values.
    public enum Content: Hashable, Sendable {
        /// Nothing.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number, as the nearest double.
        case number(Double)
        /// A text, without escapes.
        case string(String)
        /// The elements, in order.
        case array([JSONValue])
        /// The members in the order of the text; where a name is given twice both are here.
        case object([Member])
    }

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// A member that is in no text.
        package init(_ name: String, _ value: JSONValue) {
            self.init(name: name, place: JSONPlace(line: 1, column: 1), value: value)
        }

        init(name: String, place: JSONPlace, value: JSONValue) {
            self.name = name
            self.place = place
            self.value = value
        }

        /// The name, without escapes.
        public var name: String
        /// Where the name starts.
        public var place: JSONPlace
        /// What the name stands for.
        public var value: JSONValue
    }

    /// The value of the member `name` of an object; nil where there is none.
    public subscript(name: String) -> JSONValue? { members?.last { $0.name == name }?.value }

    /// The members of an object whose names members before them have; those called `allowed` may be repeated.
    package func repeatedMembers(allowing allowed: String? = nil) -> [Member] {
        var names: Set<String> = []
        return (members ?? []).filter { $0.name != allowed && !names.insert($0.name).inserted }
    }

    /// The same object with `value` for the member `name`, which comes last where it is new; nil takes the member out.
    package func setting(_ name: String, to value: JSONValue?) -> JSONValue {
        var members = self.members ?? []
        let place = members.firstIndex { $0.name == name }
        if let value {
            if let place { members[place].value = value } else { members.append(Member(name, value)) }
        } else if let place {
            members.remove(at: place)
        }
        return JSONValue(.object(members))
    }

    /// The text of a string.
    public var string: String? { if case .string(let text) = content { text } else { nil } }
    /// The value of a number.
    public var number: Double? { if case .number(let value) = content { value } else { nil } }
    /// The value of `true` or `false`.
    public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
    /// The elements of an array.
    public var array: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }
    /// The members of an object.
    public var members: [Member]? { if case .object(let members) = content { members } else { nil } }
}

/// Where a text stops being JSON, and why.
public struct JSONError: Error, Hashable, Sendable {
    /// Where the text is no JSON any more.
    public var place: JSONPlace
    /// What was expected there.
    public var message: String

    /// An error at a place.
    package init(place: JSONPlace, message: String) {
        self.place = place
        self.message = message
    }
}

extension JSONValue {
    /// Reads a JSON text of UTF-8.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(bytes: bytes)
        self = try parser.parse()
    }
}

/// A place in a JSON text.
public struct JSONPlace: Hashable, Sendable {
    /// The line, counted from one.
    public var line: Int
    /// The column in UTF-8 bytes, counted from one.
    public var column: Int
}
