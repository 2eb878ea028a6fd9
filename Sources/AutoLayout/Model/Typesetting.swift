import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// How the texts of a document are set: which font a description means, how wide and high text in it is, and what views
/// that set it themselves reported.
struct Typesetting: Sendable {
    let fonts: FontResolver
    let measurer: TextMeasurer
    /// The intrinsic sizes in points that designable views reported when the document was saved, by id.
    let reportedSizes: [String: Size]

    init(_ document: Document, environment: ResolvedEnvironment) {
        fonts = FontResolver(environment: environment)
        measurer = TextMeasurer(document, in: environment)
        reportedSizes = document.designableSizes
    }
}

extension Font {
    /// The height of one line in points, not rounded.
    func lineHeight(in measurer: TextMeasurer) -> Double { measurer.metrics(of: self).lineHeight }
}
