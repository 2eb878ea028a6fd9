import InterfaceDocument

/// What a view's layer adds to its look: round corners and a border, by the runtime attributes that documents set.
struct LayerStyle {
    var cornerRadius = 0.0
    var borderWidth = 0.0
    var borderColor: Color?
    var masksToBounds = false

    /// Reads `layer.cornerRadius`, and `cornerRadius` as inspectable properties are mostly called.
    init(_ view: View) {
        for attribute in view.userDefinedRuntimeAttributes {
            let key = attribute.keyPath.split(separator: ".").last ?? ""
            switch (key, attribute.value) {
            case ("cornerRadius", let value), ("borderRadius", let value):
                cornerRadius = Self.number(value) ?? cornerRadius
            case ("borderWidth", let value): borderWidth = Self.number(value) ?? borderWidth
            case ("borderColor", .color(let color)), ("borderUIColor", .color(let color)): borderColor = color
            case ("masksToBounds", .bool(let masks)), ("clipsToBounds", .bool(let masks)): masksToBounds = masks
            default: break
            }
        }
        cornerRadius = max(0, cornerRadius)
        borderWidth = min(max(0, borderWidth), 1000)
    }

    private static func number(_ value: UserDefinedRuntimeAttribute.Value) -> Double? {
        switch value {
        case .number(let number): number
        case .integer(let number): Double(number)
        case .string(let text): Double(text)
        default: nil
        }
    }
}
