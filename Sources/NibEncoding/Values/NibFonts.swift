import InterfaceDocument
import StrutNib
import StrutTextMeasurement

/// A font as a nib keeps it.
struct NibFont: Hashable {
    /// Which font.
    enum Kind: Hashable {
        /// The system's font of a weight.
        case system(NibFontWeight)
        case italicSystem
        /// A font by its PostScript name.
        case named(String)
        /// A text style, by the name that UIKit has for it.
        case style(String)
    }

    var kind: Kind
    /// The size in points; of a text style that of the usual text size.
    var size: Double
    /// Whether it is a button's that has none of its own: that is an object beside the labels'.
    var isOfButton = false
}

/// The weights of the system font, and how nibs name them.
enum NibFontWeight: String, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The usage attribute of the font's descriptor.
    var usage: String {
        switch self {
        case .semibold: "CTFontDemiUsage"
        case .bold: "CTFontEmphasizedUsage"
        default: "CTFont\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())Usage"
        }
    }

    /// The end of the font's name.
    var nameEnding: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The weight as texts are measured in it.
    var measured: Font.Weight {
        Self.allCases.firstIndex(of: self).flatMap(Font.Weight.init) ?? .regular
    }

    /// The traits of UIKit's fonts: 2 for bold ones, 4 and 8 for thin and light ones.
    var traits: Int {
        switch self {
        case .ultraLight, .thin: 4
        case .light: 8
        case .regular, .medium: 0
        case .semibold, .bold, .heavy, .black: 2
        }
    }
}

extension NibFont {
    /// The font of a description; `defaultSize` is that of its class where it has none.
    init(_ description: FontDescription, defaultSize: Double) {
        size =
            description.pointSize ?? description.size.flatMap(Font.NamedSize.init)?.points
            ?? description.metaFontSize ?? defaultSize
        switch description.kind {
        case .system(let weight): kind = .system(weight.flatMap(NibFontWeight.init) ?? .regular)
        case .boldSystem: kind = .system(.bold)
        case .italicSystem: kind = .italicSystem
        case .named(let name, _): kind = .named(name)
        case .style(let style):
            kind = .style(style)
            size = TextStyle(interfaceBuilderName: style).map { Font.preferred($0, .large).pointSize } ?? 17
        }
    }

    /// The font as texts are measured in it.
    var measured: Font {
        switch kind {
        case .system(let weight): .system(ofSize: size, weight: weight.measured)
        case .italicSystem: .italicSystem(ofSize: size)
        case .named(let name): .named(name, size: size)
        case .style(let name):
            Font(
                face: .system(weight: .regular, italic: false), pointSize: size,
                textStyle: TextStyle(interfaceBuilderName: name))
        }
    }

    /// The system's regular font.
    static func system(_ size: Double) -> NibFont { NibFont(kind: .system(.regular), size: size) }
}

extension NibContext {
    /// What measures texts, with the system's fonts of the simulator that a version of Xcode compiles with.
    var textMeasurer: TextMeasurer {
        let generation: SystemFontGeneration =
            follows(12)
            ? .sanFrancisco : follows(11) ? .sanFranciscoPro13 : follows(9) ? .sanFranciscoPro : .sanFranciscoUI
        return TextMeasurer(generation: generation, scale: 2)
    }
}

extension NibUnit {
    /// The font of an element under the key `fontDescription`; that of its class where none is written.
    mutating func font(of element: Element, defaultSize: Double) -> NibGraph.Object {
        let description = element.child(.fontDescription, key: "fontDescription").flatMap(FontDescription.init)
        var font = description.map { NibFont($0, defaultSize: defaultSize) } ?? .system(defaultSize)
        font.isOfButton = element.name == .button && description == nil
        return self.font(font)
    }

    /// A font; equal ones are one object, but for those of text styles, which are asked for again.
    mutating func font(_ font: NibFont) -> NibGraph.Object {
        if let object = shared.fonts[font] { return object }
        let object = graph.make("UIFont")
        let name = name(of: font)
        set("UIFontName", string(name), on: object)
        let isStyle: Bool
        if case .style(let style) = font.kind {
            isStyle = true
            set("UIIBTextStyle", string(style), on: object)
        } else {
            isStyle = false
            shared.fonts[font] = object
            set("UIFontDescriptor", descriptor(of: font), on: object)
        }
        let isNamed = if case .named = font.kind { true } else { false }
        set("UIFontPointSize", .double(isStyle ? 0 : font.size), on: object)
        if context.follows(9) {
            set("UIFontTextStyleForScaling", .none, on: object)
            set("UIFontPointSizeForScaling", .double(0), on: object)
            set("UIFontMaximumPointSizeAfterScaling", .double(0), on: object)
        }
        set("UIFontTraits", .int(traits(of: font)), on: object)
        set("UISystemFont", .bool(!isNamed), on: object)
        set("NSName", string(name), on: object)
        set("NSSize", .double(font.size), on: object)
        return object
    }

    private mutating func descriptor(of font: NibFont) -> NibGraph.Object {
        let descriptor = graph.make("UIFontDescriptor")
        // Whole sizes were kept as whole numbers before Xcode 12.
        let whole = context.follows(12) ? nil : Int(exactly: font.size)
        let size = whole.map { number($0) } ?? number(font.size)
        var entries = [(string("NSFontSizeAttribute"), size)]
        switch font.kind {
        case .named(let name): entries.append((string("NSFontNameAttribute"), string(name)))
        case .italicSystem: entries.append((string("NSCTFontUIUsageAttribute"), string("CTFontObliqueUsage")))
        case .system(let weight):
            entries.append((string("NSCTFontUIUsageAttribute"), string(weight.usage)))
            if weight == .bold {
                entries.append((string("NSCTFontUIUsageOverrideAttribute"), string("CTFontBoldUsage")))
            }
        case .style: break
        }
        // From Xcode 12 on only a descriptor with an override is a mutable one.
        let isMutable = font.kind == .system(.bold) || !context.follows(12)
        set(
            "UIFontDescriptorAttributes", dictionary(entries, isMutable ? "NSMutableDictionary" : "NSDictionary"),
            on: descriptor)
        if context.follows(14) { set("UIFontDescriptorOptions", .int(options(of: font)), on: descriptor) }
        return descriptor
    }

    /// What later systems read of the descriptor; a font by its name has none.
    private func options(of font: NibFont) -> Int {
        if case .named = font.kind { return 0 }
        return context.follows(15) ? 2_147_517_444 : 2_147_516_422
    }

    private func name(of font: NibFont) -> String {
        let weight: String
        switch font.kind {
        case .named(let name): return name
        case .style(let style):
            weight = style == "UICTFontTextStyleHeadline" ? "Semibold" : "Regular"
        case .system(let own): weight = own.nameEnding
        case .italicSystem: weight = context.follows(11) ? "RegularItalic" : "Italic"
        }
        if context.follows(11) { return ".SFUI-\(weight)" }
        let family = font.size < 20 ? ".SFUIText" : ".SFUIDisplay"
        if weight == "Regular" { return context.follows(8) ? family : family + "-Regular" }
        return "\(family)-\(weight)"
    }

    private func traits(of font: NibFont) -> Int {
        switch font.kind {
        case .named(let name): NibFontFamilies.traits(ofFontNamed: name)
        case .style(let style): style == "UICTFontTextStyleHeadline" ? 2 : 0
        case .system(let weight): weight.traits
        case .italicSystem: 1
        }
    }
}
