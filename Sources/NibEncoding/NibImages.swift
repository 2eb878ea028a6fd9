import InterfaceDocument
import StrutNib

/// Images and symbols, which nibs keep by their names.
extension NibUnit {
    /// The image that an attribute of an element names, or the `<imageReference>` under that key.
    /// Equal images are one object, unless `isShared` is false.
    mutating func image(_ attribute: String, of element: Element, isShared: Bool = true) -> NibGraph.Object? {
        if let name = element.string(named: attribute) {
            return name.isEmpty ? nil : image(name, isSymbol: element.namesSymbol(attribute), nil, isShared)
        }
        let reference = element.children.first { $0.name == .imageReference && $0.key == attribute }
        guard let reference, let name = reference.string(.image), !name.isEmpty else { return nil }
        return image(
            name, isSymbol: reference.has(.catalog, equalTo: "system"), referenceConfiguration(reference), isShared)
    }

    private mutating func image(
        _ name: String, isSymbol: Bool, _ configuration: NibGraph.Object?, _ isShared: Bool
    ) -> NibGraph.Object {
        let key = isShared && configuration == nil ? "\(isSymbol) \(name)" : nil
        if let key, let object = shared.images[key] { return object }
        if isSymbol, !context.variant.hasSymbolPlaceholders { return systemImage(name, key) }
        let object = graph.make("UIImageNibPlaceholder")
        if let key { shared.images[key] = object }
        set("UIImageWidth", .float(isSymbol ? 0 : 1), on: object)
        set("UIImageHeight", .float(isSymbol ? 0 : 1), on: object)
        set("UIResourceName", string(name), on: object)
        if context.follows(12) {
            set("UISystemSymbolResourceName", isSymbol ? .object(string(name)) : .none, on: object)
            set("UISymbolImageConfiguration", configuration.map { .object($0) } ?? .none, on: object)
        }
        if context.follows(13) { set("UIResourceCatalogName", .none, on: object) }
        return object
    }

    /// A symbol as systems before iOS 14 read it: an image of the system. What its font would say of its size is left
    /// out.
    private mutating func systemImage(_ name: String, _ key: String?) -> NibGraph.Object {
        let object = graph.make("UIImage")
        if let key { shared.images[key] = object }
        let (configuration, traits) = systemImageConfiguration()
        set("UIIsSystemImage", .bool(true), on: object)
        set("UIImageName", string(name), on: object)
        set("UIKitDidEncode", .bool(true), on: object)
        set("UIKitWantsProperties", .bool(true), on: object)
        set("UIScale", .float(1), on: object)
        set("UIImageOrientation", .int(0), on: object)
        set("UIHasPattern", .bool(false), on: object)
        set("UIRenderingMode", .int(0), on: object)
        set("UIImageSymbolConfiguration", configuration, on: object)
        set("UIImageConfiguration", configuration, on: object)
        set("UIImageTraitCollection", traits, on: object)
        set("UIImageIsFlippedInRightToLeft", .bool(false), on: object)
        set("UIImageAccessibilityLabel", .none, on: object)
        set("UIImageAccessibilityLanguage", .none, on: object)
        return object
    }

    /// How symbols look that say nothing of it, and the traits that this holds for: the same for all of a nib.
    private mutating func systemImageConfiguration() -> (configuration: NibGraph.Object, traits: NibGraph.Object) {
        if let made = shared.systemImageConfiguration { return made }
        let configuration = graph.make("UIImageSymbolConfiguration")
        let traits = graph.make("UITraitCollection")
        let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
        set(prefix + "UserInterfaceIdiom", .int(0), on: traits)
        set(prefix + "DisplayScale", .double(1), on: traits)
        set(prefix + "DisplayGamut", .int(0), on: traits)
        set(prefix + "UserInterfaceStyle", .int(1), on: traits)
        set(prefix + "UserInterfaceLayoutDirection", .int(0), on: traits)
        set(prefix + "PreferredContentSizeCategory", .int(4), on: traits)
        set(prefix + "LegibilityWeight", .int(0), on: traits)
        set(prefix + "AccessibilityContrast", .int(0), on: traits)
        set("UITraitCollection", traits, on: configuration)
        shared.systemImageConfiguration = (configuration, traits)
        return (configuration, traits)
    }

    private mutating func referenceConfiguration(_ reference: Element) -> NibGraph.Object? {
        guard let scale = NibClasses.symbolScale(reference.string(.symbolScale)) else { return nil }
        let object = graph.make("UIImageSymbolConfiguration")
        set("UITraitCollection", .none, on: object)
        set("UISymbolScale", .int(scale), on: object)
        return object
    }

    /// How a symbol is drawn: its scale, weight and size.
    mutating func symbolConfiguration(_ key: String, of element: Element) -> NibGraph.Object? {
        guard let child = element.children.first(where: { $0.key == key }), child.name != .nil else { return nil }
        let object = graph.make("UIImageSymbolConfiguration")
        set("UITraitCollection", .none, on: object)
        if let scale = NibClasses.symbolScale(child.string(.scale)) { set("UISymbolScale", .int(scale), on: object) }
        if let size = child.double(.pointSize) { set("UISymbolPointSize", .double(size), on: object) }
        if let weight = NibClasses.symbolWeight(child.string(.weight)) {
            set("UISymbolWeight", .int(weight), on: object)
        }
        return object
    }
}

extension NibClasses {
    /// The raw values of `UIImage.SymbolScale`.
    static func symbolScale(_ word: String?) -> Int? {
        switch word {
        case "default": -1
        case "small": 1
        case "medium": 2
        case "large": 3
        default: nil
        }
    }

    /// The raw values of `UIImage.SymbolWeight`.
    static func symbolWeight(_ word: String?) -> Int? {
        ["unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
            .firstIndex(of: word ?? "")
    }
}
