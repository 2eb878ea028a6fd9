import Environment
import InterfaceDocument

/// The sizes of SF Symbols, as far as documents show them.
///
/// A symbol's image is as wide and high as a constant of its drawing times the point size; its alignment rectangle is as wide,
/// and as high as a line of text (107 of 112 image views whose frames tell). Of what was never seen the preview that documents
/// keep gives the shape.
struct SymbolMetrics {
    let name: String
    /// The size of the text that the symbol goes with, in points.
    let pointSize: Double
    /// `small`, `medium` or `large`; medium for anything else.
    let scale: String?
    let isBold: Bool
    /// The size of the preview; only its shape counts.
    let preview: Size?

    /// The size in points of the symbol's image, not rounded.
    func size(_ profile: CanvasProfile) -> Size {
        var size = Self.proportions(of: name) ?? guess
        // The scales are not the same on both axes (9 and 7 symbols, 5 repositories).
        switch scale {
        case "small": size = Size(width: 0.8 * size.width, height: 0.83 * size.height)
        case "large": size = Size(width: 1.29 * size.width, height: 1.35 * size.height)
        default:
            if isBold {
                size.width += 0.03
                size.height += pointSize < 20 ? profile.text.boldSymbolGrowth : 0.0625
            }
        }
        return Size(width: pointSize * size.width, height: pointSize * size.height)
    }

    /// How high the alignment rectangle is, in points: a line of text, above and below the baseline on whole pixels.
    func lineHeight(pixelsPerPoint scale: Double) -> Double {
        ((0.952 * pointSize * scale).rounded() + (0.241 * pointSize * scale).rounded()) / scale
    }

    /// From a view that shows the symbol to its alignment rectangle: what it is higher than a line, half of it above.
    func alignmentInsets(_ environment: borrowing ResolvedEnvironment) -> EdgeInsets {
        let scale = environment.scale
        let height = (size(environment.profile).height * scale).rounded() / scale
        let delta = height - lineHeight(pixelsPerPoint: scale)
        return EdgeInsets(top: delta / 2, left: 0, bottom: delta / 2, right: 0)
    }

    /// Whether a document has shown how large the symbol is.
    static func isSeen(_ name: String) -> Bool { proportions(of: name) != nil }

    /// The size at one point of a symbol that no document has shown.
    private var guess: Size {
        guard let preview, preview.width > 0, preview.height > 0, max(preview.width, preview.height) >= 64 else {
            return Size(width: 1.19, height: 1.19)
        }
        let ratio = preview.height / preview.width
        if ratio >= 1 { return Size(width: 1.19 / ratio, height: 1.19) }
        return Size(width: 1.19 / ratio.squareRoot(), height: 1.19 * ratio.squareRoot())
    }

    /// A symbol's size at one point, by name; filled ones are as large as the others unless they stand by themselves.
    private static func proportions(of name: String) -> Size? {
        if let size = table[name] { return size }
        let parts = name.split(separator: ".")
        // 40 views in 12 repositories; what is drawn in the circle does not matter.
        if parts.contains("circle") { return Size(width: 1.163, height: 1.127) }
        return parts.last == "fill" ? table[parts.dropLast().joined(separator: ".")] : nil
    }

    /// Widths and heights at one point, from the frames of views that have the symbol's own size. Where a document shows one of
    /// the two, the other follows from the shape of the preview.
    private static let table: [String: Size] = [
        // Each in two repositories and more.
        "timer": Size(width: 1.163, height: 1.127), "globe": Size(width: 1.163, height: 1.127),
        "safari": Size(width: 1.163, height: 1.127), "network": Size(width: 1.163, height: 1.127),
        "checkmark": Size(width: 1.088, height: 0.97),
        "chevron.down": Size(width: 1.09, height: 0.615), "chevron.up": Size(width: 1.09, height: 0.615),
        "chevron.left": Size(width: 0.735, height: 0.97), "chevron.right": Size(width: 0.735, height: 0.97),
        "chevron.backward": Size(width: 0.735, height: 0.97), "chevron.forward": Size(width: 0.735, height: 0.97),
        "arrow.left": Size(width: 1.147, height: 0.88), "arrow.right": Size(width: 1.147, height: 0.88),
        "plus": Size(width: 1.059, height: 0.95), "star": Size(width: 1.28, height: 1.176),
        "lock": Size(width: 0.935, height: 1.08), "doc": Size(width: 1.059, height: 1.176),
        "doc.text": Size(width: 1.059, height: 1.176), "arrow.down.doc": Size(width: 1.059, height: 1.176),
        "exclamationmark.triangle": Size(width: 1.25, height: 1.065),
        // Each in one.
        "xmark": Size(width: 1.029, height: 0.91), "calendar": Size(width: 1.235, height: 1.03),
        "trash": Size(width: 1.118, height: 1.2), "person": Size(width: 1.067, height: 1),
        "faceid": Size(width: 1.2, height: 1.078), "touchid": Size(width: 1.25, height: 1.22),
        "link": Size(width: 1.255, height: 1.216), "heart": Size(width: 1.235, height: 1.03),
        "bell": Size(width: 1.12, height: 1.147), "bell.badge": Size(width: 1.11, height: 1.206),
        "bell.slash": Size(width: 1.11, height: 1.206), "mappin.and.ellipse": Size(width: 1.11, height: 1.206),
        "pin": Size(width: 1.146, height: 1.265), "applelogo": Size(width: 0.893, height: 1.088),
        "iphone": Size(width: 1.026, height: 1.172), "photo": Size(width: 1.417, height: 1.03),
        "envelope": Size(width: 1.32, height: 0.96), "ellipsis": Size(width: 1.118, height: 0.324),
        "ellipsis.rectangle": Size(width: 1.335, height: 0.822), "note": Size(width: 1.216, height: 1.04),
        "placeholdertext": Size(width: 0.647, height: 1.03), "memories": Size(width: 1.295, height: 1.1),
        "at": Size(width: 1.21, height: 1.18), "hand.thumbsup": Size(width: 1.165, height: 1.18),
        "dot.radiowaves.forward": Size(width: 0.952, height: 1.098), "mic": Size(width: 1, height: 1.17),
        "mic.slash": Size(width: 1, height: 1.19), "mic.fill": Size(width: 1.07, height: 1.23),
        "video.slash": Size(width: 1.5, height: 1.34), "speaker.slash": Size(width: 1.07, height: 1.19),
        "hand.raised": Size(width: 1.4, height: 1.21), "paperclip": Size(width: 1.176, height: 1.24),
        "paperplane.fill": Size(width: 1.235, height: 1.15), "gamecontroller": Size(width: 1.65, height: 1.02),
        "die.face.3": Size(width: 1.14, height: 1.02), "doc.on.doc": Size(width: 1.23, height: 1.35),
        "text.bubble": Size(width: 1.25, height: 1.08), "flashlight.slash": Size(width: 0.73, height: 1),
        "chart.bar": Size(width: 1.47, height: 1.03), "arrowtriangle.down": Size(width: 0.95, height: 0.89),
        "arrow.triangle.2.circlepath.camera": Size(width: 1.436, height: 1.04),
        "chevron.down.square": Size(width: 1.156, height: 1.03),
    ]
}
