import InterfaceDocument
import StrutEnvironment

/// Image views, and the images of buttons: the document keeps the size of every image it names.
extension IntrinsicMeasurer {
    func imageViewSize(_ imageView: ImageView) -> IntrinsicSize {
        guard let name = imageView.imageName else { return .none }
        guard let symbol = symbol(in: imageView) else {
            let size = imageSize(
                named: name, in: imageView.element, configuration: imageView.symbolConfiguration, defaultPointSize: 17)
            return size.map(IntrinsicSize.init) ?? .none
        }
        // The alignment rectangle of a symbol is not its image's.
        return IntrinsicSize(alignedSize(of: symbol))
    }

    /// How wide a symbol's image is, and how high its alignment rectangle, in points.
    func alignedSize(of symbol: SymbolMetrics) -> Size {
        Size(
            width: roundedUp(symbol.size(environment.profile).width),
            height: symbol.lineHeight(pixelsPerPoint: environment.scale))
    }

    /// Whether the image that `element` names is one of the system's symbols, as the element or the document says.
    func isSymbol(_ name: String, in element: Element) -> Bool {
        element.usesSystemImage || document.image(named: name)?.isSystem == true
    }

    /// The symbol that an image view shows; nil if it shows none.
    func symbol(in imageView: ImageView) -> SymbolMetrics? {
        guard imageView.isSystemImage, let name = imageView.imageName else { return nil }
        return symbol(
            name, in: imageView.element, configuration: imageView.symbolConfiguration, defaultPointSize: 17)
    }

    /// The symbol `name` as `element` shows it.
    func symbol(
        _ name: String, in element: Element, configuration: SymbolConfiguration?, defaultPointSize: Double,
        defaultScale: String? = nil
    ) -> SymbolMetrics {
        SymbolMetrics(
            name: name, pointSize: symbolPointSize(configuration, default: defaultPointSize),
            scale: configuration?.scale ?? element.symbolScale ?? defaultScale,
            isBold: configuration?.isBold ?? false, preview: document.image(named: name)?.size)
    }

    /// The size in points of an image that is no symbol, as the document keeps it, or else as the project has it.
    func knownImageSize(_ name: String) -> Size? {
        document.image(named: name)?.size ?? environment.resources?.image(named: name)?.size
    }

    /// The size in points of an image that `element` shows; nil where the document does not know it.
    func imageSize(
        named name: String, in element: Element, configuration: SymbolConfiguration?, defaultPointSize: Double
    ) -> Size? {
        guard isSymbol(name, in: element) else { return knownImageSize(name) }
        let symbol = symbol(name, in: element, configuration: configuration, defaultPointSize: defaultPointSize)
        let size = symbol.size(environment.profile)
        return Size(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// The size in points of the text that a symbol goes with.
    func symbolPointSize(_ configuration: SymbolConfiguration?, default defaultPointSize: Double) -> Double {
        switch configuration?.configurationType {
        case "pointSize"?: configuration?.pointSize ?? defaultPointSize
        case "font"?: fonts.font(configuration?.font, defaultSize: defaultPointSize).pointSize
        default: defaultPointSize
        }
    }
}
