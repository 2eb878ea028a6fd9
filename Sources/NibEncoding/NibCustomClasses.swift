import InterfaceDocument

/// The names of custom classes as the runtime knows them.
extension NibContext {
    /// The name of an element's custom class; nil where it has none.
    func customClassName(of element: Element) -> String? {
        guard let name = element.string(.customClass), !name.isEmpty else { return nil }
        return className(name, module(of: element))
    }

    /// The module of an element's custom class: one that it names, or that the target is.
    private func module(of element: Element) -> String? {
        let module = element.string(.customModule)
        if element.has(.customModuleProvider, equalTo: "target") { return options.module ?? module }
        return module
    }

    /// A class of a Swift module has the name that the compiler gives it, which says how long both parts are.
    func className(_ name: String, _ module: String?) -> String {
        guard let module, !module.isEmpty else { return name }
        let identifier = Self.moduleIdentifier(module)
        return "_TtC" + Self.mangled(identifier) + Self.mangled(name)
    }

    private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }

    /// A module's name as an identifier: what cannot be in one is an underscore.
    private static func moduleIdentifier(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isWord = scalar.properties.isAlphabetic || scalar == "_" || scalar.properties.numericType != nil
            result.unicodeScalars.append(isWord ? scalar : "_")
        }
        return result.first?.isNumber == true ? "_" + result.dropFirst() : result
    }
}
