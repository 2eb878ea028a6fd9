import InterfaceDocument

/// What a document's colours look like.
struct ColorResolver: Sendable {
    let document: Document
    let resources: any PictureResources

    /// The colour that is drawn; nil for none, and for what is no plain colour.
    func ink(_ color: Color?) -> Ink? {
        guard let color else { return nil }
        switch color.value {
        case .rgb, .white:
            return color.inSRGB.map { Ink(RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)) }
        case .named(let name): return named(name)
        case .system(let name): return SystemColors.ink(name) ?? stored(document.systemColor(name))
        case .pattern, .unknown: return nil
        }
    }

    /// A colour of the project's catalogs, else as the document noted it.
    private func named(_ name: String) -> Ink? {
        if let found = resources.color(named: name), found.light.count == 4, found.dark.count == 4 {
            return Ink(light: RGBA(found.light), dark: RGBA(found.dark))
        }
        return stored(document.namedColor(name))
    }

    /// A colour of the document's notes, which hold components and never another name.
    private func stored(_ color: Color?) -> Ink? {
        switch color?.value {
        case .rgb, .white: ink(color)
        case .system(let name)?: SystemColors.ink(name)
        default: nil
        }
    }
}

extension RGBA {
    fileprivate init(_ parts: [Double]) {
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
