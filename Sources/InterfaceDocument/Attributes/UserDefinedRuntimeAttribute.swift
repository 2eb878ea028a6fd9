// Values that are set by key path when an object is loaded.

/// A `<userDefinedRuntimeAttribute>`.
public struct UserDefinedRuntimeAttribute: ElementWrapper {
    /// A value with its type.
    public enum Value: Hashable, Sendable {
        /// A text.
        case string(String)
        /// A truth value.
        case bool(Bool)
        /// A number.
        case number(Double)
        /// A whole number.
        case integer(Int)
        /// A point.
        case point(Point)
        /// A size.
        case size(Size)
        /// A rectangle.
        case rect(Rect)
        /// A range.
        case range(location: Int, length: Int)
        /// A colour.
        case color(Color)
        /// An image, by its name.
        case image(String)
        /// `nil`.
        case none
        /// A value of a type that the model does not know.
        case other(Element)
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<userDefinedRuntimeAttribute>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .userDefinedRuntimeAttribute else { return nil }
        self.element = element
    }

    /// The key path that is set.
    public var keyPath: String { element.string(.keyPath) ?? "" }

    /// The type as it is written, such as `number` or `string`.
    public var type: String { element.string(.type) ?? "" }

    /// The value.
    public var value: Value {
        let child = element.child(key: "value")
        switch type {
        case "string": return .string(element.string(.value) ?? child?.stringContent ?? "")
        case "boolean": return .bool(element.bool(.value) ?? false)
        case "image": return .image(element.string(.value) ?? element.string(.image) ?? "")
        case "nil": return .none
        default: return child.flatMap(Self.value) ?? .other(element)
        }
    }

    /// Under which key of its object strings files translate it, such as
    /// `ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]`; nil where it is not marked as localized.
    ///
    /// Xcode numbers those that are.
    public var localizationKey: String? {
        guard element.bool(.localized) == true, type == "string", let siblings = element.parent?.children else {
            return nil
        }
        let place = siblings.prefix { $0.index != element.index }.count { $0.bool(.localized) == true }
        return "\(Self.localizationList)[\(place)]"
    }

    /// The list that attributes which are marked as localized have their keys in.
    static let localizationList = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

    private static func value(_ element: Element) -> Value? {
        switch element.name {
        case .real: element.double(.value).map { .number($0) }
        case .integer: element.int(.value).map { .integer($0) }
        case .point: Point(element).map { .point($0) }
        case .size: Size(element).map { .size($0) }
        case .rect: Rect(element).map { .rect($0) }
        case .range: .range(location: element.int(.location) ?? 0, length: element.int(.length) ?? 0)
        case .color: Color(element).map { .color($0) }
        default: nil
        }
    }
}

extension Element {
    /// The values that are set when the object is loaded.
    public var userDefinedRuntimeAttributes: [UserDefinedRuntimeAttribute] {
        members(of: .userDefinedRuntimeAttributes)
    }
}
