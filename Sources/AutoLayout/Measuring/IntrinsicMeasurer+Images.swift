import Environment
import InterfaceDocument

/// Image views, and the images of buttons: the document keeps the size of every image it names.
extension IntrinsicMeasurer {
    func imageViewSize(_ imageView: ImageView) -> IntrinsicSize {
        guard let name = imageView.imageName else { return .none }
        let size = imageSize(
            named: name, in: imageView.element, configuration: imageView.symbolConfiguration, defaultPointSize: 17)
        guard let size else { return .none }
        guard imageView.isSystemImage else { return IntrinsicSize(size) }
        // The alignment rectangle of a symbol is not its image's.
        let delta = SymbolMetrics.alignmentDelta(
            name, weight: imageView.symbolConfiguration?.weight, scale: environment.scale,
            environment.profile)
        return IntrinsicSize(width: size.width, height: size.height - delta)
    }

    /// The size in points of an image that is no symbol, as the document keeps it, or else as the project has it.
    func knownImageSize(_ name: String) -> Size? {
        document.image(named: name)?.size ?? environment.resources?.image(named: name)?.size
    }

    /// The size in points of an image that `element` shows; nil where the document does not know it.
    ///
    /// Of a system symbol the document keeps a preview, whose larger side is 128: only its shape counts.
    func imageSize(
        named name: String, in element: Element, configuration: SymbolConfiguration?, defaultPointSize: Double
    ) -> Size? {
        let resource = document.image(named: name)
        guard element.usesSystemImage || resource?.isSystem == true else { return knownImageSize(name) }
        let size = SymbolMetrics.size(
            name, pointSize: symbolPointSize(configuration, default: defaultPointSize),
            scale: configuration?.scale ?? element.symbolScale, preview: resource?.size)
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
