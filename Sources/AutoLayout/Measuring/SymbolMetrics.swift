import InterfaceDocument
import StrutEnvironment

/// The sizes of SF Symbols, as far as documents show them.
///
/// A symbol's image is as wide and high as a constant of its drawing times the point size; its alignment rectangle is
/// as wide, and as high as a line of text (107 of 112 image views whose frames show it). Of what was never seen the
/// preview that documents keep gives the shape.
struct SymbolMetrics {
    let name: String
    /// The size of the text that the symbol goes with, in points.
    let pointSize: Double
    /// `small`, `medium` or `large`; medium for anything else.
    let scale: String?
    /// Whether it is semibold at least.
    let isBold: Bool
    /// The size of the preview; only its shape counts.
    let preview: Size?

    /// The size in points of the symbol's image, not rounded.
    func size(_ profile: CanvasProfile) -> Size {
        var size = Self.proportions(of: name) ?? guess
        // The scales are not the same on both axes (seen small: 6 symbols in 4 repositories, large: 9 in 6).
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

    /// The size at one point of a symbol that no document has shown: most are 1.05 high and wider, or 1.19 high and
    /// narrower, and round ones are circles. What has an arrow into or out of it, stands before another one or is
    /// struck through is larger, bare lines are as large as a square of one em. Of the 95 that were seen with a preview
    /// 59 are met within a point in width at 17 points, 1.6 off in the mean; by the shape alone 47 are, 2.0 off.
    private var guess: Size {
        guard let preview, preview.width > 0, preview.height > 0, max(preview.width, preview.height) >= 64 else {
            return Size(width: 1.19, height: 1.19)
        }
        let ratio = preview.height / preview.width
        func size(height: Double) -> Size { Size(width: height / ratio, height: height) }
        // 1.235 to 1.373 (5 symbols), 1.35 (2), 1.19 to 1.34 (7, and one of 1.0).
        if Self.has("and", in: name), Self.has("arrow", in: name), ratio < 1.2 { return size(height: 1.3) }
        if Self.has("on", in: name) { return size(height: 1.35) }
        if Self.has("slash", in: name) || Self.has("badge", in: name) { return size(height: 1.2) }
        if isStroke {
            // `arrow.left`, `plus`, `xmark` and `checkmark` cover 0.94 to 1.06 square ems.
            return ratio < 0.7 ? Size(width: 1.186, height: 1.186 * ratio) : size(height: ratio.squareRoot())
        }
        switch ratio {
        case 1...: return size(height: 1.19)
        case 0.94..<0.965: return Self.circle
        // 1.14 to 1.18 (3 symbols).
        case 0.905..<0.94: return size(height: 1.15)
        case 0.6..<0.905: return size(height: 1.05)
        default: return Size(width: 1.19 / ratio.squareRoot(), height: 1.19 * ratio.squareRoot())
        }
    }

    /// Whether a name is that of bare lines, which are smaller than what encloses something.
    private var isStroke: Bool {
        switch name {
        case "pencil", "multiply", "minus", "equal": return true
        default: break
        }
        if name.hasPrefix("line.") { return true }
        // An arrow alone, in whatever direction.
        return name.hasPrefix("arrow.")
            && name.split(separator: ".").dropFirst().allSatisfy { word in
                switch word {
                case "up", "down", "left", "right", "forward", "backward": true
                default: false
                }
            }
    }

    /// A symbol's size at one point, by name, from the frames of views that have the symbol's own size; filled ones are
    /// as large as the others unless they stand by themselves.
    ///
    /// Where a document shows one length only, the other follows from the shape of the preview. A view that is given a
    /// height shows the symbol's too: its frame is higher or lower than that height by as much as the symbol is than a
    /// line.
    private static func proportions(of name: String) -> Size? {
        if has("circle", in: name), !has("badge", in: name), !has("grid", in: name) { return circle }
        switch name {
        case "timer", "globe", "safari", "network", "face.smiling": return circle
        case "checkmark": return Size(width: 1.088, height: 0.97)
        case "chevron.down", "chevron.up": return Size(width: 1.09, height: 0.615)
        case "chevron.left", "chevron.right", "chevron.backward", "chevron.forward":
            return Size(width: 0.735, height: 0.97)
        case "arrow.left", "arrow.right": return Size(width: 1.147, height: 0.88)
        case "plus": return Size(width: 1.059, height: 0.95)
        case "star": return Size(width: 1.28, height: 1.176)
        case "lock": return Size(width: 0.935, height: 1.08)
        case "doc", "doc.text", "arrow.down.doc": return Size(width: 1.059, height: 1.176)
        case "exclamationmark.triangle": return Size(width: 1.25, height: 1.065)
        case "xmark": return Size(width: 1.029, height: 0.91)
        case "calendar": return Size(width: 1.235, height: 1.03)
        case "square.and.arrow.up": return Size(width: 1.125, height: 1.33)
        case "square.and.pencil": return Size(width: 1.205, height: 1.136)
        case "line.3.horizontal", "line.horizontal.3": return Size(width: 1.186, height: 0.566)
        case "person.3": return Size(width: 2.113, height: 1.046)
        case "trash": return Size(width: 1.118, height: 1.2)
        case "person": return Size(width: 1.067, height: 1)
        case "faceid": return Size(width: 1.2, height: 1.078)
        case "touchid": return Size(width: 1.25, height: 1.22)
        case "link": return Size(width: 1.255, height: 1.216)
        case "heart", "suit.heart": return Size(width: 1.235, height: 1.03)
        case "bell": return Size(width: 1.12, height: 1.147)
        case "bell.badge", "bell.slash", "mappin.and.ellipse": return Size(width: 1.11, height: 1.206)
        case "pin": return Size(width: 1.146, height: 1.265)
        case "applelogo": return Size(width: 0.893, height: 1.088)
        case "iphone": return Size(width: 1.026, height: 1.172)
        case "photo": return Size(width: 1.417, height: 1.03)
        case "envelope": return Size(width: 1.32, height: 0.96)
        case "ellipsis": return Size(width: 1.118, height: 0.324)
        case "ellipsis.rectangle": return Size(width: 1.335, height: 0.822)
        case "note": return Size(width: 1.216, height: 1.04)
        case "placeholdertext": return Size(width: 0.647, height: 1.03)
        case "memories": return Size(width: 1.295, height: 1.1)
        case "at": return Size(width: 1.21, height: 1.18)
        case "hand.thumbsup": return Size(width: 1.165, height: 1.18)
        case "dot.radiowaves.forward": return Size(width: 0.952, height: 1.098)
        case "mic": return Size(width: 1, height: 1.17)
        case "mic.slash": return Size(width: 1, height: 1.19)
        case "mic.fill": return Size(width: 1.07, height: 1.23)
        case "video.slash": return Size(width: 1.5, height: 1.34)
        case "speaker.slash": return Size(width: 1.07, height: 1.19)
        case "hand.raised": return Size(width: 1.4, height: 1.21)
        case "paperclip": return Size(width: 1.176, height: 1.24)
        case "paperplane.fill": return Size(width: 1.235, height: 1.15)
        case "gamecontroller": return Size(width: 1.65, height: 1.02)
        case "die.face.3": return Size(width: 1.14, height: 1.02)
        case "doc.on.doc", "doc.on.clipboard": return Size(width: 1.23, height: 1.35)
        case "text.bubble": return Size(width: 1.25, height: 1.08)
        case "flashlight.slash": return Size(width: 0.73, height: 1)
        case "chart.bar": return Size(width: 1.47, height: 1.03)
        case "arrowtriangle.down": return Size(width: 0.95, height: 0.89)
        case "arrow.triangle.2.circlepath.camera": return Size(width: 1.436, height: 1.04)
        case "chevron.down.square": return Size(width: 1.156, height: 1.03)
        case "arrow.clockwise", "arrow.counterclockwise": return Size(width: 1.045, height: 1.205)
        case "gobackward.10", "goforward.10", "10.arrow.trianglehead.counterclockwise",
            "10.arrow.trianglehead.clockwise":
            return Size(width: 1.155, height: 1.242)
        case "backward", "forward": return Size(width: 1.532, height: 0.91)
        case "play": return Size(width: 0.87, height: 0.952)
        case "stop": return Size(width: 1.043, height: 0.935)
        case "antenna.radiowaves.left.and.right": return Size(width: 1.222, height: 1.06)
        case "antenna.radiowaves.left.and.right.slash": return Size(width: 1.212, height: 1.212)
        case "bolt": return Size(width: 0.983, height: 1.258)
        case "bolt.horizontal": return Size(width: 1.595, height: 0.735)
        case "book": return Size(width: 1.325, height: 1.04)
        case "gift": return Size(width: 1.185, height: 1.157)
        case "phone": return Size(width: 1.167, height: 1.039)
        case "photo.artframe": return Size(width: 1.404, height: 1.02)
        case "tv": return Size(width: 1.475, height: 1.118)
        case "slider.horizontal.3": return Size(width: 1.254, height: 0.97)
        case "lock.open": return Size(width: 1.25, height: 1.077)
        case "hare": return Size(width: 1.76, height: 1.225)
        case "tortoise": return Size(width: 1.88, height: 0.96)
        case "square.and.arrow.down": return Size(width: 1.167, height: 1.31)
        case "square.and.arrow.up.trianglebadge.exclamationmark": return Size(width: 1.287, height: 1.373)
        case "tray.and.arrow.up": return Size(width: 1.416, height: 1.294)
        case "icloud.and.arrow.down": return Size(width: 1.411, height: 1.235)
        case "dock.arrow.up.rectangle", "dock.arrow.down.rectangle": return Size(width: 1.8, height: 1.375)
        case "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left":
            return Size(width: 1.585, height: 1.152)
        case "person.crop.circle.badge.exclamationmark": return Size(width: 1.354, height: 1.206)
        default:
            return name.hasSuffix(".fill") ? proportions(of: String(name.dropLast(".fill".count))) : nil
        }
    }

    /// Whether one of the words of a name, between points, is `word`.
    private static func has(_ word: String, in name: String) -> Bool {
        var rest = name.utf8[...]
        while let point = rest.firstIndex(of: UInt8(ascii: ".")) {
            if rest[..<point].elementsEqual(word.utf8) { return true }
            rest = rest[point...].dropFirst()
        }
        return rest.elementsEqual(word.utf8)
    }

    /// What is drawn in a circle does not matter (40 views in 12 repositories).
    private static let circle = Size(width: 1.163, height: 1.127)
}
