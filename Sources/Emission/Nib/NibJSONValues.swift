import StrutJSON
import StrutNib
import StrutPropertyList

/// Values of nibs and property lists in JSON that refer to no object.
extension NibArchive.Payload {
    /// The type of a number, as it is stored.
    var type: String? {
        switch self {
        case .int8: "int8"
        case .int16: "int16"
        case .int32: "int32"
        case .int64: "int64"
        case .float: "float"
        case .double: "double"
        case .bool, .data, .nil, .object: nil
        }
    }
}

extension JSONWriter {
    /// A value that is no object. A number that JSON does not have, such as infinity, is a string.
    mutating func write(_ payload: NibArchive.Payload) {
        switch payload {
        case .int8(let value): number(Int(value))
        case .int16(let value): number(Int(value))
        case .int32(let value): number(Int(value))
        case .int64(let value): number(Int(value))
        case .bool(let value): bool(value)
        case .float(let value): number(shortest: value)
        case .double(let value): number(shortest: value)
        case .data(let bytes): write(bytes)
        case .nil, .object: null()
        }
    }

    /// As few digits as read back as the number in the width in which it is stored.
    private mutating func number(shortest value: some BinaryFloatingPoint & LosslessStringConvertible) {
        if value.isFinite, let shortest = Double(value.description) {
            number(shortest)
        } else {
            string(value.description)
        }
    }

    /// Data: the numbers that are packed into it, or its bytes in base 64.
    private mutating func write(_ bytes: [UInt8]) {
        beginObject(.inline)
        if let packed = PackedNumbers(bytes), packed.isExact {
            if let doubles = packed.doubles {
                array("doubles", .inline) { json in
                    for value in doubles { json.number(value) }
                }
            } else {
                array("floats", .inline) { json in
                    for value in packed.floats { json.number(shortest: value) }
                }
            }
        } else {
            member("data", Base64.text(of: bytes))
        }
        endObject()
    }

    /// A property list: dictionaries are objects, arrays are arrays, bytes are in base 64 and dates as in XML.
    mutating func write(_ value: PropertyListValue) {
        switch value {
        case .string(let text): string(text)
        case .integer(let value): number(value)
        case .real(let value): number(value)
        case .boolean(let value): bool(value)
        case .data(let bytes): string(Base64.text(of: bytes))
        case .date(let seconds): string(CalendarTime(seconds: seconds).description)
        case .array(let elements):
            beginArray(elements.isEmpty ? .inline : .lines)
            for element in elements { write(element) }
            endArray()
        case .dictionary(let dictionary):
            beginObject(dictionary.entries.isEmpty ? .inline : .lines)
            for entry in dictionary.entries {
                key(named: entry.key)
                write(entry.value)
            }
            endObject()
        }
    }
}
