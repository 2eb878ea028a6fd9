import Environment
import InterfaceDocument

/// The sizes of SF Symbols, as far as documents show them.
///
/// A symbol's width is a constant of its shape times the point size (53 of 53 widths); its height follows from the shape
/// of the preview that documents keep. Symbols that were never seen count as round.
enum SymbolMetrics {
    /// The size in points of a symbol's image at a point size; `scale` is `small`, `medium` or `large`.
    static func size(_ name: String, pointSize: Double, scale: String?, preview: Size?) -> Size {
        let factor: Double =
            switch scale {
            case "small": 0.78
            case "large": 1.28
            default: 1
            }
        let shape = preview.flatMap { $0.width > 0 && $0.height > 0 && max($0.width, $0.height) >= 100 ? $0 : nil }
        let ratio = shape.map { $0.height / $0.width } ?? 1
        let width = pointSize * factor * (width(of: name) ?? (ratio > 1 ? 1.196 / ratio : 1.196))
        return Size(width: width, height: width * ratio)
    }

    /// Whether a document has shown how wide the symbol is.
    static func isSeen(_ name: String) -> Bool { width(of: name) != nil }

    /// A symbol's width at one point, by name; the chevrons that point sideways are those of 8 views in 4 projects, `plus` and
    /// `xmark` those of one each.
    private static func width(of name: String) -> Double? {
        switch name {
        case "chevron.down", "chevron.up": 1.09
        case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward": 0.735
        case "arrow.right", "arrow.left": 1.147
        case "plus": 1.059
        case "xmark": 1.029
        case "calendar": 1.235
        default: nil
        }
    }

    /// How much higher, in points, a symbol's image view is than its alignment rectangle, whatever its size.
    static func alignmentDelta(_ name: String, weight: String?, scale: Double, _ profile: CanvasProfile) -> Double {
        if name.contains("circle") {
            if weight == "bold" { return profile.text.boldCircleDelta }
            return scale == 3 ? -4.0 / 3 : -1
        }
        switch name {
        case "checkmark": return -3.5
        case "chevron.down", "chevron.up": return scale == 3 ? -10 : -9.5
        case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward": return -3.5
        case "exclamationmark.triangle", "exclamationmark.triangle.fill": return -2
        case "lock.fill": return scale == 3 ? -2 : -1.5
        case "doc.text", "arrow.down.doc": return scale == 3 ? -1.0 / 3 : 0
        case "placeholdertext.fill": return -2.5
        case "ellipsis": return -14.5
        default: return 0
        }
    }
}
