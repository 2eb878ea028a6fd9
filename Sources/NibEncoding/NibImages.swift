import InterfaceDocument
import Nib

/// Images and symbols, which nibs keep by their names.
extension NibUnit {
    /// The image that an attribute of an element names, or the `<imageReference>` under that key.
    mutating func image(_ attribute: String, of element: Element) -> NibGraph.Object? {
        if let name = element.string(named: attribute) {
            return name.isEmpty ? nil : image(name, isSymbol: element.namesSymbol(attribute), nil)
        }
        let reference = element.children.first { $0.name == .imageReference && $0.key == attribute }
        guard let reference, let name = reference.string(.image), !name.isEmpty else { return nil }
        return image(name, isSymbol: reference.has(.catalog, equalTo: "system"), referenceConfiguration(reference))
    }

    private mutating func image(_ name: String, isSymbol: Bool, _ configuration: NibGraph.Object?) -> NibGraph.Object {
        let key = "\(isSymbol) \(name)"
        if configuration == nil, let object = shared.images[key] { return object }
        let object = graph.make("UIImageNibPlaceholder")
        if configuration == nil { shared.images[key] = object }
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
