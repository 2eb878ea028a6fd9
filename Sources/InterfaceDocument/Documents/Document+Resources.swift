// What the document notes of resources outside of it: images, colours, fonts, designables, classes.

/// An `<image>` of the resources, with its size in points.
public struct ImageResource: Hashable, Sendable {
    /// The element that is read.
    public let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// The name.
    public var name: String { element.string(.name) ?? "" }

    /// The size in points; nil when none is noted.
    public var size: Size? { Size(element) }

    /// True for one of the system's symbols.
    public var isSystem: Bool { element.has(.catalog, equalTo: "system") }

    /// True for one that the document itself holds.
    public var isEmbedded: Bool { element.child(key: "keyedArchiveRepresentation") != nil }
}

extension Document {
    /// The images that the document uses, in document order.
    public var images: [ImageResource] { resources(.image).map(ImageResource.init) }

    /// The sizes in points of the images whose size is noted, by name.
    public var imageSizes: [String: Size] {
        var sizes: [String: Size] = [:]
        for image in images { sizes[image.name] = image.size ?? sizes[image.name] }
        return sizes
    }

    /// The image with a name.
    public func image(named name: String) -> ImageResource? { resource(.image, named: name).map(ImageResource.init) }

    /// The colour of an asset catalog, as it was when the document was saved.
    public func namedColor(_ name: String) -> Color? { color(.namedColor, named: name) }

    /// The colour of the system, as it was when the document was saved.
    public func systemColor(_ name: String) -> Color? { color(.systemColor, named: name) }

    /// The tint of all of the document.
    public var globalTintColor: Color? { root.color(key: "tintColor") }

    private func color(_ kind: ElementName, named name: String) -> Color? {
        resource(kind, named: name)?.child(.color).flatMap(Color.init)
    }

    private func resources(_ kind: ElementName) -> [Element] {
        root.child(.resources).map { $0.children.filter { $0.name == kind } } ?? []
    }

    private func resource(_ kind: ElementName, named name: String) -> Element? {
        root.child(.resources)?.children.first { $0.name == kind && $0.has(.name, equalTo: name) }
    }
}

extension Document {
    /// The PostScript names of fonts that come with the app, by the file they are in.
    public var customFonts: [(file: String, names: [String])] {
        guard let fonts = root.child(.customFonts) else { return [] }
        return fonts.children.map { ($0.key ?? "", $0.children.compactMap(\.stringContent)) }
    }

    /// The PostScript names of fonts that come with the app in `.otf` files.
    public var openTypeFonts: Set<String> {
        Set(customFonts.lazy.filter { $0.file.lowercased().hasSuffix(".otf") }.flatMap(\.names))
    }

    /// The intrinsic sizes in points that designable views reported when the document was saved, by their ids.
    public var designableSizes: [String: Size] {
        guard let designables = root.child(.designables) else { return [:] }
        return designables.children.reduce(into: [:]) { sizes, designable in
            guard let id = designable.string(.name), sizes[id] == nil else { return }
            sizes[id] = designable.size(key: "intrinsicContentSize")
        }
    }

    /// The classes that old documents list, with their superclasses.
    public var classes: [(name: String, superclass: String?)] {
        guard let classes = root.child(.classes) else { return [] }
        return classes.children.compactMap { element in
            element.string(.className).map { ($0, element.string(.superclassName)) }
        }
    }

    /// The segues from which a controller that several lead to takes its simulated bars.
    public var inferredMetricsTieBreakers: [Segue] {
        guard let ties = root.child(.inferredMetricsTieBreakers) else { return [] }
        return ties.children.compactMap { $0.reference(.reference).flatMap(Segue.init) }
    }
}
