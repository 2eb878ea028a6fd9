import InterfaceDocument
import StrutNib

/// The strings, numbers, colours and fonts of one nib, each of which is one object however often it is used.
struct NibSharedValues {
    /// The strings, by their numbers in `stringNumbers`.
    var strings: [NibGraph.Object] = []
    var stringNumbers = NameTable(slots: 128)
    var numbers: [Double: NibGraph.Object] = [:]
    var colors: [NibColor: NibGraph.Object] = [:]
    var fonts: [NibFont: NibGraph.Object] = [:]
    var images: [String: NibGraph.Object] = [:]
    /// The points, sizes, rectangles and locales, by their texts.
    var values: [String: NibGraph.Object] = [:]
    /// How the system's images look, and for which traits, where they are no placeholders.
    var systemImageConfiguration: (configuration: NibGraph.Object, traits: NibGraph.Object)?
    var emptyArray: NibGraph.Object?
    var emptySet: NibGraph.Object?
    var emptyDictionary: NibGraph.Object?
}

extension NibUnit {
    /// A text.
    mutating func string(_ text: String) -> NibGraph.Object {
        let number = Int(shared.stringNumbers.number(text))
        if number < shared.strings.count { return shared.strings[number] }
        let object = makeString("NSString", text)
        shared.strings.append(object)
        return object
    }

    /// A text that may be a mutable one.
    mutating func makeString(_ className: String, _ text: String) -> NibGraph.Object {
        let object = graph.make(className)
        set("NS.bytes", .data(Array(text.utf8)), on: object)
        return object
    }

    /// A text that strings files translate under `id.property`, where the document is localized.
    mutating func localizable(_ text: String, of element: Element, _ property: String) -> NibGraph.Object {
        guard context.isLocalized, let id = element.id, !text.isEmpty else { return string(text) }
        let object = makeString("NSLocalizableString", text)
        set("NSKey", string("\(id).\(property)"), on: object)
        set("NSDev", string(text), on: object)
        return object
    }

    /// A whole number, or a truth value as 0 or 1.
    mutating func number(_ value: Int) -> NibGraph.Object { number(Double(value), "NS.intval", .int(value)) }

    /// A number of double precision.
    mutating func number(_ value: Double) -> NibGraph.Object { number(value, "NS.dblval", .double(value)) }

    /// Equal numbers are one object, of the type that is met first.
    private mutating func number(_ number: Double, _ key: String, _ value: NibValue) -> NibGraph.Object {
        if let object = shared.numbers[number] { return object }
        let object = graph.make("NSNumber")
        set(key, value, on: object)
        shared.numbers[number] = object
        return object
    }

    /// An array that does not change; all empty ones are one object.
    mutating func array(_ members: [NibGraph.Object]) -> NibGraph.Object {
        if members.isEmpty, let empty = shared.emptyArray { return empty }
        let array = collection("NSArray", members)
        if members.isEmpty { shared.emptyArray = array }
        return array
    }

    /// A set; all empty ones are one object.
    mutating func objectSet(_ members: [NibGraph.Object]) -> NibGraph.Object {
        if members.isEmpty, let empty = shared.emptySet { return empty }
        let made = collection("NSSet", members)
        if members.isEmpty { shared.emptySet = made }
        return made
    }

    /// The dictionary without entries that texts without attributes share.
    mutating func emptyDictionary() -> NibGraph.Object {
        if let empty = shared.emptyDictionary { return empty }
        let made = dictionary([])
        shared.emptyDictionary = made
        return made
    }

    mutating func mutableArray(_ members: [NibGraph.Object]) -> NibGraph.Object {
        collection("NSMutableArray", members)
    }

    /// A collection of some class with its members; of a dictionary, keys and values in turn.
    mutating func collection(_ className: String, _ members: [NibGraph.Object]) -> NibGraph.Object {
        let collection = graph.make(className)
        set("NSInlinedValue", .bool(true), on: collection)
        for member in members { graph.append(.object(member), to: collection) }
        return collection
    }

    mutating func dictionary(
        _ entries: [(key: NibGraph.Object, value: NibGraph.Object)], _ className: String = "NSDictionary"
    ) -> NibGraph.Object {
        collection(className, entries.flatMap { [$0.key, $0.value] })
    }
}

extension NibValue {
    /// Points, sizes, rectangles and insets: a byte and their numbers.
    static func geometry(_ numbers: Double...) -> NibValue {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 + 8 * numbers.count) { buffer, count in
            buffer.initializeElement(at: 0, to: 7)
            count = 1
            for number in numbers {
                for place in 0..<8 {
                    let byte = UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(8 * place))
                    buffer.initializeElement(at: count, to: byte)
                    count += 1
                }
            }
        }
        return .data(bytes)
    }

    static func point(_ x: Double, _ y: Double) -> NibValue { geometry(x, y) }
    static func size(_ size: Size) -> NibValue { geometry(size.width, size.height) }
    static func insets(_ insets: EdgeInsets) -> NibValue {
        geometry(insets.top, insets.left, insets.bottom, insets.right)
    }
}
