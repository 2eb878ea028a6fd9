/// Whole members of objects: a key and its value at once.
extension JSONWriter {
    package mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    package mutating func member(_ name: StaticString, _ value: Double) {
        key(name)
        number(value)
    }

    package mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        number(value)
    }

    package mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// Writes `null` where there is no value.
    package mutating func member(_ name: StaticString, orNull value: String?) {
        if let value { return member(name, value) }
        key(name)
        null()
    }

    /// Leaves the member out where there is no value.
    package mutating func member(_ name: StaticString, ifAny value: String?) {
        if let value { member(name, value) }
    }

    /// Writes a member that is an object, with the members that `write` writes.
    package mutating func object(_ name: StaticString, _ style: Style, _ write: (inout JSONWriter) -> Void) {
        key(name)
        beginObject(style)
        write(&self)
        endObject()
    }

    /// Writes a member that is an array, with the elements that `write` writes.
    package mutating func array(_ name: StaticString, _ style: Style, _ write: (inout JSONWriter) -> Void) {
        key(name)
        beginArray(style)
        write(&self)
        endArray()
    }
}
