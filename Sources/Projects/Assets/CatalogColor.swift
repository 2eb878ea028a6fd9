import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutJSON

/// A colour set of an asset catalog as its `Contents.json` has it.
struct CatalogColor {
    let asset: ColorAsset

    /// Reads the entries: those for other idioms than phones and pads, and for high contrast, count for nothing.
    init(_ contents: JSONValue) {
        var asset = ColorAsset(light: nil)
        // Where a screen without the wide gamut has an entry of its own, that one is sRGB's.
        let entries = contents["colors"]?.array ?? []
        for entry in entries.filter(\.isOfWideGamut) + entries.filter({ !$0.isOfWideGamut }) {
            guard ["universal", "iphone", nil].contains(entry["idiom"]?.string), let color = entry["color"] else {
                continue
            }
            let appearances = (entry["appearances"]?.array ?? []).compactMap { $0["value"]?.string }
            guard let components = Self.components(color) else { continue }
            switch appearances {
            case [], ["light"]: asset.light = components
            case ["dark"]: asset.dark = components
            default: break
            }
        }
        self.asset = asset
    }

    /// `0.5`, `0x80` and `128` are all ways to write a component. A reference to a system colour has none.
    private static func components(_ color: JSONValue) -> ColorAsset.Components? {
        guard let parts = color["components"] else { return nil }
        // An opacity is a share however it is written: `1` is all of it.
        let written = parts["alpha"].flatMap { $0.number ?? $0.string.flatMap(Double.init) } ?? 1
        let alpha = written.isFinite ? min(max(written, 0), 1) : 1
        if let white = parts["white"].flatMap(component) {
            return ColorAsset.Components(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = parts["red"].flatMap(component), let green = parts["green"].flatMap(component),
            let blue = parts["blue"].flatMap(component)
        else { return nil }
        switch color["color-space"]?.string {
        case "display-p3":
            let converted = DisplayP3(red: red, green: green, blue: blue).inSRGB
            return ColorAsset.Components(red: converted.red, green: converted.green, blue: converted.blue, alpha: alpha)
        case "extended-linear-srgb":
            // Shares of light, as `CGColorSpace.extendedLinearSRGB` has them: the primaries are those of sRGB.
            return ColorAsset.Components(
                red: SRGBTransfer.encoded(red), green: SRGBTransfer.encoded(green), blue: SRGBTransfer.encoded(blue),
                alpha: alpha)
        default: return ColorAsset.Components(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    private static func component(_ value: JSONValue) -> Double? {
        if let number = value.number { return number }
        guard let text = value.string else { return nil }
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
        return Int(text).map { Double($0) / 255 }
    }
}

extension JSONValue {
    /// Whether an entry of a colour set is for screens with the wide gamut.
    fileprivate var isOfWideGamut: Bool { self["display-gamut"]?.string == "display-P3" }
}
