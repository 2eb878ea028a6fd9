import InterfaceDocument

/// What the runtime attributes that documents set add to a view's look: round corners and a border of its layer, its
/// opacity and its ground.
struct LayerStyle {
    /// The view's opacity, from 0 to 1, and its ground: what an attribute sets counts for more than what is written.
    var alpha: Double
    var backgroundColor: Color?
    var cornerRadius = 0.0
    /// Which corners the radius is of; nil for all.
    var maskedCorners: ScenePainter.RoundCorners?
    var borderWidth = 0.0
    var borderColor: Color?
    var masksToBounds = false

    /// Reads `layer.cornerRadius`, and `cornerRadius` as inspectable properties are mostly called.
    init(_ view: View) {
        (alpha, backgroundColor) = (view.alpha, view.backgroundColor)
        for attribute in view.userDefinedRuntimeAttributes {
            let key = attribute.keyPath.split(separator: ".").last ?? ""
            switch (key, attribute.value) {
            case ("alpha", let value) where attribute.keyPath == "alpha": alpha = Self.number(value) ?? alpha
            case ("backgroundColor", .color(let color)) where attribute.keyPath == "backgroundColor":
                backgroundColor = color
            case ("cornerRadius", let value), ("borderRadius", let value):
                cornerRadius = Self.number(value) ?? cornerRadius
            case ("maskedCorners", let value):
                maskedCorners = Self.number(value).flatMap { Int(exactly: $0) }.flatMap { mask in
                    mask & 15 == 15 ? nil : ScenePainter.RoundCorners(mask: mask)
                }
            case ("borderWidth", let value): borderWidth = Self.number(value) ?? borderWidth
            case ("borderColor", .color(let color)), ("borderUIColor", .color(let color)): borderColor = color
            case ("masksToBounds", .bool(let masks)), ("clipsToBounds", .bool(let masks)): masksToBounds = masks
            default: break
            }
        }
        alpha = min(max(0, alpha), 1)
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
